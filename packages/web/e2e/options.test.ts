import { expect, test } from 'vitest';
import { theHouse } from './the-house.ts';
import { expectAccessible, leaveQuietly, visit } from './visit.ts';

const house = await theHouse();

test('TA 17.2 TA 17.4 adjusted cards are ticked one by one, agreed leaders and wonders appear when they count', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await page.goto(`${house.address}/new/through-the-ages`);
  await page.getByText('Optionen', { exact: true }).click();
  const cards = page.getByRole('group', { name: 'Angepasste Grundspiel-Karten' });
  const preset = cards.getByRole('combobox');
  expect(await preset.inputValue()).toBe('none');
  await preset.selectOption('recommended');
  await cards.getByText('Einzeln wählen').click();
  expect(await cards.getByRole('checkbox', { name: 'Republik' }).isChecked()).toBe(true);
  await cards.getByRole('checkbox', { name: /^Koloss/ }).check();
  expect(await preset.locator('option:checked').textContent()).toBe('Eigene Auswahl (3 von 23)');
  const agreed = page.getByRole('group', { name: 'Vereinbarte Anführer und Wunder' });
  expect(await agreed.count()).toBe(0);
  await page.getByRole('combobox', { name: /^Anführer und Wunder/ }).selectOption('agreed');
  await agreed.getByRole('combobox').selectOption('expansion');
  await agreed.getByText('Einzeln wählen').click();
  expect(await agreed.getByRole('checkbox', { name: /^Burg Himeji/ }).isChecked()).toBe(true);
  expect(await agreed.getByText('die Aufteilung auf Stufen ist unsere eigene').count()).toBe(15);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Los geht’s' }).click();
  await page.waitForURL(/\/play\//);
  await page.locator('.decision').waitFor();
  const id = page.url().split('/').at(-1) ?? '';
  const options = await page.evaluate(
    (table) =>
      new Promise<Record<string, string[]>>((resolve, reject) => {
        const opening = indexedDB.open('tabularium');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const getting = opening.result.transaction('tables').objectStore('tables').get(table);
          getting.onerror = () => reject(getting.error);
          getting.onsuccess = () => resolve(getting.result?.start.options ?? {});
        };
      }),
    id,
  );
  expect(options['adjusted']).toEqual(['republic-adjusted', 'professional-sports-adjusted', 'colossus-adjusted']);
  expect(options['agreed']).toHaveLength(40);
  await leaveQuietly(guest);
});
