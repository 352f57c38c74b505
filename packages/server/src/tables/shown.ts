/** What is shown of a table, and to whom. */

import { awaited, commitmentTo, factsFor } from '@tabularium/kernel';
import type { Lobby, LobbyMoment, News, Person, SeatState } from '@tabularium/protocol';
import { deadlines, pausedUntil } from './clocks.ts';
import { KEPT, offerWaitsFor, othersAt, type SeatRecord, type TableRecord } from './record.ts';
import { isMember } from './wishes.ts';

/** Names by person; who is not in it is gone. */
export type NameBook = ReadonlyMap<string, { readonly name: string; readonly guest: boolean }>;

/** Who reads: which seats are theirs, whether they belong to the table, and whom they do not want to hear. */
export interface Reader {
  readonly seats: readonly number[];
  readonly member: boolean;
  readonly deafTo: ReadonlySet<string>;
}

const NOBODY: ReadonlySet<string> = new Set();

/** How that person, who has blocked those, reads this table; `null` is somebody who is not logged in. */
export function readerOf(table: TableRecord, person: string | null, deafTo = NOBODY): Reader {
  if (person === null) return { seats: [], member: false, deafTo };
  const seats = table.seats.flatMap((seat, at) => (seat.person === person ? [at] : []));
  return { seats, member: isMember(table, person), deafTo };
}

/** What that reader may see of the table: all of it with a seat, else perhaps only what it was when the round began. */
export function seenBy(table: TableRecord, reader: Reader): TableRecord {
  return reader.seats.length > 0 ? table : (table.delayed ?? table);
}

/** What a list shows of a table to whom it is shown with a delay: nothing of the moment. */
export function withoutMoment(lobby: Lobby, person: string | null): Lobby {
  const isDelayed = lobby.spectators === 'round' && lobby.phase === 'playing';
  if (!isDelayed || lobby.seats.some((seat) => seat.person !== null && seat.person === person)) return lobby;
  return { ...lobby, awaited: [], due: [], left: [], undo: null, pause: null };
}

/** The lobby as it is stored: complete but for the names. */
export function lobbyOf(table: TableRecord): Lobby {
  return { ...lastingOf(table), ...momentOf(table) };
}

/** What of the lobby moves leave as it is. */
export function lastingOf(table: TableRecord): Omit<Lobby, keyof LobbyMoment> {
  const { id, settings, match, phase } = table;
  const over = phase === 'finished';
  const started = match !== null;
  return {
    id,
    game: table.game.id,
    rulesVersion: table.rulesVersion,
    options: { ...settings.options },
    seats: table.seats.map((seat) => seatState(table, seat)),
    phase,
    public: settings.public,
    owner: { id: table.owner, name: '', guest: false },
    clock: settings.clock,
    paused: table.clocks.paused,
    pausedUntil: pausedUntil(table),
    pause: pauseOf(table),
    startWhenFull: settings.startWhenFull,
    rated: settings.rated,
    spectators: settings.spectators,
    coach: settings.coach,
    createdAt: table.createdAt,
    commitment: started ? promiseOf(match.start) : null,
    seed: started && over ? match.start.seed : null,
    hash: started && over ? (match.moves.at(-1)?.hash ?? null) : null,
    outcome: table.outcome,
    problem: table.problem,
    rematch: table.rematch,
    invite: table.invite,
  };
}

/** What of the lobby moves change. */
export function momentOf(table: TableRecord): LobbyMoment {
  const { match, phase, settings, undo } = table;
  return {
    updatedAt: table.updatedAt,
    awaited: match !== null && phase === 'playing' ? awaited(match.state) : [],
    round: match !== null && phase !== 'stopped' ? table.game.round(match.state) : 0,
    due: deadlines(table),
    left: settings.clock?.time.kind === 'bank' ? [...table.clocks.left] : [],
    undo: undo && {
      seq: undo.seq,
      seat: undo.seat,
      moves: undo.moves,
      waitingFor: othersAt(table, undo.by).filter((person) => !undo.agreed.includes(person)),
    },
  };
}

