import { fameAndFortune } from '@tabularium/fame-and-fortune';
import { geometryOf, libraryOf, readable } from '@tabularium/fame-and-fortune/queries';
import {
  type AnyAction,
  type AnyGame,
  act,
  awaited,
  isOver,
  legal,
  luckFrom,
  type Seat,
  seedFrom,
  sight,
  start,
  type ViewIn,
} from '@tabularium/kernel';
import { newDawn } from '@tabularium/new-dawn';
import { boardOf, wondersOnOffer } from '@tabularium/new-dawn/queries';
import { DISTRICTS } from '@tabularium/new-dawn/terra-incognita';
import { stoneAge } from '@tabularium/stone-age';
import { PLACES } from '@tabularium/stone-age/content';
import { throughTheAges } from '@tabularium/through-the-ages';
import { describe, expect, test } from 'vitest';
import * as world from '../src/boards/fame-and-fortune/anchors.ts';
import * as dawn from '../src/boards/new-dawn/anchors.ts';
import * as valley from '../src/boards/stone-age/anchors.ts';
import * as ages from '../src/boards/through-the-ages/anchors.ts';
import { isInBar, offersIn } from '../src/table/anchors.ts';

/** A board without its pictures: where it says actions are chosen, and the spots it draws for the seat that looks. */
interface Sketch {
  readonly game: AnyGame;
  readonly tables: readonly { readonly seats: number; readonly options?: object }[];
  readonly games: number;
  anchorsOf(action: never, view: never): readonly string[];
  spotsOf(view: never, seat: Seat): readonly string[];
  /** Does the board draw this spot from the action itself, wherever it is? */
  draws?(anchor: string): boolean;
  /** What is refused nowhere on the board: the generic panel alone tells why. */
  readonly refusedInWords: readonly string[];
  /** What must have been met on the board, so that the games are not too short. */
  readonly met: readonly string[];
}

const STONE_AGE: Sketch = {
  game: stoneAge,
  tables: [{ seats: 2 }, { seats: 4, options: { lateDicePicks: true } }],
  games: 2,
  anchorsOf: valley.anchorsOf,
  spotsOf({ buildings, frames, openRows, players }: ViewIn<typeof stoneAge>, seat) {
    const frame = frames.at(-1);
    const dice = frame?.step === 'pick-die' ? frame.dice : openRows.flatMap((row) => row.dice);
    return [
      ...PLACES.filter(({ does }) => does.kind !== 'building' || does.stack < buildings.length).map(
        ({ id }) => `place:${id}`,
      ),
      ...(players[seat]?.tools.map((_, tool) => `tool:${tool}`) ?? []),
      ...(players[seat]?.kept.map((card) => `card:${card}`) ?? []),
      ...dice.map((pips) => `die:${pips}`),
      'goods:mix',
    ];
  },
  refusedInWords: [],
  met: ['place', 'use', 'add-tool', 'pick-die', 'pay', 'cash-in'],
};

const THROUGH_THE_AGES: Sketch = {
  game: throughTheAges,
  tables: [
    { seats: 2 },
    { seats: 3, options: { adjusted: 'all', military: true, leaders: 'open-mix' } },
    { seats: 4, options: { leaders: 'draft', hands: 'closed' } },
  ],
  games: 2,
  anchorsOf: ages.anchorsOf,
  spotsOf({ row, commonTactics, players, boards }: ViewIn<typeof throughTheAges>, seat) {
    const player = players[seat];
    return [
      'bank:yellow',
      ...boards.flatMap(({ leaders, wonders }) => [...leaders, ...wonders]).map((card) => `draft:${String(card)}`),
      ...row.flatMap((card, space) => (card === '' ? [] : [`row:${space}`])),
      ...commonTactics.map((_, at) => `tactic:${at}`),
      ...(player?.technologies.flatMap(({ card }) => [`technology:${card}`, `build:${card}`]) ?? []),
      ...[...(player?.civilHand ?? []), ...(player?.militaryHand ?? [])].map((card) => `hand:${card}`),
      ...(player?.wonders.map(({ card }) => `monument:${card}`) ?? []),
      ...(player?.colonies.map((card) => `colony:${card}`) ?? []),
      ...(player?.building === '' ? [] : ['wonder:unfinished']),
    ];
  },
  refusedInWords: ['bid', 'convert', 'done', 'help', 'trade', 'turn-choice'],
  met: ['draft', 'take', 'population', 'build', 'upgrade', 'leader', 'develop', 'stage', 'play', 'prepare'],
};

const NEW_DAWN: Sketch = {
  game: newDawn,
  tables: [
    { seats: 3, options: { roundLimit: 30, map: 'players' } },
    { seats: 4, options: { roundLimit: 30, module: 'terra-incognita' } },
  ],
  games: 2,
  anchorsOf: dawn.anchorsOf,
  spotsOf(view: ViewIn<typeof newDawn>, seat) {
    const { map, frames, tilesToLay, players, terra } = view;
    const frame = frames.at(-1);
    const drawn = frame !== undefined && 'tile' in frame ? [frame.tile] : [];
    return [
      ...Array.from({ length: boardOf(map).size }, (_, space) => `space:${space}`),
      ...(players[seat]?.row.flatMap((_, at) => [`slot:${at + 1}`, `government:${at + 1}`]) ?? []),
      ...[...(tilesToLay[seat] ?? []), ...drawn, ...(terra?.looked.tiles ?? [])].map((tile) => `tile:${tile}`),
      ...Array.from({ length: 6 }, (_, orientation) => `direction:${orientation}`),
      ...wondersOnOffer(view as never).map((wonder) => `wonder:${wonder}`),
      ...DISTRICTS.map((district) => `district:${district}`),
    ];
  },
  draws: (anchor) => anchor.startsWith('hex:') || anchor.startsWith('upgrade:'),
  refusedInWords: ['take-resource'],
  met: ['focus', 'place', 'take-tile', 'lay-tile', 'caravan', 'march', 'district', 'place-fort', 'wonder', 'gain'],
};

