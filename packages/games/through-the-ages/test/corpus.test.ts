/**
 * Recorded matches, one per module and variant and one with resignations, replayed move by move. After the rules
 * version was raised they are recorded anew by `RECORD_CORPUS=1 npx vitest run packages/games/through-the-ages/test/corpus`.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  decider,
  isOver,
  legal,
  luckFrom,
  matchFile,
  newMatch,
  parseMatch,
  printMatch,
  record,
  replay,
  resultOf,
  seedFrom,
} from '@tabularium/kernel';
import { throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';
import type { Chosen } from './position.ts';

const everything = { adjusted: 'all', military: true };
const TABLES: Readonly<Record<string, { seats: number; options: Chosen }>> = {
  'base-2': { seats: 2, options: {} },
  'base-4': { seats: 4, options: {} },
  'expansion-3': { seats: 3, options: { ...everything, leaders: 'expansion' } },
  'secret-mix-2-closed-hands': { seats: 2, options: { ...everything, leaders: 'secret-mix', hands: 'closed' } },
  'open-mix-3': { seats: 3, options: { ...everything, leaders: 'open-mix' } },
  'hidden-future-2': { seats: 2, options: { leaders: 'hidden-future', adjusted: 'all' } },
  'one-extra-2': { seats: 2, options: { leaders: 'one-extra', military: true } },
  'draft-3': { seats: 3, options: { ...everything, leaders: 'draft' } },
  'agreed-2': {
    seats: 2,
    options: {
      leaders: 'agreed',
      agreed: [
        'moses',
        'sun-tzu',
        'pyramids',
        'genghis-khan',
        'saladin',
        'taj-mahal',
        'machu-picchu',
        'albert-einstein',
      ],
      adjusted: ['republic-adjusted', 'rich-land-i'],
    },
  },
  'shorter-2': { seats: 2, options: { length: 'shorter' } },
  'handbook-3': { seats: 3, options: { length: 'handbook' } },
  'peaceful-2': { seats: 2, options: { length: 'peaceful', leaders: 'secret-mix' } },
  'resignation-3': { seats: 3, options: { ...everything, resigning: true } },
};

const folder = new URL('../corpus/', import.meta.url);

/** A match of quick players; where resigning is allowed, they do so one after the other from round 9 on. */
function recorded(name: string, table: { seats: number; options: Chosen }): string {
  const match = newMatch(throughTheAges, { ...table, seed: seedFrom(`corpus/${name}`) });
  const luck = luckFrom(seedFrom(`choices of ${name}`));
  while (!isOver(match.state)) {
    const seat = decider(match.state);
    const actions = legal(throughTheAges, match.state, seat);
    const resigning = match.state.round >= 9 ? actions.find(({ type }) => type === 'resign') : undefined;
    const at = throughTheAges.bot.playout?.(match.state, seat, actions, luck) ?? 0;
    record(match, seat, resigning ?? actions[at] ?? { type: 'done' });
  }
  return printMatch(matchFile(match));
}

if (process.env['RECORD_CORPUS'] === '1') {
  for (const [name, table] of Object.entries(TABLES))
    writeFileSync(new URL(`${name}.json`, folder), recorded(name, table));
}

test('the corpus has a match of every module, variant and ending', () => {
  expect(readdirSync(folder).sort()).toEqual(
    Object.keys(TABLES)
      .map((name) => `${name}.json`)
      .sort(),
  );
});

test.each(Object.keys(TABLES))('%s replays to the same end', (name) => {
  const file = parseMatch(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
  const match = replay(throughTheAges, file);
  expect(resultOf(match)?.ending).toBe(name.startsWith('resignation') ? 'last-civilization' : 'last-round');
});
