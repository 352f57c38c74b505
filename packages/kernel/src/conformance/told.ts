/**
 * Nothing happens in silence. A game lists what people see change (numbers, pieces, cards) and what its facts say of it; in
 * random games the facts of every action must then account for every change, exactly once and in numbers that are true.
 *
 *     nothingSilent(game, {
 *       watches: { food: { covers: ['players.*.food'], shows: …, by: { fed: ({ seat, food }) => ({ [seat]: -food }) } } },
 *       untold: { 'turn.*': 'what the turn has used up' },
 *     });
 */

import { describe, expect, test } from 'vitest';
import type { AnyFact, AnyGame, Loose, Vocabulary } from '../game.ts';
import { factsFor, viewersOf } from '../match.ts';
import { clone } from '../plain.ts';
import { HIDDEN, view } from '../visibility.ts';
import { type Pick, type Table, walk } from './walk.ts';

/** Something people see. */
type Seen = string | number | boolean | null;

/** What people see, each under the name of whose or what it is. Whatever is 0, `null` or absent counts as nothing. */
export type Sights = Readonly<Record<string, Seen>>;

/** Fact by fact, what it says. It may look at the state before the action. */
type Telling<G extends Vocabulary, Said> = {
  readonly [F in G['facts']['fact']]?: (fact: Extract<G['facts'], { fact: F }>, before: G['state']) => Said;
};

/** One kind of thing that people see change, and which facts tell of it. */
export interface Watch<G extends Vocabulary> {
  /** Where in the state it lies: `players.*.food`; a star stands for every element or key. */
  readonly covers: readonly string[];
  /** How things stand. */
  shows(game: G['state']): Sights;
  /** Facts that say by how much numbers change. */
  readonly by?: Telling<G, Readonly<Record<string, number>>>;
  /** Facts that say what becomes of something. */
  readonly to?: Telling<G, Sights>;
  /** Facts that say only that something changes: for what no sentence could spell out. */
  readonly names?: Telling<G, readonly string[]>;
}

/** All that is watched of a game. */
export interface Watched<G extends Vocabulary> {
  readonly watches: Readonly<Record<string, Watch<G>>>;
  /** Parts of what people see that need no telling, with the reason. */
  readonly untold: Readonly<Record<string, string>>;
}

/** Where the facts of an action and what people saw do not agree. */
interface Silence {
  /** Which watch, and after which kind of action: what to mend. */
  readonly where: string;
  /** One such case in words. */
  readonly example: string;
  readonly times: number;
}

/** Every change people see in random games is told, and everything they see is watched or excused. `pick` makes games livelier. */
export function nothingSilent<G extends Vocabulary>(
  game: AnyGame & { readonly words?: G },
  watched: Watched<G>,
  tables: readonly Table[],
  games = 2,
  pick?: Pick,
): void {
  describe(`${game.id} keeps nothing silent`, () => {
    test('every change that can be seen is told, once and truly', { timeout: 300_000 }, () => {
      const found = silences(game, watched, tables, games, pick);
      expect(found.map(({ where, times, example }) => `${where} (${times} times): ${example}`)).toEqual([]);
    });
    test('everything that can be seen is watched, or said to need no telling', () => {
      expect(unwatched(game, watched, tables)).toEqual([]);
    });
  });
}

/** What the facts leave out, say twice or say wrongly, most frequent first. */
export function silences(
  game: AnyGame,
  watched: Watched<Loose>,
  tables: readonly Table[],
  games: number,
  pick?: Pick,
): Silence[] {
  const found = new Map<string, { example: string; times: number }>();
  const note = (where: string, example: string) => {
    const known = found.get(where);
    if (known === undefined) found.set(where, { example, times: 1 });
    else known.times++;
  };
  for (const [at, table] of tables.entries()) {
    for (let number = 0; number < games; number++) look(game, watched, table, `told/${at}/${number}`, note, pick);
  }
  return [...found].map(([where, one]) => ({ where, ...one })).sort((a, b) => b.times - a.times);
}

