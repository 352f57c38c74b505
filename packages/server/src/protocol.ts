/**
 * Everything that is said between client and server, as schemas and their types. Free of Node and of the DOM, so that
 * both sides check the same words. `PROTOCOL.md` tells how the messages are used.
 */

import { type AnyAction, type AnyFact, LANGUAGES, type Refused } from '@tabularium/kernel';
import * as z from 'zod';

/** The version every message carries. */
export const VERSION = 1;

/** The most seats a table can have, whatever the game. */
export const MOST_SEATS = 12;

/** The longest message a client may send over the WebSocket, in bytes. */
export const LONGEST_MESSAGE = 16_384;

/** The longest thing that can be said in the chat, in characters. */
export const LONGEST_CHAT = 1_000;

const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
const tableId = z.string().regex(/^[\w-]{8,32}$/);
const personId = z.string();
const invite = z.string().max(64);
const moment = z.int().describe('milliseconds since 1970');

/** A name as people choose it: 1 to 24 visible characters, no spaces at the ends. */
export const personName = z
  .string()
  .max(24)
  .regex(/^[\p{L}\p{N}\p{P}\p{S}]+( [\p{L}\p{N}\p{P}\p{S}]+)*$/u, '1 to 24 visible characters');

/** A password: long enough to be worth hashing, short enough to be hashed. */
export const password = z.string().min(8).max(200);

/** Which bot plays, and how hard it thinks. */
export const botSpec = z.strictObject({
  kind: z.enum(['random', 'greedy', 'mcts']),
  iterations: z.int().min(1).max(20_000).exactOptional(),
  milliseconds: z.int().min(1).max(10_000).exactOptional(),
});
export type BotChoice = z.infer<typeof botSpec>;

/** Who somebody is, as everyone may know it. */
export const person = z.object({ id: personId, name: z.string(), guest: z.boolean() });
export type Person = z.infer<typeof person>;

/** What a seat shall be before the game starts; `mine` is a hot seat of the table's owner, `name` who sits there. */
export const seatSetting = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('mine'), name: personName.exactOptional() }),
  z.strictObject({ kind: z.literal('bot'), bot: botSpec }),
]);
export type SeatSetting = z.infer<typeof seatSetting>;

/** The choices of whoever makes a table. */
export const tableSettings = z.strictObject({
  game: z.string().max(64),
  options: z.record(z.string().max(64), z.union([z.string().max(64), z.number(), z.boolean()])).default({}),
  seats: z.array(seatSetting).min(1).max(MOST_SEATS),
  public: z.boolean().default(true),
  deadline: z
    .int()
    .min(5)
    .max(60 * 60 * 24 * 30)
    .nullable()
    .default(null)
    .describe('seconds per decision'),
  startWhenFull: z.boolean().default(true),
});
export type TableSettings = z.infer<typeof tableSettings>;

/** What can still be changed before the start. */
export const tableChanges = z.strictObject({
  options: tableSettings.shape.options.unwrap().exactOptional(),
  public: z.boolean().exactOptional(),
  deadline: tableSettings.shape.deadline.unwrap().exactOptional(),
  startWhenFull: z.boolean().exactOptional(),
});

/** A seat as everyone at the table sees it. */
export const seatState = z.object({
  kind: z.enum(['open', 'person', 'bot']),
  person: personId.nullable().describe('whose seat it is'),
  name: z.string().nullable().describe('null for an open seat and for people who are gone'),
  bot: botSpec.nullable().describe('the bot that plays the seat, for itself or in place of its person'),
  resigned: z.boolean(),
});
export type SeatState = z.infer<typeof seatState>;

/** How a game at a table ended. `ending` is one of the game's own, or `resigned` or `abandoned`. */
export const outcome = z.object({
  winners: z.array(seat),
  scores: z.array(z.number()),
  parts: z.array(z.record(z.string(), z.number())),
  ending: z.string(),
});
export type Outcome = z.infer<typeof outcome>;

