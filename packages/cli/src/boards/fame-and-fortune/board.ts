/** The table in the terminal: the map, the market, everybody's numbers and one's own civilization. */

import type { FameView } from '@tabularium/fame-and-fortune';
import { coinsOf, readable } from '@tabularium/fame-and-fortune/queries';
import { bold, flow, inSeatColour } from '../../screen.ts';
import { nameOf } from '../picture.ts';
import type { Labels } from './labels.ts';
import { legendLines, mapLines } from './map.ts';
import { battleLines, ownLines, playerTable } from './players.ts';

/** The whole table; the viewer's own things come last, next to the question. */
export function fameBoard(view: FameView, labels: Labels): string[] {
  const game = readable(view);
  const own = view.viewer ?? view.active;
  return [
    ...headLines(view, labels),
    '',
    ...mapLines(game, labels, labels.width),
    ...legendLines(labels),
    '',
    ...marketLines(view, labels),
    '',
    ...playerTable(game, labels),
    ...battleLines(view, labels),
    '',
    ...ownLines(game, view, labels, own),
  ];
}

/** What the viewer can spend. */
export function fameStatus(view: FameView, { own }: Labels): string | undefined {
  const player = view.viewer === null ? undefined : view.players[view.viewer];
  if (player === undefined || view.viewer === null) return undefined;
  const coins = coinsOf(readable(view), view.viewer);
  return `${own.trade} ${player.trade} · ${own.cultureTokens} ${player.culture} · ${own.track} ${player.space}/21 · ${own.coins} ${coins}/15`;
}

function headLines(view: FameView, { own, names, width }: Labels): string[] {
  const first = inSeatColour(view.first, names[view.first] ?? '');
  return flow([bold(own.turn(view.turn, own.phases[view.phase])), own.firstPlayer(first)], width, ' · ');
}

function marketLines(view: FameView, labels: Labels): string[] {
  const { own, width } = labels;
  const wonders = view.wonders.open.flatMap((id) => (id === '' ? [] : [nameOf(labels, 'wonder', id)]));
  const tokens = Object.entries(view.market).map(([id, count]) => `${nameOf(labels, 'resource', id)} ${count}`);
  return [
    ...flow([bold(own.market), ...tokens], width, '  '),
    ...flow([bold(own.wonders), ...wonders, own.wondersLeft(view.wonders.deck.length)], width, '  '),
  ];
}
