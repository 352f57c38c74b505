/** What the drawn table says besides the names of things; the words are in the text books. */

import type { UnitType } from '../content/units.ts';

/** The words of the drawn table in one language. */
export interface FameBoardLabels {
  readonly map: string;
  readonly panels: string;
  readonly sheet: string;
  readonly players: string;
  readonly phaseBar: string;
  readonly back: string;
  readonly mine: string;
  /** Towns to call cities by: the capital first. */
  readonly towns: Readonly<Record<string, readonly string[]>>;
  /** What the units of each rank are called. */
  readonly ranks: Readonly<Record<UnitType, readonly string[]>>;
  // A square explained.
  readonly outskirtsOf: (city: string) => string;
  readonly counts: string;
  readonly blockaded: string;
  readonly sentTo: (city: string) => string;
  readonly scoutIsNew: string;
  readonly nobodys: string;
  readonly unknownTile: string;
  readonly overbuilds: (name: string) => string;
  readonly noCity: string;
  /** What a move may come upon, depending on where it goes. */
  readonly comesUpon: (dangers: readonly string[]) => string;
  readonly asCity: string;
  readonly reach: (steps: number) => string;
  readonly dangers: Readonly<Record<'enemy' | 'enemy-centre' | 'village' | 'hut' | 'relic' | 'discover', string>>;
  // The civilization.
  readonly dial: (trade: number, most: number) => string;
  readonly nextLevel: (level: string, missing: number) => string;
  readonly levelOpen: (level: string) => string;
  readonly coinDial: (coins: number, most: number) => string;
  readonly nextStep: (culture: number, trade: number) => string;
  readonly limits: Readonly<Record<'armies' | 'scouts' | 'speed' | 'stack' | 'hand' | 'bonus', string>>;
  readonly ranksAre: string;
  readonly freePlace: (level: string, trade: number) => string;
  readonly closedPlace: (level: string, trade: number) => string;
  readonly ownMarkers: string;
  readonly eventLevel: (level: string) => string;
  readonly hiddenCards: (count: number) => string;
  /** Events, great people and wonders in one line. */
  readonly cards: string;
  readonly none: string;
  // The four ways to win.
  readonly races: Readonly<Record<'culture' | 'technology' | 'coins' | 'military', string>>;
  readonly siege: (attack: number, defence: number) => string;
  /** Which technologies count, and what is set against what at a capital. */
  readonly carries: string;
  readonly sieges: string;
  readonly close: string;
  // The market.
  readonly marketFor: (city: string) => string;
  readonly sum: (outskirts: number, cards: number, extra: number) => string;
  readonly rush: (trade: number, production: number) => string;
  readonly figuresAndUnits: string;
  readonly buildings: string;
  readonly onePerCity: string;
  readonly left: (count: number) => string;
  readonly price: (production: number) => string;
  readonly withTrade: (trade: number) => string;
  readonly why: Readonly<Record<'locked' | 'sold-out' | 'no-site' | 'too-dear' | 'not-acting', string>>;
  readonly harvest: string;
  readonly noHarvest: string;
  readonly becomes: (before: number, after: number) => string;
  // Research.
  readonly rowHead: Readonly<Record<'open' | 'no-place' | 'no-trade' | 'neither', string>>;
  readonly unlocks: string;
  readonly tradeAfter: (before: number, after: number) => string;
  readonly keeps: (coins: number) => string;
  readonly makesPossible: string;
  readonly supports: (level: string) => string;
  readonly chosen: string;
  readonly thinking: string;
  readonly choose: (name: string) => string;
  readonly knownBy: string;
  readonly pointAtOne: string;
  // Battle.
  readonly attacks: string;
  readonly defends: string;
  readonly where: Readonly<Record<'field' | 'city' | 'village', string>>;
  readonly barbarians: string;
  readonly barbariansDefend: string;
  readonly newFront: string;
  readonly nobodyThere: string;
  readonly handOf: (cards: number) => string;
  readonly outcome: {
    readonly trumps: (enemy: string) => string;
    readonly wounds: (dealt: number, taken: number) => string;
    readonly both: (enemy: string, wounds: number) => string;
    readonly dies: (wounds: number) => string;
    readonly trade: string;
    readonly alone: string;
  };
  readonly bonusTable: string;
  readonly bonusCard: (bonus: number, name: string) => string;
  readonly forecast: string;
  readonly now: string;
  readonly after: string;
  readonly upTo: (strength: number) => string;
  readonly openKnowledge: string;
  readonly whoTrumps: string;
  readonly chooseUnit: string;
  readonly abilities: string;
  readonly fallen: string;
  // Loot.
  readonly lootPoints: (points: number) => string;
  readonly lootPrice: (points: number) => string;
  readonly loserHas: (name: string) => string;
  // Offers and windows.
  readonly youGive: string;
  readonly theyGive: (name: string) => string;
  readonly nothingYet: string;
  readonly openly: string;
  readonly offersLeft: (count: number) => string;
  readonly promises: string;
  readonly afterwards: (name: string, trade: number, culture: number) => string;
  readonly secret: string;
  /** To whoever is asked and can only pass. */
  readonly nothingToAnswer: string;
  // The end.
  readonly together: string;
  readonly howItEnded: string;
}
