/** The four races (FF 1): how far a player is in each, from 0 to 1, and what that is worth. */

import type { Seat } from '@tabularium/kernel';
import { SECTIONS, VICTORY_SPACE } from '../content/culture-track.ts';
import { COINS_TO_WIN } from '../content/limits.ts';
import { playerOf } from '../queries/players.ts';
import { hasPlace, researchTrade } from '../queries/pyramid.ts';
import { coinsOf, costChange } from '../queries/sources.ts';
import type { FameState, Player } from '../state.ts';

/** Cards in each row that a complete pyramid has (FF 10.8). */
const NEEDED: readonly number[] = [5, 4, 3, 2, 1];
const CARDS = 15;

/** Trade of a step counts as so much culture. */
const TRADE_AS_CULTURE = 0.6;

/** A whole race is worth so much: progress counts more the further it is, and most of all when it is nearly won. */
const RACE = { even: 45, rising: 55, nearly: 70, power: 9 } as const;

/** What progress in races that are not the best is worth beside it. */
const OTHER_RACES = 0.4;

/** What a race is worth at that progress. */
export function worthOfRace(progress: number): number {
  const { even, rising, nearly, power } = RACE;
  return even * progress + rising * progress * progress + nearly * progress ** power;
}

/** The best race in full, the others in part. */
export function worthOfRaces(progress: readonly number[]): number {
  let [best, sum] = [0, 0];
  for (const one of progress) {
    const worth = worthOfRace(one);
    if (worth > best) best = worth;
    sum += worth;
  }
  return best + OTHER_RACES * (sum - best);
}

/** Technology: cards that the pyramid has of those it needs. */
export function technologyRace({ rows }: Pick<Player, 'rows'>): number {
  let have = 0;
  for (let row = 0; row < NEEDED.length; row++) have += Math.min(rows[row]?.length ?? 0, NEEDED[row] ?? 0);
  return have / CARDS;
}

/** Could a card of that level take its place in the pyramid as one that it needs? */
function isNeeded(player: Pick<Player, 'rows'>, level: number): boolean {
  return (player.rows[level - 1]?.length ?? 0) < (NEEDED[level - 1] ?? 0) && hasPlace(player, level);
}

/** Trade that is enough for a technology, on its way there, and beyond it. */
const TRADE = { enough: 6.5, onTheWay: 4.2, beyond: 0.09, higher: 0.35 } as const;

/** What trade in hand is worth: it buys the next technology of this turn or a later one (FF 10.1). */
export function worthOfTrade(game: FameState, seat: Seat, trade: number): number {
  const player = playerOf(game, seat);
  let least = Number.POSITIVE_INFINITY;
  let paid = 0;
  let level = 0;
  for (let one = 1; one <= NEEDED.length; one++) {
    if (!isNeeded(player, one)) continue;
    const needed = researchTrade(game, seat, one);
    if (needed < least) least = needed;
    if (needed <= trade) [paid, level] = [needed, one];
  }
  if (level > 0) return TRADE.enough + TRADE.higher * level + TRADE.beyond * (trade - paid);
  return least === Number.POSITIVE_INFINITY ? TRADE.beyond * trade : (TRADE.onTheWay * trade) / least;
}

/** The cost of all steps from the start, without discounts. */
const WHOLE_TRACK = costFrom(0, 0, 0);

function costFrom(space: number, culture: number, trade: number): number {
  let cost = 0;
  let end = 0;
  for (const section of SECTIONS) {
    const last = section === SECTIONS.at(-1) ? VICTORY_SPACE : end + section.spaces;
    const steps = last - Math.max(space, end);
    end = last;
    if (steps <= 0) continue;
    const price = Math.max(0, section.culture + culture) + TRADE_AS_CULTURE * Math.max(0, section.trade + trade);
    cost += steps * price;
  }
  return cost;
}

/** Culture tokens count a little less than the steps they will pay. */
const TOKENS = 0.75;

/** Culture: what the rest of the track costs, less what is in hand. */
export function cultureRace(game: FameState, seat: Seat): number {
  const { space, culture } = playerOf(game, seat);
  if (space >= VICTORY_SPACE) return 1;
  const rest = costFrom(space, costChange(game, seat, 'step-culture'), costChange(game, seat, 'step-trade'));
  return Math.min(1, Math.max(0, 1 - (rest - TOKENS * Math.min(culture, rest)) / WHOLE_TRACK));
}

/** Economy: coins. */
export function economyRace(game: FameState, seat: Seat): number {
  return Math.min(1, coinsOf(game, seat) / COINS_TO_WIN);
}
