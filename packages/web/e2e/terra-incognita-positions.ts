/** Games of Terra Incognita for five, played by chance up to a moment worth looking at. */

import { legal, type Seat } from '@tabularium/kernel';
import { type NewDawnState, newDawn } from '@tabularium/new-dawn';
import { agendasOn } from '@tabularium/new-dawn/content';
import { explorationPlaces, moduleOf } from '@tabularium/new-dawn/queries';
import { isAsked, type Wish } from './new-dawn-positions.ts';

/** Has the person an action of that type? */
const offers = (game: NewDawnState, type: string): boolean =>
  legal(newDawn, game, 0).some((action) => action.type === type);

/** Would a tile explored from where the moving figure is fit somewhere? */
function hasRoom(game: NewDawnState): boolean {
  const frame = game.frames.at(-1);
  return frame?.step === 'move-caravan' && explorationPlaces(game.map, frame.at).length > 0;
}

/** Has that seat an agenda on as many victory cards as are needed? */
function wins(game: NewDawnState, seat: Seat): boolean {
  const agendas = game.players[seat]?.agendas ?? [];
  const done = game.victoryCards.filter((card) => agendasOn(card).some((agenda) => agendas.includes(agenda)));
  return done.length >= moduleOf(game).cardsToWin(game);
}

/** The moments the pictures and tests show. */
export const TERRA_MOMENTS = {
  fort: { id: 'ti-fort', seats: 5, seed: 't1', moment: (game) => isAsked(game, 'place-fort') },
  capital: { id: 'ti-capital', seats: 5, seed: 't1', moment: (game) => isAsked(game, 'take-tile') },
  middle: {
    id: 'ti-middle',
    seats: 5,
    seed: 't4',
    moment: (game) => game.round >= 24 && isAsked(game, 'choose-focus'),
  },
  explore: {
    id: 'ti-explore',
    seats: 5,
    seed: 't2',
    moment: (game) => isAsked(game, 'move-caravan') && offers(game, 'explore') && hasRoom(game),
  },
  government: {
    id: 'ti-government',
    seats: 5,
    seed: 't3',
    moment: (game) => game.round >= 8 && isAsked(game, 'change-government'),
  },
  march: { id: 'ti-march', seats: 5, seed: 't4', moment: (game) => game.round >= 20 && isAsked(game, 'move-army') },
  fight: { id: 'ti-fight', seats: 5, seed: 't5', moment: (game) => game.round >= 10 && isAsked(game, 'fight-on') },
  district: {
    id: 'ti-district',
    seats: 5,
    seed: 't4',
    moment: (game) => game.round >= 12 && isAsked(game, 'place-district') && offers(game, 'district'),
  },
  last: {
    id: 'ti-last',
    seats: 5,
    seed: 'w12',
    moment: (game) => isAsked(game, 'choose-focus') && game.players.some((_, seat) => wins(game, seat)),
  },
} as const satisfies Record<string, Wish>;
