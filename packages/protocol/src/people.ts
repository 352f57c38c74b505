/** What people may know of each other: ties, profiles, ratings, invitations. */

import * as z from 'zod';
import { moment, tableId } from './basics.ts';
import { SHOWN } from './choices.ts';
import { cupInvitation } from './cups.ts';
import { lobby, outcome, person, personId, personName, searched } from './lobby.ts';
import { medals } from './medals.ts';

/** Who may look at a profile. */
export const shown = z.enum(SHOWN);
export type Shown = z.infer<typeof shown>;

/** How well somebody plays a game, as far as it is known. */
export const rating = z.object({
  game: z.string(),
  points: z.int().describe('1500 is where everybody begins'),
  spread: z.int().describe('in all likelihood not more than so much above or below'),
  games: z.int().describe('how many rated games it rests on'),
  provisional: z.boolean().describe('too unsure to be ranked'),
});
export type Rating = z.infer<typeof rating>;

/** Something that was counted so often. */
const counted = z.object({ id: z.string(), times: z.int() });

/** What came of somebody's games of one kind, with so many players. */
export const statistics = z.object({
  game: z.string(),
  players: z.int(),
  played: z.int(),
  won: z.int(),
  left: z.int().describe('games they did not play to the end'),
  best: z.number().nullable().describe('the highest score; null if no game was played to the end'),
  average: z.number().nullable(),
  endings: z.array(counted).describe('how the games ended that they won, by the names of the game'),
  tallies: z.record(z.string(), z.array(counted)).describe('what the game counts, such as leaders: the most frequent'),
});
export type Statistics = z.infer<typeof statistics>;

/** One of somebody's games. */
export const playedGame = z.object({
  table: tableId,
  game: z.string(),
  endedAt: moment,
  ending: outcome.shape.ending,
  rated: z.boolean(),
  points: z.int().nullable().describe('the rating of the one whose history it is, after the game'),
  seats: z.array(
    z.object({
      person: person.nullable().describe('null for bots and for people who are gone'),
      bot: z.int().nullable().describe('the level of a bot'),
      self: z.boolean().describe('whether it is the one whose history it is'),
      place: z.int(),
      won: z.boolean(),
      score: z.number(),
      stayed: z.boolean(),
    }),
  ),
});
export type PlayedGame = z.infer<typeof playedGame>;

/** What the one who asks is to somebody. */
export const tie = z.enum(['self', 'none', 'asked', 'asking', 'friend', 'blocked']);
export type TieWord = z.infer<typeof tie>;

/** A person as others may see them. */
export const profile = z.object({
  person,
  since: moment.describe('to the day'),
  tie: tie.describe('`asked`: I have asked to be friends; `asking`: they have'),
  shown: shown.nullable().describe('who may see it; only for oneself'),
  ratings: z.array(rating),
  statistics: z.array(statistics),
  medals: medals.describe('of challenges, as their browser tells it'),
});
export type Profile = z.infer<typeof profile>;

/** Everybody one has to do with. */
export const circle = z.object({
  friends: z.array(person),
  asking: z.array(person).describe('who want to be friends'),
  asked: z.array(person).describe('whom I have asked'),
  blocked: z.array(person),
});
export type Circle = z.infer<typeof circle>;

/** An invitation to a table; the table comes with the word that opens it. */
export const invitation = z.object({ table: lobby, by: person, at: moment });
export type Invitation = z.infer<typeof invitation>;

/** Who plays a game best. */
export const leaders = z.object({
  leaders: z.array(z.object({ person, rating })),
  bots: z.array(z.object({ level: z.int(), points: z.int() })).describe('marks that stand still'),
  own: rating.nullable(),
});
export type Leaders = z.infer<typeof leaders>;

/** The shapes of requests and answers about people among each other. */
export const peopleApi = {
  personParams: z.strictObject({ id: personId.max(32) }),
  whoIs: z.strictObject({ name: searched.max(100) }),
  shown: z.strictObject({ shown }),
  history: z.strictObject({
    before: z.coerce.number().int().exactOptional().describe('`endedAt` of the last game of the page before'),
    game: searched.max(64).exactOptional(),
  }),
  invite: z.union([z.strictObject({ person: personId.max(32) }), z.strictObject({ name: personName })]),
  gameParams: z.strictObject({ game: searched.max(64) }),
  person: z.object({ person }),
  profile,
  circle,
  tie: z.object({ tie }),
  played: z.object({ games: z.array(playedGame) }),
  invitations: z.object({ invitations: z.array(invitation), cups: z.array(cupInvitation) }),
  invited: z.object({ invited: z.array(person) }),
  leaders,
} as const;
