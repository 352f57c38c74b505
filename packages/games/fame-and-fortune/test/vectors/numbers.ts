/** Worked examples of clashes, hands, research and the numbers of a player (FF 9, FF 10, FF 12). */

import type { UnitType } from '../../src/content/units.ts';
import { artsOf } from '../../src/queries/cities.ts';
import { clash, handSizeIn } from '../../src/queries/combat.ts';
import { coinsOf, statOf } from '../../src/queries/sources.ts';
import { handSize } from '../../src/queries/track.ts';
import { armiesLost } from '../../src/rules/battle-ends.ts';
import type { Battle } from '../../src/state.ts';
import { type Table, table } from '../table.ts';
import type { Answers, Loose } from './board.ts';

function plain(civilizations = ['germany', 'rome']): Table {
  const bent = table(civilizations).plain().cleared();
  for (const [seat] of civilizations.entries())
    bent.has(seat, { events: [], people: [], markers: [], trade: 0, culture: 0, coins: {} });
  return bent;
}

const coins = (bent: Table, count: number) => bent.has(0, { coins: count > 0 ? { sheet: count } : {} });

/** Both fighters after a clash, in the words of the vectors. */
function fought(given: Loose) {
  const fighter = (one: Loose) => ({ type: one.type as UnitType, strength: one.strength, wounds: one.wounds });
  const after = clash(fighter(given.played), fighter(given.waiting), given.metalworking ? 3 : 0);
  const shown = (wounds: number, strength: number) => (wounds >= strength ? { alive: false } : { alive: true, wounds });
  return {
    played: shown(after.played, given.played.strength),
    waiting: shown(after.waiting, given.waiting.strength),
  };
}

function hand(given: Loose): number {
  const bent = plain();
  if (given.fundamentalism || given.government === 'fundamentalism') bent.has(1, { government: 'fundamentalism' });
  if (given.computers) bent.knows(1, 'computers').has(1, { coins: { sheet: given.coins - 1 } });
  const square = given.defending_city ? (bent.capital(1).centre[0] ?? -1) : 2 * 16 + 8;
  for (let armies = given.armies ?? 0; armies > 0; armies--) bent.figure(1, 'army', square);
  const kind = given.defending_city ? 'city' : 'field';
  const battle = { kind, square, seats: [0, 1], figures: [] as number[], hands: [[], []] } as unknown as Battle;
  return Math.min(given.standing_forces, handSizeIn(bent.game, battle, 1));
}

function researched(given: Loose) {
  const bent = plain();
  bent.game.phase = 'research';
  coins(bent, given.coins).has(0, {
    trade: given.trade,
    rows: [
      ['a', 'b', 'c', 'd', 'e'],
      ['f', 'g', 'h', 'i'].slice(given.level === 2 ? 1 : 0),
      ['j', 'k', 'l'],
      ['m', 'n'],
      [],
    ],
  });
  if (given.level === 1) bent.has(0, { rows: [['a'], [], [], [], []] });
  if (given['porcelain-tower']) bent.piece(bent.near(0), 'wonder', 'porcelain-tower', 0);
  bent.waits({ step: 'end-turn' }, { step: 'research' });
  const technology =
    given.tech?.replaceAll('_', '-') ?? ['', 'pottery', 'sailing', 'biology', 'flight', 'space-flight'][given.level];
  const action = { type: 'research', technology } as const;
  if (!bent.as(0).allows(action)) return { allowed: false, trade_after: bent.player(0).trade };
  bent.as(0).does(action);
  bent.as(1).does({ type: 'research', technology: '' });
  const after = { allowed: true, trade_after: bent.player(0).trade };
  return given.tech === undefined ? after : { trade_after: after.trade_after, coins_after: coinsOf(bent.game, 0) };
}

export const numbers: Answers = {
  'clash-': (given, expected) => {
    const { final_strength_counted } = expected;
    const answer: Loose = fought(given);
    for (const side of ['played', 'waiting']) if (expected[side].wounds === undefined) delete answer[side].wounds;
    return final_strength_counted === undefined ? answer : { ...answer, final_strength_counted: given.played.strength };
  },
  'hand-': (given) => ({ cards: hand(given) }),
  'winner-losses-': ({ own_units_killed, armies }) => ({ armies_lost: armiesLost(own_units_killed, armies) }),
  'research-': researched,
  'invest-endow-': ({ markers }) => {
    const bent = plain();
    bent.player(0).investments['endowment'] = markers;
    bent.has(0, { culture: 30 });
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does({ type: 'advance', space: 1 });
    return { culture_discount: bent.player(0).culture - 27, culture_hand: handSize(bent.game, 0) - 2 };
  },
  'arts-': ({ metropolis, culture_icons }) => {
    const bent = plain();
    const capital = bent.capital(0);
    if (metropolis) capital.centre = [2 * 16 + 6, 2 * 16 + 7];
    bent.game.map.disasters.fill('grassland');
    if (culture_icons > 0) bent.piece(bent.near(0), 'building', 'cathedral', 0);
    return { culture: artsOf(bent.game, 0, capital) };
  },
  'spain-speed': () => ({
    travel_speed: statOf(plain(['spain', 'rome']).knows(0, 'horseback-riding').game, 0, 'travel-speed'),
  }),
  'russia-stack-masonry': () => ({
    stacking_limit: statOf(plain(['russia', 'rome']).knows(0, 'masonry').game, 0, 'stacking-limit'),
  }),
  'feudalism-coin': () => ({ coins: coinsOf(plain().has(0, { government: 'feudalism' }).game, 0) }),
  'coins-bank-blockaded': () => {
    const bent = plain();
    bent.piece(bent.near(0), 'building', 'bank', 0).figure(1, 'scout', bent.near(0));
    return { coins: coinsOf(bent.game, 0) };
  },
  'culture-hand-computers': ({ coins: count }) => ({
    hand_size: handSize(coins(plain().knows(0, 'computers'), count - 1).game, 0),
  }),
};
