/** A New Dawn in the terminal, with or without expansions: the map, what decides the game, and the players. */

import type { NewDawnState, NewDawnView } from '@tabularium/new-dawn';
import { beside, bold, inSeatColour, widthOf } from '../../screen.ts';
import type { Labels } from './labels.ts';
import { eventLines, signLines, siteLines, wonderLines } from './legend.ts';
import { mapLines } from './map.ts';
import { goalLines, playerLines } from './players.ts';

/** The game's questions read nothing that a view hides but the covered cards of the wonder decks, which they pass over. */
const asState = (view: NewDawnView): NewDawnState => view as unknown as NewDawnState;

/** A column beside the map is worth having from this width on. */
const NARROWEST = 34;

/** The whole table; the viewer's own things come last, next to the question. */
export function newDawnBoard(view: NewDawnView, labels: Labels): string[] {
  const { width, names } = labels;
  const game = asState(view);
  const own = view.viewer ?? view.turn.seat;
  const map = mapLines(game, labels, width);
  const room = width - Math.max(0, ...map.map(widthOf)) - 3;
  const column = room >= NARROWEST ? room : width;
  const aside = [
    ...eventLines(game, labels, column),
    ...wonderLines(game, labels, own, column),
    ...siteLines(game, labels, column),
    ...signLines(labels, column),
  ];
  const seats = names.map((_, seat) => seat).sort((one, other) => Number(one === own) - Number(other === own));
  return [
    headLine(game, labels),
    '',
    ...beside(map, aside, width),
    '',
    ...goalLines(game, labels, width),
    '',
    ...seats.flatMap((seat) => playerLines(game, labels, seat, width)),
  ];
}

function headLine(game: NewDawnState, labels: Labels): string {
  const { own: say, names, expansions } = labels;
  const head = bold(say.head(game.round, inSeatColour(game.firstPlayer, names[game.firstPlayer] ?? '')));
  return [head, ...expansions.flatMap((expansion) => expansion.head?.(game, labels) ?? [])].join(' · ');
}
