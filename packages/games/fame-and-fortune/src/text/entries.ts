/** What every thing in a box is called and does, made from its record and the words of a language. */

import type { Thing } from '@tabularium/kernel';
import type { Civilization } from '../content/civilizations.ts';
import type { CultureEvent } from '../content/culture-events.ts';
import type { Marker } from '../content/markers.ts';
import type { Effect } from '../content/model.ts';
import type { Provenance, Source } from '../content/provenance.ts';
import type { Technology, TechnologyId, Unlocks } from '../content/technologies.ts';
import type { Wonder } from '../content/wonders.ts';
import { deedsIn, type EffectWords, effectPhrase, type Phrase } from './effects.ts';

/** A thing explained. */
export interface Entry extends Thing {
  /** At most forty characters, for the face of a card; empty where a card has no room for words. */
  readonly short: string;
  /** What each operation of each of its effects does. */
  readonly deeds?: readonly (readonly string[])[];
}

/** Explanations by kind and id. */
export type Entries = Readonly<Record<string, Readonly<Record<string, Entry>>>>;

/** How a language introduces each kind of card, besides what its effects say. */
export interface CardWords {
  readonly technology: (level: number) => string;
  readonly unlocks: (unlocks: Unlocks) => Phrase;
  readonly coinTokens: (most: number) => string;
  readonly wonder: (
    wonder: Pick<Wonder, 'era' | 'cost'>,
    discount: { readonly technology: TechnologyId; readonly cost: number } | undefined,
  ) => string;
  readonly event: (level: number, copies: number) => string;
  readonly civilization: (leader: string, technology: string, government: string) => string;
  readonly marker: (kept: boolean) => string;
  /** Before a reading that settles a doubt. */
  readonly ruling: string;
  readonly source: Readonly<Record<Source, string>>;
}

/** The most characters on the face of a card. */
export const SHORT_MOST = 40;

/** As much of this as fits on the face of a card, the first things first; a list may be cut short. */
function shortened(parts: readonly string[]): string {
  let short = '';
  const fits = (part: string) => part !== '' && short.length + part.length + (short === '' ? 0 : 2) <= SHORT_MOST;
  for (const part of parts) {
    for (const piece of fits(part) ? [part] : part.split(', ')) {
      if (fits(piece)) short += short === '' ? piece : `; ${piece}`;
    }
  }
  return short;
}

/** The words of one language for the effects of one box. */
export interface Speaker<O extends { readonly op: string }, M extends string, W extends string> {
  readonly cards: CardWords;
  readonly effects: EffectWords<O, M, W>;
}

/** What can be said about a record with effects. */
interface Card {
  readonly name: string;
  readonly rule: string;
  readonly intro?: string;
  readonly effects: readonly Phrase[];
  /** More for the face of the card, after the effects. */
  readonly shorts?: readonly string[];
  readonly provenance: Provenance;
  readonly note: string | undefined;
}

/** The explanation of a card: what it is, what it does, which reading holds; a quiet line says how sure that is. */
export function cardEntry(words: CardWords, card: Card): Entry {
  const { name, rule, intro = '', effects, shorts = [], provenance, note } = card;
  const text = [intro, ...effects.map(([long]) => long), note === undefined ? '' : `${words.ruling} ${note}`];
  return {
    name,
    text: text.filter((part) => part !== '').join(' '),
    rule,
    short: shortened([...effects.map(([, short]) => short), ...shorts]),
    ...sureness(words, provenance),
  };
}

/** The quiet line on how sure a record is, if agreeing sources are missing. */
export function sureness(words: CardWords, { source }: Provenance): Pick<Thing, 'note'> {
  return source === undefined ? {} : { note: words.source[source] };
}

/** Entries of a table of records, by id. */
export function entriesOf<Id extends string, T>(
  records: Readonly<Record<Id, T>>,
  entry: (record: T, id: Id) => Entry,
): Readonly<Record<string, Entry>> {
  const ids = Object.keys(records) as Id[];
  return Object.fromEntries(ids.map((id) => [id, entry(records[id], id)]));
}

/** What is said about the kinds of cards that both the base game and expansions bring. */
export function cardKinds<O extends { readonly op: string }, M extends string, W extends string>({
  cards,
  effects,
}: Speaker<O, M, W>) {
  type E = Effect<O, M, W>;
  const say = (effect: E, chosen = false) => effectPhrase(effects, effect, chosen);
  /** What costs something first: that is what the face of a card is for. */
  const ordered = (list: readonly E[]) =>
    list.toSorted((a, b) => Number(b.cost !== undefined) - Number(a.cost !== undefined));
  const withDeeds = (entry: Entry, list: readonly E[]): Entry => ({ ...entry, deeds: deedsIn(effects.ops, list) });

  return {
    technology(record: Technology<E>, name: string, note?: string): Entry {
      const { level, unlocks, coinTokens } = record;
      const [opens, shortOpens] = unlocks === undefined ? ['', ''] : cards.unlocks(unlocks);
      const intro = [cards.technology(level), opens, coinTokens === undefined ? '' : cards.coinTokens(coinTokens)];
      const entry = cardEntry(cards, {
        name,
        rule: 'FF 10.7',
        intro: intro.filter((part) => part !== '').join(' '),
        effects: ordered(record.effects).map((effect) => say(effect)),
        shorts: [shortOpens],
        provenance: record,
        note,
      });
      return withDeeds(entry, record.effects);
    },
    wonder(record: Wonder<E>, name: string, note?: string): Entry {
      const intro = cards.wonder(record, record.discount);
      const phrases = record.effects.map((effect) => say(effect));
      const card = { name, rule: 'FF 7.10', intro, effects: phrases, provenance: record, note };
      return withDeeds(cardEntry(cards, card), record.effects);
    },
    event(record: CultureEvent<E>, name: string, note?: string): Entry {
      const intro = cards.event(record.level, record.copies);
      const phrase = say(record.effect, true);
      const card = { name, rule: 'FF 11.5', intro, effects: [phrase], provenance: record, note };
      return withDeeds(cardEntry(cards, card), [record.effect]);
    },
    civilization(
      record: Civilization<E, string, string>,
      name: string,
      start: { readonly leader: string; readonly technology: string; readonly government: string },
      note?: string,
    ): Entry {
      const intro = cards.civilization(start.leader, start.technology, start.government);
      const phrases = record.effects.map((effect) => say(effect));
      const card = { name, rule: 'FF 3.8', intro, effects: phrases, provenance: record, note };
      return withDeeds(cardEntry(cards, card), record.effects);
    },
    marker(record: Marker<E>, name: string, note?: string): Entry {
      const intro = cards.marker(record.kept ?? false);
      const phrase = say(record.effect, true);
      const entry = cardEntry(cards, { name, rule: 'FF 18.1', intro, effects: [phrase], provenance: record, note });
      return withDeeds(entry, [record.effect]);
    },
    /** A card that is nothing but its effects. */
    other(list: readonly E[], card: Omit<Card, 'effects'>, chosen = false): Entry {
      return withDeeds(cardEntry(cards, { ...card, effects: list.map((effect) => say(effect, chosen)) }), list);
    },
  };
}
