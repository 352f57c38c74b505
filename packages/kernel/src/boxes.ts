/**
 * Boxes: a game is its base box and the expansions a table is played with. A box brings words, options, steps, answers
 * to the game's named questions, zones of the state, things, texts, laws and bot terms; `compose` makes one `Game` of
 * them. Rules reach what was composed through a register that the base declares (`questions`, `shelf`) and the
 * composition fills, so nothing ever imports upwards and the base never names an expansion.
 *
 * In types, a game keeps one interface of boxes, from box id to the words it brings, and each expansion adds its own
 * line to it (`declare module`). With the folder of an expansion its words are gone, and the compiler says so.
 */

import type { BotSense, DecisionStep, Game, StateOf, Steps, Vocabulary } from './game.ts';
import type { Language } from './languages.ts';
import type { OptionsSchema } from './options.ts';
import type { Luck } from './random.ts';
import type { TextBook } from './text.ts';
import type { AnyVisibility, Rule } from './visibility.ts';

/** What one box adds to the words of its game; a part it does not name it does not add to. */
export interface BoxWords {
  frames?: object;
  actions?: object;
  facts?: { fact: string };
  reasons?: string;
  options?: object;
  labels?: object;
  /** Its zones of the state: each `null` at a table without the box. */
  zones?: object;
  /** What a viewer sees of its zones. */
  views?: object;
  streams?: string;
}

/** A vocabulary that says which box brings which words: from box id to `BoxWords`, the base under `base`. */
export interface BoxedVocabulary extends Vocabulary {
  boxes: { base: BoxWords };
}

type Part<Words, P extends string, Otherwise> = P extends keyof Words ? Words[P] : Otherwise;
type Both<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void ? All : never;

/** What all boxes bring of frames, options, labels, zones or views, in one type. */
export type AllOf<Boxes, P extends string> = Both<
  { [Id in keyof Boxes]: Part<Boxes[Id], P, Record<never, never>> }[keyof Boxes]
>;

/** What any box brings of facts, reasons, streams, or of a part that only this game has, such as the ids of its cards. */
export type AnyOf<Boxes, P extends string> = { [Id in keyof Boxes]: Part<Boxes[Id], P, never> }[keyof Boxes];

/** The actions of all decisions; a box may bring more actions for a decision of another. */
export type ActionsOf<Boxes> = {
  [Step in { [Id in keyof Boxes]: keyof Part<Boxes[Id], 'actions', Record<never, never>> }[keyof Boxes]]: {
    [Id in keyof Boxes]: Boxes[Id] extends { actions: { [S in Step]: infer Action } } ? Action : never;
  }[keyof Boxes];
};

/** The names of that part that a box brings first: what an expansion adds to the base's own is not new. */
type Own<G extends BoxedVocabulary, Id extends keyof G['boxes'], P extends keyof BoxWords> = Exclude<
  keyof Part<G['boxes'][Id], P, Record<never, never>>,
  Id extends 'base' ? never : keyof Part<G['boxes']['base'], P, Record<never, never>>
>;

/** The steps of a box: all its own, and any it puts in place of those beneath it. */
export type BoxSteps<G extends BoxedVocabulary, Id extends keyof G['boxes']> = Pick<
  Steps<G>,
  Own<G, Id, 'frames'> & keyof Steps<G>
> &
  Partial<Steps<G>>;

type TypeIn<Action> = Action extends { type: infer T } ? T : never;
type NameIn<Fact> = Fact extends { fact: infer F } ? F : never;
type ValueIn<T> = T[keyof T];
type ActionTypes<Words> = TypeIn<ValueIn<Part<Words, 'actions', Record<never, never>>>>;

