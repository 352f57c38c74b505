/** Life online: called while away, back through the notification, time that runs, a bot in between. */

import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decide, luckFrom } from './player.mjs';
import { theHouse } from './the-house.ts';
import { complaintsOf, leaveQuietly, type Visit, visit } from './visit.ts';

const house = await theHouse();

/** A table for two with a clock, opened by the first and joined by the second. */
async function sitDown(anna: Visit, ben: Visit): Promise<string> {
  const { page } = anna;
  await page.goto(`${house.address}/new/stone-age`);
  await page.getByRole('radio', { name: /Auf dem Server/ }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.locator('.seat-row').nth(0).locator('input').fill('Anna');
  await page.locator('.seat-row').nth(1).locator('select').first().selectOption('open');
  await page.getByRole('radio', { name: 'für die ganze Partie' }).check();
  await page.getByRole('checkbox', { name: /Nachts stehen/ }).check();
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  const link = await page.getByRole('textbox', { name: 'Einladen' }).inputValue();
  await ben.page.goto(link);
  await ben.page.getByText('7 days in all, plus 12 hours a turn').waitFor();
  await ben.page.getByRole('textbox').first().fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  for (const one of [anna, ben]) await one.page.locator('.sa-board').waitFor();
  return new URL(link).pathname;
}

const isAsked = async (page: Page) => (await page.locator('.decision[data-asked]').count()) > 0;

/** Let the service worker of this house hear a message, as a push service would bring it. */
async function pushed(page: Page, data: object): Promise<void> {
  const wire: CDPSession = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    wire.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(house.address));
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await wire.send('ServiceWorker.enable');
  const message = { origin: house.address, registrationId: await registration, data: JSON.stringify(data) };
  await wire.send('ServiceWorker.deliverPushMessage', message);
}

/** Back to an earlier moment, on from there against bots, and the real game is where it was. */
async function lookBackAndPlayOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tisch', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Zurückblicken' }).click();
  const position = page.getByRole('slider', { name: 'Stelle in der Partie' });
  const moves = Number(await position.getAttribute('max'));
  expect(moves).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'An den Anfang' }).click();
  await expect.poll(() => position.inputValue()).toBe('0');
  await page.getByRole('button', { name: 'Zurück zum Jetzt' }).click();
  await position.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Tisch', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Zurückblicken' }).click();
  await page.getByRole('button', { name: 'Einen Schritt zurück' }).click();
  await expect.poll(() => position.inputValue()).toBe(String(moves - 1));
  await page.getByRole('button', { name: 'Von hier weiterspielen' }).click();
  await page.locator('.table-header').getByText('Was wäre wenn').waitFor();
  await page.locator('.decision[data-asked]').waitFor();
  expect(await page.locator('.log').first().textContent()).not.toContain('Das Spiel beginnt');
  await decide(page, luckFrom(8));
}