function look(
  game: AnyGame,
  { watches }: Watched<Loose>,
  table: Table,
  seedText: string,
  note: (where: string, example: string) => void,
  pick?: Pick,
): void {
  let before: object | undefined;
  walk(
    game,
    table,
    seedText,
    ({ match, moves }) => {
      const now = clone(match.state);
      const move = match.moves.at(-1);
      const facts = match.log.at(-1) ?? [];
      // Where everybody hears everything, one ear is enough.
      const hearers = facts.every(({ seen }) => seen === 'all') ? [null] : viewersOf(now);
      if (before !== undefined && move !== undefined) {
        for (const [what, watch] of Object.entries(watches)) {
          const told = [...new Set(hearers.flatMap((viewer) => wrong(watch, before, now, factsFor(facts, viewer))))];
          for (const example of told) {
            const heard = facts.map(({ seen: _, ...fact }) => JSON.stringify(fact)).join(' ');
            note(
              `${what} after ${move.action.type}`,
              `${example}; seed "${seedText}", move ${moves}; told: ${heard || 'nothing'}`,
            );
          }
        }
      }
      before = now;
    },
    pick,
  );
}

/** Each thing that is not what the facts say it is. */
function wrong(watch: Watch<Loose>, before: Loose, after: Loose, facts: readonly AnyFact[]): string[] {
  const [was, is] = [watch.shows(before), watch.shows(after)];
  const said: Record<string, Seen> = { ...was };
  const named = new Set<string>();
  for (const fact of facts) {
    Object.assign(said, watch.to?.[fact.fact]?.(fact, before));
    for (const [key, number] of Object.entries(watch.by?.[fact.fact]?.(fact, before) ?? {})) {
      said[key] = Number(said[key] ?? 0) + number;
    }
    for (const key of watch.names?.[fact.fact]?.(fact, before) ?? []) named.add(key);
  }
  return [...new Set([...Object.keys(said), ...Object.keys(is)])]
    .filter((key) => !named.has(key) && !same(said[key], is[key]))
    .map(
      (key) =>
        `${key} was ${print(was[key])}, is ${print(is[key])}, and should be ${print(said[key])} by what was told`,
    );
}

const same = (one: Seen | undefined, other: Seen | undefined): boolean => (one ?? 0) === (other ?? 0);
const print = (value: Seen | undefined): string => JSON.stringify(value ?? null);

/** Parts of what a spectator sees that no watch covers and nothing excuses, as far as short games show them. */
export function unwatched(game: AnyGame, { watches, untold }: Watched<Loose>, tables: readonly Table[]): string[] {
  const known = new Set([...Object.values(watches).flatMap((watch) => watch.covers), ...Object.keys(untold)]);
  const open = new Set<string>();
  for (const table of tables) {
    walk(game, table, 'told', ({ match, moves }) => {
      if (moves % 10 !== 0) return;
      const { viewer: _, seats: _s, options: _o, frames: _f, ...zones } = view(game, match.state, null) as Loose;
      for (const path of uncovered(zones, '', known)) open.add(path);
    });
  }
  return [...open].sort();
}

/** The leaves below that path which are not known; a list of bare values is one leaf. */
function uncovered(value: unknown, path: string, known: ReadonlySet<string>): string[] {
  if (value === HIDDEN || value === null || covers(known, path)) return [];
  if (typeof value !== 'object') return [path];
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.length === 0 ? [] : [path];
  return Object.entries(value).flatMap(([key, part]) =>
    uncovered(part, path === '' ? key : `${path}.${Array.isArray(value) ? '*' : key}`, known),
  );
}

/** Is that path known, each of its parts by name or by a star? */
function covers(known: ReadonlySet<string>, path: string): boolean {
  if (known.has(path)) return true;
  const parts = path.split('.');
  return [...known].some((one) => {
    const pattern = one.split('.');
    return pattern.length === parts.length && pattern.every((part, at) => part === '*' || part === parts[at]);
  });
}
