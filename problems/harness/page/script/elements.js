// @ts-check
/** Helpers of every view: find and make elements, put texts into them, and format numbers. */

export const { format } = new Intl.NumberFormat("en-US");

/** @param {string} selector @param {ParentNode} within @returns {HTMLElement} */
export function find(selector, within = document) {
  return /** @type {HTMLElement} */ (within.querySelector(selector));
}

/** @param {string} selector @param {ParentNode} within */
export function findAll(selector, within = document) {
  return [...within.querySelectorAll(selector)].map((element) => /** @type {HTMLElement} */ (element));
}

/** Set the text of an element, if it differs. @param {HTMLElement} element @param {string} text */
export function put(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** The last of some numbers that passes a test, which none after it passes, or -1. @param {number} count of the numbers from 0 @param {(number: number) => boolean} passes */
export function lastOf(count, passes) {
  let low = 0, high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(middle)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** @param {string} name @param {string} kind @returns {HTMLElement} */
export function make(name, kind, text = "") {
  return Object.assign(document.createElement(name), { className: kind, textContent: text });
}
