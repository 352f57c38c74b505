/** The kernel: the contract every game fulfils, and what follows from it. */

export {
  type ActionsOf,
  type AllOf,
  type AnyOf,
  type Asks,
  type Base,
  type BoxBook,
  type BoxedVocabulary,
  type BoxSteps,
  type BoxWords,
  type Expansion,
  type OpenTable,
  questions,
  shelf,
  type Zone,
} from './boxes.ts';
export { type Checked, check, glimpse, type Refused, refusals, type Sight, type SightIn, sight } from './check.ts';
export { compose } from './compose.ts';
export { act, awaited, decider, isAwaited, isOver, legal, type Start, start, topFrame } from './engine.ts';
export { type Foresight, foresee } from './foresee.ts';
export type {
  ActionIn,
  ActionOf,
  AnyAction,
  AnyFact,
  AnyGame,
  Anytime,
  Asking,
  BotSense,
  Decision,
  DecisionStep,
  FactIn,
  FrameOf,
  Game,
  Loose,
  Procedure,
  Refusal,
  Result,
  StateIn,
  StateOf,
  Steps,
  Together,
  ViewIn,
  Vocabulary,
} from './game.ts';
export { imagine, renewChance } from './imagine.ts';
export { LANGUAGES, type Language } from './languages.ts';
export {
  type Attempt,
  drawAnew,
  drawChance,
  factsFor,
  forget,
  handsOver,
  type Match,
  type Move,
  mayUndo,
  newMatch,
  play,
  type Remembered,
  record,
  recordAgain,
  recordForGood,
  resultOf,
  takeBack,
  undo,
  viewersOf,
} from './match.ts';
export { type AnyOption, checkOptions, type OptionKind, type OptionsSchema, tableOptions } from './options.ts';
export { canonical, clone, equal, fingerprint } from './plain.ts';
export {
  between,
  commitmentTo,
  type HasStreams,
  isSeed,
  type Luck,
  luckFrom,
  roll,
  type Stream,
  seedByLuck,
  seedFrom,
  shuffle,
  shuffleWith,
  stream,
  streams,
} from './random.ts';
export {
  checkSeal,
  FORMAT,
  isName,
  type MatchFile,
  MatchFileError,
  matchFile,
  parseMatch,
  parseUnsealed,
  printMatch,
  type ReplayedMatch,
  replay,
  sealed,
} from './record.ts';
export {
  counted,
  type Forms,
  inEveryLanguage,
  isLanguage,
  languageFor,
  languageName,
  plural,
  rulebookFile,
} from './speaking.ts';
export { type BaseState, emit, endGame, pop, push, type Seat, type Seen, type Viewer } from './state.ts';
export {
  type AnyTextBook,
  capital,
  capitals,
  link,
  type OptionText,
  type Piece,
  pieces,
  plainWords,
  player,
  refusalWords,
  type TableReason,
  type TextBook,
  type Thing,
  tableReasons,
} from './text.ts';
export {
  HIDDEN,
  type Hidden,
  type Known,
  type Rule,
  unknowns,
  type View,
  type Visibility,
  view,
} from './visibility.ts';
