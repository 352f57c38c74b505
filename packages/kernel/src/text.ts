/**
 * Words. Rules speak in facts, steps, actions and reasons; the language files turn those into sentences. The type of a
 * `TextBook` makes the compiler insist that every one of them has its sentence, in every language.
 *
 * A sentence is a string with links to what it speaks of, in Markdown's form: `[Forest](place:forest)`. A seat is
 * written `[](seat:2)`; whoever shows the sentence puts the player's name there.
 */

import type {
  ActionOf,
  DecisionStep,
  FeatureOf,
  FigureOf,
  FrameOf,
  Loose,
  Refusal,
  TallyOf,
  Vocabulary,
} from './game.ts';
import type { Language } from './languages.ts';
import type { Seat } from './state.ts';

/** What a card, place or token is, in words. */
export interface Thing {
  readonly name: string;
  readonly text: string;
  /** What it does in a few words, for the face of a card. */
  readonly short?: string;
  /** The paragraph that says more. */
  readonly rule?: string;
  /** One quiet line on how sure this is, where it is invented or rests on one source. */
  readonly note?: string;
}

type Facts<G extends Vocabulary> = G['facts'];

/** Every word of one game in one language. */
export type TextBook<G extends Vocabulary> = Sentences<G> & Labelled<G> & Figured<G> & Featured<G> & Tallied<G>;

/** What zones and concepts are called, in a browser and a terminal alike, if the game's vocabulary has such words. */
type Labelled<G extends Vocabulary> = G extends { labels: infer Labels extends object }
  ? { readonly labels: Labels }
  : unknown;

/** The numbers that people watch in words, without a sign: `2 food`, `1 culture a turn`. */
type Figured<G extends Vocabulary> = G extends { figures: string }
  ? { readonly figures: { readonly [F in FigureOf<G>]: (amount: number) => string } }
  : unknown;

/** What is counted at the end, in words: `Leaders`. */
type Tallied<G extends Vocabulary> = G extends { tallies: string }
  ? { readonly tallies: { readonly [T in TallyOf<G>]: string } }
  : unknown;

/** What bots judge by, in words. */
type Featured<G extends Vocabulary> = G extends { features: string }
  ? { readonly features: { readonly [F in FeatureOf<G>]: FeatureText } }
  : unknown;

/** Something that positions are judged by. */
export interface FeatureText {
  /** What there can be more or less of: `culture each turn`. */
  readonly name: string;
  /** What it counts, in a sentence. */
  readonly means: string;
}

interface Sentences<G extends Vocabulary> {
  /** The game's name. */
  readonly title: string;
  /** One or two sentences for somebody who chooses a game. */
  readonly summary: string;
  /** What a round is called, if the game has a word of its own for it: `Turn 9`. */
  readonly round?: (round: number) => string;
  readonly options: { readonly [K in keyof G['options']]-?: OptionText };
  /** What is asked of the seat that decides. */
  readonly prompts: { readonly [K in DecisionStep<G>]: (frame: FrameOf<G, K>, view: G['view']) => string };
  /** What an action is called on a button. */
  readonly actions: {
    readonly [T in ActionOf<G>['type']]: (action: Extract<ActionOf<G>, { type: T }>, view: G['view']) => string;
  };
  readonly facts: { readonly [F in Facts<G>['fact']]: (fact: Extract<Facts<G>, { fact: F }>) => string };
  readonly reasons: { readonly [R in G['reasons']]: string };
  /** The parts of a result's breakdown. */
  readonly parts: { readonly [part: string]: string };
  /** The ways a game can end. */
  readonly endings: { readonly [ending: string]: string };
  /** Explanations by kind: `things.card('civ-01')`. */
  readonly things: { readonly [kind: string]: (id: string) => Thing };
}

type Say = (thing: Loose, view: Loose) => string;

