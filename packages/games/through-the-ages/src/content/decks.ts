/** Which cards the decks consist of, by module and number of players (TA 1.4, 1.5, 17.2, 17.3, 17.8). */

import type { AgesOptions } from '../state.ts';
import { CIVIL_CARDS, MILITARY_CARDS } from './cards.ts';
import type { Card, CivilCard, Level, MilitaryKind } from './model.ts';
import { type Placeholder, placeholderId } from './placeholders.ts';

/** The levels that have decks: a shorter game ends with Age II (TA 16.8). */
export function levelsPlayed(options: AgesOptions): readonly Level[] {
  return options.length === 'shorter' || options.length === 'handbook' ? [0, 1, 2] : [0, 1, 2, 3];
}

/** Is the game one of those in which leaders and wonders stand on boards? */
export function isOpenMix({ leaders }: AgesOptions): boolean {
  return leaders === 'open-mix' || leaders === 'hidden-future';
}

function copiesOf(card: Card, module: boolean, players: number): number {
  const copies = module && card.moduleCopies !== undefined ? card.moduleCopies : card.copies;
  return copies[players - 2] ?? 0;
}

const replacedCivil = new Set(CIVIL_CARDS.map((card) => card.replaces));
const replacedMilitary = new Set(MILITARY_CARDS.map((card) => card.replaces));

/** Does module 1 decide for this version of the card? */
function isInUse(card: CivilCard, adjusted: boolean): boolean {
  return card.set === 'adjusted' ? adjusted : !(adjusted && replacedCivil.has(card.id));
}

const listed = new Map<string, readonly string[]>();

/** A list that depends on nothing but its name is made once; everybody gets a copy. */
function once(name: string, list: () => string[]): string[] {
  let known = listed.get(name);
  if (known === undefined) {
    known = list();
    listed.set(name, known);
  }
  return [...known];
}

/** Technologies and action cards of one level, every copy. */
export function ordinaryCivilCards(options: AgesOptions, level: number, players: number): string[] {
  return once(`civil/${options.adjusted}/${level}/${players}`, () => civilCopies(options, level, players));
}

function civilCopies(options: AgesOptions, level: number, players: number): string[] {
  return CIVIL_CARDS.filter(({ kind }) => kind !== 'leader' && kind !== 'wonder')
    .filter((card) => card.level === level && isInUse(card, options.adjusted))
    .flatMap((card) => Array<string>(copiesOf(card, options.adjusted, players)).fill(card.id));
}

/** Old (base or adjusted) or new leaders or wonders of one level. */
export function famousCards(
  options: AgesOptions,
  level: number,
  kind: 'leader' | 'wonder',
  from: 'old' | 'new',
): string[] {
  return once(`${kind}/${options.adjusted}/${from}/${level}`, () => famousIds(options, level, kind, from));
}

function famousIds(options: AgesOptions, level: number, kind: 'leader' | 'wonder', from: 'old' | 'new'): string[] {
  return CIVIL_CARDS.filter(
    (card) => card.kind === kind && card.level === level && (card.set === 'new') === (from === 'new'),
  )
    .filter((card) => isInUse(card, options.adjusted))
    .map(({ id }) => id);
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
  const { military, length } = options;
  return once(`military/${military}/${length}/${level}/${players}`, () => militaryCopies(options, level, players));
}

function militaryCopies(options: AgesOptions, level: number, players: number): string[] {
  const peaceful = options.length === 'handbook' || options.length === 'peaceful';
  return MILITARY_CARDS.filter((card) => card.level === level && !(peaceful && WARLIKE.includes(card.kind)))
    .filter((card) => (card.set === 'base' ? !(options.military && replacedMilitary.has(card.id)) : options.military))
    .flatMap((card) => Array<string>(copiesOf(card, options.military, players)).fill(card.id));
}
