/** The boards of recorded and random positions, drawn without a terminal. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '@tabularium/build';
import { loadGame } from '@tabularium/catalogue';
import {
  type AnyGame,
  act,
  awaited,
  decider,
  isOver,
  LANGUAGES,
  type Language,
  legal,
  luckFrom,
  parseMatch,
  replay,
  seedFrom,
  sight,
  start,
  type Viewer,
  view,
  viewersOf,
} from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { drawBoard, explainPlace, pictureOf, statusLine } from '../src/boards/board.ts';
import type { Picture } from '../src/boards/picture.ts';

const options = { timeout: 120_000 };
const NAMES = ['Anna', 'Bertram der Lange am Eck', 'greedy 3', 'mcts:1000', 'Eva'];

/** The pictures of the games looked at. */
const pictures = new Map<AnyGame, Picture>();

async function fetched(id: string): Promise<AnyGame> {
  const game = await loadGame(id);
  pictures.set(game, await pictureOf(game));
  return game;
}

function sceneOf(game: AnyGame, state: object, seat: Viewer, names: readonly string[], lang: Language) {
  const picture = pictures.get(game);
  if (picture === undefined) throw new Error(`Nobody has fetched the picture of ${game.id}.`);
  return { game, picture, sight: sight(game, state, seat), names, lang };
}

/** What that seat is shown after so many moves of a recorded match. */
async function recorded(game: string, match: string, at: number) {
  const played = await fetched(game);
  const file = parseMatch(readFileSync(join(root, 'packages/games', game, 'corpus', `${match}.json`), 'utf8'));
  const { state } = replay(played, file, at);
  const [seat = 0] = awaited(state);
  return { game: played, state, seat, names: NAMES.slice(0, file.seats) };
}

function drawn(game: AnyGame, state: object, seat: Viewer, lang: Language, width = 120): string[] {
  const names = NAMES.slice(0, (state as { seats: number }).seats);
  return drawBoard(sceneOf(game, state, seat, names, lang), width).map(stripVTControlCharacters);
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => [...line].length));

