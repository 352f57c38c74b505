/** A picture and its expansions: the base leaves room, the expansion's folder fills it. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Words that only mean something with the expansion on the table. */
const TERRA_INCOGNITA = /terra(?!in)|\barm(y|ies)\b|\bforts?\b|districts?\b|governments?\b/i;

/** The list of the expansions' folders. */
const LIST = 'expansions.ts';

test('the base picture of A New Dawn knows nothing of its expansion', () => {
  const folder = fileURLToPath(new URL('../src/boards/new-dawn/', import.meta.url));
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== LIST);
  const naming = files.filter(({ name }) => TERRA_INCOGNITA.test(readFileSync(folder + name, 'utf8')));
  expect(naming.map(({ name }) => name)).toEqual([]);
  expect(files.length).toBeGreaterThan(8);
});
