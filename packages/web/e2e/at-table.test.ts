/** At the table with others: who is there, what is spoken of, whose seat it is; and called back when nobody looked. */

import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, Receiver } from '../../server/test/support/peers.ts';
import { auctioned } from '../../server/test/support/played.ts';
import { type House, openHouse } from './house.mjs';
import { decide, luckFrom } from './player.mjs';
import { complaintsOf, leaveQuietly, type Visit, visit } from './visit.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ TABULARIUM_PRIVATE_HOOKS: '1' });
});
afterAll(() => house.close());

const isAsked = async (page: Page) => (await page.locator('.decision[data-asked]').count()) > 0;
const menu = async (page: Page, title: string, item: string) => {
  await page.getByRole('button', { name: title, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const cardOf = (page: Page, name: string) => page.locator('.player').filter({ hasText: name });
/** Everything but the board. */
const AROUND = ['.side', '.wide-log', '.table-header', '.toast-place'];
const chat = (page: Page) => page.locator('.wide-log .chat');

/** Say something that is about what was chosen before. */
async function sayHere(page: Page, words: string): Promise<void> {
  await chat(page).locator('input').fill(words);
  await chat(page).locator('input').press('Enter');
  await chat(page).getByText(words).waitFor();
}

/** A table for two at which those who look on see finished rounds only; its invitation. */
async function sitDown(anna: Visit, ben: Visit): Promise<string> {
  const { page } = anna;
  await page.goto(`${house.address}/new/stone-age`);
  await page.getByRole('radio', { name: /Auf dem Server/ }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.locator('.seat-row').nth(0).locator('input').fill('Anna');
  await page.locator('.seat-row').nth(1).locator('select').first().selectOption('open');
  await page.getByRole('checkbox', { name: 'Wer zuschaut, sieht nur abgeschlossene Runden' }).check();
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  const link = await page.getByRole('textbox', { name: 'Einladen' }).inputValue();
  await ben.page.goto(link);
  await ben.page.getByRole('textbox').first().fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  for (const one of [anna, ben]) await one.page.locator('.sa-board').waitFor();
  return link;
}

async function speakOfMoveAndPlace(anna: Page, ben: Page): Promise<void> {
  const last = anna.locator('.wide-log .log').first().locator('li').last();
  await last.hover();
  await last.getByRole('button', { name: 'Darüber sprechen' }).click();
  await anna.getByText('Es geht um').waitFor();
  await sayHere(anna, 'Kluger Zug');
  await anna.getByRole('button', { name: 'Einen Ort zeigen' }).click();
  await anna.locator('[data-anchor="place:forest"]').first().click({ force: true }); // not open to a move, but to a word
  await sayHere(anna, 'Hier wird es eng');
  const lines = chat(ben).locator('li');
  await lines.filter({ hasText: 'Hier wird es eng' }).locator('.citation').hover();
  expect(await ben.locator('[data-anchor="place:forest"][data-lit]').count()).toBeGreaterThan(0);
  expect(await complaintsOf(ben, 'spoken of', AROUND)).toEqual([]);
  await lines.filter({ hasText: 'Kluger Zug' }).getByTitle('Show this moment').click();
  await ben.getByRole('slider', { name: 'Position in the game' }).waitFor();
  await ben.getByRole('button', { name: 'Back to now' }).click();
  await ben.locator('.sa-board').waitFor();
}

/** Ben does not want to hear it, then does again, and shows it to the host. */
async function muteAndReport(ben: Page): Promise<void> {
  const line = chat(ben).locator('li').filter({ hasText: 'Kluger Zug' });
  const about = line.getByRole('button', { name: 'More about Anna' });
  await about.click();
  await ben.getByRole('menuitem', { name: 'Mute Anna' }).click();
  await line.waitFor({ state: 'detached' });
  await ben.getByRole('button', { name: 'Show what they say' }).click();
  ben.once('dialog', (question) => void question.accept('too loud'));
  await about.click();
  await ben.getByRole('menuitem', { name: 'Show this line to the host' }).click();
  await ben.getByText('The host will see it.').waitFor();
}

async function writeNotes(anna: Page): Promise<void> {
  const last = () => anna.locator('.wide-log .log').first().locator('li').last();
  await last().hover();
  await last().getByRole('button', { name: 'Eine Notiz zu diesem Zug schreiben' }).click();
  await last().getByRole('textbox', { name: 'Notiz' }).fill('Ben will Werkzeug');
  const saved = anna.waitForResponse(
    (answer) => answer.url().endsWith('/notes') && answer.request().method() === 'PUT',
  );
  await anna.locator('.wide-log .notes summary').click();
  await anna.getByRole('textbox', { name: 'Notiz zu diesem Tisch' }).fill('Hütten zuerst');
  await saved;
  const both = anna.waitForResponse((answer) => answer.url().endsWith('/notes') && answer.request().method() === 'PUT');
  await chat(anna).locator('input').focus();
  await both;
  await anna.reload();
  await last().getByRole('textbox', { name: 'Notiz' }).waitFor();
  expect(await last().getByRole('textbox', { name: 'Notiz' }).inputValue()).toBe('Ben will Werkzeug');
  await anna.locator('.wide-log .notes summary').click();
  expect(await anna.getByRole('textbox', { name: 'Notiz zu diesem Tisch' }).inputValue()).toBe('Hütten zuerst');
}

test('people see who is there, speak of moves and places, write notes, and give a seat to somebody who looked on', async () => {
  const anna = await visit(house);
  const ben = await visit(house, { locale: 'en-GB' });
  const clara = await visit(house);
  const link = await sitDown(anna, ben);
  await cardOf(anna.page, 'Ben').locator('[data-presence="here"]').waitFor();
  await ben.page.goto(house.address);
  await cardOf(anna.page, 'Ben').locator('[data-presence="gone"]').waitFor();
  await ben.page.goto(link);
  await cardOf(anna.page, 'Ben').locator('[data-presence="here"]').waitFor();
  await clara.page.goto(link);
  await clara.page.getByText('Du siehst den Tisch, wie er zu Beginn der Runde war.').waitFor();
  await anna.page.getByText('1 Person schaut zu').waitFor();
  for (let made = 0; made < 3; made++) {
    const mover = (await isAsked(anna.page)) ? anna : ben;
    await decide(mover.page, luckFrom(made));
  }
  await speakOfMoveAndPlace(anna.page, ben.page);
  expect(await clara.page.locator('.table').getAttribute('data-moves')).toBe('1');
  expect(await chat(clara.page).getByText('Kluger Zug').count()).toBe(0);
  await chat(clara.page).getByText('du schaust zu').waitFor();
  expect(await chat(clara.page).getByRole('textbox').count()).toBe(0); // nor is there a line they could not use
  await muteAndReport(ben.page);
  await writeNotes(anna.page);
  expect(await complaintsOf(anna.page, 'notes', AROUND)).toEqual([]);

  ben.page.once('dialog', (question) => void question.accept());
  await menu(ben.page, 'Table', 'Leave the table');
  await anna.page.getByText('Der Platz von Ben ist frei.').waitFor();
  await cardOf(anna.page, 'Ben').getByText('ein Bot spielt').waitFor();
  expect(await complaintsOf(anna.page, 'a free seat', AROUND)).toEqual([]);
  await clara.page.getByRole('button', { name: 'Hier Platz nehmen' }).click();
  await clara.page.locator('.player', { hasText: 'Du' }).waitFor();
  await chat(clara.page).getByText('Kluger Zug').waitFor();
  await anna.page.getByText('Der Platz von Ben ist frei.').waitFor({ state: 'detached' });
  await expect.poll(() => cardOf(ben.page, 'Guest').count()).toBeGreaterThan(0);
  while (!(await isAsked(clara.page))) if (await isAsked(anna.page)) await decide(anna.page, luckFrom(9));
  await decide(clara.page, luckFrom(10));
  for (const one of [anna, ben, clara]) await leaveQuietly(one);
});

/** Let the service worker of this house hear a message, as a push service would bring it. */
async function pushed(page: Page, data: string): Promise<void> {
  const wire: CDPSession = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    wire.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(house.address));
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await wire.send('ServiceWorker.enable');
  const message = { origin: house.address, registrationId: await registration, data };
  await wire.send('ServiceWorker.deliverPushMessage', message);
}

const CALLS = { language: 'de', zone: 'UTC', pace: 'at-once', digestAt: 8, quiet: null, mail: null, hook: null };

/** A request of the page itself, with its session. */
const request = (page: Page, method: string, path: string, body: object = {}) =>
  page.evaluate(
    async ([method, path, body]) => {
      const answer = await fetch(`/api${path}`, { method, headers: { 'content-type': 'application/json' }, body });
      return answer.json();
    },
    [method, path, JSON.stringify(body)] as const,
  );

test('what is said beforehand is shown to its person alone, changed, done when asked, and then over', async () => {
  const [anna, ben] = [await visit(house, { locale: 'en-GB' }), await visit(house)];
  for (const { page } of [anna, ben]) {
    await page.goto(house.address);
    await request(page, 'POST', '/guest');
  }
  const { table } = await request(anna.page, 'POST', '/matches', await auctioned());
  await request(anna.page, 'POST', `/tables/${table.id}/offer`, { seat: 1, offer: true });
  await request(ben.page, 'POST', `/tables/${table.id}/join`, { seat: 1, invite: table.invite });
  for (const { page } of [anna, ben]) {
    await page.goto(`${house.address}/table/${table.id}`);
    await page.locator('.decision').waitFor();
  }
  const said = ben.page.getByText('Vorab gesagt: Auf dieses Gebiet mitbieten bis');
  const says = async (amount: string, button: string) => {
    await ben.page.getByRole('button', { name: 'Vorab sagen' }).click();
    await ben.page.getByLabel('Auf dieses Gebiet mitbieten bis').selectOption(amount);
    await ben.page.locator('.saying', { hasText: 'mitbieten' }).getByRole('button', { name: button }).click();
    await said.filter({ hasText: `bis ${amount}` }).waitFor();
  };
  await says('1', 'Sagen');
  await says('2', 'Ändern');
  expect(await complaintsOf(ben.page, 'said beforehand', ['.decision'])).toEqual([]);
  await ben.page.reload();
  await said.filter({ hasText: 'bis 2' }).waitFor();
  expect(await anna.page.getByText('Said beforehand').count()).toBe(0);
  const bids = async (amount: number, answer: RegExp) => {
    await anna.page.locator('.decision[data-asked]').waitFor();
    await anna.page
      .locator('.decision')
      .getByRole('button', { name: new RegExp(`Bid ${amount}`) })
      .click();
    await anna.page.locator('.wide-log .log').first().getByText(answer).first().waitFor({ state: 'attached' });
  };
  await bids(1, /bids 2/);
  await bids(3, /bids no more|passes/);
  await said.waitFor({ state: 'detached' });
  for (const one of [anna, ben]) await leaveQuietly(one);
});

test('whoever has closed the tab is called and moves from there; time that runs out while the server is away is up when it is back', async () => {
  const anna = await visit(house, { cached: true, notified: true });
  const ben = await visit(house, { locale: 'en-GB' });
  const receiver = await new Receiver().open();
  const phone = new Browser(`${receiver.address}/anna`);
  await anna.context.grantPermissions(['notifications'], { origin: house.address });
  await anna.page.goto(house.address);
  const ask = async (who: Visit, method: string, path: string, data?: object) => {
    const answer = await who.context.request.fetch(`${house.address}/api${path}`, { method, data });
    expect(answer.status(), path).toBeLessThan(300);
    return answer.status() === 204 ? undefined : answer.json();
  };
  await ask(anna, 'POST', '/guest', { name: 'Anna' });
  await ask(ben, 'POST', '/guest', { name: 'Ben' });
  await ask(anna, 'PUT', '/me/calls', CALLS);
  await ask(anna, 'POST', '/me/calls/devices', phone.subscription);
  const clock = { time: { kind: 'move', seconds: 3_600 }, rest: null, holidays: false, atZero: 'bot' };
  const seats = [{ kind: 'mine' }, { kind: 'open' }];
  const { table } = await ask(anna, 'POST', '/tables', { game: 'stone-age', seats, clock });
  await ask(ben, 'POST', `/tables/${table.id}/join`, {});
  await anna.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await anna.page.goto('about:blank');
  await ben.page.goto(`${house.address}/table/${table.id}`);
  await ben.page.locator('.sa-board').waitFor();
  while (await isAsked(ben.page)) await decide(ben.page, luckFrom(6));
  await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBeGreaterThan(0);
  const call = JSON.stringify(phone.read(receiver.received[0] as never));
  await pushed(anna.page, call);
  const worker = anna.context.serviceWorkers().find((one) => one.url().startsWith(house.address));
  const shown = () =>
    worker?.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      return (await registration.getNotifications()).map(({ data }) => data.path as string);
    });
  await expect.poll(shown).toEqual([`/table/${table.id}`]);
  const [path = ''] = (await shown()) ?? [];
  await anna.page.goto(house.address + path);
  await anna.page.locator('.decision[data-asked]').waitFor();
  await decide(anna.page, luckFrom(7));
  receiver.close();

  const quick = { ...clock, time: { kind: 'move', seconds: 12 } };
  const { table: fast } = await ask(anna, 'POST', '/tables', { game: 'stone-age', seats, clock: quick });
  await ask(ben, 'POST', `/tables/${fast.id}/join`, {});
  for (const { page } of [anna, ben]) await page.goto(`${house.address}/table/${fast.id}`);
  await expect.poll(async () => (await isAsked(anna.page)) || (await isAsked(ben.page))).toBe(true);
  const asked = (await isAsked(anna.page)) ? anna : ben;
  await house.shut();
  await asked.page
    .locator('.player[data-turn]')
    .getByText(/Zeit ist um|Time is up/)
    .waitFor();
  await house.reopen();
  const back = asked.page.getByRole('button', { name: /Wieder selbst spielen|Take over again/ });
  await back.waitFor();
  await back.click();
  await back.waitFor({ state: 'detached' });
  for (const one of [anna, ben]) await one.context.close();
});