test('whoever is called comes back to the table, moves, pauses the clocks and lets a bot play meanwhile', async () => {
  const anna = await visit(house, { cached: true, notified: true });
  const ben = await visit(house, { locale: 'en-GB' });
  await anna.context.grantPermissions(['notifications'], { origin: house.address });
  const path = await sitDown(anna, ben);
  while (!(await isAsked(ben.page))) {
    if (await isAsked(anna.page)) await decide(anna.page, luckFrom(5));
  }
  expect(await ben.page.title()).toMatch(/^●/);
  await anna.page.locator('.decision', { hasText: 'Ben überlegt' }).waitFor();
  expect(await anna.page.getByRole('button', { name: 'Vorspulen' }).count()).toBe(0);
  expect(await ben.page.locator('link[rel="icon"]').getAttribute('href')).toContain('data:');
  await anna.page.goto(house.address);
  const waits = anna.page.locator('.own-tables section');
  await waits.getByRole('heading', { name: 'Andere sind am Zug' }).waitFor();
  while (await isAsked(ben.page)) await decide(ben.page, luckFrom(6));
  const turn = anna.page.locator('.own-tables [data-emphasis]');
  await turn.getByRole('heading', { name: 'Du bist am Zug' }).waitFor({ timeout: 30_000 });
  expect(await turn.textContent()).toMatch(/noch \d+ Tage/);
  expect(await complaintsOf(anna.page, 'first page')).toEqual([]);

  await anna.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await pushed(anna.page, { title: 'Du bist am Zug', body: 'mit Ben', tag: 'turn-x', path });
  const shown = () =>
    anna.page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, tag, data }) => ({ title, tag, path: data.path }));
    });
  await expect.poll(shown).toEqual([{ title: 'Du bist am Zug', tag: 'turn-x', path }]);
  await turn.getByRole('link', { name: 'Spielen' }).click();
  await anna.page.locator('.decision[data-asked]').waitFor();
  await decide(anna.page, luckFrom(7));

  await anna.page.getByRole('button', { name: 'Tisch', exact: true }).click();
  await anna.page.getByRole('menuitem', { name: 'Uhren anhalten' }).click();
  await ben.page.getByText('Anna would like to pause the clocks.').waitFor();
  await ben.page.getByRole('button', { name: 'Agree' }).click();
  await anna.page.getByText('Die Uhren stehen still.').waitFor();
  await anna.page.getByRole('button', { name: 'Uhren weiterlaufen lassen' }).click();
  await anna.page.getByText('Die Uhren stehen still.').waitFor({ state: 'detached' });

  await ben.page.getByRole('button', { name: 'Table', exact: true }).click();
  await ben.page.getByRole('menuitem', { name: 'Let a bot play for me' }).click();
  await ben.page.getByRole('button', { name: 'Take over again' }).click();
  await ben.page.getByRole('button', { name: 'Take over again' }).waitFor({ state: 'detached' });

  await lookBackAndPlayOn(anna.page);
  await anna.page.goto(house.address + path);
  ben.page.once('dialog', (question) => void question.accept());
  await ben.page.getByRole('button', { name: 'Table', exact: true }).click();
  await ben.page.getByRole('menuitem', { name: 'Give up the seat for good' }).click();
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Noch einmal, dieselbe Runde' }).click();
  await anna.page.getByRole('heading', { name: 'Der Tisch wird gedeckt' }).waitFor();
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Once more, same people' }).click();
  for (const one of [anna, ben]) await one.page.locator('.sa-board').waitFor();
  expect(new URL(anna.page.url()).pathname).not.toBe(path);
  expect(anna.page.url()).toBe(ben.page.url());
  await leaveQuietly(anna);
  await leaveQuietly(ben);
});

test('calls are chosen on a page of their own, by day and by night', async () => {
  const guest = await visit(house);
  const { page } = guest;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${house.address}/calls`);
    await page.getByRole('heading', { name: 'Urlaub' }).waitFor();
    expect(await complaintsOf(page, colorScheme)).toEqual([]);
  }
  await page.getByRole('textbox', { name: 'Adresse des Webhooks' }).fill('https://hooks.example/1');
  await page.getByRole('combobox', { name: 'Form' }).selectOption('discord');
  await page.getByRole('button', { name: 'Speichern' }).last().click();
  await page.getByText('Gespeichert.').waitFor();
  await page.getByRole('radio', { name: 'einmal am Tag' }).check();
  await page.getByLabel('Jeden Tag um').selectOption('7');
  await page.getByRole('button', { name: 'Urlaub nehmen' }).click();
  await page.getByRole('button', { name: 'Beenden' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Beenden' }).waitFor();
  expect(await page.getByLabel('Jeden Tag um').inputValue()).toBe('7');
  await page.goto(`${house.address}/stop/mail.nobody.wrong`);
  await page.getByText('Dieser Link gilt nicht mehr.').waitFor();
  await guest.context.close();
});
