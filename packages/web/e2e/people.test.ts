/** People among each other: friends, an invitation, a rating, a table found, and a cup of four from start to standings. */

import type { CupDetails, Lobby, Person } from '@tabularium/protocol';
import type { APIRequestContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './house.mjs';
import { complaintsOf, leaveQuietly, visit } from './visit.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const PASSWORD = 'eine lange Reise';

/** Somebody with an account, in whatever browser this speaks for. */
async function register(request: APIRequestContext, name: string): Promise<Person> {
  const answer = await request.post(`${house.address}/api/register`, { data: { name, password: PASSWORD } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { person: Person }).person;
}

/** A request that must succeed. */
async function ask<T>(request: APIRequestContext, method: string, path: string, data?: object): Promise<T> {
  const answer = await request.fetch(`${house.address}/api${path}`, {
    method,
    ...(data === undefined ? {} : { data }),
  });
  expect(`${method} ${path} ${answer.ok()}`).toBe(`${method} ${path} true`);
  return (answer.status() === 204 ? {} : await answer.json()) as T;
}

const resign = (request: APIRequestContext, table: string, seat: number) =>
  ask(request, 'POST', `/tables/${table}/resign`, { seat });

/**
 * Everything axe finds on these pages, by day and by night, on a desk and on a phone; and nothing may be wider than the page,
 * nor a table be cut.
 */
async function expectCalm(page: Page, paths: readonly (readonly [path: string, ready: string])[]): Promise<void> {
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    for (const [path, ready] of paths) {
      await page.goto(house.address + path);
      await page.locator(ready).first().waitFor();
      expect(await complaintsOf(page, `${path} ${colorScheme}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      const cut = await page
        .locator('.scrolls')
        .evaluateAll((tables) => tables.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
      expect(cut, `tables cut on ${path}`).toBe(0);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('friends, an invitation, a rating, and a cup of four from start to standings', async () => {
  const anna = await visit(house);
  const ben = await visit(house, { locale: 'en-GB' });
  const others = await Promise.all([1, 2].map(() => house.browser.newContext()));
  const requests = [anna.page.request, ben.page.request, ...others.map(({ request }) => request)];
  const people: Person[] = [];
  for (const [at, name] of ['Annamarie', 'Benedikt', 'Cornelia', 'Dietrich'].entries()) {
    people.push(await register(requests[at] ?? anna.page.request, name));
  }
  const [annamarie] = people;

  await anna.page.goto(`${house.address}/friends`);
  await anna.page.getByLabel('Jemanden nach Namen suchen').fill('benedikt');
  await anna.page.getByRole('button', { name: 'Suchen' }).click();
  await anna.page.getByRole('button', { name: 'Freundschaft anbieten' }).click();
  await anna.page.getByRole('button', { name: 'Zurücknehmen' }).waitFor();
  await ben.page.goto(`${house.address}/friends`);
  await ben.page.getByRole('heading', { name: 'Want to be friends' }).waitFor();
  await ben.page.getByRole('button', { name: 'Agree: Annamarie' }).click();
  await ben.page.getByRole('heading', { name: 'Friends', level: 2 }).waitFor();

  await anna.page.goto(`${house.address}/new/stone-age`);
  await anna.page.getByRole('radio', { name: /Auf dem Server/ }).check();
  await anna.page.getByRole('radio', { name: '2', exact: true }).check();
  expect(await anna.page.locator('.seat-row').nth(0).locator('input').inputValue()).toBe('Annamarie');
  await anna.page.locator('.seat-row').nth(1).locator('select').first().selectOption('open');
  await anna.page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await anna.page.getByRole('button', { name: '+ Benedikt' }).click();
  await anna.page.getByText('Eingeladen: Benedikt').waitFor();
  await anna.page.goto(house.address);
  await anna.page.getByRole('heading', { name: 'Noch nicht begonnen' }).waitFor();
  await anna.page.goBack();
  const table = new URL(anna.page.url()).pathname.split('/').at(-1) ?? '';
  await ben.page.goto(house.address);
  const invitations = ben.page.locator('.invitations');
  await invitations.getByText('Invited by Annamarie').waitFor();
  expect(await complaintsOf(ben.page, 'first page with an invitation')).toEqual([]);
  await invitations.getByRole('link', { name: 'Sit down' }).click();
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  await anna.page.locator('.sa-board').waitFor();
  await resign(ben.page.request, table, 1);
  await anna.page.getByRole('dialog').waitFor();
  await anna.page.goto(`${house.address}/people/${annamarie?.id}`);
  const rating = anna.page.locator('.rating-cards .card');
  await rating.getByText('vorläufig').waitFor();
  expect(await rating.textContent()).toMatch(/1\d{3} ± \d{3}.*nach 1 Partie/);
  expect(await anna.page.locator('.history-row[data-won]').textContent()).toContain('Benedikt');

  await anna.page.goto(`${house.address}/cups`);
  await anna.page.getByLabel('Name').fill('Frühlingspokal');
  await anna.page.getByLabel('Spiel', { exact: true }).selectOption('stone-age');
  await anna.page.getByRole('radio', { name: 'jeder gegen jeden' }).check();
  await anna.page.locator('form.card summary').click();
  await anna.page.getByRole('checkbox', { name: 'Offene Karten' }).check();
  await anna.page.getByRole('button', { name: 'Einen Pokal ausrichten' }).click();
  await anna.page.getByRole('heading', { name: 'Frühlingspokal' }).waitFor();
  await anna.page.getByRole('button', { name: 'Teilnehmen' }).click();
  const cup = new URL(anna.page.url()).pathname.split('/').at(-1) ?? '';
  await anna.page.getByRole('button', { name: '+ Benedikt' }).click();
  await anna.page.getByText('Eingeladen: Benedikt').waitFor();
  await ben.page.goto(house.address);
  await invitations.getByRole('heading', { name: 'Frühlingspokal' }).waitFor();
  await invitations.getByRole('link', { name: 'Look' }).click();
  await ben.page.getByRole('button', { name: 'Take part' }).click();
  for (const { request } of others) await ask(request, 'POST', `/cups/${cup}/join`);
  await ben.page.getByRole('heading', { name: '4 people take part' }).waitFor();
  await anna.page.getByRole('button', { name: 'Beginnen' }).click();
  await anna.page.getByRole('link', { name: 'Zu deinem Tisch' }).waitFor();
  for (const round of [1, 2, 3]) {
    await expect
      .poll(async () => (await ask<CupDetails>(anna.page.request, 'GET', `/cups/${cup}`)).cup.round, {
        timeout: 20_000,
      })
      .toBe(round);
    const { bouts, cup: made } = await ask<CupDetails>(anna.page.request, 'GET', `/cups/${cup}`);
    expect(made.options).toEqual({ openCards: true });
    for (const { table: played, people: seats } of bouts.filter((bout) => bout.round === round)) {
      const phase = async () =>
        (await anna.page.request.get(`${house.address}/api/tables/${played}`))
          .json()
          .then((body: { table?: Lobby }) => body.table?.phase);
      await expect.poll(phase, { timeout: 20_000 }).toBe('playing');
      const strength = (id: string) => people.findIndex((person) => person.id === id);
      const [weaker = ''] = seats.toSorted((one, other) => strength(other) - strength(one));
      await resign(requests[strength(weaker)] ?? anna.page.request, played ?? '', seats.indexOf(weaker));
    }
  }
  await anna.page.getByText('Der Pokal geht an Annamarie').waitFor();
  const rows = anna.page.locator('table.board tbody tr');
  expect(await rows.allTextContents()).toEqual([
    expect.stringMatching(/^1Annamarie3/),
    expect.stringMatching(/^2Benedikt2/),
    expect.stringMatching(/^3Cornelia1/),
    expect.stringMatching(/^4Dietrich0/),
  ]);
  await ben.page.goto(`${house.address}/leaders/stone-age`);
  await ben.page.getByText('Your rating').waitFor();
  expect(await ben.page.locator('table.board tbody tr').first().textContent()).toContain('Annamarie');

  await expectCalm(anna.page, [
    ['/lobby', '.find-table'],
    ['/cups', '.table-row'],
    [`/cups/${cup}`, 'table.board'],
    ['/leaders/stone-age', 'table.board'],
    ['/friends', '.table-row'],
    [`/people/${annamarie?.id}`, '.history-row'],
  ]);
  await leaveQuietly(anna);
  await leaveQuietly(ben);
  for (const context of others) await context.close();
});

test('two who look for the same table sit down at it', async () => {
  const [emil, frida] = [await visit(house), await visit(house, { width: 390, height: 844 })];
  for (const { page } of [emil, frida]) {
    await page.goto(`${house.address}/lobby`);
    await page.getByLabel('Spiel', { exact: true }).selectOption('stone-age');
    for (const count of ['3', '4']) await page.getByRole('checkbox', { name: count, exact: true }).uncheck();
    await page.getByRole('radio', { name: 'jetzt' }).check();
    await page.locator('.find-table summary').click();
    await page.getByRole('checkbox', { name: 'Offene Karten' }).check();
    await page.getByRole('button', { name: 'Tisch suchen' }).click();
  }
  for (const { page } of [emil, frida]) await page.waitForURL('**/table/**');
  for (const { page } of [emil, frida]) await page.locator('.sa-board').waitFor();
  expect(emil.page.url()).toBe(frida.page.url());
  await leaveQuietly(emil);
  await leaveQuietly(frida);
});

test('a forgotten password ends with a word to the host where no letters go out', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await page.goto(`${house.address}/account`);
  await page.getByText('Passwort vergessen?').click();
  await page.getByLabel('Name oder E-Mail-Adresse').fill('Annamarie');
  await page.getByRole('button', { name: 'Brief schicken' }).click();
  await page.getByText('Dieser Server verschickt keine E-Mails.').waitFor();
  expect(await complaintsOf(page, 'account')).toEqual([]);
  await leaveQuietly(guest);
});
