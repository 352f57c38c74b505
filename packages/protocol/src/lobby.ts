/** People, seats and tables, as everyone may know them. */

import { BOTS, LEVELS } from '@tabularium/bots';
import * as z from 'zod';
import { moment, tableId } from './basics.ts';
import { SPECTATORS } from './choices.ts';
import { clock } from './clock.ts';

/** The most seats a table can have, whatever the game. */
export const MOST_SEATS = 12;

/** A seat, counted from 0. */
export const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);

/** The id of a person. */
export const personId = z.string();

/** The word that opens a private table. */
export const invite = z.string().max(64);

/** Letters and signs that nobody sees, though Unicode counts them among the visible ones. */
const UNSEEN = /[\u115f\u1160\u2800\u3164\uffa0]/;
/** Alphabets whose letters look like each other's: a name is written in one of them. */
const ALIKE = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/** A name as people choose it: 1 to 24 visible characters of one alphabet, no spaces at the ends. */
export const personName = z
  .string()
  .normalize('NFC')
  .max(24)
  .regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S}]+( [\p{L}\p{M}\p{N}\p{P}\p{S}]+)*$/u, '1 to 24 visible characters')
  .regex(/^(?!\p{M})(?!.*\p{M}{3})/u, 'no more than two marks on a letter')
  .refine((name) => !UNSEEN.test(name), 'only visible characters')
  .refine((name) => ALIKE.filter((script) => script.test(name)).length < 2, 'letters of one alphabet');

/** Words that are looked for in the database: none of them holds a control character. */
export const searched = z.string().regex(/^\P{Cc}*$/u, 'no control characters');

/** A password: long enough to be worth hashing, short enough to be hashed. */
export const password = z.string().min(8).max(200);

/** Which bot plays, and how hard it thinks. */
export const botSpec = z.strictObject({
  kind: z.enum(BOTS),
  level: z.literal(LEVELS).exactOptional(),
  iterations: z.int().min(1).max(20_000).exactOptional(),
  milliseconds: z.int().min(1).max(10_000).exactOptional(),
  noise: z.number().min(0).max(9).exactOptional(),
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

/** A named value or a number, a switch, a number for each seat, or a set of named things. */
const optionValue = z.union([
  z.string().max(64),
  z.number(),
  z.boolean(),
  z.array(z.number()).max(MOST_SEATS),
  z.array(z.string().max(64)).max(500),
]);

/** When those without a seat see what happened. */
const spectators = z
  .enum(SPECTATORS)
  .describe('at once, or only what had happened when the round began: the game, its log and the chat');

/** Whether everybody may ask the coach: whoever sits down agrees. */
const coach = z.boolean().describe('whether players may ask the coach; such a game never counts for ratings');

/** The choices of whoever makes a table. */
export const tableSettings = z.strictObject({
  game: z.string().max(64),
  options: z.record(z.string().max(64), optionValue).default({}),
  seats: z.array(seatSetting).min(1).max(MOST_SEATS),
  public: z.boolean().default(true),
  clock: clock.nullable().default(null),
  startWhenFull: z.boolean().default(true),
  rated: z.boolean().default(true).describe('whether it counts for ratings, if people with accounts play it'),
  spectators: spectators.default('now'),
  coach: coach.default(false),
});
export type TableSettings = z.infer<typeof tableSettings>;

/** What can still be changed before the start. */
export const tableChanges = z.strictObject({
  options: tableSettings.shape.options.unwrap().exactOptional(),
  public: z.boolean().exactOptional(),
  clock: clock.nullable().exactOptional(),
  startWhenFull: z.boolean().exactOptional(),
  rated: z.boolean().exactOptional(),
  spectators: spectators.exactOptional(),
  coach: coach.exactOptional(),
});

/** A seat as everyone at the table sees it. */
export const seatState = z.object({
  kind: z.enum(['open', 'person', 'bot']),
  person: personId.nullable().describe('whose seat it is'),
  name: z.string().nullable().describe('null for an open seat and for people who are gone'),
  guest: z.boolean().describe('whether that person has no account, so that anybody may use such a name'),
  bot: botSpec.nullable().describe('the bot that plays the seat, for itself or in place of its person'),
  resigned: z.boolean(),
  offer: z
    .object({ waitingFor: z.array(personId).describe('who has yet to agree; nobody: it can be taken') })
    .nullable()
    .default(null)
    .describe('somebody else may take the seat, or is to'),
});
export type SeatState = z.infer<typeof seatState>;

/** How a game at a table ended. `ending` is one of the game's own, or `resigned` or `abandoned`. */
export const outcome = z.object({
  winners: z.array(seat),
  scores: z.array(z.number()),
  parts: z.array(z.record(z.string(), z.number())),
  ending: z.string(),
  late: seat.exactOptional().describe('whose time was up, if the game ended for it'),
  tally: z
    .array(z.record(z.string(), z.array(z.string())))
    .exactOptional()
    .describe('what the game counts of each seat, such as its leader, as `kind:id`'),
});
export type Outcome = z.infer<typeof outcome>;

/** Where a table is in its life. */
export const phase = z.enum(['open', 'playing', 'finished', 'stopped', 'closed']);
export type Phase = z.infer<typeof phase>;

/** A wish to go back past a barrier, waiting for everyone's agreement. */
const undoRequest = z.object({
  seq: z.int().describe('the number of the request: an answer names it'),
  seat: seat.describe('who asks'),
  moves: z.int().describe('how many moves would be taken back'),
  waitingFor: z.array(personId),
});

/** A wish to let all clocks stand still, waiting for everyone's agreement. */
const pauseRequest = z.object({ person: personId, waitingFor: z.array(personId) });

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
  clock: clock.nullable(),
  due: z
    .array(z.object({ seat, at: moment }))
    .describe('when the time of those who are awaited is up; a moment that has passed: they are late'),
  left: z.array(z.int()).describe('what each seat has left of its bank, in milliseconds, when it is not its turn'),
  paused: z.boolean().describe('whether all clocks stand still'),
  pausedUntil: moment.nullable().default(null).describe('when they run again at the latest, if that is limited'),
  pause: pauseRequest.nullable(),
  startWhenFull: z.boolean(),
  rated: z.boolean().default(false),
  spectators: spectators.default('now'),
  coach: coach.default(false),
  createdAt: moment,
  updatedAt: moment,
  awaited: z.array(seat),
  round: z.int(),
  undo: undoRequest.nullable(),
  commitment: z.string().nullable().describe('published at the start'),
  seed: z.string().nullable().describe('published at the end'),
  hash: z.string().nullable().describe('fingerprint of the last state, published at the end'),
  outcome: outcome.nullable(),
  rematch: tableId.nullable().describe('where the same people play again'),
  problem: z.enum(['rules-failed', 'rules-changed']).nullable().describe('why a table is stopped'),
  invite: invite.nullable().describe('only for those who sit at the table'),
});
export type Lobby = z.infer<typeof lobby>;

/** What of it every move changes. */
export const momentOfLobby = lobby.pick({
  updatedAt: true,
  awaited: true,
  round: true,
  due: true,
  left: true,
  undo: true,
});
export type LobbyMoment = z.infer<typeof momentOfLobby>;
