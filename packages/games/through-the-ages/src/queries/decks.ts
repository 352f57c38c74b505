/** Which cards the decks consist of, by boxes in play and number of players (TA 1.4, 1.5, 17.2, 17.3). */

import type { Card, FamousKind, Level, MilitaryKind } from '../content/model.ts';
import { type AgesTable, asks, type Questions } from '../questions.ts';
import type { AgesOptions } from '../vocabulary.ts';
import { type CardLists, CIVIL_CARDS, MILITARY_CARDS } from './cards.ts';

/** The levels that have decks: a shorter game ends with Age II (TA 16.8). */
export function levelsPlayed(options: AgesOptions): readonly Level[] {
  return options.length === 'shorter' || options.length === 'handbook' ? [0, 1, 2] : [0, 1, 2, 3];
}

/** Every copy of a card that so many players use. */
function copiesOf(table: AgesTable, card: Card, players: number): string[] {
  return Array<string>(asks(table).copies(table, card)[players - 2] ?? 0).fill(card.id);
}

const listed = new WeakMap<Questions, Map<string, readonly string[]>>();

/** A list that depends on nothing but its name, the boxes in play and their choice of cards is made once; everybody gets a copy. */
function once(name: string, table: AgesTable, list: () => string[]): string[] {
  const answers = asks(table);
  let lists = listed.get(answers);
  if (lists === undefined) {
    lists = new Map();
    listed.set(answers, lists);
  }
  const key = `${name}${answers.decks(table)}`;
  let known = lists.get(key);
  if (known === undefined) {
    known = list();
    lists.set(key, known);
  }
  return [...known];
}

/** The cards of other boxes that the cards of these lists stand in for, each with the one that does. */
export function replacedBy(lists: CardLists): ReadonlyMap<string, string> {
  const replaced = new Map<string, string>();
  for (const list of Object.values(lists)) {
    for (const [id, { replaces }] of Object.entries<{ replaces?: string }>(list))
      if (replaces !== undefined) replaced.set(replaces, id);
  }
  return replaced;
}

/** Technologies and action cards of one level, every copy for so many players. */
export function ordinaryCivilCards(table: AgesTable, level: number, players: number): string[] {
  return once(`civil/${level}/${players}`, table, () =>
    CIVIL_CARDS.filter(({ kind }) => kind !== 'leader' && kind !== 'wonder')
      .filter((card) => card.level === level && asks(table).plays(table, card))
      .flatMap((card) => copiesOf(table, card, players)),
  );
}

/** The leaders or wonders of one level. */
export function famousCards(table: AgesTable, level: number, kind: FamousKind): string[] {
  return once(`${kind}/${level}`, table, () =>
    CIVIL_CARDS.filter((card) => card.kind === kind && card.level === level && asks(table).plays(table, card)).map(
      ({ id }) => id,
    ),
  );
}

const WARLIKE: readonly MilitaryKind[] = ['aggression', 'war', 'pact'];

/** The military cards of one level, every copy for so many players. */
export function militaryCards(table: AgesTable, level: number, players: number): string[] {
  const { length } = table.options;
  const peaceful = length === 'handbook' || length === 'peaceful';
  return once(`military/${peaceful}/${level}/${players}`, table, () =>
    MILITARY_CARDS.filter((card) => card.level === level && !(peaceful && WARLIKE.includes(card.kind)))
      .filter((card) => asks(table).plays(table, card))
      .flatMap((card) => copiesOf(table, card, players)),
  );
}
