/** From a call to what is said: made when it goes out, so that it is still true then. */

import type { Language } from '@tabularium/kernel';
import type { Lobby, PushedCall } from '@tabularium/protocol';
import type { Games } from '../config.ts';
import type { Names } from '../people/names.ts';
import type { Delivery, Wanted } from '../storage/calls.ts';
import type { Storage } from '../storage/storage.ts';
import { callWords } from './words.ts';

/** What is said through whatever channel. */
export interface Message extends PushedCall {
  readonly language: Language;
  /** The tables it is about, each in a line. */
  readonly tables: readonly { readonly id: string; readonly game: string; readonly line: string }[];
}

/** What messages are made of. */
export interface Sources {
  readonly storage: Pick<Storage, 'calls' | 'ties' | 'requests' | 'cups'>;
  readonly names: Names;
  readonly games: Games;
  now(): number;
}

/** What that call says now; `undefined` if there is nothing to say any more. */
export async function messageOf(sources: Sources, call: Delivery, wanted: Wanted): Promise<Message | undefined> {
  const { language } = wanted.settings;
  const say = callWords[language];
  if (call.kind === 'test') {
    return { title: say.test, body: say.testBody, tag: 'test', path: '/calls', language, tables: [] };
  }
  if (call.kind === 'invite') return invitationOf(sources, call, wanted);
  if (call.kind === 'friend') return friendshipOf(sources, call, wanted);
  if (call.kind === 'cup') return cupOf(sources, call, wanted);
  const turns = await sources.storage.calls.turnsOf(call.person);
  const muted = new Set(await sources.storage.calls.mutes(call.person));
  const waiting = turns.filter(({ table, turn }) =>
    call.kind === 'turn' ? table === call.table && turn === call.turn : !muted.has(table),
  );
  const tables = await tablesOf(
    sources,
    call.person,
    language,
    waiting.map(({ table }) => table),
  );
  const [first] = tables;
  if (first === undefined) return undefined;
  if (call.kind === 'turn') {
    const path = `/table/${first.id}`;
    return { title: say.turn, body: first.line, tag: `turn-${first.id}`, path, language, tables };
  }
  const body = tables.map(({ line }) => line).join('\n');
  return { title: say.digest(tables.length), body, tag: 'digest', path: '/', language, tables };
}

/** An invitation, if it still stands and there is a free seat. The way leads to the first page, where it is shown. */
async function invitationOf(sources: Sources, { person, table }: Delivery, { settings }: Wanted) {
  const { language } = settings;
  const say = callWords[language];
  const invitation = (await sources.storage.ties.invitationsOf(person)).find((one) => one.table === table);
  if (invitation === undefined) return undefined;
  const [text] = await sources.storage.calls.lobbies([invitation.table]);
  if (text === undefined || (JSON.parse(text) as Lobby).phase !== 'open') return undefined;
  const by = (await sources.names.of([invitation.by])).get(invitation.by)?.name ?? '';
  const tables = await tablesOf(sources, person, language, [invitation.table]);
  const body = tables.map(({ line }) => line).join();
  return { title: say.invite(by), body, tag: `invite-${invitation.table}`, path: '/', language, tables };
}

/** Somebody wants to be friends, if they still do. */
async function friendshipOf(sources: Sources, { person, table: by }: Delivery, { settings }: Wanted) {
  const { language } = settings;
  const ties = await sources.storage.ties.of(person);
  const isAsked = ties.some((tie) => tie.person === by && tie.other === person && tie.kind === 'asked');
  const name = by === null || !isAsked ? undefined : (await sources.names.of([by])).get(by)?.name;
  if (name === undefined) return undefined;
  const say = callWords[language];
  return { title: say.friend(name), body: say.friendBody, tag: `friend-${by}`, path: '/friends', language, tables: [] };
}

/** An invitation to a cup, if it still stands and the cup has not begun. */
async function cupOf(sources: Sources, { person, table: id }: Delivery, { settings }: Wanted) {
  const { language } = settings;
  const { requests, cups } = sources.storage;
  const request = (await requests.cupsOf(person)).find(({ about }) => about === id);
  const cup = request && (await cups.get(request.about));
  if (request === undefined || cup?.phase !== 'open') return undefined;
  if ((await cups.people(cup.id)).some((one) => one.person === person)) return undefined;
  const by = (await sources.names.of([request.by])).get(request.by)?.name ?? '';
  const { text } = await sources.games.load(cup.settings.game);
  const body = `${cup.settings.name} · ${text[language].title}`;
  const title = callWords[language].cup(by);
  return { title, body, tag: `cup-${cup.id}`, path: `/cups/${cup.id}`, language, tables: [] };
}

async function tablesOf(sources: Sources, person: string, language: Language, ids: readonly string[]) {
  const lobbies = (await sources.storage.calls.lobbies(ids)).map((text) => JSON.parse(text) as Lobby);
  const found = await Promise.all(lobbies.map((lobby) => lineOf(sources, person, language, lobby)));
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** A table in one line: which game, with whom, how far, how long. */
async function lineOf({ names, games, now }: Sources, person: string, language: Language, lobby: Lobby) {
  const say = callWords[language];
  const { text } = await games.load(lobby.game, lobby.rulesVersion);
  const people = lobby.seats.flatMap((seat) => (seat.person === null || seat.person === person ? [] : [seat.person]));
  const known = await names.of(people);
  const others = [...new Set(people)].flatMap((other) => known.get(other)?.name ?? []);
  const due = lobby.due.find(({ seat }) => lobby.seats[seat]?.person === person);
  const parts = [
    `${text[language].title}${say.with(new Intl.ListFormat(language).format(others))}`,
    ...(lobby.round > 0 ? [say.round(lobby.round)] : []),
    ...(due === undefined ? [] : [say.left(Math.max(0, due.at - now()))]),
  ];
  return { id: lobby.id, game: lobby.game, line: parts.join(' · ') };
}
