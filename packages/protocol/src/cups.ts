/** Finding a table, and cups: who plays whom, and who leads. */

import * as z from 'zod';
import { moment, tableId } from './basics.ts';
import { CUP_KINDS, CUP_PEOPLE, PACES, type TIE_BREAKS } from './choices.ts';
import type { Clock } from './clock.ts';
import { MOST_SEATS, person, personId, searched, tableSettings } from './lobby.ts';

const pace = z.enum(PACES);
/** How fast a table is played. */
export type Pace = z.infer<typeof pace>;

/**
 * The clocks of each pace. Whoever lets the time run out loses the seat, and pauses are limited: so every game comes to
 * an end.
 */
export const CLOCKS: Readonly<Record<Pace, Clock>> = {
  live: {
    time: { kind: 'bank', seconds: 3_600, increment: 60 },
    rest: null,
    holidays: false,
    pauses: 1_800,
    atZero: 'resign',
  },
  days: {
    time: { kind: 'bank', seconds: 7 * 86_400, increment: 43_200 },
    rest: null,
    holidays: true,
    pauses: 7 * 86_400,
    atZero: 'resign',
  },
};

/** What somebody who looks for a table wants to play. */
const search = z.strictObject({
  game: z.string().max(64),
  players: z.array(z.int().min(2).max(MOST_SEATS)).min(1).max(MOST_SEATS).describe('any of these numbers will do'),
  pace,
  options: tableSettings.shape.options.default({}).describe('those who wait together want the same'),
});
export type Search = z.infer<typeof search>;

/** Who looks for which table. */
export const searching = z.object({
  search: search.extend({ since: moment }).nullable(),
  table: tableId.nullable().describe('the table that was found'),
  waiting: z.array(z.object({ game: z.string(), pace, people: z.int() })).describe('how many look for what'),
});
export type Searching = z.infer<typeof searching>;

const cupKind = z.enum(CUP_KINDS);
export type CupKind = z.infer<typeof cupKind>;
export type TieBreak = (typeof TIE_BREAKS)[CupKind][number];

/** What somebody who makes a cup decides. */
const cupSettings = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .regex(/^\P{Cc}*$/u),
  game: z.string().max(64),
  options: tableSettings.shape.options,
  kind: cupKind,
  seats: z.int().min(2).max(MOST_SEATS).describe('how many play at a table; two but for groups'),
  rounds: z.int().min(0).max(20).describe('of a Swiss cup (0: as many as it takes), or games of each stage of groups'),
  pace,
  rated: z.boolean().default(true),
  most: z.int().min(CUP_PEOPLE.min).max(CUP_PEOPLE.max).default(CUP_PEOPLE.max),
});
export type CupSettings = z.infer<typeof cupSettings>;

const cupPhase = z.enum(['open', 'playing', 'finished', 'closed']);
export type CupPhase = z.infer<typeof cupPhase>;

/** A cup in a list. */
const cup = cupSettings.extend({
  name: z.string().describe('empty if its maker is gone'),
  rated: z.boolean(),
  most: z.int(),
  options: z.record(z.string(), z.unknown()),
  id: z.string(),
  owner: person,
  phase: cupPhase,
  round: z.int().describe('0 before the first'),
  of: z.int().nullable().describe('how many rounds there will be, if that is known'),
  people: z.int(),
  isIn: z.boolean().describe('whether the one who asks takes part'),
  madeAt: moment,
});
export type Cup = z.infer<typeof cup>;

/** Cups in a list. */
export const cups = z.object({ cups: z.array(cup) });

/** Somebody was asked to a cup. */
export const cupInvitation = z.object({ cup, by: person, at: moment });
export type CupInvitation = z.infer<typeof cupInvitation>;

/** Where somebody stands in a cup. */
const standing = z.object({
  person: personId,
  place: z.int(),
  points: z.number(),
  stage: z.int().describe('the stage reached, in a cup of groups'),
  played: z.int(),
  won: z.int(),
  breaks: z.array(z.number()).describe('in the order of `tieBreaks`'),
  left: z.boolean(),
});
export type Standing = z.infer<typeof standing>;

/** Everything about a cup. */
const cupDetails = z.object({
  cup,
  people: z.array(person).describe('those who take part or took part, as far as they are still here'),
  tieBreaks: z.array(z.string()),
  standings: z.array(standing),
  bouts: z.array(
    z.object({
      round: z.int(),
      table: tableId.nullable().describe('null for byes and games that were not played'),
      people: z.array(personId),
      places: z
        .array(z.object({ person: personId, place: z.int(), score: z.number(), stayed: z.boolean() }))
        .nullable()
        .describe('null while it is played'),
    }),
  ),
});
export type CupDetails = z.infer<typeof cupDetails>;

/** The shapes of requests and answers about cups and the lobby. */
export const cupsApi = {
  search,
  searching,
  cupSettings,
  cupParams: z.strictObject({ id: z.string().regex(/^[\w-]{8,32}$/) }),
  cupList: z.strictObject({ game: searched.max(64).exactOptional() }),
  cups,
  cup: cupDetails,
} as const;
