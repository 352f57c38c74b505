/** What client and server say over the WebSocket. */

import type { AnyAction, AnyFact, Refused } from '@tabularium/kernel';
import * as z from 'zod';
import { moment, tableId } from './basics.ts';
import { invite, lobby, momentOfLobby, person, personId, seat } from './lobby.ts';

/** The version every message carries. */
export const VERSION = 1;

/** The longest message a client may send over the WebSocket, in bytes. */
export const LONGEST_MESSAGE = 16_384;

/** The longest thing that can be said in the chat, in characters. */
export const LONGEST_CHAT = 1_000;

const clientMessage = <K extends string, S extends z.ZodRawShape>(kind: K, fields: S) =>
  z.strictObject({ v: z.literal(VERSION), kind: z.literal(kind), ...fields });
const wishId = z.string().regex(/^[\w-]{1,64}$/);
const anyAction = z.looseObject({ type: z.string().max(64) });

/** What a line of chat points at: an entry of the log, or a thing or place of the board. */
export const about = z.union([
  z.strictObject({ entry: z.int().min(1) }),
  z.strictObject({
    thing: z
      .string()
      .max(64)
      .regex(/^[\w-]+:[\w.,:-]+$/),
  }),
]);
export type About = z.infer<typeof about>;

/** What a client may say over the WebSocket. */
export const clientMessages = z.discriminatedUnion('kind', [
  clientMessage('watch', {
    table: tableId,
    since: z.int().min(0),
    invite: invite.exactOptional(),
    here: z.boolean().exactOptional(),
  }),
  clientMessage('unwatch', { table: tableId }),
  clientMessage('act', { table: tableId, seat, id: wishId, decision: z.int().min(0), action: anyAction }),
  clientMessage('undo', { table: tableId, seat, id: wishId, decision: z.int().min(0) }),
  clientMessage('agree', { table: tableId, id: wishId, request: z.int().min(0), yes: z.boolean() }),
  clientMessage('chat', {
    table: tableId,
    id: wishId,
    text: z.string().trim().min(1).max(LONGEST_CHAT),
    about: about.exactOptional(),
  }),
  clientMessage('presence', { table: tableId, here: z.boolean() }),
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
  happened('seat-offered', { seat, person: personId }),
  happened('seat-kept', { seat, person: personId }),
  happened('replaced', { seat, person: personId }),
  happened('bot-failed', { seat }),
  happened('resigned', { seat, why: z.enum(['wish', 'deadline']) }),
  happened('ran-out', { seat }),
  happened('ended', { seat }),
  happened('pause-asked', { person: personId }),
  happened('pause-agreed', { person: personId }),
  happened('pause-declined', { person: personId }),
  happened('paused', { person: personId }),
  happened('resumed', { person: personId.nullable() }),
  happened('rested', { person: personId }),
  happened('rematch', { person: personId }),
  happened('stopped', {}),
  happened('said', {
    person: personId,
    name: z.string().nullable().describe('null for people who are gone'),
    guest: z.boolean().describe('whether that person has no account'),
    text: z.string().describe('empty if it was taken out with the account of who said it'),
    about: about.exactOptional(),
  }),
]);
export type News = z.infer<typeof news>;

/** What one seat, or a spectator (`seat: null`), is shown now. */
export const seatSight = z.object({
  seat: seat.nullable(),
  view: z.custom<object>(),
  awaited: z.array(seat),
  actions: z.array(z.custom<AnyAction>()),
  refusals: z.array(z.custom<Refused>()),
  decision: z.int().describe('the number of the decision this seat has before it: an action names it'),
  undo: z.boolean().describe('whether this seat has a move to take back, perhaps with the agreement of the others'),
});
export type SeatSight = z.infer<typeof seatSight>;

/** The table at an earlier moment, through the same eyes. */
export const pastSight = z.object({
  move: z.int().describe('so many moves had been made'),
  moves: z.int().describe('so many there are now'),
  round: z.int(),
  seat: seat.nullable(),
  view: z.custom<object>(),
  awaited: z.array(seat),
  log: z.array(z.object({ move: z.int(), round: z.int(), facts })).describe('what the last moves before it told'),
});
export type PastSight = z.infer<typeof pastSight>;

/** Whether somebody looks at the table, has it open behind other things, or has not. */
export const PRESENCE = ['here', 'away', 'gone'] as const;
export type Presence = (typeof PRESENCE)[number];

const serverMessage = <K extends string, S extends z.ZodRawShape>(kind: K, fields: S) =>
  z.object({ v: z.literal(VERSION), kind: z.literal(kind), ...fields });

/** What the server says over the WebSocket. */
export const serverMessages = z.discriminatedUnion('kind', [
  serverMessage('hello', { person, now: moment }),
  serverMessage('table', {
    table: tableId,
    from: z.int().describe('the news begin after this number; 0 begins anew'),
    seq: z.int(),
    news: z.array(news).describe('to whoever begins anew, the latest'),
    lobby: lobby.exactOptional().describe('absent: unchanged but for its moment'),
    moment: momentOfLobby.exactOptional().describe('what moves have changed of the lobby, if nothing else did'),
    sights: z
      .array(seatSight)
      .exactOptional()
      .describe('absent: unchanged; one for each seat of the reader, or one for a spectator'),
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
  serverMessage('presence', {
    table: tableId,
    seats: z.array(z.enum(PRESENCE).nullable()).describe('of each seat’s person; null for seats without one'),
    watching: z.int().describe('how many people look who have no seat'),
  }),
  serverMessage('pong', { now: moment }),
]);
export type ServerMessage = z.infer<typeof serverMessages>;
export type TableMessage = Extract<ServerMessage, { kind: 'table' }>;
