/**
 * The contract every game fulfils: a game is plain data plus a table of steps.
 *
 * A game describes its words once, as a `Vocabulary`, and the compiler then checks its steps, frames, actions, facts,
 * reasons and texts against each other.
 */

import type { Language } from './languages.ts';
import type { AnyOption, OptionsSchema } from './options.ts';
import type { Luck } from './random.ts';
import type { BaseState, Seat, Seen } from './state.ts';
import type { AnyTextBook, TextBook } from './text.ts';
import type { AnyVisibility } from './visibility.ts';

/** Any action at all: a small plain object that says what kind it is. */
export interface AnyAction {
  readonly type: string;
}

/** Any fact at all: what happened, and who may read it. */
export interface AnyFact {
  readonly fact: string;
  readonly seen: Seen;
}

/** The words of one game. Games write an interface that extends this. */
export interface Vocabulary {
  /** Complete state; extends `StateOf` this vocabulary. */
  state: object;
  /** What a viewer gets to see of a state; usually `View<…>`. */
  view: object;
  /** What can be chosen when a table is made. */
  options: object;
  /** Step name to the fields of its frame. A decision's frame has a `seat`; one that asks several at once has `seats` and `answers`. */
  frames: object;
  /** Decision step name to its actions; the key `anytime` for what a seat may do whatever the game waits for. */
  actions: object;
  /** Everything the log can say. */
  facts: AnyFact;
  /** Why something may be impossible. */
  reasons: string;
  /** What boards call zones and concepts: words, and functions of what they count or name. */
  labels?: object;
  /** The numbers of a seat that people watch. */
  figures?: string;
  /** What bots judge a position by. */
  features?: string;
  /** What is counted of a seat when the game is over: its leaders, its wonders. */
  tallies?: string;
  /** The named purposes of chance. */
  streams: string;
}

/** The numbers of a seat that people watch, by name. */
export type FigureOf<G extends Vocabulary> = G extends { figures: infer Figure extends string } ? Figure : never;

/** What bots judge a position by, by name. */
export type FeatureOf<G extends Vocabulary> = G extends { features: infer Feature extends string } ? Feature : never;

/** What is counted of a seat when the game is over, by name. */
export type TallyOf<G extends Vocabulary> = G extends { tallies: infer Tally extends string } ? Tally : never;

/** The frame of step `K`: its fields and its name. */
export type FrameOf<G extends Vocabulary, K extends keyof G['frames'] = keyof G['frames']> = {
  [S in K]: { step: S } & G['frames'][S];
}[K];

/** The actions of decision step `K`, or of the whole game. */
export type ActionOf<G extends Vocabulary, K extends keyof G['actions'] = keyof G['actions']> = G['actions'][K] &
  AnyAction;

/** The kernel's part of this game's state. */
export type StateOf<G extends Vocabulary> = BaseState<FrameOf<G>, G['options'], G['facts'], G['streams'] & string>;

/** The names of the steps in which somebody decides. */
export type DecisionStep<G extends Vocabulary> = keyof G['frames'] & keyof G['actions'];

/** Why something a person might try is not legal, with the paragraph that says so. */
export interface Refusal<Reason extends string = string> {
  readonly reason: Reason;
  /** The rule it rests on, e.g. `SA 4.3`; absent for reasons of the table itself, such as another player's turn. */
  readonly rule?: string;
}

/** What a decision may offer beside its actions: what people try in vain, and why. */
interface Explaining<G extends Vocabulary, K extends DecisionStep<G>> {
  /** What a person might try here, legal or not. */
  tries?(game: G['state'], frame: FrameOf<G, K>, seat: Seat): readonly ActionOf<G, K>[];
  /** Why such a try is not legal. Only asked for tries that are not. */
  whyNot?(game: G['state'], frame: FrameOf<G, K>, action: ActionOf<G, K>, seat: Seat): Refusal<G['reasons']>;
}

