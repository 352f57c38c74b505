/** Which cards the decks consist of, by module and number of players (TA 1.4, 1.5, 17.2, 17.3, 17.8). */

import type { Card, Level, MilitaryKind } from '../content/model.ts';
import { type Placeholder, placeholderId } from '../content/placeholders.ts';
import type { AgesOptions } from '../vocabulary.ts';
import { BOXES, type Box, CIVIL_CARDS, MILITARY_CARDS } from './cards.ts';

/** The levels that have decks: a shorter game ends with Age II (TA 16.8). */
export function levelsPlayed(options: AgesOptions): readonly Level[] {
  return options.length === 'shorter' || options.length === 'handbook' ? [0, 1, 2] : [0, 1, 2, 3];
}

/** Is the game one of those in which leaders and wonders stand on boards? */
export function isOpenMix({ leaders }: AgesOptions): boolean {
  return leaders === 'open-mix' || leaders === 'hidden-future';
}

/** The boxes in play at such a table. */
function boxesOn(options: AgesOptions): readonly Box[] {
  return BOXES.filter((box) => box.isOn(options));
}

/** Is this card in use with these boxes: its box is in play, and no card of another stands in for it? */
function isInUse(card: Card, boxes: readonly Box[], all: readonly Card[]): boolean {
  const on = ({ box }: Card) => boxes.some(({ id }) => id === box);
  return on(card) && !all.some((other) => other.replaces === card.id && on(other));
}

/** Every copy of a card that such a table uses. */
function copiesOf(card: Card, boxes: readonly Box[], players: number): string[] {
  const copies = boxes.find((box) => box.copies?.[card.id] !== undefined)?.copies?.[card.id] ?? card.copies;
  return Array<string>(copies[players - 2] ?? 0).fill(card.id);
}

const listed = new Map<string, readonly string[]>();

/** A list that depends on nothing but its name and the boxes in play is made once; everybody gets a copy. */
function once(name: string, options: AgesOptions, list: (boxes: readonly Box[]) => string[]): string[] {
  const boxes = boxesOn(options);
  const key = `${name}/${boxes.map(({ id }) => id).join('+')}`;
  let known = listed.get(key);
  if (known === undefined) {
    known = list(boxes);
    listed.set(key, known);
  }
  return [...known];
}

/** Technologies and action cards of one level, every copy. */
export function ordinaryCivilCards(options: AgesOptions, level: number, players: number): string[] {
  return once(`civil/${level}/${players}`, options, (boxes) =>
    CIVIL_CARDS.filter(({ kind }) => kind !== 'leader' && kind !== 'wonder')
      .filter((card) => card.level === level && isInUse(card, boxes, CIVIL_CARDS))
      .flatMap((card) => copiesOf(card, boxes, players)),
  );
}

/** A leader or wonder that no card of the base game corresponds to. */
export function isNew({ box, replaces }: Card): boolean {
  return box !== 'base' && replaces === undefined;
}

/** Old (base or adjusted) or new leaders or wonders of one level. */
export function famousCards(
  options: AgesOptions,
  level: number,
  kind: 'leader' | 'wonder',
  from: 'old' | 'new',
): string[] {
  return once(`${kind}/${from}/${level}`, options, (boxes) =>
    CIVIL_CARDS.filter((card) => card.kind === kind && card.level === level && isNew(card) === (from === 'new'))
      .filter((card) => isInUse(card, boxes, CIVIL_CARDS))
      .map(({ id }) => id),
  );
}

/** Every leader or wonder of one level that could come up with these options. */
export function famousPool(options: AgesOptions, level: number, kind: 'leader' | 'wonder'): string[] {
  if (options.leaders === 'base') return famousCards(options, level, kind, 'old');
  const fresh = famousCards(options, level, kind, 'new');
  return options.leaders === 'expansion' ? fresh : [...fresh, ...famousCards(options, level, kind, 'old')];
}

/** The placeholders of one level: one more of each kind with 3 or 4 players (TA 17.9). */
export function placeholders(level: number, leaders: number, wonders: number): string[] {
  const numbered = (kind: Placeholder['kind'], count: number) =>
    Array.from({ length: count }, (_, at) => placeholderId({ level, kind, number: at + 1 }));
  return [...numbered('leader', leaders), ...numbered('wonder', wonders)];
}

const WARLIKE: readonly MilitaryKind[] = ['aggression', 'war', 'pact'];

/** The military cards of one level, every copy. */
export function militaryCards(options: AgesOptions, level: number, players: number): string[] {
  const peaceful = options.length === 'handbook' || options.length === 'peaceful';
  return once(`military/${peaceful}/${level}/${players}`, options, (boxes) =>
    MILITARY_CARDS.filter((card) => card.level === level && !(peaceful && WARLIKE.includes(card.kind)))
      .filter((card) => isInUse(card, boxes, MILITARY_CARDS))
      .flatMap((card) => copiesOf(card, boxes, players)),
  );
}
