/** The shapes of requests and answers under `/api`. */

import { LANGUAGES } from '@tabularium/kernel';
import * as z from 'zod';
import { moment, tableId } from './basics.ts';
import { beforehand } from './beforehand.ts';
import { CHANNELS, callSettings, ownCalls, pushSubscription } from './calls.ts';
import { holiday } from './clock.ts';
import { cupInvitation, cups, searching } from './cups.ts';
import { botSpec, invite, lobby, password, person, personName, searched, seat, seatSetting } from './lobby.ts';
import { challengeResult, challengeResults } from './medals.ts';
import { news, pastSight } from './messages.ts';
import { note, report } from './notes.ts';
import { circle, invitation, playedGame, rating, shown } from './people.ts';

const optionText = z.object({
  name: z.string(),
  help: z.string(),
  values: z.record(z.string(), z.string()).exactOptional(),
  groups: z.record(z.string(), z.string()).exactOptional(),
  members: z.record(z.string(), z.string()).exactOptional().describe('the names of what a set can hold'),
});

/** Members of a set by the name of their group or preset. */
const named = z.record(z.string(), z.array(z.string()).readonly());

/** A game as it is offered to somebody who makes a table. */
export const gameOffer = z.object({
  id: z.string(),
  rulesVersion: z.int(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.record(
    z.string(),
    z.object({
      kind: z.enum(['switch', 'choice', 'per-seat', 'set']),
      default: z.unknown(),
      values: z.array(z.unknown()).exactOptional(),
      min: z.int().exactOptional(),
      max: z.int().exactOptional(),
      groups: named.exactOptional(),
      presets: named.exactOptional(),
      when: z.record(z.string(), z.unknown()).exactOptional().describe('it counts only with these other values'),
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

const session = z.object({
  id: z.string(),
  createdAt: moment,
  seenAt: moment.describe('to the day'),
  current: z.boolean().describe('the session that asks'),
});
const saying = z.object({ table: tableId, at: moment, text: z.string() });

/** The shapes of requests and answers under `/api`. */
export const api = {
  guest: z.strictObject({ name: personName.exactOptional() }),
  credentials: z.strictObject({ name: personName, password }),
  login: z.strictObject({ name: searched.max(100), password: z.string().max(200) }),
  changeMe: z.strictObject({
    name: personName.exactOptional(),
    password: password.exactOptional(),
    currentPassword: z.string().max(200).exactOptional(),
  }),
  forgotten: z.strictObject({ name: searched.min(1).max(200).describe('the name, or the confirmed address') }),
  lettersSent: z.object({ letters: z.boolean().describe('whether this server sends e-mails at all') }),
  resetPassword: z.strictObject({ token: z.string().max(100), password }),
  deleteMe: z.strictObject({ currentPassword: z.string().max(200).exactOptional() }),
  sessions: z.object({ sessions: z.array(session) }),
  sessionParams: z.strictObject({ id: z.string().regex(/^[\da-f]{16}$/) }),
  myData: z.object({
    person: person.extend({ createdAt: moment }),
    sessions: z.array(session),
    tables: z.array(lobby),
    said: z.array(saying),
    calls: ownCalls,
    holidays: z.array(holiday),
    shown,
    circle,
    invitations: z.array(invitation),
    played: z.array(playedGame),
    ratings: z.array(rating),
    search: searching.shape.search,
    cups: cups.shape.cups,
    notes: z.array(note.extend({ table: tableId })),
    beforehand: z.array(beforehand.extend({ table: tableId })),
    challenges: z.array(challengeResult),
    cupInvitations: z.array(cupInvitation),
    reports: z.array(report.extend({ table: tableId, at: moment })),
  }),
  whoami: z.object({ person: person.nullable() }),
  me: z.object({ person }),
  games: z.object({ games: z.array(gameOffer) }),
  tableList: z.strictObject({
    scope: z.enum(['open', 'playing', 'finished', 'mine']).default('open'),
    game: searched.max(64).exactOptional(),
    before: z.coerce.number().int().exactOptional().describe('`updatedAt` of the last table of the page before'),
    beforeId: tableId.exactOptional().describe('its `id`, so that none of the same moment is left out'),
  }),
  tables: z.object({ tables: z.array(lobby) }),
  table: z.object({ table: lobby }),
  tableParams: z.strictObject({ id: tableId }),
  history: z.strictObject({
    before: z.coerce.number().int().min(1).describe('`seq` of the first news that is known'),
    invite: invite.exactOptional(),
  }),
  news: z.object({ news: z.array(news).describe('up to 100, the latest last; facts of moves taken back left out') }),
  past: z.strictObject({
    move: z.coerce.number().int().min(0).exactOptional().describe('so many moves had been made; without it: now'),
    entry: z.coerce.number().int().min(1).exactOptional().describe('or: after that entry of the log'),
    seat: z.coerce.number().pipe(seat).exactOptional().describe('one of my own; the first if it is left out'),
    invite: invite.exactOptional(),
  }),
  pastSight,
  invite: z.strictObject({ invite: invite.exactOptional() }),
  join: z.strictObject({ seat: seat.exactOptional(), invite: invite.exactOptional() }),
  arrange: z.strictObject({ seat, to: seatSetting }),
  seat: z.strictObject({ seat }),
  offer: z.strictObject({
    seat,
    offer: z.boolean().describe('offer the seat or agree that it is offered; else keep it'),
  }),
  notes: z.object({ notes: z.array(note) }),
  note: note.omit({ at: true }),
  report,
  challengeResults,
  beforehand,
  takeBack: z.strictObject({ seat: z.coerce.number().pipe(seat), saying: beforehand.shape.saying }),
  saidBeforehand: z.object({ said: z.array(beforehand) }),
  takeover: z.strictObject({ seat, bot: botSpec }),
  pause: z.strictObject({ pause: z.boolean().describe('ask for a pause or agree to one; else decline it or end it') }),
  holidays: z.object({ holidays: z.array(holiday), left: z.int().describe('days that are left this year') }),
  takeHoliday: z.strictObject({ from: moment, until: moment }),
  holidayParams: z.strictObject({ from: z.coerce.number().int() }),
  ownCalls,
  callSettings,
  pushSubscription,
  called: z.object({ ways: z.int().describe('in how many ways') }),
  mute: z.strictObject({ muted: z.boolean() }),
  deviceParams: z.strictObject({ id: z.string().max(32) }),
  tokenParams: z.strictObject({ token: z.string().max(100) }),
  stopped: z.object({ channel: z.enum(CHANNELS) }),
  matchFile: z.looseObject({ format: z.string(), game: z.string() }),
} as const;
