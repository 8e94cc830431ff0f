// @ts-check
/** What every view needs: elements found and made, texts put into them, and numbers as words. */

export const { format } = new Intl.NumberFormat("en-US");

/** @param {string} selector @param {ParentNode} within @returns {HTMLElement} */
export function find(selector, within = document) {
  return /** @type {HTMLElement} */ (within.querySelector(selector));
}

/** @param {string} selector @param {ParentNode} within */
export function findAll(selector, within = document) {
  return [...within.querySelectorAll(selector)].map((found) => /** @type {HTMLElement} */ (found));
}

/** Put a text where another stands. @param {HTMLElement} place @param {string} text */
export function put(place, text) {
  if (place.textContent === text) return false;
  place.textContent = text;
  return true;
}

/** @param {string} name @param {string} kind @returns {HTMLElement} */
export function make(name, kind, text = "") {
  return Object.assign(document.createElement(name), { className: kind, textContent: text });
}

/** `950`, `8.4k`, `2M`. @param {number} number */
export function short(number) {
  const [size, unit] = number < 1e6 ? [1e3, "k"] : [1e6, "M"];
  return number < 1e3 ? String(number) : `${(number / size).toFixed(number < 10 * size ? 1 : 0)}${unit}`;
}
