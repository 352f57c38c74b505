/** What stands on the shelf, read from the games themselves when the client is built. */

import { gameIds, loadGame } from '@tabularium/catalogue';
import { type AnyGame, inEveryLanguage, type Language } from '@tabularium/kernel';
import lengths from './lengths.json' with { type: 'json' };

/** A box as the first page shows it: small, so that the game itself need not be loaded. */
export interface ShelfCard {
  /** The name of its rulebook; that of a base game is the game's id. */
  readonly id: string;
  readonly game: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The options that make a table one of this box. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Options that this box decides or does not have; the set-up leaves them out. */
  readonly settled: readonly string[];
  /** How much there is to know, of five. */
  readonly weight: number;
  /** How long a game takes with the fewest and with the most players. */
  readonly minutes: readonly [shortest: number, longest: number];
  readonly text: Readonly<Record<Language, { readonly title: string; readonly summary: string }>>;
}

/** How much there is to know before one plays well, from one to five. */
const WEIGHT: Readonly<Record<string, number>> = {
  'stone-age': 2,
  'new-dawn': 3,
  'terra-incognita': 4,
  'fame-and-fortune': 4,
  'through-the-ages': 5,
};

/** So many seconds a decision takes a person, one with another: an estimate. How many there are was measured. */
const SECONDS = 8;
/** A duration is told in steps of so many minutes. */
const STEP = 15;

/** How long games of that box take, from the fewest players to the most. */
function minutesOf(box: string): ShelfCard['minutes'] {
  const decisions: Readonly<Record<string, Readonly<Record<string, number>>>> = lengths.decisions;
  const all = Object.values(decisions[box] ?? {}).map((count) => Math.ceil((count * SECONDS) / 60 / STEP) * STEP);
  if (all.length === 0) throw new Error(`How long ${box} takes is not in scripts/lengths.json.`);
  return [Math.min(...all), Math.max(...all)];
}

/** Expansions with a rulebook of their own are boxes of their own. */
const EXPANSIONS: readonly (Omit<ShelfCard, 'settled' | 'weight' | 'minutes'> & { readonly rules: string })[] = [
  {
    id: 'terra-incognita',
    game: 'new-dawn',
    seats: { min: 2, max: 5 },
    options: { module: 'terra-incognita' },
    rules: 'TI',
    text: {
      de: {
        title: 'Terra Incognita',
        summary:
          'Ein neues Zeitalter für bis zu fünf: Deckt die Welt erst auf, führt Heere, wählt Regierungen und baut Bezirke.',
      },
      en: {
        title: 'Terra Incognita',
        summary:
          'A New Dawn for up to five: uncover the world as you go, lead armies, choose governments, build districts.',
      },
    },
  },
];

/** The shelf in its order: what is quickly learned stands first. */
async function readCards(): Promise<ShelfCard[]> {
  const games = await Promise.all(gameIds.map(loadGame));
  const cards = games.flatMap((game) => [
    baseCard(game),
    ...EXPANSIONS.filter((one) => one.game === game.id).map(expansionCard),
  ]);
  return cards.sort((one, other) => one.weight - other.weight || one.id.localeCompare(other.id));
}

function baseCard(game: AnyGame): ShelfCard {
  const added = EXPANSIONS.filter((one) => one.game === game.id);
  // So many players that an expansion is demanded are none of the base game.
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => game.seats.min + more);
  const own = counts.filter((seats) => !added.some((one) => agrees(game.demands?.(seats) ?? {}, one.options)));
  return {
    id: game.id,
    game: game.id,
    seats: { min: Math.min(...own), max: Math.max(...own) },
    options: {},
    settled: Object.entries(game.options)
      .filter(([name, { rule = '' }]) => added.some(({ options, rules }) => name in options || rule.startsWith(rules)))
      .map(([name]) => name),
    weight: WEIGHT[game.id] ?? 3,
    minutes: minutesOf(game.id),
    text: inEveryLanguage((language) => ({
      title: game.text[language].title,
      summary: game.text[language].summary,
    })),
  };
}

/** Does what so many players demand make it a table of the expansion? */
const agrees = (demanded: object, options: object): boolean =>
  Object.entries(options).some(([name, value]) =>
    Object.entries(demanded).some(([key, one]) => key === name && one === value),
  );

const expansionCard = ({ rules: _, ...card }: (typeof EXPANSIONS)[number]): ShelfCard => ({
  ...card,
  settled: Object.keys(card.options),
  weight: WEIGHT[card.id] ?? 3,
  minutes: minutesOf(card.id),
});

/** The boxes on the shelf. */
export const shelfCards: readonly ShelfCard[] = await readCards();
