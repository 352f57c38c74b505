/** The texts of all cards: the boxes bring names and prose, the templates make the rest from the cards' data. */

import { inEveryLanguage, type Language, type Seat, shelf, type Thing } from '@tabularium/kernel';
import type { ACTION_CARDS } from '../content/action-cards.ts';
import type { AGGRESSIONS } from '../content/aggressions.ts';
import type { BONUS_CARDS } from '../content/bonus-cards.ts';
import type { EVENTS } from '../content/events.ts';
import type { FARMS_AND_MINES } from '../content/farms-and-mines.ts';
import type { GOVERNMENTS } from '../content/governments.ts';
import type { LEADERS } from '../content/leaders.ts';
import { type Card, type Gain, type Goods, UNITS } from '../content/model.ts';
import type { PACTS } from '../content/pacts.ts';
import type { Source, Sources } from '../content/provenance.ts';
import type { SPECIAL_TECHNOLOGIES } from '../content/special-technologies.ts';
import type { TACTICS } from '../content/tactics.ts';
import type { TERRITORIES } from '../content/territories.ts';
import type { MILITARY_UNITS } from '../content/units.ts';
import type { URBAN_BUILDINGS } from '../content/urban-buildings.ts';
import type { WARS } from '../content/wars.ts';
import type { WONDERS } from '../content/wonders.ts';
import { cardOf, isCard, levelOf, wonderOf } from '../queries/cards.ts';
import { powerOf } from '../queries/powers.ts';
import type { AgesView } from '../state.ts';
import { NOTES as GERMAN, ordinary as german } from './templates-de.ts';
import { NOTES as ENGLISH, ordinary as english } from './templates-en.ts';

/** What a box says of a card. */
interface CardText {
  readonly name: string;
  /** What is odd about it: follows what the templates say. */
  readonly text?: string;
  /** The paragraph that says more, where it is not the one of its kind. */
  readonly rule?: string;
}

/** The texts of ordinary cards, which need a name, and of odd ones, which need prose: a missing one does not compile. */
export type CardTexts<Ordinary, Odd> = { readonly [Id in keyof Ordinary]: CardText } & {
  readonly [Id in keyof Odd]: CardText & { readonly text: string };
};

/** The texts of the base cards. */
export type BaseCards = CardTexts<
  typeof FARMS_AND_MINES &
    typeof URBAN_BUILDINGS &
    typeof MILITARY_UNITS &
    typeof GOVERNMENTS &
    typeof SPECIAL_TECHNOLOGIES &
    typeof ACTION_CARDS &
    typeof TERRITORIES &
    typeof TACTICS &
    typeof BONUS_CARDS,
  typeof LEADERS & typeof WONDERS & typeof EVENTS & typeof AGGRESSIONS & typeof WARS & typeof PACTS
>;

const TEMPLATES: { readonly [L in Language]: (card: Card) => string } = { en: english, de: german };

/** The paragraph that says more about cards of a kind. */
const RULES: { readonly [K in Card['kind']]: string } = {
  farm: 'TA 10.3',
  mine: 'TA 10.3',
  lab: 'TA 10.3',
  temple: 'TA 10.3',
  library: 'TA 10.3',
  arena: 'TA 10.3',
  theater: 'TA 10.3',
  infantry: 'TA 11.1',
  cavalry: 'TA 11.1',
  artillery: 'TA 11.1',
  'air-force': 'TA 11.1',
  government: 'TA 15.4',
  law: 'TA 10.9',
  warfare: 'TA 10.9',
  exploration: 'TA 10.9',
  construction: 'TA 10.9',
  leader: 'TA 15.2',
  wonder: 'TA 15.3',
  action: 'TA 10.11',
  event: 'TA 8.2',
  territory: 'TA 9.4',
  tactic: 'TA 11.2',
  aggression: 'TA 5.1',
  war: 'TA 6.1',
  pact: 'TA 7.1',
  bonus: 'TA 5.4',
};

/** The quiet line under a card that is not known for sure. */
const NOTES: { readonly [L in Language]: { readonly [S in Source]: string } } = { en: ENGLISH, de: GERMAN };

/** By step, what its numbered choices stand for. */
export type BoxChoices = Readonly<Record<string, readonly string[]>>;

/** What the boxes say, language by language: names and prose of cards, what odd ones say on their faces, and what numbered choices stand for. */
export const words = inEveryLanguage(() =>
  shelf<{ cards: Readonly<Record<string, CardText>>; briefs: Readonly<Record<string, string>>; choices: BoxChoices }>(),
);

/** Where the boxes say which cards are not known for sure (TA 20.1). */
export const provenance = shelf<{ readonly sources: Sources }>();

/** How many levels the cards of one name have, language by language; adjusted cards share the name of the old ones. */
const levels = inEveryLanguage((language) => {
  let byName: Map<string, Set<number>> | undefined;
  words[language].whenFilled(() => {
    byName = undefined;
  });
  return (name: string): number => {
    if (byName === undefined) {
      byName = new Map();
      for (const [id, card] of Object.entries(words[language].things.cards))
        if (isCard(id)) byName.set(card.name, (byName.get(card.name) ?? new Set()).add(levelOf(id)));
    }
    return byName.get(name)?.size ?? 0;
  };
});

const ROMAN = ['A', 'I', 'II', 'III'];

/** The name of a card where others of that name exist in other ages: with its age, as the booklet writes it. */
export function nameInFull(language: Language, id: string): string {
  const name = cardName(language, id);
  return levels[language](name) > 1 ? `${name} ${ROMAN[levelOf(id)] ?? ''}` : name;
}

/** The name of a card. */
function cardName(language: Language, id: string): string {
  return words[language].things.cards[id]?.name ?? id;
}

/** What a numbered choice stands for: a gain that the frame holds, or what the step's box says. */
export function choiceWords(
  language: Language,
  option: number,
  frames: readonly { step: string }[],
  gainWords: (gain: Gain) => string,
): string {
  const frame = frames[frames.length - 1] as { step: string; choices?: readonly Gain[] } | undefined;
  const gain = frame?.choices?.[option];
  if (gain !== undefined) return gainWords(gain);
  return words[language].things.choices[frame?.step ?? '']?.[option] ?? '';
}

/** A card explained. */
export function cardThing(language: Language, id: string): Thing {
  const told = words[language].things.cards[id];
  if (told === undefined || !isCard(id)) return { name: id, text: id };
  const card = cardOf(id);
  const source = provenance.things.sources[id];
  return {
    name: told.name,
    text: [TEMPLATES[language](card), told.text].filter((part) => part !== undefined).join(' '),
    rule: told.rule ?? RULES[card.kind],
    ...(source === undefined ? {} : { note: NOTES[language][source] }),
  };
}

/** Is that card a military unit? */
export const isUnit = (id: string): boolean => isCard(id) && (UNITS as readonly string[]).includes(cardOf(id).kind);

/** The good that whoever looks may use as the other by a pact. */
export function tradedGoods(view: AgesView): Goods | undefined {
  return powerOf(view, view.viewer ?? view.current, 'convertsGoods');
}

/** What the next stage of that player's wonder costs. */
export function nextStage(view: AgesView, owner: Seat): number {
  const player = view.players[owner];
  return player === undefined || player.building === '' ? 0 : (wonderOf(player.building).stages[player.stages] ?? 0);
}
