/** What people and bots wish at a table, and whether it can be: each wish becomes an entry or is refused. */

import { randomBytes } from 'node:crypto';
import { type AnyAction, type AnyGame, awaited, check, legal, mayUndo, tableOptions } from '@tabularium/kernel';
import type { About, BotChoice, SeatSetting, TableSettings } from '@tabularium/protocol';
import { nextAlarm } from './clocks.ts';
import type { Happening, Seating, Settings } from './entry.ts';
import { isRunning, matchOf, othersAt, type TableRecord } from './record.ts';
import { isSaidBeforehand } from './sayings.ts';

/** Why a wish is refused: a reason of the game, the kernel or the table, or an error of the request. */
export interface Refusal {
  readonly reason: string;
  readonly rule?: string;
  /** More than the reason's own words, if there is more to say. */
  readonly message?: string;
}

/** What becomes of a wish: an entry to write, the entry it already is, or a refusal. */
export type Decision = { readonly entry: Happening } | { readonly seq: number } | { readonly refusal: Refusal };

/** It takes the states before the last moves to decide: they are to be found, and the wish decided again. */
export type Puzzled = { readonly needs: 'way-back' };

/** A wish, to be decided on the newest record; decided again if another server was faster. */
export type Wish = (table: TableRecord) => Decision | Puzzled;

/** Who plays for people that are gone, and thinks for bots that cannot. */
export const STAND_IN: BotChoice = { kind: 'greedy' };

/** A wish that cannot be. */
export const refused = (reason: string, message?: string): Decision => ({
  refusal: message === undefined ? { reason } : { reason, message },
});

/** 128 bits nobody can guess. */
export const secret = () => randomBytes(16).toString('hex');

/** A table as somebody wants it, or as it is laid for people who are seated already. */
export type LaidTable = Omit<TableSettings, 'seats'> & { readonly seats: readonly Seating[] };

/** A new table's first entry, or why there cannot be such a table. */
export function createTable(game: AnyGame, person: string, wanted: LaidTable): Decision {
  const { min, max } = game.seats;
  if (wanted.seats.length < min || wanted.seats.length > max) {
    return refused('bad-options', `${game.id} seats ${min} to ${max} players, not ${wanted.seats.length}.`);
  }
  const options = complete(game, wanted.options, wanted.seats.length);
  if ('refusal' in options) return options;
  const { public: isPublic, clock, startWhenFull, rated, spectators, coach, seats } = wanted;
  const settings = unadvised({
    options: options.options,
    public: isPublic,
    clock,
    startWhenFull,
    rated,
    spectators,
    coach,
  });
  const { rulesVersion } = game;
  return {
    entry: { kind: 'created', by: person, game: game.id, rulesVersion, invite: secret(), settings, seats },
  };
}

function complete(game: AnyGame, options: object, seats: number): { options: object } | { refusal: Refusal } {
  try {
    return { options: tableOptions(game, seats, options) };
  } catch (error) {
    return { refusal: { reason: 'bad-options', message: error instanceof Error ? error.message : 'bad options' } };
  }
}

/** The owner changes options, visibility or clock before the start. */
export const changeSettings =
  (person: string, changes: Partial<Settings>): Wish =>
  (table) => {
    const barred = ownerBeforeStart(table, person);
    if (barred) return barred;
    const options = complete(table.game, { ...table.settings.options, ...changes.options }, table.seats.length);
    if ('refusal' in options) return options;
    const settings = unadvised({ ...table.settings, ...changes, ...options });
    return { entry: { kind: 'changed', settings } };
  };

/** Nothing counts for ratings that a coach may have played. */
const unadvised = (settings: Settings): Settings => ({ ...settings, rated: settings.rated && !settings.coach });

/** The owner has a new invite code made: whoever only had the old one may not look any longer. */
export const renewInvite =
  (person: string): Wish =>
  (table) =>
    table.owner === person
      ? { entry: { kind: 'changed', settings: table.settings, invite: secret() } }
      : refused('not-allowed');

/** The owner decides what a seat shall be. */
export const arrangeSeat =
  (person: string, seat: number, to: SeatSetting): Wish =>
  (table) => {
    const barred = ownerBeforeStart(table, person);
    if (barred) return barred;
    return seat < table.seats.length ? { entry: { kind: 'arranged', seat, to } } : refused('no-such-seat');
  };

function ownerBeforeStart(table: TableRecord, person: string): Decision | null {
  if (table.owner !== person) return refused('not-allowed');
  return table.phase === 'open' ? null : refused('not-open');
}

