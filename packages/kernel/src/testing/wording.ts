/** What no sentence may look like: numbers and nouns that do not agree, nothing told for zero, holes and slips. */

import type { Language } from '../languages.ts';

/** What is not counted, so that one and two of it are called the same. */
const UNCOUNTED: { readonly [L in Language]: RegExp } = {
  en: /^(food|culture|science|strength|wood|clay|stone|gold|population|trade|corruption|hammers?|production|work|more|less|of|in|on|at|to|for|from|by|with|and|or|is|a|per|each|minus|plus|times|not|was|wheat|silk|incense|iron|so|against|won|thinks|would|chosen)$/,
  de: /^(Nahrung|Kultur|Wissenschaft|Stärke|Holz|Lehm|Stein|Gold|Bevölkerung|Handel|Korruption|Produktion|Arbeit|mehr|weniger|von|vom|in|im|an|am|auf|aus|zu|zum|zur|für|mit|und|oder|bis|pro|je|nach|um|bei|ist|Mal|Spieler|Arbeiter|Würfel|Rückstand|Weizen|Seide|Weihrauch|Eisen|Uhr|abgeworfen|bringen|kosten|wählen|geben|legen|nehmen|zahlen|ausgeben|gewählt|Prozent|gegen|weiter|weitere|bieten|denkt|überlegt|möchte|aufschlagen|\p{L}*[Mm]arker)$/u,
};

/** Plurals without doubt, as in `1 trade tokens`. */
const PLURALS: { readonly [L in Language]: RegExp } = {
  en: /^(tokens|cards|points|actions|steps|spaces|units|workers|coins|dice|buildings|cities)$/,
  de: /^(Karten|Punkte|Aktionen|Schritte|Felder|Einheiten|Münzen|Gebäude|Städte|Spielsteine)$/,
};

/** Where one and two of something are called the same though it is counted: `1 steps`. */
export function miscounted(language: Language, one: string, two: string): string[] {
  const nouns = (sentence: string, number: number) => [
    ...sentence.matchAll(new RegExp(`(?<![\\d.,/–-])${number} (\\p{L}+)(?: (\\p{L}+))?`, 'gu')),
  ];
  const same = nouns(two, 2);
  // "1 civil action" and "2 civil actions" differ in their second word.
  return nouns(one, 1)
    .filter(([, first = '', second = '']) => {
      const like = same.find((noun) => noun[1] === first);
      const alike = like !== undefined && (like[2] ?? '') === second;
      return alike && (!UNCOUNTED[language].test(first) || PLURALS[language].test(second));
    })
    .map(([whole]) => `"${whole}" in: ${one}`);
}

const SLIPS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a hole', /undefined|NaN|\[object|\$\{|\bnull\b|Infinity/],
  ['doubled spaces', /\S {2,}\S/],
  ['a space before a sign', / [,.;:!](?=\s|$)/],
  ['doubled signs', /(?<!\.)\.\.(?!\.)|,,|;;|\(\)|„“/],
  ['an empty link', /\[\]\((?!seat:)/],
];

/** What is told though there is nothing to tell. */
const NOTHING: { readonly [L in Language]: RegExp } = {
  en: /(?<![\d.,/–-])0 (?!to\b|or\b|becomes\b|and\b|is\b|in\b|on\b|with\b|from\b)\p{Ll}|\b(gains?|loses?|pays?|costs?|up to|scores?) nothing\b/u,
  de: /(?<![\d.,/–-])0 (?!bis\b|oder\b|nach\b|wird\b|zurück|zu\b|und\b|ist\b|in\b|auf\b|mit\b|von\b|aus\b|ein\b)\p{L}|\b(erhält|verliert|zahlt|kostet|bis zu) nichts\b/u,
};

/** What is wrong with a sentence whatever its numbers are. */
export function slips(sentence: string): string[] {
  return SLIPS.filter(([, pattern]) => pattern.test(sentence)).map(([what]) => `${what} in: ${sentence}`);
}

/** The same of a sentence in a log or on a button: it begins with a capital, a sign or a name; one that is told tells something. */
export function slipsOfLine(language: Language, sentence: string, isTold = true): string[] {
  const found = slips(sentence);
  if (/^\p{Ll}/u.test(sentence)) found.push(`a small letter at the beginning of: ${sentence}`);
  if (isTold && NOTHING[language].test(sentence)) found.push(`nothing told for zero in: ${sentence}`);
  return found;
}

type Saying = (...said: never[]) => unknown;

/** Everything a book of words says with every number from 0 to 3, and what is wrong with it. */
export function faultsOfWords(language: Language, words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, word]: [string, unknown]) => {
    const where = path === '' ? key : `${path}.${key}`;
    if (typeof word === 'string') return slips(word).map((fault) => `${where}: ${fault}`);
    if (typeof word === 'object' && word !== null) return faultsOfWords(language, word, where);
    return typeof word === 'function' ? faultsOfSaying(language, word as Saying).map((one) => `${where}: ${one}`) : [];
  });
}

/** One saying with the same number for all it is told. */
function faultsOfSaying(language: Language, say: Saying): string[] {
  const said = [0, 1, 2, 3].map((number) => spoken(say, number));
  const [, one = '', two = ''] = said;
  return [...said.flatMap(slips), ...miscounted(language, one, two)];
}

/** What it says of that number; nothing if it is no saying about numbers. */
function spoken(say: Saying, number: number): string {
  try {
    const sentence = say(...(Array.from({ length: Math.max(say.length, 3) }, () => number) as never[]));
    return typeof sentence === 'string' ? sentence : '';
  } catch {
    return '';
  }
}

/** Where a text uses words that its rules do not, each with its surroundings and the word they use instead. */
export function discardedIn(text: string, discarded: Readonly<Record<string, RegExp>>): string[] {
  return Object.entries(discarded).flatMap(([word, pattern]) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [`${text.slice(Math.max(0, at - 20), at + 30)} (${word})`];
  });
}
