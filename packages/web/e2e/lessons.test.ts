/** Lessons in a real browser: every step finds its place on the board, and a stranger gets through by mouse or keyboard. */

import { courseIds, loadCourse } from '@tabularium/catalogue';
import type { Course, Lesson } from '@tabularium/kernel';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { boxOf, overlap } from './boxes.ts';
import { movesTold } from './sitting.mjs';
import { theHouse } from './the-house.ts';
import { complaintsOf, leaveQuietly, visit } from './visit.ts';

const house = await theHouse();

const courses: Course[] = await Promise.all(courseIds.map(loadCourse));

/** Lessons of single steps; whole games are played without a browser. */
const guided = ({ lessons }: Course): readonly Lesson[] =>
  lessons.filter(({ steps }) => steps.every(({ until, way }) => until === undefined || way !== undefined));

const shown = (page: Page) => page.locator('.guide').getAttribute('data-step');

/** Does the guide point at something? What is pointed at may still be drawn. */
const isPointedAt = (page: Page): Promise<boolean> =>
  page
    .locator('[data-pointed]')
    .first()
    .waitFor({ state: 'attached', timeout: 5000 })
    .then(
      () => true,
      () => false,
    );

/** Runs inside the page: does the mark show, on a clear shape over the drawing too? */
function isSeen(mark: Element): boolean {
  const { fill, stroke, outlineStyle } = getComputedStyle(mark);
  if (mark instanceof HTMLElement) return outlineStyle === 'solid';
  return fill !== 'rgba(0, 0, 0, 0)' || stroke !== 'none';
}

/** Runs inside the page: is the guide wholly in the window, and wide enough to be read? */
function isReadable(guide: Element): boolean {
  const { top, bottom } = guide.getBoundingClientRect();
  const words = guide.querySelector('.guide-words')?.getBoundingClientRect().width ?? 0;
  return top >= 0 && bottom <= innerHeight && words > 180;
}

/** How a button is pressed. */
type Press = (button: Locator) => Promise<void>;
const byMouse: Press = (button) => button.click();
const byKeyboard: Press = async (button) => {
  await button.focus();
  await button.page().keyboard.press('Enter');
};

/** Press what brings the lesson on until it has: some of these presses happen by themselves, others come too early. */
async function comeOn(page: Page, step: string, presses = 1, press: Press = byMouse): Promise<void> {
  const button = page.locator('.guide-buttons .primary, .guide-buttons .button:not(.quiet)').last();
  for (let pressed = 0; pressed < 2 * presses && (await shown(page)) === step; pressed++) {
    if (presses > 1) await page.locator('.decision[data-asked]').waitFor();
    const told = await movesTold(page);
    await press(button);
    await expect
      .poll(async () => ((await shown(page)) === step && (await movesTold(page)) === told ? 'still there' : 'on'))
      .toBe('on');
  }
  await expect.poll(() => shown(page), { message: `beyond ${step}` }).not.toBe(step);
}

async function openLesson(page: Page, course: Course, lesson: Lesson): Promise<void> {
  await page.goto(`${house.address}/learn/${course.id}/${lesson.id}`);
  await page.locator('.guide').waitFor();
}

/** What of a step is not to be seen: the place it points at, its mark, or the guide's words. */
async function lostIn(page: Page, { id, at }: Lesson['steps'][number]): Promise<string[]> {
  const lost: string[] = [];
  if (at !== undefined && !(await isPointedAt(page))) lost.push(id);
  else if (at !== undefined && !(await page.locator('[data-pointed]').first().evaluate(isSeen)))
    lost.push(`${id}: the mark`);
  if (!(await page.locator('.guide').evaluate(isReadable))) lost.push(`${id}: the guide`);
  return lost;
}

describe.each(courses.map((course) => [course.id, course] as const))('the course %s', (_, course) => {
  test('every place that a lesson points at is there to be seen', async () => {
    const guest = await visit(house, { locale: 'de-DE' });
    const { page } = guest;
    const lost: string[] = [];
    for (const lesson of guided(course)) {
      await openLesson(page, course, lesson);
      for (const step of lesson.steps) {
        expect(await shown(page)).toBe(step.id);
        lost.push(...(await lostIn(page, step)).map((what) => `${lesson.id}, ${what}`));
        await comeOn(page, step.id, step.awaits === undefined ? step.way?.length : 1);
      }
      expect(await shown(page)).toBe('over');
    }
    expect(lost).toEqual([]);
    await page.goto(`${house.address}/learn/${course.id}`);
    await expect.poll(() => page.locator('.lesson-row[data-done]').count()).toBe(guided(course).length);
    await leaveQuietly(guest);
  });

  test('sideways on a phone the guide keeps a line to read beside its buttons, and room for the board', async () => {
    const guest = await visit(house, { width: 844, height: 390 });
    const { page } = guest;
    const lesson = guided(course)[0];
    if (lesson === undefined) throw new Error('There is no lesson.');
    await openLesson(page, course, lesson);
    for (const { id, way, awaits } of lesson.steps.slice(0, 3)) {
      expect(await shown(page)).toBe(id);
      expect(`${id} ${await page.locator('.guide').evaluate(isReadable)}`).toBe(`${id} true`);
      expect(overlap(await boxOf(page.locator('.guide')), await boxOf(page.locator('.table-header')))).toBe(0);
      await comeOn(page, id, awaits === undefined ? way?.length : 1);
    }
    await leaveQuietly(guest);
  });

  test('its first lesson is done by keyboard on a phone, in English, without a complaint of axe', async () => {
    const guest = await visit(house, { locale: 'en-GB', width: 390, height: 844 });
    const { page } = guest;
    const lesson = guided(course)[0];
    if (lesson === undefined) throw new Error('There is no lesson.');
    await openLesson(page, course, lesson);
    expect(await complaintsOf(page, 'in a lesson')).toEqual([]);
    for (const { id, way, awaits } of lesson.steps) {
      expect(await shown(page)).toBe(id);
      expect(overlap(await boxOf(page.locator('.guide')), await boxOf(page.locator('.table-header')))).toBe(0);
      await comeOn(page, id, awaits === undefined ? way?.length : 1, byKeyboard);
    }
    expect(await shown(page)).toBe('over');
    await leaveQuietly(guest);
  });
});