/** Begin, once nobody is missing. `person` is the owner, or `null` for the table itself. */
export const startTable =
  (person: string | null): Wish =>
  (table) => {
    if (person !== null && table.owner !== person) return refused('not-allowed');
    if (table.phase !== 'open') return refused('not-open');
    return isFull(table) ? { entry: { kind: 'started', seed: secret() } } : refused('not-full');
  };

/** Is every seat taken? */
export function isFull(table: TableRecord): boolean {
  return table.seats.every((seat) => seat.person !== null || seat.bot !== null);
}

/** The entry this wish already became, if it is sent again. */
function again(table: TableRecord, person: string, id: string): Decision | null {
  const seq = table.wishes.get(`${person}/${id}`);
  return seq === undefined ? null : { seq };
}

/** Is that person the one who plays this seat now? */
function playsSeat(table: TableRecord, person: string, seat: number): Decision | null {
  const own = table.seats[seat];
  if (own === undefined || own.person !== person) return refused('not-your-seat');
  if (table.phase === 'finished') return refused('game-over');
  if (!isRunning(table)) return refused('not-playing');
  return own.bot === null ? null : refused('bot-plays');
}

/** An action from outside, in answer to the decision of that number: what was meant for an earlier one is not done now. */
export const act =
  (person: string, seat: number, id: string, decision: number, action: unknown): Wish =>
  (table) => {
    const barred = again(table, person, id) ?? playsSeat(table, person, seat);
    if (barred) return barred;
    const checked = check(table.game, matchOf(table).state, seat, action);
    if ('refusal' in checked) return checked;
    if (decision !== table.decisions[seat]) return refused('already-decided');
    if (isSaidBeforehand(table.game, checked.action)) return refused('said-beforehand');
    return { entry: { kind: 'acted', seat, action: checked.action, by: person, id } };
  };

/**
 * Take the last move of that seat back: at once, or with the agreement of the others. It names the decision that the
 * move has led to, so that two wishes for one undo do not take back two moves.
 */
export const askUndo =
  (person: string, seat: number, id: string, decision: number): Wish =>
  (table) => {
    const barred = again(table, person, id) ?? playsSeat(table, person, seat);
    if (barred) return barred;
    if (decision !== table.decisions[seat]) return refused('already-decided');
    const moves = movesBack(table, seat);
    if (moves === 0) return refused('nothing-to-undo');
    const match = matchOf(table);
    if (moves === 1 && match.undoable.length === 0 && !table.wayKept) return { needs: 'way-back' };
    const wish = { seat, moves, by: person, id };
    if (mayUndo(match, seat)) return { entry: { kind: 'undone', ...wish } };
    if (othersAt(table, person).length === 0) return { entry: pastBarrier(table, wish) };
    return table.undo === null ? { entry: { kind: 'undo-asked', ...wish } } : refused('undo-pending');
  };

/** Whoever goes back past a barrier has seen what chance would bring, so it is renewed. */
function pastBarrier(table: TableRecord, wish: { seat: number; moves: number; by: string; id: string }): Happening {
  return { kind: 'undone', ...wish, chance: matchOf(table).renewals + 1 };
}

/** How many moves it is back to before that seat's last one; 0 if it has none, or none that is still kept. */
export function movesBack(table: TableRecord, seat: number): number {
  const moves = matchOf(table).moves;
  const last = moves.findLastIndex((move) => move.seat === seat);
  return last < 0 ? 0 : moves.length - last;
}

/** Answer the wish of that number to go back; the last agreement takes the moves back. */
export const answerUndo =
  (person: string, id: string, request: number, yes: boolean): Wish =>
  (table) => {
    const barred = again(table, person, id);
    if (barred) return barred;
    const wish = table.undo;
    if (wish?.seq !== request || wish.agreed.includes(person) || !othersAt(table, wish.by).includes(person)) {
      return refused('no-request');
    }
    const isLast = othersAt(table, wish.by).every((other) => other === person || wish.agreed.includes(other));
    if (yes && isLast) return { entry: pastBarrier(table, { seat: wish.seat, moves: wish.moves, by: person, id }) };
    return { entry: { kind: 'undo-answered', by: person, yes, id } };
  };

/** Say something to everyone. */
export const say =
  (person: string, id: string, text: string, about?: About): Wish =>
  (table) => {
    const barred = again(table, person, id);
    if (barred) return barred;
    if (!isMember(table, person)) return refused('not-allowed');
    if (about !== undefined && 'entry' in about && about.entry > table.seq) return refused('bad-request');
    return { entry: { kind: 'said', by: person, text, id, ...(about === undefined ? {} : { about }) } };
  };

