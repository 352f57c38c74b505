/**
 * The expansion's focus cards: growth cards, military cards that lead armies, two replaced standard cards, and the
 * eighteen unique cards of the leaders (TI 1.5, TI 14). The standard cards are verified, the unique ones single source;
 * their numbers of caravans and armies are those of the standard card of the same level.
 */

import { push, type Seat } from '@tabularium/kernel';
import { boardOf } from '../../board.ts';
import type {
  CultureCard,
  EconomyCard,
  FocusCard,
  FocusId,
  IndustryCard,
  ScienceCard,
} from '../../content/focus-cards.ts';
import type { LeaderId } from '../../content/leaders.ts';
import { resourceOf } from '../../content/natural-wonders.ts';
import { RESOURCES } from '../../content/resources.ts';
import { heldWonders } from '../../queries/control.ts';
import { matureCities } from '../../queries/maturity.ts';
import { capitalSpace, citiesOf, isCapital, isCity, ownerAt } from '../../queries/pieces.ts';
import { mayPlace } from '../../queries/placing.ts';
import { spacesWithin } from '../../queries/reach.ts';
import { controlledWonders } from '../../queries/wonders.ts';
import { gainTrade } from '../../rules/trade-tokens.ts';
import type { NewDawnState } from '../../state.ts';
import type { TerraFocusId, UniqueFocusId } from '../names.ts';
import { legalCitySites } from '../queries/cities.ts';
import { districtsOf, terraOf } from '../queries/realms.ts';
import { seizableNear } from '../queries/seizing.ts';

type Level = 1 | 2 | 3 | 4;

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

const culture = (level: Level, place: number, more: Partial<CultureCard>): CultureCard => ({
  type: 'culture',
  level,
  place,
  ...more,
});

const science = (level: Level, more: Partial<ScienceCard>): ScienceCard => ({ type: 'science', level, ...more });

const economy = (level: Level, caravans: number, steps: number, more: Partial<EconomyCard>): EconomyCard => ({
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

/** Natural History: the kinds of resources held, natural wonders included. */
function kindsHeld(game: NewDawnState, seat: Seat): number {
  const kinds = new Set(heldWonders(game, seat).map(resourceOf));
  for (const kind of RESOURCES) if ((game.players[seat]?.resources[kind] ?? 0) > 0) kinds.add(kind);
  return kinds.size;
}

/** Radio: in the fifth slot a rival city within 4 spaces of a friendly one is replaced. */
function broadcast(game: NewDawnState, seat: Seat, slot: number): void {
  if (slot !== 5) return;
  const spaces = seizableNear(game, seat, citiesOf(game, seat), 4);
  if (spaces.length > 0) push(game, { step: 'seize-city', seat, spaces });
}

/** State Workforce: in the fifth slot a token on a mountain next to a friendly space. */
function climb(game: NewDawnState, seat: Seat, slot: number): void {
  if (slot !== 5) return;
  const { neighbours, terrain } = boardOf(game.map);
  const spaces = game.pieces
    .map((_, space) => space)
    .filter((space) => terrain[space] === 'mountain' && mayPlace(game, seat, space))
    .filter((space) => neighbours[space]?.some((next) => ownerAt(game, next) === seat) === true);
  push(game, { step: 'place-among', seat, spaces, reinforced: false, left: 1 });
}

/** Wheel: a resource for every arrival. */
function gainResource(game: NewDawnState, seat: Seat): void {
  push(game, { step: 'take-resource', seat, onlyNew: false });
}

/** Cartography: far from the capital a city may be founded near the rival city that was reached, once per turn. */
function foundFarAway(game: NewDawnState, seat: Seat, space: number): void {
  if (!isCity(game.pieces[space]) || game.turn.used.includes('cartography')) return;
  if (spacesWithin(game, capitalSpace(game, seat), 7).includes(space)) return;
  const spaces = legalCitySites(game, seat, spacesWithin(game, space, 2));
  if (spaces.length > 0) push(game, { step: 'found-city', seat, spaces, by: 'cartography' });
}

/** Banking: a resource at the capital of whoever holds Ibrahim. */
function bankWithIbrahim(game: NewDawnState, seat: Seat, space: number): void {
  if (isCapital(game.pieces[space]) && ownerAt(game, space) === terraOf(game).ibrahim) gainResource(game, seat);
}

/** The cards by name. */
export const TERRA_FOCUS_CARDS: Readonly<Record<TerraFocusId, FocusCard>> = {
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
  radio: culture(4, 3, { finish: broadcast }),
  mysticism: growth(1, true, 'move-replaced'),
  writing: science(1, {
    finish(game, seat) {
      if (controlledWonders(game, seat).length > 0) push(game, { step: 'dial', seat, left: 1 });
    },
  }),
  wheel: economy(1, 1, 4, { afterArrival: gainResource }),
  'natural-history': science(3, { extraSteps: kindsHeld }),
  humanism: culture(3, 2, {
    beyond: true,
    finish: (game, seat) => gainTrade(game, seat, matureCities(game, seat).length),
  }),
  'siege-tactics': armies(3, 2, 5, { water: true, bonus: 2, besieges: 1 }),
  industrialization: industry(3, 4, {
    overWater: true,
    extraProduction: (game, seat) => districtsOf(game, seat).length,
  }),
  'state-workforce': culture(2, 2, { finish: climb }),
  shipbuilding: economy(2, 2, 4, { water: true, laysWater: true }),
  cartography: economy(3, 2, 6, { water: true, afterArrival: foundFarAway }),
  construction: industry(2, 3, { resourceValue: 3 }),
  banking: economy(3, 2, 6, { water: true, afterArrival: bankWithIbrahim }),
  astronomy: science(2, { first: (game, seat) => push(game, { step: 'survey', seat }) }),
  'military-engineering': growth(2, false, 'deploy'),
  'horseback-riding': armies(1, 1, 6),
  craftsmanship: industry(1, 2, {
    // Word by word after "then": it happens even if no wonder was built (TI 16.5).
    unlessCity: (game, seat) => push(game, { step: 'dial', seat, left: 1 }),
  }),
  'scorched-earth': armies(2, 2, 4, { scorches: true }),
};

/** The unique card of each leader (TI 14.1). */
export const UNIQUE_CARDS: Readonly<Record<LeaderId, UniqueFocusId>> = {
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
};

/** The 24 standard cards of every colour, by level (TI 1.5, TI 20.1). */
export const STANDARD_CARDS: readonly (readonly FocusId[])[] = [
  [],
  ['irrigation', 'early-empire', 'astrology', 'foreign-trade', 'pottery', 'masonry-ti'],
  ['engineering', 'drama-and-poetry', 'mathematics', 'currency-ti', 'animal-husbandry-ti', 'iron-working-ti'],
  ['sanitation', 'civil-service', 'replaceable-parts', 'steam-power', 'nationalism', 'mass-production-ti'],
  ['globalization', 'mass-media', 'nuclear-power', 'capitalism', 'urbanization', 'flight-ti'],
];