/** A step in which one seat, `frame.seat`, decides. `take` pops the frame when the step is done. */
export interface Decision<G extends Vocabulary, K extends DecisionStep<G>> extends Explaining<G, K> {
  /** Every legal action, each once, never none. */
  actions(game: G['state'], frame: FrameOf<G, K>, seat: Seat): readonly ActionOf<G, K>[];
  /** Do it. */
  take(game: G['state'], frame: FrameOf<G, K>, action: ActionOf<G, K>, seat: Seat): void;
}

/**
 * A step in which several seats, `frame.seats`, answer at the same time. The kernel collects one answer from each,
 * hidden from the others, and nothing else changes until all have answered: so answers can never collide.
 */
export interface Together<G extends Vocabulary, K extends DecisionStep<G>> extends Explaining<G, K> {
  /** Every answer that seat may give, each once, never none. */
  actions(game: G['state'], frame: FrameOf<G, K>, seat: Seat): readonly ActionOf<G, K>[];
  /** Everyone has answered (`answers[i]` is from `frame.seats[i]`) and the frame is popped: carry it out. */
  settle(game: G['state'], frame: FrameOf<G, K>, answers: readonly ActionOf<G, K>[]): void;
}

/** A step that runs by itself: it is popped, then runs, and what it pushes comes next. */
export interface Procedure<G extends Vocabulary, K extends keyof G['frames']> {
  run(game: G['state'], frame: FrameOf<G, K>): void;
}

/** The fields of a frame that asks several seats at once. */
export interface Asking<Action> {
  seats: Seat[];
  answers: (Action | null)[];
}

/** The table of steps: each frame has exactly the kind of step its fields call for. */
export type Steps<G extends Vocabulary> = {
  readonly [K in keyof G['frames']]: K extends DecisionStep<G>
    ? G['frames'][K] extends Asking<G['actions'][K]>
      ? Together<G, K>
      : G['frames'][K] extends { seat: Seat }
        ? Decision<G, K>
        : never
    : Procedure<G, K>;
};

/** What a seat may do at any time, whatever the game waits for; it may answer a question asked of several seats, too. */
export interface Anytime<G extends Vocabulary> {
  /** The types of these actions; no step has actions of the same type. */
  readonly types: readonly AnytimeAction<G>['type'][];
  actions(game: G['state'], seat: Seat): readonly AnytimeAction<G>[];
  take(game: G['state'], action: AnytimeAction<G>, seat: Seat): void;
}

type AnytimeAction<G extends Vocabulary> = G['actions'] extends { anytime: infer A } ? A & AnyAction : never;

/**
 * Something a seat can say beforehand where the game asks often, so that nobody has to wait for it. The table keeps it and
 * answers as the seat itself would; it is no part of the state, so that nobody else can learn of it.
 */
export interface Saying<G extends Vocabulary> {
  /** Until the round is over, until it is taken back, or as long as that is at hand what this names, by what a seat sees. */
  readonly lasts: 'round' | 'on' | ((view: G['view']) => string | undefined);
  /** What is said; the number, where one belongs to it, stands after it. */
  readonly words: { readonly [L in Language]: string };
  /** The numbers it can be said with now, where one belongs to it. */
  amounts?(view: G['view'], seat: Seat): readonly number[];
  /** What the seat then answers, by what it sees; nothing where it wants to decide itself. */
  answer(view: G['view'], seat: Seat, amount: number): ActionOf<G> | undefined;
  /** The action that says the same within the state, for tables that keep nothing: at others it is not offered. */
  readonly instead?: ActionOf<G>;
}

/** How a game ended. */
export interface Result {
  /** The seats that won; several share the victory. */
  readonly winners: readonly Seat[];
  /** One number per seat, the higher the better. */
  readonly scores: readonly number[];
  /** Where each seat's score comes from, part by part; the parts' names are in the texts. */
  readonly parts: readonly Readonly<Record<string, number>>[];
  /** Which way the game ended; its name is in the texts. */
  readonly ending: string;
}

