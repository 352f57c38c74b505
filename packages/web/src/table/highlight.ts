/** Pointing at a thing lights it up wherever it lies: everything marked `data-thing` or `data-anchor="kind:id"` is found. */

import { type AnyFact, pieces } from '@tabularium/kernel';

/** Light up these things and places, and nothing else; without any, nothing. */
export function pointAt(...things: readonly string[]): void {
  for (const lit of document.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
  for (const name of things.map((thing) => CSS.escape(thing))) {
    for (const found of document.querySelectorAll(`[data-thing="${name}"], [data-anchor="${name}"]`)) {
      found.setAttribute('data-lit', '');
    }
  }
}

/** Fields of facts that say where something happened, though the sentence may not. */
const WHERE: readonly string[] = ['space', 'square', 'place', 'front'];

/** The things and places a fact is about: what its sentence names, and where its fields say it happened. */
export function aboutOf(fact: AnyFact, words: string): readonly string[] {
  const named = pieces(words, []).flatMap(({ kind, id }) =>
    kind === undefined || kind === 'seat' ? [] : `${kind}:${id}`,
  );
  const fields = Object.entries(fact).flatMap(([name, value]) => {
    return WHERE.includes(name) ? `${name}:${value}` : [];
  });
  return [...new Set([...named, ...fields])];
}
