/** The words of bots: their levels, and how they give reasons. */

import type { Language } from '@tabularium/kernel';
import type { Level } from './bot.ts';
import type { Verdict } from './review.ts';

/** What is said in one language. */
export interface BotWords {
  /** The levels: a name, and what to expect. */
  readonly levels: Readonly<Record<Level, { readonly name: string; readonly says: string }>>;
  readonly advice: {
    /** What speaks for something, given the names of features. */
    readonly forIt: (names: readonly string[]) => string;
    readonly againstIt: (names: readonly string[]) => string;
    /** What rivals have less of. */
    readonly rivals: string;
  };
  readonly review: {
    readonly title: string;
    readonly chances: string;
    readonly turnings: string;
    /** When nothing cost much. */
    readonly noTurnings: string;
    readonly round: (round: number) => string;
    /** What was done, what would have been better, and what it cost, in percent. */
    readonly turning: (name: string, did: string, better: string, percent: number) => string;
    /** A line on each player. */
    readonly verdicts: Readonly<Record<Verdict, (name: string, round: number) => string>>;
    /** How often a player did what seemed best, in percent. */
    readonly best: (percent: number) => string;
  };
}

const list = (language: Language, names: readonly string[]) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

/** What bots say, by language. */
export const words: Readonly<Record<Language, BotWords>> = {
  en: {
    levels: {
      1: { name: 'Newcomer', says: 'Plays by the rules and makes mistakes like a beginner.' },
      2: { name: 'Apprentice', says: 'Sees most of what is good, and now and then misses it.' },
      3: { name: 'Regular', says: 'Plays soundly and does not look far ahead.' },
      4: { name: 'Expert', says: 'Thinks its turns through.' },
      5: { name: 'Master', says: 'Plays as strongly as we know how.' },
    },
    advice: {
      forIt: (names) => `For it: ${list('en', names)}.`,
      againstIt: (names) => `Against it: ${list('en', names)}.`,
      rivals: 'what it leaves to the rivals',
    },
    review: {
      title: 'The game in review',
      chances: 'Chances to win',
      turnings: 'Turning points',
      noTurnings: 'No move cost anybody much.',
      round: (round) => `Round ${round}`,
      turning: (name, did, better, percent) => `${name}: “${did}” cost ${percent}%. Better: “${better}”.`,
      verdicts: {
        led: (name, round) => `${name} was in front from round ${round} on and stayed there.`,
        'came-back': (name, round) => `${name} was behind until round ${round} and came back.`,
        'lost-it': (name, round) => `${name} was well ahead until round ${round} and let it slip.`,
        behind: (name) => `${name} never got clearly ahead.`,
        open: (name) => `${name} is still playing.`,
      },
      best: (percent) => `${percent}% of the decisions were those that seemed best.`,
    },
  },
  de: {
    levels: {
      1: { name: 'Neuling', says: 'Spielt nach den Regeln und macht Fehler wie ein Anfänger.' },
      2: { name: 'Lehrling', says: 'Sieht meist, was gut ist, und übersieht es hin und wieder.' },
      3: { name: 'Kenner', says: 'Spielt solide und sieht nicht weit voraus.' },
      4: { name: 'Könner', says: 'Denkt seine Züge zu Ende.' },
      5: { name: 'Meister', says: 'Spielt so stark, wie wir es vermögen.' },
    },
    advice: {
      forIt: (names) => `Dafür spricht: ${list('de', names)}.`,
      againstIt: (names) => `Dagegen spricht: ${list('de', names)}.`,
      rivals: 'was den Rivalen bleibt',
    },
    review: {
      title: 'Die Partie im Rückblick',
      chances: 'Siegchancen',
      turnings: 'Wendepunkte',
      noTurnings: 'Kein Zug hat jemanden viel gekostet.',
      round: (round) => `Runde ${round}`,
      turning: (name, did, better, percent) => `${name}: „${did}“ kostete ${percent}\u00a0%. Besser: „${better}“.`,
      verdicts: {
        led: (name, round) => `${name} lag seit Runde ${round} vorn und blieb es.`,
        'came-back': (name, round) => `${name} lag bis Runde ${round} zurück und holte auf.`,
        'lost-it': (name, round) => `${name} lag bis Runde ${round} klar vorn und gab es aus der Hand.`,
        behind: (name) => `${name} kam nie klar nach vorn.`,
        open: (name) => `${name} spielt noch.`,
      },
      best: (percent) => `${percent}\u00a0% der Entscheidungen waren die, die am besten schienen.`,
    },
  },
};
