/** Governments and Anarchy (FF 5.5, FF 19.3). */

import { type Decision, pop, push, type Seat } from '@tabularium/kernel';
import { playerOf, seatsFrom } from '../queries/players.ts';
import { has, isProtected } from '../queries/sources.ts';
import type { FameAndFortune, FameState, Player } from '../state.ts';
import { libraryOf } from '../vocabulary/library.ts';
import { tell } from './telling.ts';

/** The government between two others. */
export const ANARCHY = 'anarchy';

/** Remembers that the government of this turn was changed. */
const CHANGED = 'government';

/** The governments the player has unlocked, by knowledge or by a wonder. */
function unlockedGovernments(game: FameState, seat: Seat): string[] {
  const player = playerOf(game, seat);
  if (!has(game, seat, 'all-governments')) return player.governments;
  return Object.keys(libraryOf(game.options).governments).filter((id) => id !== ANARCHY);
}

/** The governments the player may change to now; Anarchy stands before most (FF 5.5). */
export function governmentsOpen(game: FameState, seat: Seat): string[] {
  const player = playerOf(game, seat);
  if (player.used.includes(CHANGED)) return [];
  const unlocked = unlockedGovernments(game, seat);
  if (unlocked.length === 1 && unlocked[0] === player.government) return [];
  const others = unlocked.filter((id) => id !== player.government);
  if (isProtected(game, seat, 'anarchy')) return others;
  if (player.government === ANARCHY) return game.turn > player.anarchyUntil ? others : [];
  const direct = others.filter((id) => player.direct.includes(id));
  return others.length > 0 ? [...direct, ANARCHY] : direct;
}

/** Change the government. */
function setGovernment(game: FameState, seat: Seat, government: string): void {
  const player = playerOf(game, seat);
  player.government = government;
  player.direct = [];
  if (government === ANARCHY) player.anarchyUntil = game.turn;
  tell(game, { fact: 'government', seat, government, seen: 'all' });
}

/** The change of one's own Start of Turn: once a turn. */
export function changeGovernment(game: FameState, seat: Seat, government: string): void {
  setGovernment(game, seat, government);
  playerOf(game, seat).used.push(CHANGED);
}

/** A government becomes known: adopted directly in the coming Start of Turn, or at once in this one (FF 5.5). */
export function unlockGovernment(game: FameState, seat: Seat, government: string): void {
  const player = playerOf(game, seat);
  if (player.governments.includes(government)) return;
  player.governments.push(government);
  player.direct.push(government);
  if (game.turn > 0 && game.phase === 'start' && mayAdoptAtOnce(game, seat, player)) {
    push(game, { step: 'adopt-government', seat, choices: [government], may: true });
  }
}

/** In one's own part, now or still to come, the choice comes up anyway. */
function mayAdoptAtOnce(game: FameState, seat: Seat, player: Player): boolean {
  if (player.government === ANARCHY && game.turn <= player.anarchyUntil) return false;
  const order = seatsFrom(game, game.first);
  return order.indexOf(seat) < order.indexOf(game.active) || player.used.includes(CHANGED);
}

/** A chosen government, or none if it may be declined. */
export const adoptGovernment: Decision<FameAndFortune, 'adopt-government'> = {
  actions: (_, { choices, may }) => [
    ...choices.map((government) => ({ type: 'govern' as const, government })),
    ...(may ? [{ type: 'pass' as const }] : []),
  ],
  take(game, { seat }, action) {
    pop(game);
    playerOf(game, seat).direct = [];
    if (action.type === 'govern') setGovernment(game, seat, action.government);
  },
};

/** Another player is thrown into Anarchy until the next turn (FF 5.5). */
export function forceAnarchy(game: FameState, seat: Seat): void {
  if (isProtected(game, seat, 'anarchy')) return;
  setGovernment(game, seat, ANARCHY);
}

/** Who ruled by a wonder that is gone chooses among the governments unlocked normally, without Anarchy (FF 19.3). */
export function loseWonderOfState(game: FameState, seat: Seat, wonder: string): void {
  if (!libraryOf(game.options).cards.wonder[wonder]?.standing.has('all-governments')) return;
  const { government, governments } = playerOf(game, seat);
  if (government === ANARCHY || governments.includes(government)) return;
  const [only] = governments;
  if (governments.length === 1 && only !== undefined) setGovernment(game, seat, only);
  else push(game, { step: 'adopt-government', seat, choices: [...governments], may: false });
}
