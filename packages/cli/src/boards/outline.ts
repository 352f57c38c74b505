/** The picture of a game that has none of its own: its view as an outline, what is hidden counted. */

import { HIDDEN } from '@tabularium/kernel';
import { bold, faint, hung, inSeatColour } from '../screen.ts';
import type { Labels } from './picture.ts';

/** The kernel's part of a view says nothing to a player. */
const INNER = ['viewer', 'seats', 'options', 'frames', 'random', 'facts'];

/** Every zone of the view with its content. Lists with one entry per seat are labelled with the players' names. */
export function outline(view: object, labels: Labels): string[] {
  return Object.entries(view)
    .filter(([zone]) => !INNER.includes(zone))
    .flatMap(([zone, content]) => describe(zone, content, labels, 0))
    .flatMap((line) => hung(line, (/^ */.exec(line)?.[0].length ?? 0) + 4, labels.width));
}

function describe(label: string, value: unknown, labels: Labels, depth: number): string[] {
  const { names } = labels;
  const indent = '  '.repeat(depth);
  if (isShort(value)) return [`${indent}${faint(label)} ${brief(value, labels)}`];
  const perSeat = Array.isArray(value) && value.length === names.length;
  const entries = Object.entries(value as object).flatMap(([key, part]) => {
    const owner = perSeat ? inSeatColour(Number(key), names[Number(key)] ?? key) : key;
    return describe(owner, part, labels, depth + 1);
  });
  return [`${indent}${bold(label)}`, ...entries];
}

/** Does it fit on a line: a plain value, a list of those, or a small object of those? */
function isShort(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const parts: unknown[] = Object.values(value);
  if (parts.some((part) => typeof part === 'object' && part !== null)) return false;
  return Array.isArray(value) || parts.length <= 8;
}

function brief(value: unknown, labels: Labels): string {
  if (typeof value !== 'object' || value === null) return value === HIDDEN ? labels.say.hidden : String(value);
  if (!Array.isArray(value)) {
    return Object.entries(value)
      .map(([key, part]) => `${faint(`${key}:`)}${brief(part, labels)}`)
      .join('  ');
  }
  const unknown = value.filter((part) => part === HIDDEN).length;
  const known = value.filter((part) => part !== HIDDEN).map((part) => brief(part, labels));
  if (unknown > 0) known.push(faint(`${unknown} × ${labels.say.hidden}`));
  return known.length === 0 ? faint('–') : known.join(' ');
}
