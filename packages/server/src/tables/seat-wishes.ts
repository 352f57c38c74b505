/** What is wished about seats: sitting down, getting up, handing over, coming back, letting somebody else sit there. */

import type { BotChoice } from '@tabularium/protocol';
import { isRunning, offerWaitsFor, type SeatRecord, type TableRecord } from './record.ts';
import { type Decision, refused, STAND_IN, type Wish } from './wishes.ts';

/** Take a seat: the one named, or the first that is open. */
export const joinTable =
  (person: string, wanted: number | undefined): Wish =>
  (table) => {
    const open = openSeats(table);
    if (table.phase !== 'open' && open.length === 0) return refused('not-open');
    if (table.seats.some((seat) => seat.person === person)) return refused('already-seated');
    if (wanted !== undefined && wanted >= table.seats.length) return refused('no-such-seat');
    const seat = wanted ?? open[0];
    if (seat === undefined || !open.includes(seat)) return refused('seat-taken');
    return { entry: { kind: table.phase === 'open' ? 'sat' : 'replaced', seat, person } };
  };

/** The seats that somebody can take: the empty ones before the game, later those that are offered. */
function openSeats(table: TableRecord): number[] {
  return table.seats.flatMap((seat, at) => {
    const isOpen = table.phase === 'open' ? seat.person === null && seat.bot === null : isOffered(table, seat);
    return isOpen ? [at] : [];
  });
}

function isOffered(table: TableRecord, seat: SeatRecord): boolean {
  return isRunning(table) && seat.offer !== null && offerWaitsFor(table, seat).length === 0;
}

/**
 * Let somebody else take a seat, or not: its own person decides that alone; of a seat that a bot plays, all others
 * together may. Whoever sits there stays until somebody comes.
 */
export const offerSeat =
  (person: string, at: number, offer: boolean): Wish =>
  (table) => {
    const seat = table.seats[at];
    if (seat === undefined) return refused('no-such-seat');
    if (!table.seats.some((one) => one.person === person && !one.resigned)) return refused('not-allowed');
    if (!isRunning(table)) return refused('not-playing');
    if (seat.resigned || !mayDecideOn(seat, person)) return refused('not-allowed');
    if (!offer)
      return seat.offer === null ? { seq: table.seq } : { entry: { kind: 'seat-kept', seat: at, by: person } };
    const isKnown = seat.offer?.agreed.includes(person) === true;
    return isKnown ? { seq: table.seq } : { entry: { kind: 'seat-offered', seat: at, by: person } };
  };

function mayDecideOn({ person: own, bot, offer }: SeatRecord, person: string): boolean {
  if (own === person) return true;
  const isGiven = own !== null && offer?.agreed.includes(own) === true;
  return bot !== null && !isGiven;
}

/** Get up: before the start the seat is free again, later a bot plays on until somebody takes it. An owner who leaves before the start closes the table. */
export const leaveTable =
  (person: string): Wish =>
  (table) => {
    const seats = table.seats.filter((seat) => seat.person === person);
    if (seats.length === 0 && table.owner !== person) return refused('not-allowed');
    if (table.phase === 'open') {
      return { entry: table.owner === person ? { kind: 'closed' } : { kind: 'left', person, bot: STAND_IN } };
    }
    if (table.phase !== 'playing') return refused('not-playing');
    return seats.every((seat) => seat.resigned || (seat.bot !== null && seat.offer?.agreed.includes(person) === true))
      ? { seq: table.seq }
      : { entry: { kind: 'left', person, bot: STAND_IN } };
  };

/** Let a bot play one's seat. */
export const takeOver =
  (person: string, seat: number, bot: BotChoice): Wish =>
  (table) =>
    ownSeatInPlay(table, person, seat) ?? { entry: { kind: 'taken-over', seat, bot, why: 'wish' } };

/** Take one's seat back from the bot. */
export const returnToSeat =
  (person: string, seat: number): Wish =>
  (table) => {
    const barred = ownSeatInPlay(table, person, seat);
    if (barred) return barred;
    return table.seats[seat]?.bot ? { entry: { kind: 'returned', seat } } : { seq: table.seq };
  };

/** Give the seat up for good. */
export const resignSeat =
  (person: string, seat: number): Wish =>
  (table) =>
    ownSeatInPlay(table, person, seat) ?? { entry: { kind: 'resigned', seat, bot: STAND_IN } };

function ownSeatInPlay(table: TableRecord, person: string, seat: number): Decision | null {
  const own = table.seats[seat];
  if (own === undefined || own.person !== person || own.resigned) return refused('not-your-seat');
  return isRunning(table) ? null : refused('not-playing');
}
