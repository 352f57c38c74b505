/**
 * The twenty-four world wonders: type, era, cost, the two kinds of resources that pay for it, and the effect.
 * Costs and resources verified in three sources; the effects of Machu Picchu and Pentagon are single source.
 */

import { push } from '@tabularium/kernel';
import { boardOf } from '../board.ts';
import type { Effect } from '../effects.ts';
import { moduleOf } from '../module.ts';
import { maySwapTokens, reinforcedTokens } from '../queries/control.ts';
import { isToken, ownerAt, pieceOwner } from '../queries/pieces.ts';
import { hillsAround, placeable } from '../queries/placing.ts';
import { hasRoom } from '../queries/trade.ts';
import { returnSurplus } from '../rules/diplomacy.ts';
import type { NewDawnState } from '../state.ts';
import { TERRA_WONDERS } from '../terra-incognita/content/wonders.ts';
import type { TerraWonderId } from '../terra-incognita/names.ts';
import { fromBoxes } from './boxes.ts';
import { type FocusId, focusCard } from './focus-cards.ts';
import type { Resource } from './resources.ts';

/** The four types of wonders. */
export const WONDER_TYPES = ['culture', 'economy', 'science', 'military'] as const;
export type WonderType = (typeof WONDER_TYPES)[number];

/** The eras from the top of a wonder deck to its bottom. */
export const ERAS = ['ancient', 'medieval', 'modern'] as const;
export type Era = (typeof ERAS)[number];

/** A world wonder. */
export interface Wonder extends Effect {
  readonly type: WonderType;
  readonly era: Era;
  readonly cost: number;
  readonly resources: readonly [Resource, Resource];
}

type BaseWonderId =
  | 'stonehenge'
  | 'hanging-gardens'
  | 'forbidden-city'
  | 'chichen-itza'
  | 'sydney-opera-house'
  | 'eiffel-tower'
  | 'colossus'
  | 'great-lighthouse'
  | 'great-zimbabwe'
  | 'machu-picchu'
  | 'estadio-do-maracana'
  | 'big-ben'
  | 'oracle'
  | 'pyramids'
  | 'porcelain-tower'
  | 'potala-palace'
  | 'oxford-university'
  | 'kremlin'
  | 'petra'
  | 'terracotta-army'
  | 'alhambra'
  | 'venetian-arsenal'
  | 'ruhr-valley'
  | 'pentagon';

/** Any wonder, of the base game or the expansion. */
export type WonderId = BaseWonderId | TerraWonderId;

/** Big Ben: 2 for each own caravan next to the defending space. */
const caravansNearby: Exclude<Effect['attack'], number | undefined> = (game, holder, { space }) => {
  const near = boardOf(game.map).neighbours[space] ?? [];
  return 2 * (game.players[holder]?.caravans.filter((at) => near.includes(at)).length ?? 0);
};

/** Does the row hold an economy card besides this one? Maracanã's question. */
const hasOtherEconomy = (row: readonly { card: FocusId }[], card: FocusId): boolean =>
  focusCard(card).type !== 'economy' && row.some((slot) => focusCard(slot.card).type === 'economy');

/** Is this the card chosen for the turn, which waits to be reset, and not one that is resolved besides (ND 20.9)? */
const isChosen = (game: NewDawnState, card: FocusId): boolean =>
  game.frames.some((frame) => frame.step === 'reset' && frame.card === card);

