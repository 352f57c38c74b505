/** Pointing at a thing lights it up wherever it lies: everything marked `data-thing="kind:id"` is found. */

/** Light up that thing, and nothing else; without one, nothing. */
export function pointAt(thing: string | undefined): void {
  for (const lit of document.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
  if (thing === undefined) return;
  for (const found of document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)) {
    found.setAttribute('data-lit', '');
  }
}
