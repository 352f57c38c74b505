/**
 * Everything that is said between client and server, as schemas and their types. Free of Node and of the DOM, so that
 * both sides check the same words. `PROTOCOL.md` tells how the messages are used; the sentences for people are in
 * `@tabularium/protocol/words`, apart, so that a browser can have them without the schemas.
 */

export { api, type GameOffer, type Problem, problem } from './api.ts';
export type { Beforehand } from './beforehand.ts';
export {
  type CallSettings,
  CHANNELS,
  type Channel,
  type Hours,
  type OwnCalls,
  type PushedCall,
} from './calls.ts';
export { CUP_PEOPLE, TIE_BREAKS } from './choices.ts';
export { type Clock, HOLIDAYS_A_YEAR, type Holiday } from './clock.ts';
export {
  CLOCKS,
  type Cup,
  type CupDetails,
  type CupInvitation,
  type CupKind,
  type CupPhase,
  type CupSettings,
  cupsApi,
  type Pace,
  type Search,
  type Searching,
  type Standing,
  type TieBreak,
} from './cups.ts';
export {
  type BotChoice,
  type Lobby,
  type LobbyMoment,
  MOST_SEATS,
  type Outcome,
  type Person,
  type Phase,
  type SeatSetting,
  type SeatState,
  type TableSettings,
  tableChanges,
  tableSettings,
} from './lobby.ts';
export type { ChallengeResult, Medals } from './medals.ts';
export {
  type About,
  type ClientMessage,
  clientMessages,
  LONGEST_CHAT,
  LONGEST_MESSAGE,
  type News,
  type PastSight,
  type Presence,
  type SeatSight,
  type ServerMessage,
  serverMessages,
  type TableMessage,
  VERSION,
} from './messages.ts';
export type { Note } from './notes.ts';
export {
  type Circle,
  type Invitation,
  type Leaders,
  type PlayedGame,
  type Profile,
  peopleApi,
  type Rating,
  type Shown,
  type Statistics,
  type TieWord,
} from './people.ts';
