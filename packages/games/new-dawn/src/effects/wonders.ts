/** What the world wonders do. Single source: the effects of Machu Picchu and Pentagon. */

import { push } from '@tabularium/kernel';
import type { FocusId } from '../content/focus-cards.ts';
import type { WONDERS } from '../content/wonders.ts';
import { boardOf } from '../queries/board.ts';
import { maySwapTokens, reinforcedTokens } from '../queries/control.ts';
import type { Effect } from '../queries/effects.ts';
import { isToken, ownerAt, pieceOwner } from '../queries/pieces.ts';
import { hillsAround, placeable } from '../queries/placing.ts';
import { playerOf } from '../queries/players.ts';
import { focusCard } from '../queries/things.ts';
import { hasRoom } from '../queries/trade.ts';
import { asks } from '../questions.ts';
import { returnSurplus } from '../rules/diplomacy.ts';
import { tell } from '../rules/telling.ts';
import type { NewDawnKnown } from '../state.ts';

/** Big Ben: 2 for each own caravan next to the defending space. */
const caravansNearby: Exclude<Effect['attack'], number | undefined> = (game, holder, { space }) => {
  const near = boardOf(game.map).neighbours[space] ?? [];
  return 2 * playerOf(game, holder).caravans.filter((at) => near.includes(at)).length;
};

/** Does the row hold an economy card besides this one? Maracanã's question. */
const hasOtherEconomy = (row: readonly { card: FocusId }[], card: FocusId): boolean =>
  focusCard(card).type !== 'economy' && row.some((slot) => focusCard(slot.card).type === 'economy');

/** Is this the card chosen for the turn, which waits to be reset, and not one that is resolved besides (ND 20.9)? */
const isChosen = (game: NewDawnKnown, card: FocusId): boolean =>
  game.frames.some((frame) => frame.step === 'reset' && frame.card === card);

/** The effects by wonder. */
export const WONDER_EFFECTS: Readonly<Record<keyof typeof WONDERS, Effect>> = {
  stonehenge: {
    afterPlacing(game, seat, space) {
      if (boardOf(game.map).terrain[space] !== 'hill' || hillsAround(game, seat, [space]).length === 0) return;
      push(game, { step: 'spread-over-hills', seat, hills: [space] });
    },
  },
  'hanging-gardens': {
    optional: {
      moment: 'start-of-turn',
      possible: (game, seat) => placeable(game, seat, { card: null, limit: 4, near: 'city' }).length > 0,
      begin: (game, seat) => push(game, { step: 'place-tokens', seat, card: null, limit: 4, left: 1, near: 'city' }),
    },
  },
  'forbidden-city': {
    optional: {
      moment: 'start-of-turn',
      possible: (game, seat) =>
        game.pieces.some(
          (piece, space) =>
            isToken(piece) &&
            pieceOwner(piece) !== seat &&
            !asks(game).isSafe(game, seat, space) &&
            boardOf(game.map).neighbours[space]?.some((next) => ownerAt(game, next) === seat) === true,
        ),
      begin: (game, seat) => push(game, { step: 'destroy-token', seat }),
    },
  },
  'chichen-itza': {
    placesInForests: true,
  },
  'sydney-opera-house': {
    maturesWith: () => true,
  },
  'eiffel-tower': {
    optional: {
      moment: 'start-of-turn',
      possible: maySwapTokens,
      begin: (game, seat) => push(game, { step: 'name-tokens', seat, first: -1 }),
    },
  },
  colossus: {
    sharedSteps: 6,
  },
  'great-lighthouse': {
    buildsOnEdge: true,
  },
  'great-zimbabwe': {
    storage: 4,
    onLoss(game, seat) {
      if (game.stored > 0) tell(game, { fact: 'storage-lost', seat, count: game.stored });
      game.stored = 0;
    },
    optional: {
      moment: 'start-of-turn',
      possible: (game, seat) => game.stored > 0 && hasRoom(game, seat),
      begin: (game, seat) => push(game, { step: 'withdraw-trade', seat }),
    },
  },
  'machu-picchu': {
    slot: (slot) => (slot <= 2 ? 3 : slot),
  },
  'estadio-do-maracana': {
    optional: {
      moment: (game) => (game.options.maracanaFirst ? 'before-resolving' : 'after-resolving'),
      possible: (game, seat, card) => isChosen(game, card) && hasOtherEconomy(playerOf(game, seat).row, card),
      begin(game, seat) {
        const economy = playerOf(game, seat).row.find((slot) => focusCard(slot.card).type === 'economy');
        if (economy === undefined) return;
        push(game, { step: 'moment', seat, moment: 'after-reset', card: economy.card, slot: 0 });
        push(game, { step: 'reset', seat, card: economy.card });
        push(game, { step: 'resolve', seat, card: economy.card, as: 0 });
      },
    },
  },
  'big-ben': {
    attack: caravansNearby,
    defence: caravansNearby,
  },
  oracle: {
    optional: {
      moment: 'start-of-turn',
      possible: () => true,
      begin: (game, seat) => push(game, { step: 'swap-cards', seat, neighbours: true }),
    },
  },
  pyramids: {
    onBuild: (game, seat) => push(game, { step: 'raise-card', seat, left: 3, anyLevel: false, raised: [] }),
  },
  'porcelain-tower': {
    onBuild: (game, seat) => push(game, { step: 'raise-card', seat, left: 2, anyLevel: true, raised: [] }),
  },
  'potala-palace': {
    diplomacyLimit: 4,
    onBuild: (game, seat) => push(game, { step: 'take-diplomacy', seat, from: null, left: 3 }),
    onLoss: returnSurplus,
  },
  'oxford-university': {
    replacesAnyType: true,
  },
  kremlin: {
    attack(game, holder, { space, defender }) {
      const owner = ownerAt(game, space);
      if (owner < 0 || owner === holder || defender === null) return 0;
      return reinforcedTokens(game, holder) > reinforcedTokens(game, defender) ? 4 : 0;
    },
  },
  petra: {
    defence: 2,
    barrier: true,
  },
  'terracotta-army': {
    attack: 2,
  },
  alhambra: {
    attack: 2,
    defence: 2,
  },
  'venetian-arsenal': {
    optional: {
      moment: 'after-resolving',
      possible: (_game, _seat, _card, slot) => slot === 5,
      begin: (game, seat, card) => push(game, { step: 'resolve', seat, card, as: 1 }),
    },
  },
  'ruhr-valley': {
    defence: 5,
  },
  pentagon: {
    attack: 2,
    unlimitedRange: true,
  },
};
