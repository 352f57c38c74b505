/** CC BY asks for the artists of the icons, by icon: who is credited is who is used. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { icons as set } from '@iconify-json/game-icons';
import { expect, test } from 'vitest';
import { ARTISTS, iconPage } from '../src/design/icon-names.ts';

const src = fileURLToPath(new URL('../src', import.meta.url));
const names = ARTISTS.flatMap(({ icons }) => icons);

test('every icon is of the set and has one artist', () => {
  expect(names.filter((name) => !Object.hasOwn(set.icons, name))).toEqual([]);
  expect(names.length).toBe(new Set(names).size);
});

test('every icon that is carried is used', () => {
  const text = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('icon-names.ts'))
    .map((path) => readFileSync(join(src, path), 'utf8'))
    .join('\n');
  expect(names.filter((name) => !text.includes(`'${name}'`) && !text.includes(`"${name}"`))).toEqual([]);
});

test('docs/credits.md names them all; -u writes it anew', async () => {
  const artists = ARTISTS.map(({ id, name, icons }) => {
    const list = icons.map((icon) => `- [${icon.replaceAll('-', ' ')}](${iconPage(id, icon)})\n`);
    return `## ${name}\n\n${list.join('')}`;
  });
  const text = `# Credits by icon

The web client carries ${names.length} icons of [game-icons.net](https://game-icons.net), unchanged but for size and colour,
under [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/). They lie in \`packages/web/src/design/icon-names.ts\` by
artist; this page is written from there by \`npx vitest run packages/web/test/credits.test.ts -u\`. Who drew an icon is said
by the folder it lies in at [github.com/game-icons/icons](https://github.com/game-icons/icons); the npm package does not say.

${artists.join('\n')}`;
  await expect(text).toMatchFileSnapshot('../../../docs/credits.md');
});
