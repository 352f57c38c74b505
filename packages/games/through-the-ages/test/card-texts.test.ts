/** What the texts of the civil cards tell agrees with what the cards do, in both languages. */

import { expect, test } from 'vitest';
import type { CivilCard, Gain, Order, Powers, WorkerKind } from '../src/content/model.ts';
import { CIVIL_CARDS } from '../src/public/cards.ts';
import { cardThing } from '../src/text/card-texts.ts';

type Amount = (amount: number) => string;

/** The words of one language: its amounts, kinds and how a card begins. */
interface Words {
  readonly age: string;
  readonly stages: string;
  readonly kinds: Readonly<Record<WorkerKind, string>>;
  readonly government: (civil: number, military: number, limit: number, revolution: number) => readonly string[];
  readonly amounts: Readonly<Record<string, Amount>>;
}

const plural =
  (one: string, many: string): Amount =>
  (amount) =>
    `${amount} ${amount === 1 ? one : many}`;
const same = (word: string) => plural(word, word);
const signed =
  (happy: Amount, unhappy: Amount): Amount =>
  (amount) =>
    amount < 0 ? unhappy(-amount) : happy(amount);

const EN: Words = {
  age: 'Age',
  stages: 'stages',
  kinds: {
    farm: 'a farm',
    mine: 'a mine',
    lab: 'a lab',
    temple: 'a temple',
    library: 'a library',
    theater: 'a theater',
    arena: 'an arena',
    infantry: 'an infantry unit',
    cavalry: 'a cavalry unit',
    artillery: 'an artillery unit',
    'air-force': 'an air force unit',
  },
  government: (civil, military, limit, revolution) => [
    `${civil} civil and ${military} military actions, urban building limit ${limit}`,
    `revolution ${revolution} science`,
  ],
  amounts: {
    food: same('food'),
    resources: plural('resource', 'resources'),
    temporary: plural('temporary resource', 'temporary resources'),
    science: same('science'),
    culture: same('culture'),
    strength: same('strength'),
    unit: (strength) => `of strength ${strength}.`,
    happy: signed(plural('happy face', 'happy faces'), plural('unhappy face', 'unhappy faces')),
    civilActions: plural('civil action', 'civil actions'),
    militaryActions: plural('military action', 'military actions'),
    extraMilitary: plural('extra military action', 'extra military actions'),
    blueTokens: plural('blue token', 'blue tokens'),
    yellowTokens: plural('yellow token', 'yellow tokens'),
    colonization: same('colonization'),
    discount: plural('resource less', 'resources less'),
    stagesAtOnce: (stages) => `to ${stages}`,
  },
};

const DE: Words = {
  age: 'Zeitalter',
  stages: 'Stufen',
  kinds: {
    farm: 'eine Farm',
    mine: 'eine Mine',
    lab: 'ein Laboratorium',
    temple: 'ein Tempel',
    library: 'eine Bibliothek',
    theater: 'ein Theater',
    arena: 'eine Arena',
    infantry: 'eine Infanterie',
    cavalry: 'eine Kavallerie',
    artillery: 'eine Artillerie',
    'air-force': 'eine Luftwaffe',
  },
  government: (civil, military, limit, revolution) => [
    `${civil} Zivil- und ${military} Militäraktionen, Zivilgebäudelimit ${limit}`,
    `Revolution ${revolution} Wissenschaft`,
  ],
  amounts: {
    food: same('Nahrung'),
    resources: plural('Ressource', 'Ressourcen'),
    temporary: plural('zeitweilige Ressource', 'zeitweilige Ressourcen'),
    science: same('Wissenschaft'),
    culture: same('Kultur'),
    strength: same('Stärke'),
    unit: (strength) => `der Stärke ${strength}`,
    happy: signed(plural('Freudesymbol', 'Freudesymbole'), plural('Unmutssymbol', 'Unmutssymbole')),
    civilActions: plural('Zivilaktion', 'Zivilaktionen'),
    militaryActions: plural('Militäraktion', 'Militäraktionen'),
    extraMilitary: plural('zusätzliche Militäraktion', 'zusätzliche Militäraktionen'),
    blueTokens: plural('blauer Spielstein', 'blaue Spielsteine'),
    yellowTokens: plural('gelber Spielstein', 'gelbe Spielsteine'),
    colonization: (amount) => `Kolonisierungsbonus \\+${amount}`,
    discount: plural('Ressource weniger', 'Ressourcen weniger'),
    stagesAtOnce: (stages) => `zu ${stages}`,
  },
};