/** The sentences a box must bring: one for each of its words that the base does not have already. */
interface OwnSentences<G extends BoxedVocabulary, Id extends keyof G['boxes']> {
  readonly options: Pick<TextBook<G>['options'], Own<G, Id, 'options'> & keyof G['options']>;
  readonly prompts: Pick<TextBook<G>['prompts'], Own<G, Id, 'actions'> & DecisionStep<G>>;
  readonly actions: Pick<
    TextBook<G>['actions'],
    Exclude<ActionTypes<G['boxes'][Id]>, Id extends 'base' ? never : ActionTypes<G['boxes']['base']>> &
      keyof TextBook<G>['actions']
  >;
  readonly facts: Pick<TextBook<G>['facts'], NameIn<Part<G['boxes'][Id], 'facts', never>> & keyof TextBook<G>['facts']>;
  readonly reasons: Pick<TextBook<G>['reasons'], Part<G['boxes'][Id], 'reasons', never> & G['reasons']>;
}

/** The parts that have something in them; the others may be left out. */
type Needed<T> = { [S in keyof T as Record<never, never> extends T[S] ? never : S]: T[S] };

type OwnLabels<Words> = Words extends { labels: infer Labels } ? { readonly labels: Labels } : unknown;

/** A box's part of the text book of one language. The base brings all the rest; an expansion may add to it. */
export type BoxBook<G extends BoxedVocabulary, Id extends keyof G['boxes']> = OwnLabels<G['boxes'][Id]> &
  (Id extends 'base'
    ? OwnSentences<G, Id> & Omit<TextBook<G>, keyof OwnSentences<G, Id> | 'labels'>
    : Needed<OwnSentences<G, Id>> & { readonly [S in Exclude<keyof TextBook<G>, 'labels'>]?: Partial<TextBook<G>[S]> });

/** A zone that a box adds to the state. */
export interface Zone<G extends Vocabulary, Z extends keyof G['state']> {
  /** Who sees it; asked only while the box is in play. */
  readonly visibility: Rule<NonNullable<G['state'][Z]>>;
  /** The zone as it might be, given what the viewer knows. */
  imagine(view: G['view'], luck: Luck): G['state'][Z];
}

/** What every box may bring, the base like an expansion. */
interface AnyBox<G extends BoxedVocabulary, Id extends keyof G['boxes']> {
  readonly options: Pick<OptionsSchema<G['options']>, Own<G, Id, 'options'> & keyof G['options']>;
  readonly steps: BoxSteps<G, Id>;
  readonly text: { readonly [L in Language]: BoxBook<G, Id> };
  /** Everything in it that can be explained, as `kind:id`. */
  readonly things: readonly string[];
  /** Its part of what is looked up by name. */
  readonly shelves?: readonly ShelfPart[];
}

/** What a game brings beside its boxes' parts; the same as in `Game`. */
type Frame<G extends Vocabulary> = Pick<
  Game<G>,
  | 'id'
  | 'rulesVersion'
  | 'seats'
  | 'anytime'
  | 'beforehand'
  | 'result'
  | 'round'
  | 'invariants'
  | 'bot'
  | 'figures'
  | 'tally'
>;

/** The base box: a complete game by itself. */
export interface Base<G extends BoxedVocabulary, Questions extends object> extends AnyBox<G, 'base'>, Frame<G> {
  /** The register its rules ask. */
  readonly asks: Asks<Questions>;
  /** Its answer to every question. */
  readonly answers: Questions;
  readonly streams: readonly (Part<G['boxes']['base'], 'streams', never> & string)[];
  /** The state before the first decision; `table` brings seats, options, chance and the zones of all boxes at `null`. */
  setup(table: OpenTable<G>): G['state'];
  readonly visibility: AnyVisibility;
  /** The base's zones as they might be, given what the viewer knows; zones of expansions and chance are filled in afterwards. */
  determinize(view: G['view'], luck: Luck): Omit<G['state'], ZoneName<G> | 'random' | 'facts'>;
}

