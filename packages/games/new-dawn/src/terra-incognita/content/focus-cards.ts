/**
 * The expansion's focus cards: growth cards, military cards that lead armies, two replaced standard cards, and the
 * eighteen unique cards of the leaders (TI 1.5, TI 14). What only one of them does is in `effects/focus-cards.ts`. The
 * standard cards are verified, the unique ones single source; their numbers of caravans and armies are those of the
 * standard card of the same level.
 */

import type {
  CultureCard,
  EconomyCard,
  FocusCard,
  FocusId,
  IndustryCard,
  Level,
  ScienceCard,
} from '../../content/focus-cards.ts';
import type { LeaderId } from '../../content/leaders.ts';

/** Places districts and reinforces (TI 7.4). */
export interface GrowthCard {
  readonly type: 'growth';
  readonly level: Level;
  /** Is the district placed instead of reinforcing, not before it? */
  readonly either: boolean;
  /** What follows a district: a token next to one, the replaced token moved, all of a kind resolved, armies deployed. */
  readonly then?: 'token' | 'move-replaced' | 'globalize' | 'deploy';
}

/** Leads armies (TI 5.1, TI 5.2). */
export interface ArmyCard {
  readonly type: 'military';
  readonly level: Level;
  readonly armies: number;
  readonly steps: number;
  readonly water: boolean;
  readonly bonus: number;
  readonly againstBarbarians: number;
  /** May one defeated army set out again? */
  readonly redeploys?: boolean;
  /** May armies pass unreinforced tokens, caravans, barbarians and city-states? */
  readonly flies?: boolean;
  /** May a beaten token be removed, and the army move again? */
  readonly scorches?: boolean;
  /** What each reinforced token counts less for those the card's owner attacks. */
  readonly besieges?: number;
}

const growth = (level: Level, either: boolean, then?: GrowthCard['then']): GrowthCard =>
  then === undefined ? { type: 'growth', level, either } : { type: 'growth', level, either, then };

const armies = (level: Level, count: number, steps: number, more: Partial<ArmyCard> = {}): ArmyCard => ({
  type: 'military',
  level,
  armies: count,
  steps,
  water: false,
  bonus: 0,
  againstBarbarians: more.bonus ?? 0,
  ...more,
});

const culture = (level: Level, place: number, more: Partial<CultureCard> = {}): CultureCard => ({
  type: 'culture',
  level,
  place,
  ...more,
});

const science = (level: Level): ScienceCard => ({ type: 'science', level });

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

/** The cards by name. */
export const TERRA_FOCUS_CARDS = {
  irrigation: growth(1, true),
  engineering: growth(2, true, 'token'),
  sanitation: growth(3, false),
  globalization: growth(4, false, 'globalize'),
  'masonry-ti': armies(1, 1, 3),
  'iron-working-ti': armies(2, 2, 4, { againstBarbarians: 2 }),
  'mass-production-ti': armies(3, 2, 5, { water: true, bonus: 2, redeploys: true }),
  'flight-ti': armies(4, 2, 6, { water: true, bonus: 3, flies: true }),
  'currency-ti': economy(2, 2, 4, { meetsBarbarians: true, stopsAtBarbarians: true }),
  'animal-husbandry-ti': industry(2, 3, { onFigures: true }),
  radio: culture(4, 3),
  mysticism: growth(1, true, 'move-replaced'),
  writing: science(1),
  wheel: economy(1, 1, 4),
  'natural-history': science(3),
  humanism: culture(3, 2, { beyond: true }),
  'siege-tactics': armies(3, 2, 5, { water: true, bonus: 2, besieges: 1 }),
  industrialization: industry(3, 4, { overWater: true }),
  'state-workforce': culture(2, 2),
  shipbuilding: economy(2, 2, 4, { water: true, laysWater: true }),
  cartography: economy(3, 2, 6, { water: true }),
  construction: industry(2, 3, { resourceValue: 3 }),
  banking: economy(3, 2, 6, { water: true }),
  astronomy: science(2),
  'military-engineering': growth(2, false, 'deploy'),
  'horseback-riding': armies(1, 1, 6),
  craftsmanship: industry(1, 2),
  'scorched-earth': armies(2, 2, 4, { scorches: true }),
} as const satisfies Readonly<Record<string, FocusCard>>;

export type TerraFocusId = keyof typeof TERRA_FOCUS_CARDS;

/** The unique card of each leader (TI 14.1). */
export const UNIQUE_CARDS = {
  america: 'radio',
  aztec: 'mysticism',
  china: 'writing',
  egypt: 'wheel',
  england: 'natural-history',
  france: 'humanism',
  georgia: 'siege-tactics',
  japan: 'industrialization',
  inca: 'state-workforce',
  indonesia: 'shipbuilding',
  netherlands: 'cartography',
  nubia: 'construction',
  ottoman: 'banking',
  poland: 'astronomy',
  rome: 'military-engineering',
  scythia: 'horseback-riding',
  sumeria: 'craftsmanship',
  zulu: 'scorched-earth',
} as const satisfies Readonly<Record<LeaderId, TerraFocusId>>;

export type UniqueFocusId = (typeof UNIQUE_CARDS)[LeaderId];

/** The 24 standard cards of every colour, by level (TI 1.5, TI 20.1). */
export const STANDARD_CARDS: readonly (readonly FocusId[])[] = [
  [],
  ['irrigation', 'early-empire', 'astrology', 'foreign-trade', 'pottery', 'masonry-ti'],
  ['engineering', 'drama-and-poetry', 'mathematics', 'currency-ti', 'animal-husbandry-ti', 'iron-working-ti'],
  ['sanitation', 'civil-service', 'replaceable-parts', 'steam-power', 'nationalism', 'mass-production-ti'],
  ['globalization', 'mass-media', 'nuclear-power', 'capitalism', 'urbanization', 'flight-ti'],
];
