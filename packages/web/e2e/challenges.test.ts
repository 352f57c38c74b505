/** A challenge in a real browser: tried in vain, with the coach's help, and solved from where it was left. */

import { readFileSync } from 'node:fs';
import { companion } from '@tabularium/bots';
import { loadChallenges, loadGame } from '@tabularium/catalogue';
import {
  beginLesson,
  type Challenge,
  canonical,
  type LessonPlace,
  legal,
  lessonOf,
  letOthersPlay,
  luckFrom,
  plainWords,
  type Remembered,
  resumeLesson,
  seedFrom,
  standingIn,
  tryInLesson,
  view,
} from '@tabularium/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './house.mjs';
import { decide } from './player.mjs';
import { sitDownAt } from './sitting.mjs';
import { stoneTable } from './stone-age-positions.ts';
import { complaintsOf, leaveQuietly, visit } from './visit.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const BOX = 'stone-age';
const ID = 'woodcutters';

/** Shortly before the end of the recorded solution: where that is, and what is left to do there. */
async function almostSolved(): Promise<{ place: LessonPlace; last: string }> {
  const [{ challenges }, game] = await Promise.all([loadChallenges(BOX), loadGame(BOX)]);
  const challenge = challenges.find(({ id }) => id === ID) as Challenge;
  const file = new URL('../../lab/solutions/stone-age.json', import.meta.url);
  const solutions: Readonly<Record<string, { moves: readonly Remembered[] }>> = JSON.parse(readFileSync(file, 'utf8'));
  const { moves } = solutions[ID] ?? { moves: [] };
  const lesson = lessonOf(game, challenge);
  const began = beginLesson(game, lesson).match.moves;
  // The last decision that was a real one.
  for (let kept = moves.length - 1; kept >= 0; kept--) {
    const move = moves[kept];
    if (move?.seat !== challenge.seat) continue;
    const place = { moves: [...began, ...moves.slice(0, kept)], step: 0, began: [began.length] };
    const lecture = resumeLesson(game, lesson, place);
    const { state } = lecture.match;
    if (legal(game, state, challenge.seat).length < 2) continue;
    const { action } = move;
    const label = game.text.en.actions[action.type]?.(action, view(game, state, challenge.seat)) ?? '';
    tryInLesson(lecture, action);
    letOthersPlay(lecture, companion);
    expect(standingIn(lecture.match, challenge).medal, canonical(action)).toBe('gold');
    return { place, last: plainWords(label, []) };
  }
  throw new Error('The solution decides nothing.');
}

test('a challenge is tried in vain, with advice, left, and solved', async () => {
  const guest = await visit(house, { locale: 'en-GB' });
  const { page } = guest;
  await page.goto(`${house.address}/challenges`);
  await page.getByText('Challenge of the day').waitFor();
  expect(await complaintsOf(page, 'all challenges')).toEqual([]);
  await page.locator(`a[href="/challenge/${BOX}/${ID}"]`).first().click();
  const task = page.locator('.guide.challenge');
  await task.waitFor();

  await page.getByRole('button', { name: 'What would you do?' }).click();
  const advice = page.locator('.coach-choices > li');
  await expect.poll(() => advice.count()).toBe(3);
  for (const words of await advice.locator('p.small').allTextContents()) expect(words.length).toBeGreaterThan(3);
  await advice.first().getByRole('button').click();
  await expect.poll(() => page.locator('.table').getAttribute('data-moves')).not.toBe('0');

  const luck = luckFrom(seedFrom('anything but wood'));
  for (let tries = 0; tries < 80 && (await task.getAttribute('data-step')) === 'task'; tries++)
    await decide(page, luck);
  await task.locator('[data-medal]').waitFor();
  expect(await task.locator('[data-medal]').getAttribute('data-medal')).not.toBe('gold');

  const { place, last } = await almostSolved();
  await page.evaluate(
    ([name, kept]) => localStorage.setItem('tabularium-lessons', JSON.stringify({ [name as string]: kept })),
    [`challenges-${BOX}/${ID}`, { done: false, place }] as const,
  );
  await page.reload();
  await page.locator('.decision[data-asked]').waitFor();
  await page.getByRole('button', { name: last, exact: true }).first().click();
  await task.locator('[data-medal="gold"]').waitFor();

  await page.goto(`${house.address}/challenges`);
  const row = page.locator('.lesson-row', { has: page.locator(`a[href="/challenge/${BOX}/${ID}"]`) }).last();
  await expect.poll(() => row.textContent()).toContain('★★★');

  await page.goto(`${house.address}/account`);
  await page.getByLabel('Name').fill('Wilhelmina');
  await page.getByLabel('Password').fill('eine lange Reise');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'My profile' }).click();
  await page.locator('.medal-count', { hasText: 'Gold' }).waitFor();
  await leaveQuietly(guest);
});

test('in practice a costly move is told, and why it was bad', async () => {
  const guest = await visit(house, { locale: 'en-GB' });
  const { page } = guest;
  await page.addInitScript(() => {
    localStorage.setItem(
      'tabularium-settings',
      JSON.stringify({ speed: 'none', confirm: false, tips: false, practice: true }),
    );
  });
  await sitDownAt(page, house.address, stoneTable('placing'));
  const note = page.locator('.tip', { hasText: 'That was a costly move' });
  const luck = luckFrom(seedFrom('blunders'));
  for (let tries = 0; tries < 60 && (await note.count()) === 0; tries++) {
    await decide(page, luck);
    // Judging takes a moment, and is about the last move only: who goes on at once is told nothing.
    await note.waitFor({ timeout: 700 }).catch(() => {});
  }
  await note.getByRole('button', { name: 'Why was that bad?' }).click();
  await note.getByText('Better would have been').waitFor();
  await leaveQuietly(guest);
});