/** Where a table is in its life. */
export const phase = z.enum(['open', 'playing', 'finished', 'stopped', 'closed']);
export type Phase = z.infer<typeof phase>;

/** A wish to go back past a barrier, waiting for everyone's agreement. */
export const undoRequest = z.object({
  seat: seat.describe('who asks'),
  moves: z.int().describe('how many moves would be taken back'),
  waitingFor: z.array(personId),
});

/** Everything about a table but the game itself. */
export const lobby = z.object({
  id: tableId,
  game: z.string(),
  rulesVersion: z.int(),
  options: z.record(z.string(), z.unknown()),
  seats: z.array(seatState),
  phase,
  public: z.boolean(),
  owner: person,
  deadline: z.int().nullable(),
  startWhenFull: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
  awaited: z.array(seat),
  round: z.int(),
  undo: undoRequest.nullable(),
  commitment: z.string().nullable().describe('published at the start'),
  seed: z.string().nullable().describe('published at the end'),
  hash: z.string().nullable().describe('fingerprint of the last state, published at the end'),
  outcome: outcome.nullable(),
  problem: z.enum(['rules-failed', 'rules-changed']).nullable().describe('why a table is stopped'),
  invite: invite.nullable().describe('only for those who sit at the table'),
});
export type Lobby = z.infer<typeof lobby>;

const clientMessage = <K extends string, S extends z.ZodRawShape>(kind: K, fields: S) =>
  z.strictObject({ v: z.literal(VERSION), kind: z.literal(kind), ...fields });
const wishId = z.string().regex(/^[\w-]{1,64}$/);
const anyAction = z.looseObject({ type: z.string().max(64) });

/** What a client may say over the WebSocket. */
export const clientMessages = z.discriminatedUnion('kind', [
  clientMessage('watch', { table: tableId, since: z.int().min(0), invite: invite.exactOptional() }),
  clientMessage('unwatch', { table: tableId }),
  clientMessage('act', { table: tableId, seat, id: wishId, action: anyAction }),
  clientMessage('undo', { table: tableId, seat, id: wishId }),
  clientMessage('agree', { table: tableId, id: wishId, yes: z.boolean() }),
  clientMessage('chat', { table: tableId, id: wishId, text: z.string().trim().min(1).max(LONGEST_CHAT) }),
  clientMessage('ping', {}),
]);
export type ClientMessage = z.infer<typeof clientMessages>;

const happened = <K extends string, S extends z.ZodRawShape>(kind: K, fields: S) =>
  z.object({ seq: z.int(), at: moment, kind: z.literal(kind), ...fields });
const facts = z.array(z.custom<AnyFact>());

/** What happened at the table, as far as the reader may know it. */
export const news = z.discriminatedUnion('kind', [
  happened('created', {}),
  happened('imported', { facts }),
  happened('changed', {}),
  happened('sat', { seat, person: personId }),
  happened('arranged', { seat }),
  happened('left', { person: personId }),
  happened('closed', {}),
  happened('started', { facts }),
  happened('acted', { seat, facts }),
  happened('undone', { seat, moves: z.int() }),
  happened('undo-asked', { seat, moves: z.int() }),
  happened('undo-answered', { person: personId, yes: z.boolean() }),
  happened('taken-over', { seat, why: z.enum(['wish', 'deadline']) }),
  happened('returned', { seat }),
  happened('resigned', { seat }),
  happened('stopped', {}),
  happened('said', { person: personId, name: z.string().nullable(), text: z.string() }),
]);
export type News = z.infer<typeof news>;

/** What one seat, or a spectator (`seat: null`), is shown now. */
export const seatSight = z.object({
  seat: seat.nullable(),
  view: z.custom<object>(),
  awaited: z.array(seat),
  actions: z.array(z.custom<AnyAction>()),
  refusals: z.array(z.custom<Refused>()),
  undo: z.enum(['now', 'ask', 'no']).describe('whether this seat can take its last move back'),
});
export type SeatSight = z.infer<typeof seatSight>;