/** The numbers a judgement is made with, by name: data that training can change. */
export type Weights = Readonly<Record<string, number>>;

/** Weights, and where they come from. */
export interface WeightsBook<W = Weights> {
  /** Who found them and how: for people who wonder. */
  readonly provenance: string;
  readonly weights: W;
  /** What search that looks on to the end of a round weighs otherwise (`rest`): there, other things are still to come. */
  readonly rested?: Partial<W>;
  /** Those of earlier days by name, so that old can be measured against new. */
  readonly earlier: { readonly [name: string]: { readonly provenance: string; readonly weights: W } };
}

/** A judgement that is the sum of named parts: so it can be trained, and put into words. */
export interface Judgement<G extends Vocabulary, W = Loose> {
  /** What a position is judged by; the text book has the words for each (`features`). */
  readonly features: readonly FeatureOf<G>[];
  readonly book: WeightsBook<W>;
  /** What each feature adds to the worth of the position for that seat, in the order of `features`, in points. */
  parts(game: G['state'], seat: Seat, weights: W): number[];
  /** What the position is worth to every seat, for games in which that is quicker than asking for one after the other. */
  worths?(game: G['state'], weights: W): number[];
}

/** What bots know about a game beyond its rules. */
export interface BotSense<G extends Vocabulary> {
  /** How good the position is for that seat; only differences between seats and moves matter. Scale: about one point of score. */
  evaluate(game: G['state'], seat: Seat): number;
  /** The same for all seats, for games in which that is quicker than asking for one after the other. */
  evaluateAll?(game: G['state']): number[];
  /** What a strong player of this game does: searches a tree of moves, or plans whole turns; a tree if it is not said. */
  readonly search?: 'tree' | 'plan';
  /** The steps at which a planner plans a turn; at all if it is not said. */
  readonly plansAt?: readonly (keyof G['frames'] & string)[];
  /** What bots of a level do, where that is not what they usually do. */
  readonly levels?: Readonly<Partial<Record<number, object>>>;
  /** What the evaluation is made of. */
  readonly judgement?: Judgement<G>;
  /** Which of the actions a quick, sensible player takes: an index. Used inside search; uniform choice if absent. */
  playout?(game: G['state'], seat: Seat, actions: readonly ActionOf<G>[], luck: Luck): number;
  /** What is plainly right where a look at one action after the other would mislead; nothing elsewhere. */
  obvious?(game: G['state'], seat: Seat, actions: readonly ActionOf<G>[]): ActionOf<G> | undefined;
  /** How search looks on to the end of a round, where playing on in earnest would take too long. */
  readonly rest?: {
    /** Until the end of how many rounds, the current one counted, at each step; elsewhere a look at every action is enough. */
    readonly rounds: { readonly [S in keyof G['frames'] & string]?: number };
    /** What a player does who does as little as possible; nothing is said where something has to be done that matters. */
    play(game: G['state'], seat: Seat, actions: readonly ActionOf<G>[]): ActionOf<G> | undefined;
  };
  /** Of what may be done at any time, what is worth a try there; bots try nothing of it elsewhere. */
  anytime?(game: G['state'], seat: Seat): readonly ActionOf<G>[];
  /** What no sensible player does there: bots do not even try it as long as there is anything else. */
  foolish?(game: G['state'], seat: Seat, action: ActionOf<G>): boolean;
  /** A copy of a state for search, where one written for this game's states is much quicker than `clone`. */
  copy?(game: G['state']): G['state'];
  /** How many points one standard step of advantage is: search maps the lead through this scale to a chance of winning. */
  readonly spread: number;
  /** How many points ahead make the odds of winning about three to one while the game is on; `spread` if it is not said. */
  readonly margin?: number;
  /** On how many imagined states an action is tried at first look; more where much is hidden, fewer where little is. */
  readonly worlds?: number;
  /** A turn is a plan of many decisions, and a position between them says little: search looks to the end of the seat's own turn. */
  readonly plansTurns?: boolean;
  /** How many tries a search makes where nobody says: fewer where each of them takes long. */
  readonly iterations?: number;
  /** Hardly any game goes on for more rounds: after them bots also take turns that seem a little worse. */
  readonly patience?: number;
  /** The steps that ask something new: whoever looks on through the sub-choices that an action opens stops there. */
  readonly questions?: readonly (keyof G['frames'] & string)[];
  /** The steps in which others may interfere, or pass: whoever looks on takes it that they pass. */
  readonly windows?: readonly (keyof G['frames'] & string)[];
  /** The steps in which a piece goes on space by space: their frames say where it is (`at`) and how far it may go (`left`). */
  readonly journeys?: Journeys<G>;
}