/** The wonders by name. */
export const WONDERS: Readonly<Record<BaseWonderId, Wonder>> = {
  stonehenge: {
    type: 'culture',
    era: 'ancient',
    cost: 7,
    resources: ['marble', 'mercury'],
    afterPlacing(game, seat, space) {
      if (boardOf(game.map).terrain[space] !== 'hill' || hillsAround(game, seat, [space]).length === 0) return;
      push(game, { step: 'spread-over-hills', seat, hills: [space] });
    },
  },
  'hanging-gardens': {
    type: 'culture',
    era: 'ancient',
    cost: 8,
    resources: ['marble', 'diamond'],
    optional: {
      moment: 'start-of-turn',
      possible: (game, seat) => placeable(game, seat, { card: null, limit: 4, near: 'city' }).length > 0,
      begin: (game, seat) => push(game, { step: 'place-tokens', seat, card: null, limit: 4, left: 1, near: 'city' }),
    },
  },
  'forbidden-city': {
    type: 'culture',
    era: 'medieval',
    cost: 9,
    resources: ['marble', 'oil'],
    optional: {
      moment: 'start-of-turn',
      possible: (game, seat) =>
        game.pieces.some(
          (piece, space) =>
            isToken(piece) &&
            pieceOwner(piece) !== seat &&
            !moduleOf(game).isSafe(game, seat, space) &&
            boardOf(game.map).neighbours[space]?.some((next) => ownerAt(game, next) === seat) === true,
        ),
      begin: (game, seat) => push(game, { step: 'destroy-token', seat }),
    },
  },
  'chichen-itza': {
    type: 'culture',
    era: 'medieval',
    cost: 10,
    resources: ['marble', 'mercury'],
    placesInForests: true,
  },
  'sydney-opera-house': {
    type: 'culture',
    era: 'modern',
    cost: 10,
    resources: ['marble', 'diamond'],
    maturesWith: () => true,
  },
  'eiffel-tower': {
    type: 'culture',
    era: 'modern',
    cost: 12,
    resources: ['marble', 'oil'],
    optional: {
      moment: 'start-of-turn',
      possible: maySwapTokens,
      begin: (game, seat) => push(game, { step: 'name-tokens', seat, first: -1 }),
    },
  },
  colossus: {
    type: 'economy',
    era: 'ancient',
    cost: 7,
    resources: ['diamond', 'oil'],
    sharedSteps: 6,
  },
  'great-lighthouse': {
    type: 'economy',
    era: 'ancient',
    cost: 8,
    resources: ['diamond', 'mercury'],
    buildsOnEdge: true,
  },
  'great-zimbabwe': {
    type: 'economy',
    era: 'medieval',
    cost: 9,
    resources: ['diamond', 'oil'],
    storage: 4,
    onLoss(game) {
      game.stored = 0;
    },
    optional: {
      moment: 'start-of-turn',
      possible: (game, seat) => game.stored > 0 && hasRoom(game, seat),
      begin: (game, seat) => push(game, { step: 'withdraw-trade', seat }),
    },
  },
  'machu-picchu': {
    type: 'economy',
    era: 'medieval',
    cost: 10,
    resources: ['diamond', 'mercury'],
    slot: (slot) => (slot <= 2 ? 3 : slot),
  },
  'estadio-do-maracana': {
    type: 'economy',
    era: 'modern',
    cost: 10,
    resources: ['diamond', 'marble'],
    optional: {
      moment: (game) => (game.options.maracanaFirst ? 'before-resolving' : 'after-resolving'),
      possible: (game, seat, card) => isChosen(game, card) && hasOtherEconomy(game.players[seat]?.row ?? [], card),
      begin(game, seat) {
        const economy = game.players[seat]?.row.find((slot) => focusCard(slot.card).type === 'economy');
        if (economy === undefined) return;
        push(game, { step: 'moment', seat, moment: 'after-reset', card: economy.card, slot: 0 });
        push(game, { step: 'reset', seat, card: economy.card });
        push(game, { step: 'resolve', seat, card: economy.card, as: 0 });
      },
    },
  },
  'big-ben': {
    type: 'economy',
    era: 'modern',
    cost: 10,
    resources: ['diamond', 'mercury'],
    attack: caravansNearby,
    defence: caravansNearby,
  },
  oracle: {
    type: 'science',
    era: 'ancient',
    cost: 8,
    resources: ['mercury', 'marble'],
    optional: {
      moment: 'start-of-turn',
      possible: () => true,
      begin: (game, seat) => push(game, { step: 'swap-cards', seat, neighbours: true }),
    },
  },
  pyramids: {
    type: 'science',
    era: 'ancient',
    cost: 9,
    resources: ['mercury', 'oil'],
    onBuild: (game, seat) => push(game, { step: 'raise-card', seat, left: 3, anyLevel: false, raised: [] }),
  },
  'porcelain-tower': {
    type: 'science',
    era: 'medieval',
    cost: 9,
    resources: ['mercury', 'diamond'],
    onBuild: (game, seat) => push(game, { step: 'raise-card', seat, left: 2, anyLevel: true, raised: [] }),
  },
  'potala-palace': {
    type: 'science',
    era: 'medieval',
    cost: 10,
    resources: ['mercury', 'marble'],
    diplomacyLimit: 4,
    onBuild: (game, seat) => push(game, { step: 'take-diplomacy', seat, from: null, left: 3 }),
    onLoss: returnSurplus,
  },
  'oxford-university': {
    type: 'science',
    era: 'modern',
    cost: 10,
    resources: ['mercury', 'marble'],
    replacesAnyType: true,
  },
  kremlin: {
    type: 'science',
    era: 'modern',
    cost: 11,
    resources: ['mercury', 'oil'],
    attack(game, holder, { space, defender }) {
      const owner = ownerAt(game, space);
      if (owner < 0 || owner === holder || defender === null) return 0;
      return reinforcedTokens(game, holder) > reinforcedTokens(game, defender) ? 4 : 0;
    },
  },
  petra: {
    type: 'military',
    era: 'ancient',
    cost: 7,
    resources: ['oil', 'diamond'],
    defence: 2,
    barrier: true,
  },
  'terracotta-army': {
    type: 'military',
    era: 'ancient',
    cost: 8,
    resources: ['oil', 'marble'],
    attack: 2,
  },
  alhambra: {
    type: 'military',
    era: 'medieval',
    cost: 10,
    resources: ['oil', 'marble'],
    attack: 2,
    defence: 2,
  },
  'venetian-arsenal': {
    type: 'military',
    era: 'medieval',
    cost: 10,
    resources: ['oil', 'diamond'],
    optional: {
      moment: 'after-resolving',
      possible: (_game, _seat, _card, slot) => slot === 5,
      begin: (game, seat, card) => push(game, { step: 'resolve', seat, card, as: 1 }),
    },
  },
  'ruhr-valley': {
    type: 'military',
    era: 'modern',
    cost: 11,
    resources: ['oil', 'mercury'],
    defence: 5,
  },
  pentagon: {
    type: 'military',
    era: 'modern',
    cost: 12,
    resources: ['oil', 'diamond'],
    attack: 2,
    unlimitedRange: true,
  },
};

/** All wonders of the base game. */
export const WONDER_IDS = Object.keys(WONDERS) as BaseWonderId[];

/** That wonder's card. */
export const wonderOf = fromBoxes<WonderId, Wonder>(
  () => WONDERS,
  () => TERRA_WONDERS,
);