test('A New Dawn shows the map with its numbers, pieces and figures, and what can be chosen', options, async () => {
  const { game, state, seat } = await recorded('new-dawn', 'cards-explorer-civilized-populous', 250);
  const board = drawn(game, state, seat, 'de').join('\n');
  expect(board).toMatch(/Runde 24/);
  expect(board).toMatch(/»∩ 25 │/);
  expect(board).toMatch(/│★2✦ {2}│/);
  expect(board).toMatch(/│!I {3}│/);
  expect(board).toMatch(/│■1w1 │/);
  expect(board).toMatch(/♠ Wald 3/);
  expect(board).toMatch(/Brüssel 20 Industrie/);
  expect(board).toMatch(/Grand Mesa 10 ◊ \(Bertram/);
});

test('a space of A New Dawn is explained by its number', options, async () => {
  const { game, state, seat, names } = await recorded('new-dawn', 'cards-explorer-civilized-populous', 250);
  const asked = (lang: Language, query: string) =>
    explainPlace(sceneOf(game, state, seat, names, lang), query).map(stripVTControlCharacters);
  expect(asked('de', 'Feld 57')).toEqual(['Feld 57: Hügel 2 · Stadt von Anna · Wagen von Anna']);
  expect(asked('en', '90').join()).toMatch(/^space 90: hill 2 · capital of Bertram der Lange am Eck · Colossus/i);
  expect(asked('en', 'Feld 999')).toEqual([]);
  expect(asked('en', 'city')).toEqual([]);
});

test('A New Dawn shows goals with progress, the dial, wonders and focus rows in both languages', options, async () => {
  const { game, state, seat } = await recorded('new-dawn', 'cards-explorer-civilized-populous', 250);
  const de = drawn(game, state, seat, 'de').join('\n');
  expect(de).toMatch(/10\/15 +✓ +Entdecker +Kontrolliere 15 Felder/);
  expect(de).toMatch(/Barbaren erscheinen in 2 Runden/);
  expect(de).toMatch(/Pyramiden 9 ☿▼/);
  expect(de).toMatch(/1 Drama und Dichtung II +2 Massenproduktion III • +3 Außenhandel I/);
  const en = drawn(game, state, seat, 'en').join('\n');
  expect(en).toMatch(/10\/15 +✓ +Explorer/);
  expect(en).toMatch(/Tech dial 17 \(next: level IV at 19\) · Cities on the map 4\/8 · Control tokens left 19/);
  expect(en).toMatch(/World wonder: Colossus 90, Petra 13/);
});

test('Through the Ages shows the row with prices, ratings, the rivals in short and your hand', options, async () => {
  const { game, state, seat } = await recorded('through-the-ages', 'base-4', 400);
  const de = drawn(game, state, seat, 'de');
  const board = de.join('\n');
  expect(board).toMatch(/Zeitalter II · Spielrunde 14 · Zivilkartenstapel 8 · Militärkartenstapel 29/);
  expect(board).toMatch(/Kreml II Wunder R4-4-4 \(2 ZA\)/);
  expect(board).toMatch(/greedy 3 +49 \+6 +4 \+4 +1 +6\/1 +10 \+3−1 +6 \+4−4 +6\/6 +3\/3/);
  expect(board).toMatch(/Farmen und Minen: Landwirtschaft ○ +Bronze ●●●● ▪5 +Bewässerung ●●● ▪2/);
  expect(board).toMatch(/im Bau Transkontinentale Eisenbahn R3 R3 R3 R3/);
  expect(de.length).toBeLessThanOrEqual(42);
  const en = drawn(game, state, seat, 'en').join('\n');
  expect(en).toMatch(/Age II · round 14/);
  expect(en).toMatch(/Farms and mines: Agriculture ○ +Bronze ●●●● ▪5/);
});

test('Through the Ages marks what can be taken and says what is left to spend', options, async () => {
  const game = await loadGame('through-the-ages');
  const { state, seat, names } = await recorded('through-the-ages', 'base-2', 40);
  const scene = sight(game, state, seat);
  const takes = scene.actions.filter(({ type }) => type === 'take').length;
  const marks =
    drawn(game, state, seat, 'en')
      .join('\n')
      .match(/»(?! you)/g) ?? [];
  expect(marks).toHaveLength(takes);
  expect(statusLine(sceneOf(game, state, seat, names, 'de'))).toMatch(
    /Zivilaktionen \d\/\d · Militäraktionen \d\/\d · Nahrung \d/,
  );
});

test('Civilization shows the map, everybody in numbers and your own pyramid and cities', options, async () => {
  const { game, state, seat, names } = await recorded('fame-and-fortune', '2-players-technology', 420);
  const de = drawn(game, state, seat, 'de', 80);
  expect(longest(de)).toBeLessThanOrEqual(80);
  const board = de.join('\n');
  expect(board).toMatch(/^Runde \d+, Bewegung · Startspieler: /);
  expect(board).toMatch(/\n3 {2}∴ {3}♣★1 /);
  expect(board).toMatch(/▒ verdeckt {2}★ Hauptstadt/);
  expect(board).toMatch(/Staatsform +Republik +Despotismus/);
  expect(board).toMatch(/ {2}II Demokratie/);
  expect(board).toMatch(/(?:Theben|Memphis|[A-ZÄÖÜ][a-zäöüß]+): Produktion \d+, Handel \d+, Künste \d+, Münzen \d+/);
  const en = drawn(game, state, seat, 'en', 80);
  expect(longest(en)).toBeLessThanOrEqual(80);
  expect(en.join('\n')).toMatch(/Pyramid\n {2}I Agriculture, /);
  expect(statusLine(sceneOf(game, state, seat, names, 'en'))).toMatch(
    /^Trade \d+ · Culture \d+ · Track \d+\/21 · Coins \d+\/15$/,
  );
});

test(
  'the largest map of Civilization fits 80 columns, and a square is explained by its coordinate',
  options,
  async () => {
    const { game, state, seat, names } = await recorded('fame-and-fortune', '5-players-turn-limit', 300);
    for (const lang of LANGUAGES) expect(longest(drawn(game, state, seat, lang, 80))).toBeLessThanOrEqual(80);
    const asked = (lang: Language, query: string) =>
      explainPlace(sceneOf(game, state, seat, names, lang), query)
        .map(stripVTControlCharacters)
        .join(' ');
    expect(asked('de', 'Feld C8')).toMatch(/^Feld C8: .*Hauptstadt von/);
    expect(asked('en', 'A3')).toBe('');
    expect(asked('en', 'u11')).toBe('square U11: face down');
  },
);

/** The names of all things whose ids stand in that part of a state or view. */
function namesWithin(game: AnyGame, part: unknown): Set<string> {
  const written = JSON.stringify(part);
  const within = game.things
    .map((entry) => entry.split(':'))
    .filter(([, id]) => written.includes(`"${id}"`))
    .map(([kind = '', id = '']) => game.text.en.things[kind]?.(id).name ?? id);
  return new Set(within);
}

test.each([
  ['through-the-ages', 'secret-mix-2-closed-hands', 150],
  ['through-the-ages', 'base-4', 300],
  ['new-dawn', 'cards-explorer-civilized-populous', 250],
])('nothing hidden is on the board of %s, %s', options, async (id, match, at) => {
  const { game, state } = await recorded(id, match, at);
  for (const viewer of viewersOf(state)) {
    const seen = namesWithin(game, view(game, state, viewer));
    const secrets = [...namesWithin(game, state)].filter((name) => !seen.has(name));
    const board = drawn(game, state, viewer, 'en').join('\n');
    expect(secrets.length).toBeGreaterThan(3);
    expect(secrets.filter((name) => board.includes(name) && ![...seen].some((one) => one.includes(name)))).toEqual([]);
  }
});

test("a rival's closed hands are counted", options, async () => {
  const { game, state } = await recorded('through-the-ages', 'secret-mix-2-closed-hands', 150);
  const { players } = state as { players: { militaryHand: string[]; civilHand: string[] }[] };
  for (const [seat, { militaryHand, civilHand }] of players.entries()) {
    const board = drawn(game, state, 1 - seat, 'en').join('\n');
    expect(board).toContain(`Civil hand ${civilHand.length} · Military hand ${militaryHand.length}`);
  }
});

/** In which language and how wide; one after the other. */
const WAYS = LANGUAGES.flatMap((lang) => [120, 80, 60].map((width) => [lang, width] as const));

/** Every table at which a random game is drawn. */
const TABLES: readonly [game: string, seats: number, options: object][] = [
  ...[2, 3, 4].map((seats): [string, number, object] => ['new-dawn', seats, { map: 'random', roundLimit: 30 }]),
  ...[2, 3, 4, 5].map((seats): [string, number, object] => [
    'new-dawn',
    seats,
    { module: 'terra-incognita', roundLimit: 30 },
  ]),
  ['new-dawn', 4, { map: 'players', roundLimit: 30 }],
  ...[2, 3, 4].map((seats): [string, number, object] => ['through-the-ages', seats, {}]),
  ['through-the-ages', 3, { leaders: 'open-mix', hands: 'closed' }],
  ...[2, 4].map((seats): [string, number, object] => ['stone-age', seats, {}]),
];

test.each(TABLES)('the board of %s with %i seats and %j fits', options, async (id, seats, chosen) => {
  const game = await fetched(id);
  const state = start(game, { seats, seed: seedFrom(`board ${id} ${seats}`), options: chosen });
  const luck = luckFrom(seedFrom(`moves ${id} ${seats}`));
  for (let move = 0; !isOver(state) && move < 1500; move++) {
    const seat = decider(state);
    const actions = legal(game, state, seat);
    const [lang, width] = WAYS[Math.floor(move / 3) % WAYS.length] ?? ['en', 80];
    if (move % 3 === 0) {
      const board = drawn(game, state, move % 5 === 0 ? null : seat, lang, width);
      expect(longest(board), board.join('\n')).toBeLessThanOrEqual(width);
      expect(board.join('\n')).not.toMatch(/undefined|NaN|\[object/);
    }
    act(game, state, seat, actions[luck(actions.length)]);
  }
});

test('a game without a picture of its own is outlined', options, async () => {
  const game = await fetched('tic-tac-toe');
  const state = start(game, { seats: 2, seed: seedFrom('outline'), options: {} });
  expect(drawn(game, state, 0, 'en').length).toBeGreaterThan(0);
});