/** Where a piece on a journey is, and how far it may still go. */
export interface Station {
  readonly at: number;
  readonly left: number;
}

/** For each step of a journey, where an action takes the piece if nothing else can come of it; where more may happen, nothing is said. */
export type Journeys<G extends Vocabulary> = {
  readonly [S in DecisionStep<G>]?: (
    game: G['state'],
    frame: FrameOf<G, S>,
    action: ActionOf<G, S>,
  ) => Station | undefined;
};

/** A table worth laying again. */
export interface Preset<Options> {
  readonly options: Partial<Options>;
  /** With so many players, if that is the point of it. */
  readonly seats?: number;
  /** What it is called and good for. */
  readonly words: { readonly [L in Language]: { readonly name: string; readonly help: string } };
}

/** A complete game. */
export interface Game<G extends Vocabulary> {
  /** The game's vocabulary, for the compiler only; never set. */
  readonly words?: G;
  /** Its name in addresses, files and commands. */
  readonly id: string;
  /** Raised whenever a recorded match would replay differently. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionsSchema<G['options']>;
  /** Tables worth laying again: what differs from the usual options, by name. */
  readonly presets?: { readonly [preset: string]: Preset<G['options']> };
  /** The options that so many seats leave no choice about. */
  demands?(seats: number): Partial<G['options']>;
  readonly streams: readonly (G['streams'] & string)[];
  /** The state before the first decision. `base` brings seats, options and chance; shuffle with those. */
  setup(base: StateOf<G>): G['state'];
  readonly steps: Steps<G>;
  readonly anytime?: Anytime<G>;
  /** What can be said beforehand, by name. */
  readonly beforehand?: { readonly [saying: string]: Saying<G> };
  /** Who may see which part of the state; what is not declared is hidden. */
  readonly visibility: AnyVisibility;
  /** A complete state that agrees with the view, the unknown filled in at random. The kernel renews chance itself. */
  determinize(view: G['view'], luck: Luck): G['state'];
  /** The outcome; asked only when the game is over. */
  result(game: G['state']): Result;
  /** The current round, from 1, for people and statistics. */
  round(game: G['state']): number;
  /** What must hold after every action; each broken law as a sentence. */
  invariants?(game: G['state']): string[];
  /** Everything in the box that can be explained, as `kind:id`. */
  readonly things: readonly string[];
  /** Every word of the game, by language. */
  readonly text: Readonly<Record<Language, TextBook<G>>>;
  readonly bot: BotSense<G>;
  /** The numbers of that seat that people watch: what an action would change of them is said beforehand (`foresee`). */
  figures?(game: G['state'], seat: Seat): Readonly<Record<FigureOf<G>, number>>;
  /** What statistics count of that seat when the game is over, as things (`kind:id`) that the text book can name. */
  tally?(game: G['state'], seat: Seat): Readonly<Record<TallyOf<G>, readonly string[]>>;
  /** Its books in `docs/rules`, the one of its own name first; that alone if left out. */
  readonly rulebooks?: readonly string[];
}

/** A value of a game whose words are not known. */
// biome-ignore lint/suspicious/noExplicitAny: values go into and come out of the same game, which alone knows their type
export type Loose = any;

