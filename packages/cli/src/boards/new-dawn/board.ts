/** A New Dawn in the terminal, with or without expansions: the map, what decides the game, and the players. */

import type { NewDawnKnown, NewDawnView } from '@tabularium/new-dawn';
import { beside, bold, flow, inSeatColour, panes, widthOf } from '../../screen.ts';
import type { Labels } from './labels.ts';
import { eventLines, signLines, siteLines, wonderLines } from './legend.ts';
import { mapLines } from './map.ts';
import { goalLines, playerLines } from './players.ts';

/** A column beside the map is worth having from this width on. */
const NARROWEST = 34;

/** The whole table; the viewer's own things come last, next to the question. */
export function newDawnBoard(view: NewDawnView, labels: Labels): string[] {
  const { width, names } = labels;
  const own = view.viewer ?? view.turn.seat;
  const map = mapLines(view, labels, width);
  const room = width - Math.max(0, ...map.map(widthOf)) - 3;
  const column = room >= NARROWEST ? room : width;
  const aside = [
    ...eventLines(view, labels, column),
    ...wonderLines(view, labels, own, column),
    ...siteLines(view, labels, column),
    ...signLines(labels, column),
  ];
  const seats = names.map((_, seat) => seat).sort((one, other) => Number(one === own) - Number(other === own));
  return [
    ...headLines(view, labels),
    '',
    ...beside(panes(map, width), aside, width),
    '',
    ...goalLines(view, labels, width),
    '',
    ...seats.flatMap((seat) => playerLines(view, labels, seat, width)),
  ];
}

function headLines(game: NewDawnKnown, labels: Labels): string[] {
  const { own: say, names, expansions, width } = labels;
  const starter = names[game.firstPlayer];
  const head = bold(say.head(game.round, starter === undefined ? null : inSeatColour(game.firstPlayer, starter)));
  return flow([head, ...expansions.flatMap((expansion) => expansion.head?.(game, labels) ?? [])], width, ' · ');
}