/** Commitments to the seeds of the matches that are in memory: they never change, and are asked for with every move. */
const promises = new WeakMap<object, string>();

function promiseOf(start: { readonly seed: string }): string {
  const known = promises.get(start) ?? commitmentTo(start.seed);
  promises.set(start, known);
  return known;
}

function pauseOf(table: TableRecord): Lobby['pause'] {
  const { pause } = table.clocks;
  if (pause === null || table.phase !== 'playing') return null;
  const waitingFor = othersAt(table, pause.by).filter((person) => !pause.agreed.includes(person));
  return { person: pause.by, waitingFor };
}

function seatState(table: TableRecord, seat: SeatRecord): SeatState {
  const { person, label, bot, resigned, offer } = seat;
  const kind = person !== null ? 'person' : bot !== null ? 'bot' : 'open';
  const waits = offer === null || table.phase !== 'playing' ? null : { waitingFor: offerWaitsFor(table, seat) };
  return { kind, person, name: label, guest: false, bot, resigned, offer: waits };
}

/** The stored lobby as a reader sees it: names filled in, the invite code only for those who belong to the table. */
export function showLobby(stored: Lobby, names: NameBook, member: boolean): Lobby {
  return {
    ...stored,
    owner: personShown(stored.owner.id, names),
    seats: stored.seats.map((seat) => {
      const { name = null, guest = false } = names.get(seat.person ?? '') ?? {};
      return { ...seat, name: seat.name ?? name, guest };
    }),
    invite: member ? stored.invite : null,
  };
}

/** Everyone who is named in a lobby. */
export function peopleIn(lobby: Lobby): string[] {
  return [lobby.owner.id, ...lobby.seats.flatMap((seat) => seat.person ?? [])];
}

function personShown(id: string, names: NameBook): Person {
  return { id, name: '', guest: false, ...names.get(id) };
}

/** Is so much of the past still kept that it can be told what happened after that number? */
export function reachesBack({ news }: TableRecord, from: number): boolean {
  return from >= (news[0]?.seq ?? 1) - 1;
}

/** What happened after that number, as far as the table goes; whoever begins anew is told the latest. */
export function newsAfter({ news, seq }: TableRecord, from: number): News[] {
  const known = news.findLastIndex((one) => one.seq <= seq) + 1;
  const begin = from === 0 ? known - KEPT.news : news.findLastIndex((one) => one.seq <= from) + 1;
  return news.slice(Math.max(0, begin), known);
}

/** Is that for this reader's ears? What somebody says whom they have blocked is not. */
export function hears({ deafTo }: Reader, one: News): boolean {
  return one.kind !== 'said' || !deafTo.has(one.person);
}

/** The news with the names of those who speak. */
export function withNames(one: News, names: NameBook): News {
  if (one.kind !== 'said') return one;
  const { name = null, guest = false } = names.get(one.person) ?? {};
  return { ...one, name, guest };
}

/** The news with those facts only that this reader may know. */
export function readBy(one: News, reader: Reader): News {
  if (!('facts' in one)) return one;
  const viewers = reader.seats.length === 0 ? [null] : reader.seats;
  const seen = new Set(viewers.flatMap((viewer) => factsFor(one.facts, viewer)));
  return { ...one, facts: one.facts.filter((fact) => seen.has(fact)) };
}

/** Everyone who speaks in these news. */
export function speakersIn(news: readonly News[]): string[] {
  return news.flatMap((one) => (one.kind === 'said' ? [one.person] : []));
}

/** Who played each seat, for a match file. */
export function playersOf(table: TableRecord, names: NameBook): string[] {
  return showLobby(lobbyOf(table), names, false).seats.map((seat) => seat.name ?? seat.bot?.kind ?? '');
}
