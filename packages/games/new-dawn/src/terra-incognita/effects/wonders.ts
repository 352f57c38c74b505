/** What the expansion's wonders do. Verified. */

import { push, type Seat } from '@tabularium/kernel';
import { boardOf } from '../../queries/board.ts';
import type { Effect } from '../../queries/effects.ts';
import { isCity, isFreeCityState, isToken, ownerAt, pieceOwner } from '../../queries/pieces.ts';
import { focusCard, wonderOf } from '../../queries/things.ts';
import { controlledWonders } from '../../queries/wonders.ts';
import { asks } from '../../questions.ts';
import { foundCity } from '../../rules/industry.ts';
import { gainTrade } from '../../rules/trade-tokens.ts';
import type { NewDawnKnown, NewDawnState } from '../../state.ts';
import type { TerraWonderId } from '../content/wonders.ts';
import { edgeSpaces } from '../queries/exploring.ts';
import { terraOf } from '../queries/realms.ts';
import { hasUnreinforcedNearCity } from '../queries/reinforcing.ts';
import { seizableNear } from '../queries/seizing.ts';
import { freeAll } from '../rules/conquest.ts';

/** Statue of Liberty: the rival control tokens next to a city, but for those no effect may touch. */
function isRivalToken(game: NewDawnKnown, seat: Seat, space: number): boolean {
  const piece = game.pieces[space];
  return isToken(piece) && pieceOwner(piece) !== seat && !asks(game).isSafe(game, seat, space);
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

/** The effects by wonder. */
export const TERRA_WONDER_EFFECTS: Readonly<Record<TerraWonderId, Effect>> = {
  colosseum: {
    optional: {
      moment: 'start-of-turn',
      possible: hasUnreinforcedNearCity,
      begin: (game, seat) => push(game, { step: 'reinforce', seat, card: null, left: 1, nearCity: true }),
    },
  },
  'taj-mahal': {
    shift: (game, seat, card) =>
      controlledWonders(game, seat).filter((id) => wonderOf(id).type === focusCard(card).type).length,
  },
  'cristo-redentor': {
    onBuild: embrace,
    onCapture: embrace,
  },
  apadana: {
    onBuild: sendEnvoys,
    onCapture: sendEnvoys,
  },
  'kilwa-kisiwani': {
    afterArrival(game, seat, space) {
      if (ownerAt(game, space) < 0) gainTrade(game, seat, 1);
    },
  },
  orszaghaz: {
    afterArrival(game, seat, space) {
      if (isFreeCityState(game, space)) push(game, { step: 'conquer-visited', seat, space });
    },
  },
  'jebel-barkal': {
    commitsResources: true,
  },
  'huey-teocalli': {
    defence(game, _holder, { space }) {
      const { neighbours, water } = boardOf(game.map);
      return (neighbours[space] ?? []).filter((next) => water[next] === true).length;
    },
  },
  'statue-of-liberty': {
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
    afterArrival(game, seat, space) {
      const owner = ownerAt(game, space);
      if (owner >= 0 && owner !== seat) push(game, { step: 'copy-card', seat, from: owner });
    },
  },
  'university-of-sankore': {
    optional: {
      moment: 'end-of-turn',
      possible: (game) => terraOf(game).turn.replaced,
      begin: (game, seat) => push(game, { step: 'swap-some', seat, only: null, without: 'science' }),
    },
  },
  'amundsen-scott-research-station': {
    builtOnEdge: true,
    onBuild(game, seat, space) {
      if (isCity(game.pieces[space])) return;
      const spaces = boardOf(game.map).neighbours[space] ?? [];
      push(game, { step: 'place-among', seat, spaces: [...spaces], reinforced: false, left: 2 });
      foundCity(game, seat, space);
    },
  },
  'pentagon-ti': {
    attack: 2,
    marchesFar: true,
  },
  'machu-picchu-ti': {
    // Both places numbered 1 and the one numbered 2, judged before any shift (TI 9.7).
    shift: (_game, _seat, _card, place) => (place <= 2 ? 2 : 0),
  },
};
