import { type FameState, fameAndFortune } from '@tabularium/fame-and-fortune';
import { totalOf } from '@tabularium/fame-and-fortune/queries';
import { type AnyAction, type AnyFact, type AnyGame, type Match, newMatch, record, seedFrom } from '@tabularium/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedTable } from '../src/session/store.ts';
import { decide } from './fame-and-fortune-player.mjs';
import { fameTable } from './fame-and-fortune-positions.ts';
import { luckFrom } from './player.mjs';
import { shelved } from './shelved.ts';
import { heard, movesTold, sitDownAt } from './sitting.mjs';
import { theHouse } from './the-house.ts';
import { leaveQuietly, visit } from './visit.ts';

const house = await theHouse();

/** The match as the browser has kept it. */
async function matchOn(page: Page, id: string): Promise<Match<AnyGame>> {
  const saved: SavedTable = await page.evaluate(
    (table) =>
      new Promise((resolve) => {
        indexedDB.open('tabularium').onsuccess = ({ target }) => {
          const { result } = target as IDBOpenDBRequest;
          result.transaction('tables').objectStore('tables').get(table).onsuccess = (found) => {
            result.close();
            resolve((found.target as IDBRequest).result);
          };
        };
      }),
    id,
  );
  return replayed(saved);
}

function replayed({ start, moves }: Pick<SavedTable, 'start' | 'moves'>): Match<AnyGame> {
  const match: Match<AnyGame> = newMatch(fameAndFortune, start);
  for (const { seat, action } of moves) record(match, seat, action);
  return match;
}

/** Both totals of the battle, the first seat's own first. */
function totals({ state }: Match<AnyGame>): number[] {
  const game = state as FameState;
  if (game.battle === null) return [];
  const side = game.battle.seats[0] === 0 ? 0 : 1;
  return [totalOf(game, game.battle, side), totalOf(game, game.battle, side === 0 ? 1 : 0)];
}

test('a whole game with four seats against bots, clicked to its end and watched again', async () => {
  const guest = await visit(house, { locale: 'en-GB' });
  const { page } = guest;
  const start = { seats: 4, seed: seedFrom('a whole game'), options: { turnLimit: '5' } };
  await sitDownAt(page, house.address, shelved('fame-whole', fameAndFortune, newMatch(fameAndFortune, start)));
  const luck = luckFrom(11);
  let decisions = 0;
  while (await decide(page, luck)) decisions++;
  expect(decisions).toBeGreaterThan(30);

  const result = page.locator('.result');
  await result.locator('.winner').waitFor();
  const { state } = await matchOn(page, 'fame-whole');
  expect((state as FameState).ending?.victory).toBe('turn-limit');
  await expect.poll(() => result.locator('.course-charts figure svg').count()).toBe(4);
  await result.getByRole('link', { name: 'Watch it move by move' }).first().click();
  await page.getByRole('slider').waitFor();
  expect(Number(await page.getByRole('slider').getAttribute('max'))).toBeGreaterThan(decisions);
  await leaveQuietly(guest);
});

test('a battle is fought to its end: every total that was foretold comes true, and the higher one wins', async () => {
  const guest = await visit(house, { locale: 'en-GB' });
  const { page } = guest;
  const saved = fameTable('fame-battle');
  await sitDownAt(page, house.address, saved);
  const numbers = async () =>
    Promise.all(
      ['mine', 'theirs'].map(async (side) => (await page.locator(`[data-total="${side}"]`).textContent()) ?? ''),
    );
  let fought = 0;
  for (; (await page.locator('.ff-hand-card[data-open]').count()) > 0; fought++) {
    const match = await matchOn(page, saved.id);
    const unit = await anchorOf(page, '.ff-hand-card[data-open]', 'unit:');
    await page.locator('.ff-hand-card[data-open]').first().click();
    const front = Number(await anchorOf(page, '.ff-front[data-open]', 'front:'));
    await page.locator('.ff-front[data-open]').first().hover();
    const deploy = { type: 'deploy', unit, front };
    record(match, 0, deploy as AnyAction);
    const expected = totals(match);
    if (expected.length > 0) {
      await expect.poll(async () => (await numbers()).every((total) => total.includes('→'))).toBe(true);
      expect((await numbers()).map((total) => Number(total.split('→')[1]))).toEqual(expected);
    }
    const told = await movesTold(page);
    await page.locator('.ff-front[data-open]').first().click();
    await heard(page, told);
    await page.locator('.decision[data-asked], .result').first().waitFor();
  }
  expect(fought).toBeGreaterThan(0);
  await page.locator('.ff-battle').waitFor({ state: 'detached' });

  const { log } = await matchOn(page, saved.id);
  const told = log.flat() as (AnyFact & { seat: number; rival: number; totals: number[] })[];
  const battle = told.findLast(({ fact }) => fact === 'battle');
  const ended = told.findLast(({ fact }) => fact === 'battle-ended');
  const [attack = 0, defence = 0] = ended?.totals ?? [];
  expect(ended?.seat).toBe(attack > defence ? battle?.seat : battle?.rival);
  await leaveQuietly(guest);
});

async function anchorOf(page: Page, places: string, prefix: string): Promise<string> {
  return ((await page.locator(places).first().getAttribute('data-anchor')) ?? '').slice(prefix.length);
}
