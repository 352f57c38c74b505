import { expect, test } from 'vitest';
import { beginTable, luckFrom, playOn } from './player.mjs';
import { theHouse } from './the-house.ts';
import { leaveQuietly, visit } from './visit.ts';

const house = await theHouse();

test('a solo game begins and goes on with the network cut', async () => {
  const guest = await visit(house, { cached: true });
  const { page, context } = guest;
  await page.goto(house.address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null || location.reload()))
    .toBe(true);

  await page.getByRole('button', { name: 'Freunde einladen' }).first().waitFor();
  await context.setOffline(true);
  await page.reload();
  await page.getByText('Kein Server erreichbar').first().waitFor();
  await beginTable(page, house.address, { seats: 3 });
  await playOn(page, { untilRound: 3, luck: luckFrom(2) });
  expect(Number(await page.locator('.table').getAttribute('data-round'))).toBeGreaterThanOrEqual(3);

  const told = await page.locator('.table').getAttribute('data-moves');
  await page.reload();
  await page.locator('.decision[data-asked]').waitFor();
  expect(await page.locator('.table').getAttribute('data-moves')).toBe(told);
  await page.getByRole('button', { name: 'Regeln' }).click();
  await page.locator('[data-rule="SA 4.1"]').waitFor();
  await leaveQuietly(guest);
});
