// @ts-check
import { find, make } from "./elements.js";
import { Lane } from "./lane.js";
import { Page } from "./page.js";

/** Inflate the traces and show them: the one name that the page gives to others. */
const opened = /** @type {any} */ (globalThis).kata = (async () => {
  const { lanes, ...settings } = JSON.parse(find("#data").textContent ?? "");
  return new Page(await Promise.all(lanes.map(Lane.read)), settings);
})();
opened.catch((/** @type {Error} */ error) => {
  const text = `The traces cannot be shown here: ${error.message}. Open the page in a browser of 2023 or later.`;
  find("#player").prepend(make("p", "note", text));
});
