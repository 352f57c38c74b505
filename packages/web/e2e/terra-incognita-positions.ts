/** Games of Terra Incognita for five, played by chance up to a moment worth looking at. */

import { act, awaited, isOver, legal, luckFrom, type Seat, seedFrom, start } from '@tabularium/kernel';
import { type NewDawnState, newDawn } from '@tabularium/new-dawn';
import { agendasOn } from '@tabularium/new-dawn/content';
import { asks, ownerAt } from '@tabularium/new-dawn/queries';
import { explorationPlaces } from '@tabularium/new-dawn/terra-incognita';
import type { SavedTable } from '../src/session/store.ts';
import { kept } from './kept.ts';
import { isAsked, lively, playedTo } from './new-dawn-positions.ts';

type Moment = (game: NewDawnState) => boolean;

const SEATS = 5;
/** So many games are tried, each for so many moves: a change of the rules may lead all of them elsewhere. */
const GAMES = 100;
const MOVES = 2500;

/** The table at the first such moment that chance comes to; looked for once. */
export const terraTable = (name: keyof typeof TERRA_MOMENTS): SavedTable =>
  kept(`terra ${name}`, () => search(name, TERRA_MOMENTS[name]));

function search(name: string, moment: Moment): SavedTable {
  for (let game = 1; game <= GAMES; game++) {
    const seed = `x${game}`;
    if (comesTo(seed, moment)) return playedTo({ id: `ti-${name}`, seats: SEATS, seed, moment });
  }
  throw new Error(`No game comes to the moment "${name}".`);
}

/** Does the game of that seed come to the moment? Played without a record, which is much faster. */
function comesTo(seed: string, moment: Moment): boolean {
  const game = start(newDawn, { seats: SEATS, seed: seedFrom(seed), options: {} });
  const luck = luckFrom(seedFrom(`${seed} luck`));
  for (let moves = 0; moves < MOVES && !isOver(game); moves++) {
    if (moment(game)) return true;
    const seat = awaited(game)[0] ?? 0;
    const action = lively(legal(newDawn, game, seat), luck);
    if (action === undefined) return false;
    act(newDawn, game, seat, action);
  }
  return false;
}

/** Has the person an action of that type? */
const offers = (game: NewDawnState, type: string): boolean =>
  legal(newDawn, game, 0).some((action) => action.type === type);

/** Could the army that moves attack a rival's piece with its next step? */
const hasPrey = (game: NewDawnState): boolean =>
  legal(newDawn, game, 0).some((action) => action.type === 'march' && ownerAt(game, action.space) > 0);

/** Are there so many new cards to choose from? */
const hasCards = (game: NewDawnState, many: number): boolean =>
  legal(newDawn, game, 0).filter(({ type }) => type === 'gain').length >= many;

/** Would a tile explored from where the moving figure is fit somewhere? */
function hasRoom(game: NewDawnState): boolean {
  const frame = game.frames.at(-1);
  return frame?.step === 'move-caravan' && explorationPlaces(game.map, frame.at).length > 0;
}

/** Has that seat an agenda on as many victory cards as are needed? */
function wins(game: NewDawnState, seat: Seat): boolean {
  const agendas = game.players[seat]?.agendas ?? [];
  const done = game.victoryCards.filter((card) => agendasOn(card).some((agenda) => agendas.includes(agenda)));
  return done.length >= asks(game).cardsToWin(game);
}

/** The moments the pictures and tests show; in all of them the first seat is asked. */
export const TERRA_MOMENTS = {
  fort: (game) => isAsked(game, 'place-fort'),
  capital: (game) => isAsked(game, 'take-tile'),
  survey: (game) => isAsked(game, 'survey') && offers(game, 'look'),
  explore: (game) => isAsked(game, 'move-caravan') && offers(game, 'explore') && hasRoom(game),
  middle: (game) => game.round >= 24 && isAsked(game, 'choose-focus'),
  government: (game) => game.round >= 8 && isAsked(game, 'change-government'),
  march: (game) => game.round >= 8 && isAsked(game, 'move-army') && hasPrey(game),
  target: (game) => isAsked(game, 'choose-target'),
  fight: (game) => isAsked(game, 'fight-on') && game.frames.at(-1)?.step === 'fight-on' && game.turn.seat === 0,
  district: (game) => game.round >= 12 && isAsked(game, 'place-district') && offers(game, 'district'),
  card: (game) => isAsked(game, 'gain-card') && hasCards(game, 7),
  last: (game) => isAsked(game, 'choose-focus') && game.players.some((_, seat) => wins(game, seat)),
} as const satisfies Record<string, Moment>;