const [stoneAge] = courses.filter(({ id }) => id === 'stone-age');
const first = stoneAge?.lessons[0];
if (stoneAge === undefined || first === undefined) throw new Error('Stone Age has no lesson.');

test('by mouse on the board: something else is not done but explained, and the place is kept', async () => {
  const guest = await visit(house, { locale: 'en-GB' });
  const { page } = guest;
  await page.goto(house.address);
  await page.locator(`a[href="/learn/stone-age"]`).first().click();
  await page.locator(`a[href="/learn/stone-age/${first.id}"]`).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('[data-anchor="place:field"]').click();
  await page.locator('.guide-otherwise').waitFor();
  expect(await shown(page)).toBe('forest');
  await page.locator('[data-anchor="place:forest"]').click();
  await page.getByRole('button', { name: /3/ }).last().click();
  await expect.poll(() => shown(page)).toBe('field');
  await page.reload();
  await expect.poll(() => shown(page)).toBe('field');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => shown(page)).toBe('forest');
  await leaveQuietly(guest);
});

test('Civilization: every press is answered at once, no step is passed over, and the very button is marked', async () => {
  const guest = await visit(house, { locale: 'de-DE' });
  const { page } = guest;
  const at = (anchor: string) => page.locator(`[data-anchor="${anchor}"]`);
  await page.goto(`${house.address}/learn/fame-and-fortune`);
  // Whoever wants to be asked before a turn ends is not asked here: nothing but what is meant is done.
  await page.evaluate(() =>
    localStorage.setItem('tabularium-settings', JSON.stringify({ speed: 'none', tips: false })),
  );
  await page.goto(`${house.address}/learn/fame-and-fortune/capital`);
  await comeOn(page, 'welcome');
  await at('square:18').click();
  await page.locator('.guide-otherwise').waitFor();
  expect(await page.locator('.decision-held').count()).toBe(0);
  await page.locator('[data-pointed]').click();
  await expect.poll(() => shown(page)).toBe('army');
  for (const step of ['army', 'scout', 'phases', 'start', 'trade']) await comeOn(page, step);
  await at('market:army').click();
  await expect.poll(() => shown(page)).toBe('produce');
  await page.goto(`${house.address}/learn/fame-and-fortune/city`);
  for (let step = await shown(page); step !== 'stand-by'; step = await shown(page)) await comeOn(page, step ?? '');
  await expect.poll(() => page.locator('[data-pointed]').textContent()).toContain('Rest der Runde');
  await page.locator('[data-pointed]').click();
  await expect.poll(() => shown(page)).toBe('end');
  await leaveQuietly(guest);
});

test('Civilization by finger: what a tap tells has a button that opens the menu, and there the very choice is marked', async () => {
  const guest = await visit(house, { locale: 'en-GB', width: 390, height: 844, hasTouch: true });
  const { page } = guest;
  await page.goto(`${house.address}/learn/fame-and-fortune/explore`);
  await comeOn(page, 'speed');
  await page.locator('.ff-square[data-pointed]').tap();
  await page.locator('.explain').getByRole('button', { name: 'Choose' }).tap();
  await page.locator('.spot-menu [data-pointed]').tap();
  await expect.poll(() => shown(page)).toBe('border');
  await leaveQuietly(guest);
});

test('Stone Age by finger: what a tap tells has a number for each answer, and the one that is meant is marked', async () => {
  const guest = await visit(house, { width: 390, height: 844, hasTouch: true });
  const { page } = guest;
  await openLesson(page, stoneAge, first);
  await comeOn(page, 'welcome');
  await page.locator('.sa-place[data-pointed]').tap();
  expect(await page.locator('.graspable .face').allTextContents()).toHaveLength(5);
  expect(await page.locator('.graspable .preview').count()).toBe(1);
  await page.locator('.graspable [data-pointed]').tap();
  await expect.poll(() => shown(page)).toBe('field');
  await leaveQuietly(guest);
});

test('Civilization on a phone: what lies in another panel is pointed at by its tab, and then itself', async () => {
  const guest = await visit(house, { width: 390, height: 844, hasTouch: true });
  const { page } = guest;
  await page.goto(`${house.address}/learn/fame-and-fortune/capital`);
  for (let step = await shown(page); step !== 'trade'; step = await shown(page)) await comeOn(page, step ?? '');
  const pointed = page.locator('[data-pointed]');
  await expect.poll(() => pointed.getAttribute('data-opens')).toBe('sheet');
  await pointed.tap();
  await expect.poll(() => pointed.getAttribute('data-anchor')).toBe('icon:trade');
  expect(await pointed.isVisible()).toBe(true);
  await leaveQuietly(guest);
});