const ROMAN = ['A', 'I', 'II', 'III'];

/** That much of something as the language says it. */
function inWords({ amounts }: Words, what: string, amount: number): string {
  return amounts[what]?.(amount) ?? what;
}

/** How the text begins: the age and what the card costs. */
function heading(card: CivilCard, words: Words): string {
  const costs = [`${words.age} ${ROMAN[card.level]}`];
  if ('develop' in card && card.develop > 0) costs.push(inWords(words, 'science', card.develop));
  if ('build' in card) costs.push(inWords(words, 'resources', card.build));
  if (card.kind === 'wonder') costs.push(`${words.stages} ${card.stages.join(' ')}`);
  return `${costs.join(', ')}.`;
}

type Told = readonly [what: string, amount: number];

const entries = (values: object = {}): Told[] => Object.entries(values);

/** Everything on the card that is a plain number. */
function told(card: CivilCard): Told[] {
  if (card.kind === 'action') return toldByOrder(card.order);
  if ('gives' in card) {
    const unit = ['infantry', 'cavalry', 'artillery', 'air-force'].includes(card.kind);
    return entries(card.gives).map(([what, amount]) => [unit ? 'unit' : what, amount]);
  }
  const { civilActions, militaryActions, blueTokens, yellowTokens, colonization }: Powers = card;
  const actions = card.kind === 'government' ? {} : { civilActions, militaryActions };
  const stagesAtOnce = 'stagesAtOnce' in card ? card.stagesAtOnce : undefined;
  const numbers = entries({ ...actions, blueTokens, yellowTokens, colonization, stagesAtOnce });
  return [...entries(card.symbols), ...numbers.filter(([, amount]) => amount !== undefined)];
}

function toldByOrder(order: Order): Told[] {
  if ('discount' in order) return [['discount', order.discount]];
  if (order.does === 'choose') return order.choices.flatMap((gain: Gain) => entries(gain));
  if (order.does === 'boost')
    return [
      ['temporary', order.resources],
      ['extraMilitary', order.militaryActions],
    ];
  return 'gain' in order ? entries(order.gain) : [];
}

/** What the text has to say besides. */
function phrases(card: CivilCard, { kinds, government }: Words): readonly string[] {
  if ('gives' in card) return [kinds[card.kind]];
  if (card.kind === 'government' && card.level > 0)
    return government(card.civilActions ?? 0, card.militaryActions ?? 0, card.urbanLimit ?? 0, card.revolution);
  if (card.kind !== 'action') return [];
  const { order } = card;
  if (order.does === 'per-stronger') return [order.resources.join(' / ')];
  return order.does === 'per-more-culture' ? [order.culture.join(' / ')] : [];
}

test.each(CIVIL_CARDS.map((card) => [card.id, card] as const))(
  'TA 10.3 TA 10.11 TA 11.1 TA 15.2 TA 15.3 TA 15.4 the texts of %s tell its numbers',
  (id, card) => {
    for (const [language, words] of [
      ['en', EN],
      ['de', DE],
    ] as const) {
      const text = cardThing(language, id).text;
      const begin = heading(card, words);
      expect(text.slice(0, begin.length)).toBe(begin);
      for (const phrase of phrases(card, words)) expect(text).toContain(phrase);
      const body = text.slice(begin.length);
      for (const [what, amount] of told(card))
        expect(body).toMatch(new RegExp(`(?<!\\d)${inWords(words, what, amount)}(?!\\p{L})`, 'u'));
    }
  },
);