/** The same people play again at that table, as one of them wants. */
export const noteRematch =
  (person: string, again: string): Wish =>
  (table) => {
    if (!table.seats.some((seat) => seat.person === person)) return refused('not-allowed');
    if (table.phase !== 'finished') return refused('not-over');
    return table.rematch === null ? { entry: { kind: 'rematch', by: person, table: again } } : { seq: table.seq };
  };

/** Who sits where in a rematch: everybody one seat on; those who have not come yet have their seats kept open. */
export function rotatedSeats(table: TableRecord, owner: string): SeatSetting[] {
  return table.seats.map((_, at) => {
    const { person = null, label = null, bot = null } = table.seats[(at + 1) % table.seats.length] ?? {};
    if (person === null) return bot === null ? { kind: 'open' } : { kind: 'bot', bot };
    if (person !== owner) return { kind: 'open' };
    return label === null ? { kind: 'mine' } : { kind: 'mine', name: label };
  });
}

/** Does that person sit here, or own the table? */
export function isMember(table: TableRecord, person: string): boolean {
  return table.owner === person || table.seats.some((seat) => seat.person === person);
}

/** May that person look at the table? `null` is somebody who is not logged in. */
export function mayWatch(table: TableRecord, person: string | null, invite: string | undefined): boolean {
  if (table.settings.public || (person !== null && isMember(table, person))) return true;
  return invite !== undefined && invite === table.invite;
}

/** What a bot was thinking about: the game up to that move. */
export interface Position {
  readonly moves: number;
  readonly hash: string | undefined;
}

/** The position now. */
export function positionOf(table: TableRecord): Position {
  const { moves, earlier } = matchOf(table);
  return { moves: earlier + moves.length, hash: moves.at(-1)?.hash };
}

/** A bot's move, if it still is what the bot thought about. */
export const botAct =
  (seat: number, action: AnyAction, position: Position): Wish =>
  (table) => {
    if (!isStillAsked(table, seat, position)) return { seq: table.seq };
    const checked = check(table.game, matchOf(table).state, seat, action);
    return 'refusal' in checked ? checked : { entry: { kind: 'acted', seat, action: checked.action, by: null } };
  };

/** A bot has failed again and again: everyone is told, and it takes any legal action, so that the table goes on. */
export const botFails =
  (seat: number, position: Position): Wish =>
  (table) =>
    isStillAsked(table, seat, position) ? { entry: { kind: 'bot-failed', seat } } : { seq: table.seq };

/** Any legal action of a bot that has failed. */
export const botActsBlindly =
  (seat: number, position: Position): Wish =>
  (table) => {
    if (!isStillAsked(table, seat, position)) return { seq: table.seq };
    const action = anyLegal(table.game, matchOf(table).state, seat);
    return action === undefined ? { seq: table.seq } : { entry: { kind: 'acted', seat, action, by: null } };
  };

/** Does the table still wait for what this bot thought about? */
function isStillAsked(table: TableRecord, seat: number, position: Position): boolean {
  const { bot } = table.seats[seat] ?? { bot: null };
  if (bot === null || !isRunning(table) || !awaited(matchOf(table).state).includes(seat)) return false;
  const { moves, earlier } = matchOf(table);
  const at = position.moves - earlier;
  return moves[at - 1]?.hash === position.hash && !moves.slice(at).some((move) => move.seat === seat);
}

function anyLegal(game: AnyGame, state: object, seat: number): AnyAction | undefined {
  const actions: readonly AnyAction[] = legal(game, state, seat);
  return actions[randomBytes(4).readUInt32LE() % actions.length];
}

/** Is every seat played by a bot, for itself or for somebody who is away? Such a table goes on only while somebody looks. */
export function isDeserted(table: TableRecord): boolean {
  return table.seats.every((seat) => seat.bot !== null);
}

/** The bots that have to decide now. */
export function awaitedBots(table: TableRecord): { seat: number; bot: BotChoice }[] {
  if (!isRunning(table)) return [];
  return awaited(matchOf(table).state).flatMap((seat) => {
    const bot = table.seats[seat]?.bot ?? null;
    return bot === null ? [] : [{ seat, bot }];
  });
}

/** When the server itself has something to do at this table; `null` if it waits for people, to play or to look. */
export function dueAt(table: TableRecord): number | null {
  if (table.phase === 'open') return table.settings.startWhenFull && isFull(table) ? table.updatedAt : null;
  if (awaitedBots(table).length > 0) return isDeserted(table) ? null : table.updatedAt;
  return nextAlarm(table);
}
