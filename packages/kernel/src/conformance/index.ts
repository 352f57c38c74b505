/**
 * The conformance suite. A game's tests call it in one line:
 *
 *     conformance(stoneAge, { games: 2000 });
 */

import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { LANGUAGES } from '../languages.ts';
import { marathon } from './marathon.ts';
import { type Chooser, choiceIsHonest, properties, replayEquals, resultMakesSense } from './properties.ts';
import { type Table, walk } from './walk.ts';

export { type Marathon, type MarathonOptions, type Moment, marathon } from './marathon.ts';
export { type Chooser, cannotTell, type Property, properties } from './properties.ts';
export { nothingSilent, type Sights, silences, unwatched, type Watch, type Watched } from './told.ts';
export { Nonconformity, type Position, type Table, walk } from './walk.ts';

/** How thoroughly to look. */
export interface Thoroughness {
  /** Random games in the long run that checks the light properties at every move. */
  readonly games?: number;
  /** Random games for each single property, looked at closely now and then. */
  readonly closeGames?: number;
  /** One position in so many is looked at closely. */
  readonly every?: number;
  /** The tables to play at; by default every number of seats with default options. */
  readonly tables?: readonly Table[];
}

/** Every law of the kernel as a test of this game. */
export function conformance(game: AnyGame, thoroughness: Thoroughness = {}): void {
  const tables = thoroughness.tables ?? everySeatCount(game);
  const { games = 200, closeGames = 4, every = 7 } = thoroughness;
  describe(`${game.id} conforms`, () => {
    for (const property of properties) {
      test(property.name, { timeout: 300_000 }, () => {
        let looked = 0;
        const last = property === replayEquals || property === resultMakesSense;
        for (const [at, table] of tables.entries()) {
          for (let number = 0; number < closeGames; number++) {
            walk(game, table, `${property.name}/${at}/${number}`, (position) => {
              if (!last && position.moves % every !== number % every) return;
              property.holds(position);
              looked++;
            });
          }
        }
        expect(looked).toBeGreaterThan(0);
      });
    }

    test(`plays ${games} random games to the end`, { timeout: 900_000 }, () => {
      const { played, shortest } = marathon(game, tables, games, 'marathon');
      expect(played).toBe(games);
      expect(shortest).toBeGreaterThan(0);
    });

    test('everything in the box is explained in every language', () => {
      for (const language of LANGUAGES) {
        for (const thing of game.things) {
          const [kind = '', id = ''] = thing.split(/:(.*)/s);
          const explained = game.text[language].things[kind]?.(id);
          expect(explained?.name, `${language} ${thing}`).toBeTruthy();
          expect(explained?.text, `${language} ${thing}`).toBeTruthy();
          expect(`${explained?.name} ${explained?.text}`, thing).not.toMatch(/undefined|NaN|\[object/);
        }
        for (const option of Object.keys(game.options)) {
          expect(game.text[language].options[option]?.name, `${language} option ${option}`).toBeTruthy();
        }
      }
    });
  });
}

/** A bot is honest at every position it meets: legal, repeatable, blind to what its seat cannot know. */
export function botConformance(
  game: AnyGame,
  name: string,
  choose: Chooser,
  every = 40,
  tables = everySeatCount(game),
): void {
  test(`${name} plays ${game.id} on what its seat may know`, { timeout: 300_000 }, () => {
    let looked = 0;
    for (const table of tables) {
      walk(game, table, `bot/${name}/${table.seats}`, (position) => {
        if (position.moves % every !== 0) return;
        choiceIsHonest(position, choose);
        looked++;
      });
    }
    expect(looked).toBeGreaterThan(0);
  });
}

/** Every number of players, with default options. */
export function everySeatCount(game: AnyGame): Table[] {
  const { min, max } = game.seats;
  return Array.from({ length: max - min + 1 }, (_, i) => ({ seats: min + i }));
}
