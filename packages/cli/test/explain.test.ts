/** What `?` answers, and what stands beside the choices. */

import { stripVTControlCharacters } from 'node:util';
import { loadGame } from '@tabularium/catalogue';
import { act, decider, LANGUAGES, type Language, legal, seedFrom, sight, start } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { noteOn, pictureOf } from '../src/boards/board.ts';
import { explainChoice, explainWords, type Outlook } from '../src/play/explain.ts';
import { Menu } from '../src/play/menu.ts';

/** The table of that game when somebody is first asked what the test waits for, choosing the first choice until then. */
async function asked(id: string, lang: Language, wanted: string, options: object = {}): Promise<Outlook> {
  const game = await loadGame(id);
  const state = start(game, { seats: 2, seed: seedFrom('explain'), options });
  for (let moves = 0; moves < 500; moves++) {
    const seat = decider(state);
    const actions = legal(game, state, seat);
    if (actions.some(({ type }) => type === wanted)) {
      const names = ['Anna', 'Ben'];
      return { game, picture: await pictureOf(game), sight: sight(game, state, seat), names, lang };
    }
    act(game, state, seat, actions[0] as never);
  }
  throw new Error(`Nobody is asked for ${wanted}.`);
}

const plain = (lines: readonly string[]): string => lines.map(stripVTControlCharacters).join('\n');

test('a line that opens a second question is explained like any other', async () => {
  const outlook = await asked('stone-age', 'en', 'place', { startPlayer: 'seat-1' });
  const menu = new Menu(outlook);
  const quarry = menu.numbered(4);
  if (quarry === undefined) throw new Error('There is no fourth choice.');
  const said = plain(explainChoice(outlook, quarry));
  expect(said).toMatch(/^Quarry \(1 to 5 people · Stone ÷ 5\)\nQuarry\n {2}Roll one die per person/);
  expect(said.match(/SA 7\.1 /g)).toHaveLength(1);
});

test('what is asked for by name comes with each reason once', async () => {
  const outlook = await asked('stone-age', 'en', 'place', { startPlayer: 'seat-1' });
  const said = plain(explainWords(outlook, 'hut'));
  expect(said).toMatch(/^Hut\n {2}Exactly two people/);
  expect(said.match(/The hut takes exactly two people\./g)).toHaveLength(1);
  expect(said).toMatch(/1 person: Hut, 3 people: Hut, 4 people: Hut, 5 people: Hut: The hut takes/);
});

test.each(LANGUAGES)('choices of Civilization say in %s what a card does and what something costs', async (lang) => {
  const notes = async (wanted: string, options: object = {}) => {
    const outlook = await asked('fame-and-fortune', lang, wanted, { offersPerTurn: 0, ...options });
    return outlook.sight.actions.filter(({ type }) => type === wanted).map((action) => noteOn(outlook, action) ?? '');
  };
  const leads = await notes('lead', { civilizations: 'pick' });
  expect(leads.every((note) => /Led by|Staatsoberhaupt/.test(note))).toBe(true);
  expect(leads.join()).toMatch(/Known from one source only|Nur aus einer Quelle bekannt/);
  const made = await notes('make');
  expect(made.every((note) => /^(Production|Produktion) \d+/.test(note))).toBe(true);
  expect(made.join()).toMatch(/ · (Yields|Bringt) /);
});
