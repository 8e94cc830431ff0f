// What is wrong with a page for those who see little, or hear it: a list of sentences.
(() => {
  const complaints = [];
  const visible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !element.closest(".unseen");
  const told = (element) => `<${element.tagName.toLowerCase()} ${element.id || element.className.baseVal
    || element.className}> ${element.textContent.trim().slice(0, 30)}`;

  const byId = (ids) => (ids ?? "").split(" ").map((id) => document.getElementById(id)?.textContent).join("");
  const nameOf = (element) => element.ariaLabel || byId(element.getAttribute("aria-labelledby"))
    || [...element.labels ?? []].map((label) => label.textContent).join("") || element.textContent.trim();
  for (const element of document.querySelectorAll("button, input, select, summary, [role=img], [role=region], [tabindex], dialog")) {
    if (!nameOf(element)) complaints.push(`no name: ${told(element)}`);
  }
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) complaints.push(`two are called ${id}`);
  for (const element of document.querySelectorAll("[aria-labelledby]")) {
    for (const id of element.getAttribute("aria-labelledby").split(" ")) {
      if (!ids.includes(id)) complaints.push(`${told(element)} is labelled by ${id}, which is not there`);
    }
  }

  const channels = (text) => text.match(/[\d.]+/g).map(Number);
  const over = ([r, g, b, a = 1], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a)];
  const light = (color) => color.map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, at) => sum + value * [0.2126, 0.7152, 0.0722][at], 0);
  const behind = (element) => {
    if (!element) return [255, 255, 255];
    const color = channels(getComputedStyle(element).backgroundColor);
    return color[3] === undefined ? color : over(color, behind(element.parentElement));
  };
  const contrast = (a, b) => {
    const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y);
    return (bright + 0.05) / (dark + 0.05);
  };
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own || !visible(element)) continue;
    const style = getComputedStyle(element), background = behind(element);
    const color = over(channels(element.closest("svg") ? style.fill : style.color), background);
    const size = parseFloat(style.fontSize), large = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
    const ratio = contrast(color, background);
    if (ratio < (large ? 3 : 4.5)) complaints.push(`contrast ${ratio.toFixed(2)}: ${told(element)}`);
  }
  for (const element of document.querySelectorAll("button, select, summary, input:not([type=range]), [data-cell]")) {
    const { width, height } = element.getBoundingClientRect();
    if (visible(element) && (width < 24 || height < 24)) complaints.push(`${width} x ${height}: ${told(element)}`);
  }
  return complaints;
})();
