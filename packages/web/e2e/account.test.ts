/** The account page and the host's invite link, on a real server: sessions, one's data, the end of an account, a new link. */

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { theHouse } from './the-house.ts';
import { leaveQuietly, visit } from './visit.ts';

const house = await theHouse();

const PASSWORD = 'eine lange Reise';

async function enter(page: Page, name: string, button: string): Promise<void> {
  await page.goto(`${house.address}/account`);
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel(/^Pass/).fill(PASSWORD);
  await page.getByRole('button', { name: button }).click();
}

test('sessions are listed and ended one by one and all at once', async () => {
  const [home, away] = [await visit(house), await visit(house, { locale: 'en-GB' })];
  await enter(home.page, 'Hedwig', 'Konto anlegen');
  await home.page.getByText('Angemeldet als Hedwig.').waitFor();
  await enter(away.page, 'Hedwig', 'Sign in');
  await away.page.getByText('Signed in as Hedwig.').waitFor();
  await home.page.reload();
  const there = home.page.getByRole('listitem').filter({ hasText: 'Ein anderer Browser' });
  expect(await there.textContent()).toMatch(/seit \d/);
  await there.getByRole('button', { name: 'Dort abmelden' }).click();
  await there.waitFor({ state: 'detached' });
  await away.page.reload();
  await away.page.getByText('You are not signed in.').waitFor();
  await home.page.getByRole('button', { name: 'Überall abmelden' }).click();
  await home.page.getByText('Du bist nicht angemeldet.').waitFor();
  await leaveQuietly(home);
  await leaveQuietly(away);
});

test('whoever goes takes their data along and leaves nothing behind', async () => {
  const guest = await visit(house, { locale: 'en-GB' });
  const { page } = guest;
  await enter(page, 'Ottilie', 'Create account');
  await page.getByText('Signed in as Ottilie.').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(data).toMatchObject({ person: { name: 'Ottilie', guest: false }, sessions: [{ current: true }] });
  await page.getByText('Delete the account').click();
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('You are not signed in.').waitFor();
  const login = await page.request.post(`${house.address}/api/login`, {
    data: { name: 'Ottilie', password: PASSWORD },
  });
  expect(login.status()).toBe(401);
  await leaveQuietly(guest);
});

test('a host renews the link of a table, and guests are called guests', async () => {
  const host = await visit(house);
  const { page } = host;
  await page.goto(`${house.address}/new/stone-age`);
  await page.getByRole('radio', { name: /Auf dem Server/ }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.locator('.seat-row').nth(1).locator('select').first().selectOption('open');
  await page.getByRole('checkbox', { name: 'In der Liste offener Tische zeigen' }).uncheck();
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  const link = page.getByRole('textbox', { name: 'Einladen' });
  const before = await link.inputValue();
  expect(await page.locator('.table-row').first().textContent()).toContain('Gast');
  await page.getByRole('button', { name: 'Neuer Link' }).click();
  await expect.poll(() => link.inputValue()).not.toBe(before);
  const stranger = await visit(house);
  const look = async (address: string) => {
    const { pathname, searchParams } = new URL(address);
    const path = `${pathname.replace('/table/', '/api/tables/')}?invite=${searchParams.get('invite')}`;
    return (await stranger.page.request.get(house.address + path)).status();
  };
  expect(await look(before)).toBe(404);
  expect(await look(await link.inputValue())).toBe(200);
  await leaveQuietly(host);
  await leaveQuietly(stranger);
});