/** An expansion. */
export interface Expansion<G extends BoxedVocabulary, Id extends keyof G['boxes'], Questions extends object>
  extends AnyBox<G, Id> {
  /** Is it in play at such a table? Asked very often. */
  isOn(options: G['options'], seats: number): boolean;
  /** The options that so many seats leave no choice about. */
  demands?(seats: number): Partial<G['options']>;
  /** What it lays out when the base has set the table. */
  setup?(game: G['state']): void;
  /** Its book in `docs/rules`, if its rules do not stand in the base's. */
  readonly rulebook?: string;
  /** How many it seats, where that is more or fewer than the base does. */
  readonly seats?: Game<G>['seats'];
  /** Its answers; `beneath` answers as it would be without this box. */
  answers?(beneath: Questions): Partial<Questions>;
  readonly zones: { readonly [Z in Own<G, Id, 'zones'> & keyof G['state']]: Zone<G, Z> };
  readonly streams?: readonly (Part<G['boxes'][Id], 'streams', never> & string)[];
  /** What else must hold while it is in play. */
  invariants?(game: G['state']): string[];
  /** What a position is worth beside what the boxes beneath see in it. */
  readonly bot?: Partial<Pick<BotSense<G>, 'evaluate' | 'journeys'>>;
}

/** Every expansion of a game by its id, in the order in which they lie on the base. */
export type Expansions<G extends BoxedVocabulary, Questions extends object> = {
  readonly [Id in Exclude<keyof G['boxes'], 'base'>]: Expansion<G, Id, Questions>;
};

/** What set-up begins with: the kernel's part of a state, and every expansion's zone. */
export type OpenTable<G extends BoxedVocabulary> = StateOf<G> & Pick<G['state'], ZoneName<G> & keyof G['state']>;
type ZoneName<G extends BoxedVocabulary> = keyof AllOf<G['boxes'], 'zones'>;

/** As much of a state, a view or a new table as says which boxes are in play. */
export interface Table {
  readonly seats: number;
  readonly options: object;
}

/** The answers of the boxes in play at that table: `asks(game).barsToken(game, seat, space)`. */
export interface Asks<Questions extends object> {
  (table: Table): Questions;
  /** The composition's: which boxes are in play, as a number, and the answers for each such number. */
  fill(combination: (table: Table) => number, answers: readonly Questions[]): void;
}

/** The register of a game's named questions. Rules ask it; `compose` fills it. */
export function questions<Questions extends object>(): Asks<Questions> {
  let combinationAt: (table: Table) => number = () => 0;
  let answers: readonly Questions[] = [];
  const asks = (table: Table): Questions => {
    const found = answers[combinationAt(table)];
    if (found === undefined) throw new Error('Nothing answers yet: import the game, which is composed of its boxes.');
    return found;
  };
  return Object.assign(asks, {
    fill(combination: (table: Table) => number, composed: readonly Questions[]) {
      combinationAt = combination;
      answers = composed;
    },
  });
}

/** Things of all boxes by kind, in play or not: tables by name, `content.things.wonders[id]`, and lists. */
export interface Shelf<Things extends object> {
  readonly things: Things;
  /** What one box puts on it. */
  part(things: { readonly [Kind in keyof Things]?: SomeOf<Things[Kind]> }): ShelfPart;
  /** Called each time a composition has filled it: for tables made of its things that are asked very often. */
  whenFilled(listener: (things: Things) => void): void;
}

type SomeOf<T> = T extends readonly unknown[] ? T : Partial<T>;

/** One box's things and the shelf they belong on. */
export interface ShelfPart {
  readonly shelf: { things: object; readonly listeners: readonly ((things: never) => void)[] };
  readonly things: object;
}

/** A shelf for things of several kinds. Rules and texts look on it; `compose` fills it. */
export function shelf<Things extends object>(): Shelf<Things> {
  const listeners: ((things: Things) => void)[] = [];
  const own = {
    things: {} as Things,
    listeners,
    part: (things: object): ShelfPart => ({ shelf: own, things }),
    whenFilled(listener: (things: Things) => void) {
      listeners.push(listener);
    },
  };
  return own;
}