/** Any game, where nothing is known of its words: servers, clients and tools work on this. Every `Game` is one. */
export interface AnyGame {
  readonly words?: Loose;
  readonly id: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: { readonly [option: string]: AnyOption };
  readonly presets?: { readonly [preset: string]: Preset<object> };
  demands?(seats: number): object;
  readonly streams: readonly string[];
  setup(base: Loose): Loose;
  readonly steps: object;
  readonly anytime?: AnyAnytime;
  readonly beforehand?: { readonly [saying: string]: AnySaying };
  readonly visibility: AnyVisibility;
  determinize(view: Loose, luck: Luck): Loose;
  result(game: Loose): Result;
  round(game: Loose): number;
  invariants?(game: Loose): string[];
  readonly things: readonly string[];
  readonly text: Readonly<Record<Language, AnyTextBook>>;
  readonly bot: AnyBotSense;
  figures?(game: Loose, seat: Seat): Readonly<Record<string, number>>;
  tally?(game: Loose, seat: Seat): Readonly<Record<string, readonly string[]>>;
  readonly rulebooks?: readonly string[];
}

/** Something that can be said beforehand in any game. */
export interface AnySaying {
  readonly lasts: 'round' | 'on' | ((view: Loose) => string | undefined);
  readonly words: Readonly<Record<Language, string>>;
  amounts?(view: Loose, seat: Seat): readonly number[];
  answer(view: Loose, seat: Seat, amount: number): AnyAction | undefined;
  readonly instead?: AnyAction;
}

interface AnyAnytime {
  readonly types: readonly string[];
  actions(game: Loose, seat: Seat): readonly AnyAction[];
  take(game: Loose, action: Loose, seat: Seat): void;
}

/** The judgement of any game. */
export interface AnyJudgement {
  readonly features: readonly string[];
  readonly book: WeightsBook<Loose>;
  parts(game: Loose, seat: Seat, weights: Loose): number[];
  worths?(game: Loose, weights: Loose): number[];
}

interface AnyBotSense {
  evaluate(game: Loose, seat: Seat): number;
  evaluateAll?(game: Loose): number[];
  readonly judgement?: AnyJudgement;
  readonly search?: 'tree' | 'plan';
  readonly plansAt?: readonly string[];
  readonly levels?: Readonly<Partial<Record<number, object>>>;
  playout?(game: Loose, seat: Seat, actions: readonly Loose[], luck: Luck): number;
  obvious?(game: Loose, seat: Seat, actions: readonly Loose[]): Loose;
  readonly rest?: {
    readonly rounds: { readonly [step: string]: number | undefined };
    play(game: Loose, seat: Seat, actions: readonly Loose[]): Loose;
  };
  anytime?(game: Loose, seat: Seat): readonly Loose[];
  foolish?(game: Loose, seat: Seat, action: Loose): boolean;
  copy?(game: Loose): Loose;
  readonly spread: number;
  readonly margin?: number;
  readonly worlds?: number;
  readonly plansTurns?: boolean;
  readonly iterations?: number;
  readonly patience?: number;
  readonly questions?: readonly string[];
  readonly windows?: readonly string[];
  readonly journeys?: {
    readonly [step: string]: ((game: Loose, frame: Loose, action: Loose) => Station | undefined) | undefined;
  };
}

/** The state of that game. */
export type StateIn<A extends AnyGame> = NonNullable<A['words']>['state'];

/** The view of that game. */
export type ViewIn<A extends AnyGame> = NonNullable<A['words']>['view'];

/** The actions of that game. */
export type ActionIn<A extends AnyGame> = ActionOf<NonNullable<A['words']>>;

/** The facts of that game. */
export type FactIn<A extends AnyGame> = NonNullable<A['words']>['facts'] & AnyFact;

/** The frames of that game. */
export type FrameIn<A extends AnyGame> = FrameOf<NonNullable<A['words']>>;
