/**
 * The fourteen wonders of the expansion, two of which replace base cards of the same name (TI 1.3): type, era, cost,
 * the two kinds of resources that pay for it, and the effect. Verified.
 */

import { push, type Seat } from '@tabularium/kernel';
import { boardOf } from '../../board.ts';
import { focusCard } from '../../content/focus-cards.ts';
import { WONDER_IDS, type Wonder, type WonderId, wonderOf } from '../../content/wonders.ts';
import { moduleOf } from '../../module.ts';
import { isCity, isFreeCityState, isToken, ownerAt, pieceOwner } from '../../queries/pieces.ts';
import { controlledWonders } from '../../queries/wonders.ts';
import { foundCity } from '../../rules/industry.ts';
import { gainTrade } from '../../rules/trade-tokens.ts';
import type { NewDawnState } from '../../state.ts';
import type { TerraWonderId } from '../names.ts';
import { edgeSpaces } from '../queries/exploring.ts';
import { terraOf } from '../queries/realms.ts';
import { hasUnreinforcedNearCity } from '../queries/reinforcing.ts';
import { seizableNear } from '../queries/seizing.ts';
import { freeAll } from '../rules/conquest.ts';

/** Statue of Liberty: the rival control tokens next to a city, but for those no effect may touch. */
function isRivalToken(game: NewDawnState, seat: Seat, space: number): boolean {
  const piece = game.pieces[space];
  return isToken(piece) && pieceOwner(piece) !== seat && !moduleOf(game).isSafe(game, seat, space);
}

/** Cristo Redentor: a rival city within 3 spaces is replaced. */
function embrace(game: NewDawnState, seat: Seat, space: number): void {
  const spaces = seizableNear(game, seat, [space], 3);
  if (spaces.length > 0) push(game, { step: 'seize-city', seat, spaces });
}

/** Apadana: explore from any edge space of a tile, then a token on the new tile. */
function sendEnvoys(game: NewDawnState, seat: Seat): void {
  const spaces = edgeSpaces(game);
  if (spaces.length === 0 || terraOf(game).stack.length === 0) return;
  push(game, { step: 'settle-new-tile', seat, size: boardOf(game.map).size });
  push(game, { step: 'explore-from', seat, spaces });
}

/** The wonders by name. */
export const TERRA_WONDERS: Readonly<Record<TerraWonderId, Wonder>> = {
  colosseum: {
    type: 'culture',
    era: 'ancient',
    cost: 9,
    resources: ['marble', 'oil'],
    optional: {
      moment: 'start-of-turn',
      possible: hasUnreinforcedNearCity,
      begin: (game, seat) => push(game, { step: 'reinforce', seat, card: null, left: 1, nearCity: true }),
    },
  },
  'taj-mahal': {
    type: 'culture',
    era: 'medieval',
    cost: 9,
    resources: ['marble', 'diamond'],
    shift: (game, seat, card) =>
      controlledWonders(game, seat).filter((id) => wonderOf(id).type === focusCard(card).type).length,
  },
  'cristo-redentor': {
    type: 'culture',
    era: 'modern',
    cost: 11,
    resources: ['marble', 'mercury'],
    onBuild: embrace,
    onCapture: embrace,
  },
  apadana: {
    type: 'economy',
    era: 'ancient',
    cost: 8,
    resources: ['diamond', 'marble'],
    onBuild: sendEnvoys,
    onCapture: sendEnvoys,
  },
  'kilwa-kisiwani': {
    type: 'economy',
    era: 'medieval',
    cost: 9,
    resources: ['diamond', 'marble'],
    afterArrival(game, seat, space) {
      if (ownerAt(game, space) < 0) gainTrade(game, seat, 1);
    },
  },
  orszaghaz: {
    type: 'economy',
    era: 'modern',
    cost: 11,
    resources: ['diamond', 'oil'],
    afterArrival(game, seat, space) {
      if (isFreeCityState(game, space)) push(game, { step: 'conquer-visited', seat, space });
    },
  },
  'jebel-barkal': {
    type: 'military',
    era: 'ancient',
    cost: 7,
    resources: ['oil', 'mercury'],
    commitsResources: true,
  },
  'huey-teocalli': {
    type: 'military',
    era: 'medieval',
    cost: 9,
    resources: ['oil', 'mercury'],
    defence(game, _holder, { space }) {
      const { neighbours, water } = boardOf(game.map);
      return (neighbours[space] ?? []).filter((next) => water[next] === true).length;
    },
  },
  'statue-of-liberty': {
    type: 'military',
    era: 'modern',
    cost: 12,
    resources: ['oil', 'marble'],
    beforeTakingCity(game, seat, space) {
      const around = boardOf(game.map).neighbours[space] ?? [];
      freeAll(
        game,
        seat,
        around.filter((next) => isRivalToken(game, seat, next)),
      );
    },
  },
  'great-library': {
    type: 'science',
    era: 'ancient',
    cost: 8,
    resources: ['mercury', 'diamond'],
    afterArrival(game, seat, space) {
      const owner = ownerAt(game, space);
      if (owner >= 0 && owner !== seat) push(game, { step: 'copy-card', seat, from: owner });
    },
  },
  'university-of-sankore': {
    type: 'science',
    era: 'medieval',
    cost: 9,
    resources: ['mercury', 'oil'],
    optional: {
      moment: 'end-of-turn',
      possible: (game) => terraOf(game).turn.replaced,
      begin: (game, seat) => push(game, { step: 'swap-some', seat, only: null, without: 'science' }),
    },
  },
  'amundsen-scott-research-station': {
    type: 'science',
    era: 'modern',
    cost: 10,
    resources: ['mercury', 'diamond'],
    builtOnEdge: true,
    onBuild(game, seat, space) {
      if (isCity(game.pieces[space])) return;
      const spaces = boardOf(game.map).neighbours[space] ?? [];
      push(game, { step: 'place-among', seat, spaces: [...spaces], reinforced: false, left: 2 });
      foundCity(game, seat, space);
    },
  },
  'pentagon-ti': {
    type: 'military',
    era: 'modern',
    cost: 12,
    resources: ['oil', 'diamond'],
    attack: 2,
    marchesFar: true,
  },
  'machu-picchu-ti': {
    type: 'economy',
    era: 'medieval',
    cost: 10,
    resources: ['diamond', 'mercury'],
    // Both places numbered 1 and the one numbered 2, judged before any shift (TI 9.7).
    shift: (_game, _seat, _card, place) => (place <= 2 ? 2 : 0),
  },
};

/** The 36 wonders in the box (TI 1.3, TI 20.2). */
export const wondersInBox = (): WonderId[] => [
  ...WONDER_IDS.filter((id) => id !== 'pentagon' && id !== 'machu-picchu'),
  ...(Object.keys(TERRA_WONDERS) as TerraWonderId[]),
];