const FAME: Sketch = {
  game: fameAndFortune,
  tables: [
    { seats: 2, options: { turnLimit: '20', civilizations: 'pick', offersPerTurn: 1 } },
    { seats: 3, options: { turnLimit: '12', scoutsFollowArmies: true, offersPerTurn: 0 } },
  ],
  games: 3,
  anchorsOf: world.anchorsOf,
  spotsOf(view: ViewIn<typeof fameAndFortune>, seat) {
    const player = view.players[seat];
    const { technologies, investments } = libraryOf(readable(view).options);
    const own = (kind: string, ids: readonly (string | undefined)[]) => ids.map((id) => `card:${kind}:${id}`);
    const wonders = view.map.pieces.flatMap((piece) =>
      piece?.kind === 'wonder' && piece.owner === seat ? [piece.id] : [],
    );
    return [
      ...geometryOf(view.seats).squares.map((square) => `square:${square}`),
      ...Array.from({ length: 22 }, (_, space) => `space:${space}`),
      ...view.players.map((_, rival) => `rival:${rival}`),
      ...own('technology', player?.rows.flat() ?? []),
      ...own('civilization', [player?.civilization]),
      ...own('government', [player?.government]),
      ...own('wonder', wonders),
      ...own('person', player?.people.map(({ id }) => id) ?? []),
      ...(player?.events ?? []).map((event) => `event:${String(event)}`),
      ...(player?.reserve ?? []).map((person) => `reserve:${person}`),
      ...Object.keys(investments).map((card) => `investment:${card}`),
      ...Object.keys(technologies).map((id) => `tech:${id}`),
      ...(view.battle?.hands.flat() ?? []).map((unit) => `unit:${unit}`),
      ...Array.from({ length: (view.battle?.fronts.length ?? -1) + 1 }, (_, front) => `front:${front}`),
      'government',
    ];
  },
  draws: (anchor) => /^(tray|loot|give|get|market):/.test(anchor),
  refusedInWords: [],
  met: ['settle', 'place', 'act', 'produce', 'make', 'move', 'step', 'discover', 'research', 'add', 'use'],
};

/** The actions of everyone asked, at every moment of random games. */
function* moments({ game, tables, games }: Sketch) {
  const luck = luckFrom(seedFrom(`anchors ${game.id}`));
  for (const { seats, options = {} } of tables) {
    for (let round = 0; round < games; round++) {
      const state = start(game, { seats, seed: seedFrom(`anchors ${seats} ${round}`), options });
      while (!isOver(state)) {
        const seat = awaited(state)[0] ?? 0;
        yield { seat, seen: sight(game, state, seat) };
        const actions = legal(game, state, seat);
        const busy = actions.filter(({ type }) => !['destroy', 'end-turn', 'done', 'resign'].includes(type));
        const among = busy.length > 0 && luck(8) > 0 ? busy : actions;
        act(game, state, seat, among[luck(among.length)] as AnyAction);
      }
    }
  }
}

describe.each([STONE_AGE, THROUGH_THE_AGES, NEW_DAWN, FAME])('the board of $game.id', (sketch) => {
  const anchorsOf = (action: AnyAction, view: object) => sketch.anchorsOf(action as never, view as never);

  test('every action has a spot that the board draws, or a button of the decision bar', () => {
    const misplaced = new Set<string>();
    const met = new Set<string>();
    for (const { seat, seen } of moments(sketch)) {
      const spots = new Set(sketch.spotsOf(seen.view as never, seat));
      const isDrawn = (anchor: string) =>
        spots.has(anchor) || anchor.startsWith('button:') || sketch.draws?.(anchor) === true;
      const offers = offersIn(seen, anchorsOf);
      for (const action of seen.actions) {
        met.add(action.type);
        const anchors = anchorsOf(action, seen.view);
        for (const anchor of anchors) if (!isDrawn(anchor)) misplaced.add(`${action.type} at ${anchor}`);
        const isOffered = anchors.some((anchor) => offers.get(anchor)?.actions.includes(action) === true);
        if (!isOffered && !isInBar(anchors)) misplaced.add(`${action.type} nowhere`);
      }
    }
    expect([...misplaced]).toEqual([]);
    expect([...met]).toEqual(expect.arrayContaining([...sketch.met]));
  });

  test('what is tried in vain is refused at a spot', () => {
    const silent = new Set<string>();
    for (const { seen } of moments(sketch)) {
      for (const { action } of seen.refusals) {
        if (anchorsOf(action, seen.view).length === 0) silent.add(action.type);
      }
    }
    expect([...silent].sort()).toEqual(sketch.refusedInWords);
  });
});

test('every action of A New Dawn met in random games says where it is chosen', () => {
  const silent = new Set<string>();
  for (const { seen } of moments(NEW_DAWN)) {
    for (const { type } of seen.actions) if (!(type in dawn.ANCHORS)) silent.add(type);
  }
  expect([...silent]).toEqual([]);
});

test('tearing down is never done by a single press', () => {
  expect(ages.asksFirst({ type: 'destroy', card: 'bronze' })).toBe(true);
  expect(ages.asksFirst({ type: 'build', card: 'bronze' })).toBe(false);
});

test('what has no spot is in the decision bar, and what asks for a button', () => {
  expect(isInBar([])).toBe(true);
  expect(isInBar(['tool:1', 'button:add-tool'])).toBe(true);
  expect(isInBar(['place:forest'])).toBe(false);
});
