import { type FameState, fameAndFortune } from '@tabularium/fame-and-fortune';
import {
  act,
  asked,
  awaited,
  clone,
  fingerprint,
  imagine,
  type Seat,
  sight,
  topFrame,
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

/** One moment in so many is looked at, one reaction window, and one decision that could open one. */
const MOMENTS = 120;
const WINDOWS = 8;
const DECISIONS = 48;

/** What was seen: a real answer, or its lack, hidden from who looked; windows that opened in two worlds. */
const seen = { hidden: 0, opened: 0 };

/** Now and then one viewer's world is dealt anew, most often where others are asked for reactions. */
function glance(moment: Moment): void {
  const { game, state, luck } = moment;
  const step = topFrame(state)?.step;
  const viewers = viewersOf(state);
  const viewer = viewers[luck(viewers.length)] ?? null;
  if (luck(step === 'respond' ? WINDOWS : MOMENTS) === 0) {
    cannotTell(game, state, viewer, luck);
    if (step === 'respond') staysSecret(moment, viewer);
  }
  const isSecret = step === 'respond' || step === 'choose-research';
  if (!isSecret && luck(DECISIONS) === 0) asksAlike(moment);
}

/** All others pass, whatever they could answer: at no time can the viewer tell who had a choice (FF 21.13). */
function staysSecret({ game, state, luck }: Moment, viewer: Viewer): void {
  const here = clone(state);
  const there = imagine(game, view(game, state, viewer), luck);
  const others = awaited(state).filter((seat) => seat !== viewer);
  const hasAnswer = (world: object, seat: Seat) => asked(game, world, seat).some(({ type }) => type !== 'pass');
  if (others.some((seat) => hasAnswer(here, seat) !== hasAnswer(there, seat))) seen.hidden++;
  for (const seat of others) {
    if (awaited(here).length < 2) return;
    for (const world of [here, there]) act(game, world, seat, { type: 'pass' });
    expect(sight(game, there, viewer)).toEqual(sight(game, here, viewer));
  }
}

/** Whatever a player does, who is asked for a reaction does not depend on what the others hold (FF 21.13). */
function asksAlike({ game, state, luck }: Moment): void {
  const [seat = 0] = awaited(state);
  const actions = asked(game, state, seat);
  const action = actions[luck(actions.length)];
  if (action === undefined) return;
  const here = clone(state) as FameState;
  for (const player of here.players) player.standBy = '';
  const worlds = [here, imagine(game, view(game, here, seat), luck)];
  const chances = worlds.map((world) => fingerprint(world.random));
  for (const world of worlds) act(game, world, seat, action);
  if (worlds.some((world, at) => fingerprint(world.random) !== chances[at])) return;
  const [asks, alsoAsks] = worlds.map((world) => (topFrame(world)?.step === 'respond' ? awaited(world) : []));
  if (asks?.length) seen.opened++;
  expect(alsoAsks, JSON.stringify(action)).toEqual(asks);
}

test('FF 21.5 FF 21.13 a thousand random games keep every law and every secret', { timeout: 900_000 }, () => {
  const { played, shortest } = marathon(fameAndFortune, tables, 1000, 'marathon', { glance });
  expect(played).toBe(1000);
  expect(shortest).toBeGreaterThan(0);
  expect(seen.hidden).toBeGreaterThan(100);
  expect(seen.opened).toBeGreaterThan(100);
});