/** The words of any game. */
export interface AnyTextBook {
  readonly title: string;
  readonly summary: string;
  readonly round?: (round: number) => string;
  readonly options: { readonly [option: string]: OptionText };
  readonly prompts: { readonly [step: string]: Say };
  readonly actions: { readonly [type: string]: Say };
  readonly facts: { readonly [fact: string]: (fact: Loose) => string };
  readonly reasons: { readonly [reason: string]: string };
  readonly labels?: Loose;
  readonly figures?: { readonly [figure: string]: (amount: number) => string };
  readonly features?: { readonly [feature: string]: FeatureText };
  readonly tallies?: { readonly [tally: string]: string };
  readonly parts: { readonly [part: string]: string };
  readonly endings: { readonly [ending: string]: string };
  readonly things: { readonly [kind: string]: (id: string) => Thing };
}

/** An option in words. */
export interface OptionText {
  readonly name: string;
  readonly help: string;
  /** Names of the values of a choice, or of the presets of a set. */
  readonly values?: { readonly [value: string]: string };
  /** Names of the groups of a set. */
  readonly groups?: { readonly [group: string]: string };
}

/** A link in a sentence to something that can be pointed at. */
export const link = (kind: string, id: string | number, label: string) => `[${label}](${kind}:${id})`;

/** The player in that seat, inside a sentence. */
export const player = (seat: Seat) => `[](seat:${seat})`;

/** The sentence with a capital at its beginning, also where it begins with a link. */
export const capital = (sentence: string): string =>
  sentence.replace(/^(\[|„|“|"|')?(\p{Ll})/u, (_, before = '', letter: string) => before + letter.toUpperCase());

type Saying = (...said: never[]) => string;

/** The same sayings, each beginning with a capital. */
export function capitals<Sayings extends object>(sayings: Sayings): Sayings {
  const said = Object.entries(sayings).map(([name, say]: [string, Saying]) => [
    name,
    (...about: never[]) => capital(say(...about)),
  ]);
  return Object.fromEntries(said);
}

/** One piece of a sentence: words, perhaps linked to a thing. */
export interface Piece {
  readonly words: string;
  readonly kind?: string;
  readonly id?: string;
}

const LINK = /\[([^\]]*)\]\(([a-z-]+):([^)\s]+)\)/g;

/** The sentence cut at its links, with the players' names put in. */
export function pieces(sentence: string, names: readonly string[]): Piece[] {
  const result: Piece[] = [];
  let end = 0;
  for (const match of sentence.matchAll(LINK)) {
    const [whole, label = '', kind = '', id = ''] = match;
    if (match.index > end) result.push({ words: sentence.slice(end, match.index) });
    result.push({ words: kind === 'seat' ? (names[Number(id)] ?? id) : label, kind, id });
    end = match.index + whole.length;
  }
  if (end < sentence.length) result.push({ words: sentence.slice(end) });
  return result;
}

/** The sentence as plain words. */
export function plainWords(sentence: string, names: readonly string[]): string {
  return pieces(sentence, names)
    .map((piece) => piece.words)
    .join('');
}

/** What the table itself may answer, in every language; a game's own reasons are in its text book. */
export const tableReasons: Record<Language, Record<TableReason, string>> = {
  en: {
    'game-over': 'The game is over.',
    'not-your-turn': 'It is not your turn to decide.',
    'no-such-seat': 'There is no such seat at this table.',
    'not-an-action': 'This is not an action of this game.',
    'not-legal': 'This is not possible now.',
    'already-answered': 'You have already answered; the others are still choosing.',
  },
  de: {
    'game-over': 'Das Spiel ist zu Ende.',
    'not-your-turn': 'Du bist nicht an der Reihe.',
    'no-such-seat': 'Diesen Platz gibt es an diesem Tisch nicht.',
    'not-an-action': 'Das ist keine Aktion dieses Spiels.',
    'not-legal': 'Das ist jetzt nicht möglich.',
    'already-answered': 'Du hast schon geantwortet; die anderen wählen noch.',
  },
};

/** Reasons that come from the table, not from a rule. */
export type TableReason =
  | 'game-over'
  | 'not-your-turn'
  | 'no-such-seat'
  | 'not-an-action'
  | 'not-legal'
  | 'already-answered';

/** A refusal in words, with its rule. */
export function refusalWords(text: AnyTextBook, language: Language, refusal: Refusal): string {
  const own = text.reasons[refusal.reason];
  const words = own ?? tableReasons[language][refusal.reason as TableReason] ?? refusal.reason;
  return refusal.rule === undefined ? words : `${words} (${refusal.rule})`;
}
