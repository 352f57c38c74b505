import { type FameState, fameAndFortune } from '@tabularium/fame-and-fortune';
import {
  act,
  awaited,
  clone,
  imagine,
  legal,
  type Seat,
  sight,
  type Viewer,
  view,
  viewersOf,
} from '@tabularium/kernel';
import { cannotTell, conformance, type Moment, marathon, type Table } from '@tabularium/kernel/conformance';
import { expect, test } from 'vitest';

/** Short games, so that many of them are played; every box on and off, every number of players. */
const short = { turnLimit: '5', offersPerTurn: 0 };
const tables: readonly Table[] = [
  { seats: 2, options: { turnLimit: '8', offersPerTurn: 1 } },
  { seats: 3, options: { ...short, greatPersonDeck: false, governmentCards: '2013', offersPerTurn: 1 } },
  { seats: 4, options: { ...short, expansion: false, tieBreak: 'end-of-turn', civilizations: 'pick' } },
  { seats: 5, options: { ...short, investments: false, scoutsFollowArmies: true } },
  { seats: 2, options: { ...short, firstGame: true } },
  { seats: 3, options: { ...short, greatPersonDeck: false, investments: false, civilizations: 'two-keep-one' } },
  { seats: 4, options: { ...short, endowmentCard: '2013', leonidasCard: '2013', lootCultureCard: 'backs' } },
  { seats: 2, options: { turnLimit: '30', offersPerTurn: 0 } },
];

conformance(fameAndFortune, { games: tables.length, closeGames: 1, every: 61, tables });

/** One moment in so many is looked at, and one reaction window. */
const MOMENTS = 120;
const WINDOWS = 12;

/** Windows in which somebody's real answer, or its lack, was hidden from who looked. */
let hidden = 0;

/** Some viewer, a spectator among them. */
const someone = ({ state, luck }: Moment): Viewer => {
  const viewers = viewersOf(state);
  return viewers[luck(viewers.length)] ?? null;
};

/** Now and then one viewer's world is dealt anew, most often while others are asked for reactions. */
function glance(moment: Moment): void {
  const { game, state, luck } = moment;
  const isWindow = (state as FameState).frames.at(-1)?.step === 'respond';
  if (luck(isWindow ? WINDOWS : MOMENTS) !== 0) return;
  const viewer = someone(moment);
  cannotTell(game, state, viewer, luck);
  if (isWindow) staysSecret(moment, viewer);
}

/** All others pass, whatever they could answer: at no time can the viewer tell who had a choice (FF 21.13). */
function staysSecret({ game, state, luck }: Moment, viewer: Viewer): void {
  const here = clone(state);
  const there = imagine(game, view(game, state, viewer), luck);
  const others = awaited(state).filter((seat) => seat !== viewer);
  const hasAnswer = (world: object, seat: Seat) => legal(game, world, seat).some(({ type }) => type !== 'pass');
  if (others.some((seat) => hasAnswer(here, seat) !== hasAnswer(there, seat))) hidden++;
  for (const seat of others) {
    if (awaited(here).length < 2) return;
    for (const world of [here, there]) act(game, world, seat, { type: 'pass' });
    expect(sight(game, there, viewer)).toEqual(sight(game, here, viewer));
  }
}

test('FF 21.5 FF 21.13 a thousand random games keep every law and every secret', { timeout: 900_000 }, () => {
  const { played, shortest } = marathon(fameAndFortune, tables, 1000, 'marathon', { glance });
  expect(played).toBe(1000);
  expect(shortest).toBeGreaterThan(0);
  expect(hidden).toBeGreaterThan(100);
});
