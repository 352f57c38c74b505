/** The four ways to win, as far as everybody can see them. */

import type { FameState } from '@tabularium/fame-and-fortune';
import { COINS_TO_WIN, DEFENCE, HAND_BONUS, VICTORY_SPACE, WALLS } from '@tabularium/fame-and-fortune/content';
import { coinsOf, combatBonus, PYRAMID, statOf, UNIT_TYPES } from '@tabularium/fame-and-fortune/queries';
import type { Seat } from '@tabularium/kernel';

/** How far a civilization has come on one way. */
export interface Race {
  readonly way: 'culture' | 'technology' | 'coins' | 'military';
  readonly value: number;
  readonly most: number;
}

/** So many technologies are needed for the top of the pyramid. */
const TECHNOLOGIES_TO_WIN = PYRAMID.reduce((sum, needed) => sum + needed, 0);

/** From this share on a race is nearly won. */
export const CLOSE = 0.75;

/** What a metropolis and a fortification add to the defence. */
const STRONGHOLD = 2;

/** The mean strength of a card of that seat: cards have 2 on average and grow with their rank. */
function meanStrength(game: FameState, seat: Seat): number {
  const player = game.players[seat];
  const land = UNIT_TYPES.filter((type) => type !== 'aircraft');
  const ranks = land.reduce((sum, type) => sum + Math.max(1, player?.ranks[type] ?? 1), 0) / land.length;
  return 2 + ranks - 1 + statOf(game, seat, 'unit-strength');
}

/** What the largest army of that seat would bring into a battle, on average. */
function attackOf(game: FameState, seat: Seat): number {
  const player = game.players[seat];
  const counts = new Map<number, number>();
  for (const { kind, square } of player?.figures ?? []) {
    if (kind === 'army' && square >= 0) counts.set(square, (counts.get(square) ?? 0) + 1);
  }
  const armies = Math.max(0, ...counts.values());
  if (armies === 0) return 0;
  const hand = statOf(game, seat, 'battle-hand') + HAND_BONUS.furtherArmy * (armies - 1);
  const cards = Math.min(hand, player?.forces.length ?? 0);
  return Math.round(cards * meanStrength(game, seat) + combatBonus(game, seat));
}

/** What defends the capital of that seat, on average. */
function defenceOf(game: FameState, seat: Seat): number {
  const player = game.players[seat];
  const capital = player?.cities.find((city) => city.capital);
  const cards = Math.min(statOf(game, seat, 'battle-hand') + HAND_BONUS.city, player?.forces.length ?? 0);
  const walls =
    (capital?.walls ? WALLS.combatBonus : 0) +
    ((capital?.centre.length ?? 1) > 1 ? STRONGHOLD : 0) +
    (capital?.marker === 'fortification' ? STRONGHOLD : 0);
  return Math.round(cards * meanStrength(game, seat) + combatBonus(game, seat) + DEFENCE.capital + walls);
}

/** The strongest army of all rivals against a capital. */
export function siegeOf(game: FameState, seat: Seat): { attack: number; defence: number } {
  const rivals = game.players.flatMap((_, other) => (other === seat ? [] : [attackOf(game, other)]));
  return { attack: Math.max(0, ...rivals), defence: defenceOf(game, seat) };
}

/** Whoever has more than is needed has no more than won. */
const run = (way: Race['way'], value: number, most: number): Race => ({ way, value: Math.min(value, most), most });

/** How many technologies carry the top of the pyramid, or will: what a row has beyond its need brings nobody nearer. */
function carrying({ rows }: FameState['players'][number]): number {
  return PYRAMID.reduce((sum, needed, row) => sum + Math.min(needed, rows[row]?.length ?? 0), 0);
}

/** All four races of a seat; the military one says how much its own capital is threatened. */
export function racesOf(game: FameState, seat: Seat): readonly Race[] {
  const player = game.players[seat];
  const { attack, defence } = siegeOf(game, seat);
  return [
    run('culture', player?.space ?? 0, VICTORY_SPACE),
    run('technology', player === undefined ? 0 : carrying(player), TECHNOLOGIES_TO_WIN),
    run('coins', coinsOf(game, seat), COINS_TO_WIN),
    { way: 'military', value: attack, most: Math.max(1, defence) },
  ];
}