const serverMessage = <K extends string, S extends z.ZodRawShape>(kind: K, fields: S) =>
  z.object({ v: z.literal(VERSION), kind: z.literal(kind), ...fields });

/** What the server says over the WebSocket. */
export const serverMessages = z.discriminatedUnion('kind', [
  serverMessage('hello', { person, now: moment }),
  serverMessage('table', {
    table: tableId,
    from: z.int().describe('the news begin after this number; 0 begins anew'),
    seq: z.int(),
    news: z.array(news),
    lobby: lobby.exactOptional().describe('absent: unchanged'),
    sights: z
      .array(seatSight)
      .exactOptional()
      .describe('absent: unchanged; one for each seat of the reader, or one for a spectator'),
    due: z
      .array(z.object({ seat, at: moment }))
      .exactOptional()
      .describe('with the sights, when there is a deadline'),
  }),
  serverMessage('ack', { table: tableId, id: wishId, seq: z.int() }),
  serverMessage('refused', {
    table: tableId,
    id: wishId,
    refusal: z.object({ reason: z.string(), rule: z.string().exactOptional() }),
  }),
  serverMessage('error', {
    error: z.string(),
    message: z.string(),
    table: tableId.exactOptional(),
    id: wishId.exactOptional(),
  }),
  serverMessage('pong', { now: moment }),
]);
export type ServerMessage = z.infer<typeof serverMessages>;
export type TableMessage = Extract<ServerMessage, { kind: 'table' }>;

const optionText = z.object({
  name: z.string(),
  help: z.string(),
  values: z.record(z.string(), z.string()).exactOptional(),
});

/** A game as it is offered to somebody who makes a table. */
export const gameOffer = z.object({
  id: z.string(),
  rulesVersion: z.int(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.record(
    z.string(),
    z.object({
      kind: z.enum(['switch', 'choice']),
      default: z.unknown(),
      values: z.array(z.unknown()).exactOptional(),
      rule: z.string().exactOptional(),
    }),
  ),
  text: z.record(
    z.enum(LANGUAGES),
    z.object({ title: z.string(), summary: z.string(), options: z.record(z.string(), optionText) }),
  ),
});
export type GameOffer = z.infer<typeof gameOffer>;

/** How every refused request is answered. */
export const problem = z.object({ error: z.string(), message: z.string() });
export type Problem = z.infer<typeof problem>;

/** The shapes of requests and answers under `/api`. */
export const api = {
  guest: z.strictObject({ name: personName.exactOptional() }),
  credentials: z.strictObject({ name: personName, password }),
  login: z.strictObject({ name: z.string().max(100), password: z.string().max(200) }),
  changeMe: z.strictObject({
    name: personName.exactOptional(),
    password: password.exactOptional(),
    currentPassword: z.string().max(200).exactOptional(),
  }),
  deleteMe: z.strictObject({ currentPassword: z.string().max(200).exactOptional() }),
  whoami: z.object({ person: person.nullable() }),
  me: z.object({ person }),
  games: z.object({ games: z.array(gameOffer) }),
  tableList: z.strictObject({
    scope: z.enum(['open', 'playing', 'finished', 'mine']).default('open'),
    game: z.string().max(64).exactOptional(),
    before: z.coerce.number().int().exactOptional().describe('`updatedAt` of the last table of the page before'),
  }),
  tables: z.object({ tables: z.array(lobby) }),
  table: z.object({ table: lobby }),
  tableParams: z.strictObject({ id: tableId }),
  invite: z.strictObject({ invite: invite.exactOptional() }),
  join: z.strictObject({ seat: seat.exactOptional(), invite: invite.exactOptional() }),
  arrange: z.strictObject({ seat, to: seatSetting }),
  seat: z.strictObject({ seat }),
  takeover: z.strictObject({ seat, bot: botSpec }),
  matchFile: z.looseObject({ format: z.string(), game: z.string() }),
} as const;

export { ERRORS, type ErrorCode, REASONS, type ServerReason, serverWords } from './words.ts';
