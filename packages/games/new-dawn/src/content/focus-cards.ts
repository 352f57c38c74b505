/**
 * The twenty focus cards every player has, four levels of five types (ND 9 to ND 13). A card only holds numbers and
 * the names of what happens before or after its main part; the chapters of the rules read them.
 * Verified, but for these single-source points: Currency goes on moving after meeting a barbarian; Animal Husbandry
 * counts 3 spaces from a caravan; Flight reinforces the full slot number beside its attacks.
 */

import type { Brought } from '../vocabulary.ts';

/** The five types of focus cards. */
export const FOCUS_TYPES = ['culture', 'science', 'economy', 'industry', 'military'] as const;
/** Any type of focus card, of whichever box. */
export type FocusType = Brought<'focusType'>;

/** The levels of focus cards. */
export type Level = 1 | 2 | 3 | 4;

/** Places control tokens (ND 9). */
export interface CultureCard {
  readonly type: 'culture';
  readonly level: Level;
  /** Tokens next to friendly cities. */
  readonly place: number;
  /** What follows the placing. */
  readonly afterwards?: 'move-token' | 'place-beyond' | 'convert-token';
  /** Are the tokens placed next to any friendly space instead? */
  readonly beyond?: boolean;
}

/** Advances the tech dial (ND 10). */
export interface ScienceCard {
  readonly type: 'science';
  readonly level: Level;
  /** What comes before the advance. */
  readonly before?: 'put-trade' | 'take-resource' | 'nuclear-power';
}

/** Moves caravans (ND 11). */
export interface EconomyCard {
  readonly type: 'economy';
  readonly level: Level;
  readonly caravans: number;
  readonly steps: number;
  /** May caravans cross and stop on water? */
  readonly water: boolean;
  /** May caravans enter a barbarian's space, which removes the barbarian? */
  readonly meetsBarbarians: boolean;
  readonly afterwards?: 'exchange-resource';
  /** Does meeting a barbarian end the caravan's movement? */
  readonly stopsAtBarbarians?: boolean;
  /** May a water token be laid next to a caravan that is about to explore, once per resolution? */
  readonly laysWater?: boolean;
}

/** Builds a city or a wonder (ND 12). */
export interface IndustryCard {
  readonly type: 'industry';
  readonly level: Level;
  /** How far from a friendly space a city may be built. */
  readonly range: number;
  /** May the range also be counted from own caravans? */
  readonly fromCaravans: boolean;
  /** May water be counted through? */
  readonly overWater: boolean;
  /** Production for a wonder in the fifth slot; otherwise it is the slot's number. */
  readonly inFifthSlot: number;
  /** Control tokens placed around a new city. */
  readonly tokensAround: number;
  /** What a resource adds to production instead of the usual 2. */
  readonly resourceValue?: number;
  /** May a city be built where an own caravan or army stands, which goes back to its card? */
  readonly onFigures?: boolean;
}

/** Reinforces and attacks (ND 13). */
export interface MilitaryCard {
  readonly type: 'military';
  readonly level: Level;
  readonly attacks: number;
  readonly range: number;
  readonly bonus: number;
  readonly againstBarbarians: number;
  /** May water be counted through? */
  readonly overWater: boolean;
  /** May rival spaces, barbarians and city-states be counted through? */
  readonly overEverything: boolean;
  /** Reinforcing is done instead of attacking, afterwards with what attacks have left, or besides. */
  readonly reinforcing: 'instead' | 'afterwards' | 'besides';
}

/** Any focus card. */
export type FocusCard = Brought<'focusCard'>;

/** The focus cards of the base game. */
export type BaseFocusCard = CultureCard | ScienceCard | EconomyCard | IndustryCard | MilitaryCard;

const culture = (level: Level, place: number, afterwards?: CultureCard['afterwards']): CultureCard =>
  afterwards === undefined ? { type: 'culture', level, place } : { type: 'culture', level, place, afterwards };

const science = (level: Level, before?: ScienceCard['before']): ScienceCard =>
  before === undefined ? { type: 'science', level } : { type: 'science', level, before };

const economy = (level: Level, caravans: number, steps: number, more: Partial<EconomyCard> = {}): EconomyCard => ({
  type: 'economy',
  level,
  caravans,
  steps,
  water: false,
  meetsBarbarians: false,
  ...more,
});

const industry = (level: Level, range: number, more: Partial<IndustryCard> = {}): IndustryCard => ({
  type: 'industry',
  level,
  range,
  fromCaravans: false,
  overWater: false,
  inFifthSlot: 5,
  tokensAround: 0,
  ...more,
});

const military = (level: Level, more: Omit<MilitaryCard, 'type' | 'level'>): MilitaryCard => ({
  type: 'military',
  level,
  ...more,
});

/** The cards by name. */
export const FOCUS_CARDS = {
  'early-empire': culture(1, 2),
  'drama-and-poetry': culture(2, 2, 'move-token'),
  'civil-service': culture(3, 2, 'place-beyond'),
  'mass-media': culture(4, 3, 'convert-token'),
  astrology: science(1),
  mathematics: science(2, 'put-trade'),
  'replaceable-parts': science(3, 'take-resource'),
  'nuclear-power': science(4, 'nuclear-power'),
  'foreign-trade': economy(1, 1, 3),
  currency: economy(2, 2, 4, { meetsBarbarians: true }),
  'steam-power': economy(3, 2, 6, { water: true, afterwards: 'exchange-resource' }),
  capitalism: economy(4, 3, 6, { water: true }),
  pottery: industry(1, 2),
  'animal-husbandry': industry(2, 3, { fromCaravans: true }),
  nationalism: industry(3, 4, { overWater: true, inFifthSlot: 7 }),
  urbanization: industry(4, 5, { overWater: true, tokensAround: 2 }),
  masonry: military(1, {
    attacks: 2,
    range: 2,
    bonus: 0,
    againstBarbarians: 0,
    overWater: false,
    overEverything: false,
    reinforcing: 'instead',
  }),
  'iron-working': military(2, {
    attacks: 2,
    range: 3,
    bonus: 1,
    againstBarbarians: 3,
    overWater: false,
    overEverything: false,
    reinforcing: 'instead',
  }),
  'mass-production': military(3, {
    attacks: 2,
    range: 3,
    bonus: 2,
    againstBarbarians: 2,
    overWater: true,
    overEverything: false,
    reinforcing: 'afterwards',
  }),
  flight: military(4, {
    attacks: 3,
    range: 5,
    bonus: 3,
    againstBarbarians: 3,
    overWater: true,
    overEverything: true,
    reinforcing: 'besides',
  }),
} as const satisfies Readonly<Record<string, BaseFocusCard>>;

/** Any focus card's name, of whichever box. */
export type FocusId = Brought<'focusId'>;

/** All names of the base game's focus cards. */
export const FOCUS_IDS = Object.keys(FOCUS_CARDS) as (keyof typeof FOCUS_CARDS)[];

/** The cards of one level. */
export const cardsOfLevel = (level: number): readonly FocusId[] => BY_LEVEL[level] ?? [];

const BY_LEVEL: readonly FocusId[][] = [0, 1, 2, 3, 4].map((level) =>
  FOCUS_IDS.filter((id) => FOCUS_CARDS[id].level === level),
);

/** The card of that type and level. */
export function cardOf(type: FocusType, level: number): FocusId | undefined {
  return FOCUS_IDS.find((id) => FOCUS_CARDS[id].type === type && FOCUS_CARDS[id].level === level);
}
