/** How good a position is: the best of four races, a little of the others, the economy and the safety of the capital. */

import type { Seat } from '@tabularium/kernel';
import { VICTORY_SPACE } from '../content/culture-track.ts';
import { COINS_TO_WIN } from '../content/limits.ts';
import { productionOf } from '../queries/cities.ts';
import { combatBonus } from '../queries/combat.ts';
import { yieldOf } from '../queries/icons.ts';
import { playerOf } from '../queries/players.ts';
import { coinsOf } from '../queries/sources.ts';
import type { FameState, Player } from '../state.ts';

/** Points for a race won; the scale of all others. */
const VICTORY = 100;

/** Cards in each row that Space Flight needs (FF 10.8). */
const NEEDED: readonly number[] = [5, 4, 3, 2, 1];

/** How far the pyramid is, from 0 to 1: higher rows count more. */
function knowledge({ rows }: Player): number {
  let done = 0;
  let all = 0;
  for (const [at, needed] of NEEDED.entries()) {
    const weight = at + 2;
    all += needed * weight;
    done += Math.min(rows[at]?.length ?? 0, needed) * weight;
  }
  return done / all;
}

/** How far the culture track is, from 0 to 1, with the tokens in hand as part of steps. */
const culture = ({ space, culture: tokens }: Player): number => Math.min(1, (space + tokens / 7) / VICTORY_SPACE);

/** Progress grows faster near the end. */
const urgency = (progress: number): number => progress * progress * VICTORY;

/** What a position is worth to a seat. */
export function evaluate(game: FameState, seat: Seat): number {
  if (game.ending !== null) return game.ending.winner === seat ? 2 * VICTORY : 0;
  const player = playerOf(game, seat);
  const races = [culture(player), knowledge(player), Math.min(1, coinsOf(game, seat) / COINS_TO_WIN)].map(urgency);
  const best = Math.max(...races);
  const rest = races.reduce((sum, one) => sum + one, 0) - best;
  return best + 0.35 * rest + economy(game, seat, player) + strength(game, seat, player);
}

function economy(game: FameState, seat: Seat, player: Player): number {
  let worth = 0.25 * player.trade + 0.3 * player.culture + 0.8 * player.events.length + 1.5 * player.people.length;
  for (const city of player.cities) {
    const icons = yieldOf(game, seat, city);
    worth += 4 + 0.5 * icons.trade + 0.4 * productionOf(game, seat, city) + 0.4 * icons.culture;
  }
  for (const kind in player.resources) worth += 0.6 * player.resources[kind as keyof Player['resources']];
  return worth + 0.6 * player.markers.length + 0.8 * player.reserve.length;
}

/** Units, armies and bonuses; the first few matter most. */
function strength(game: FameState, seat: Seat, player: Player): number {
  const armies = player.figures.filter(({ kind, square }) => kind === 'army' && square >= 0).length;
  const scouts = player.figures.filter(({ kind, square }) => kind === 'scout' && square >= 0).length;
  return 0.7 * Math.min(player.forces.length, 8) + 0.6 * armies + 0.9 * scouts + 0.25 * combatBonus(game, seat);
}
