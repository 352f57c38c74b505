/** The Start of Turn Phase (FF 5.3 to FF 5.8). */

import { type Decision, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import { personSites } from '../queries/building.ts';
import { canPushOthers, founders, mayHaveMoreCities, siteProblem } from '../queries/cities.ts';
import { automaticAt } from '../queries/holdings.ts';
import { playerOf, siteOf } from '../queries/players.ts';
import { holdingsOf } from '../queries/sources.ts';
import type { FameAndFortune, FameState, Figure, Square } from '../state.ts';
import type { Found, StartAction } from '../vocabulary/actions.ts';
import { entries } from '../vocabulary/entries.ts';
import { cardNamed, libraryOf } from '../vocabulary/library.ts';
import { cardActions, takeCardAction } from './card-actions.ts';
import { foundCity, growCapital } from './cities.ts';
import { isFeasible } from './deeds.ts';
import { changeGovernment, governmentsOpen } from './government.ts';
import { deedOf, pushDeed } from './moments.ts';
import { placePerson } from './pieces.ts';
import { tell } from './telling.ts';

/** First the rewards of relics, then growth, then what cards give by themselves (FF 5.7). */
export const startRewards: Procedure<FameAndFortune, 'start-rewards'> = {
  run(game, { seat }) {
    push(game, { step: 'start-of-turn', seat });
    push(game, { step: 'start-gains', seat });
    const player = playerOf(game, seat);
    if (player.growing || player.rewards.length > 0) push(game, { step: 'growth-check', seat });
    if (player.rewards.length === 0) return;
    const due = player.rewards.filter(({ turn }) => turn < game.turn);
    const waiting = due.filter(({ id }) => !isRewardPossible(game, seat, id));
    player.rewards = [...player.rewards.filter((one) => !due.includes(one)), ...waiting];
    for (const { id } of due.filter((one) => !waiting.includes(one)).reverse()) {
      pushDeed(game, deedOf(seat, `relic:${id}`, 0));
    }
  },
};

/** A technology without a place waits; other rewards are lost if they are impossible (FF 16.3). */
function isRewardPossible(game: FameState, seat: Seat, relic: string): boolean {
  const { effects } = cardNamed(libraryOf(game.options), `relic:${relic}`);
  const waits = effects.some(({ ops }) => ops.some(({ op }) => op === 'learn-free'));
  return !waits || isFeasible(game, deedOf(seat, `relic:${relic}`, 0));
}

/** A capital that could not grow yet tries again (FF 13.4). */
export const growthCheck: Procedure<FameAndFortune, 'growth-check'> = {
  run(game, { seat }) {
    if (playerOf(game, seat).growing) growCapital(game, seat);
  },
};

/** What cards in force give by themselves, each once a turn (FF 5.7). */
export const startGains: Procedure<FameAndFortune, 'start-gains'> = {
  run: (game, { seat }) => payGains(game, seat),
};

/** Gains that became active later in the part are paid then; what is worth nothing at its moment is over (FF 5.8). */
function payGains(game: FameState, seat: Seat): void {
  const { used } = playerOf(game, seat);
  for (const { card, at, key } of automaticAt(holdingsOf(game, seat), 'start-of-turn')) {
    if (used.includes(key)) continue;
    used.push(key);
    pushDeed(game, deedOf(seat, card.source, at));
  }
}

/** The free part, in any order until the player passes (FF 5.3). */
export const startOfTurn: Decision<FameAndFortune, 'start-of-turn'> = {
  actions(game, { seat }) {
    const found: StartAction[] = foundings(game, seat);
    for (const government of governmentsOpen(game, seat)) found.push({ type: 'govern', government });
    addAssignments(game, seat, found);
    addPlacements(game, seat, found);
    const { start } = entries.things;
    for (const type in start) for (const action of start[type]?.list(game, seat) ?? []) found.push(action);
    for (const action of cardActions(game, seat, 'start-of-turn')) found.push(action);
    found.push({ type: 'pass' });
    return found;
  },
  take(game, { seat }, action) {
    if (action.type === 'pass') {
      pop(game);
      return push(game, { step: 'start-end', seat });
    }
    push(game, { step: 'start-gains', seat });
    doAction(game, seat, action);
  },
  tries: (game, { seat }) => allFoundings(game, seat),
  whyNot(game, { seat }, action) {
    if (action.type !== 'found') return { reason: 'not-now', rule: 'FF 5.3' };
    if (!mayHaveMoreCities(game, seat)) return { reason: 'city-limit', rule: 'FF 5.4' };
    return { reason: siteProblem(game, seat, action.square) ?? 'no-room', rule: 'FF 5.4' };
  },
};

type Doing<K extends StartAction['type']> = (
  game: FameState,
  seat: Seat,
  action: Extract<StartAction, { type: K }>,
) => void;

const DO: { readonly [K in Exclude<StartAction['type'], 'pass' | 'invest'>]: Doing<K> } = {
  found: (game, seat, { square, figure }) => foundCity(game, seat, square, figure),
  govern: (game, seat, { government }) => changeGovernment(game, seat, government),
  assign: (game, seat, { square, city }) => assign(game, seat, square, city),
  'place-person': (game, seat, { person, square }) => place(game, seat, person, square),
  use: takeCardAction,
  play: takeCardAction,
  reveal: takeCardAction,
};

function doAction(game: FameState, seat: Seat, action: StartAction): void {
  const entry = entries.things.start?.[action.type];
  if (entry !== undefined) return entry.perform(game, seat, action);
  const does: ((game: FameState, seat: Seat, action: never) => void) | undefined = DO[action.type as keyof typeof DO];
  does?.(game, seat, action as never);
}

/** Scouts, or armies where allowed, on squares for a city (FF 5.4). */
function foundings(game: FameState, seat: Seat): StartAction[] {
  if (!mayHaveMoreCities(game, seat)) return [];
  return allFoundings(game, seat).filter(
    ({ square }) => siteProblem(game, seat, square) === undefined && canPushOthers(game, seat, square),
  );
}

function allFoundings(game: FameState, seat: Seat): Found[] {
  const { figures } = playerOf(game, seat);
  const found: Found[] = [];
  for (const figure of founders(game, seat)) {
    const squares = new Set<Square>();
    for (const { kind, square } of figures) if (kind === figure && square >= 0) squares.add(square);
    for (const square of squares) found.push({ type: 'found', square, figure });
  }
  return found;
}

/** Remembers what a scout was told, so that the part comes to an end. */
const assigned = (square: number, city: number): string => `assign/${square}/${city}`;

/** Scouts that could send their square to another city (FF 5.6); to the same one once a turn. */
function addAssignments(game: FameState, seat: Seat, found: StartAction[]): void {
  const { figures, cities, used } = playerOf(game, seat);
  if (cities.length < 2) return;
  for (let at = 0; at < figures.length; at++) {
    const scout = figures[at] as Figure;
    if (scout.kind !== 'scout' || scout.square < 0 || !isFirstScout(figures, at)) continue;
    for (const one of cities) {
      const city = siteOf(one);
      if (city === scout.city || used.includes(assigned(scout.square, city))) continue;
      found.push({ type: 'assign', square: scout.square, city });
    }
  }
}

/** Is it the first scout of its square? */
function isFirstScout(figures: readonly Figure[], at: number): boolean {
  const { square } = figures[at] as Figure;
  for (let before = 0; before < at; before++) {
    const other = figures[before] as Figure;
    if (other.kind === 'scout' && other.square === square) return false;
  }
  return true;
}

function assign(game: FameState, seat: Seat, square: number, city: number): void {
  const { figures, used } = playerOf(game, seat);
  used.push(assigned(square, city));
  for (const figure of figures) {
    if (figure.kind === 'scout' && figure.square === square) figure.city = city;
  }
  tell(game, { fact: 'assigned', seat, square, city, seen: 'all' });
}

/** Remembers where a great person was placed: once a turn on each square, so that the part comes to an end. */
const placedOn = (square: number): string => `place-person/${square}`;

/** Great people of the reserve and where they can go. */
function addPlacements(game: FameState, seat: Seat, found: StartAction[]): void {
  const { reserve, used } = playerOf(game, seat);
  if (reserve.length === 0) return;
  for (const person of new Set(reserve)) {
    for (const square of personSites(game, seat, person)) {
      if (!used.includes(placedOn(square))) found.push({ type: 'place-person', person, square });
    }
  }
}

function place(game: FameState, seat: Seat, person: string, square: number): void {
  playerOf(game, seat).used.push(placedOn(square));
  placePerson(game, seat, person, square);
}

/** The end of the part: growth once more; a direct change of government is lost (FF 5.5, FF 5.7). */
export const startEnd: Procedure<FameAndFortune, 'start-end'> = {
  run(game, { seat }) {
    playerOf(game, seat).direct = [];
    push(game, { step: 'growth-check', seat });
  },
};
