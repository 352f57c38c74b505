/** Where a move ends: battles, huts, villages, relics, cities of one's own (FF 8.5 to FF 8.9, FF 16.2, FF 17.1). */

import { type Decision, type Procedure, pop, push } from '@tabularium/kernel';
import { playerOf } from '../queries/players.ts';
import { encounterAt, stopsMove } from '../queries/reach.ts';
import { centreAt, relicAt } from '../queries/squares.ts';
import type { FameAndFortune, FameState, Square } from '../state.ts';
import type { Journey } from '../vocabulary/frames.ts';
import { cardNamed, libraryOf } from '../vocabulary/library.ts';
import { attack } from './attacks.ts';
import { takeOut } from './discards.ts';
import { figureOf, removeFigure, tellMove } from './figures.ts';
import { approach, journeyIn, travelOn } from './journeys.ts';
import { takeMarker } from './markers.ts';
import { deedOf, pushDeed } from './moments.ts';
import { slipIn } from './slipping.ts';
import { tell } from './telling.ts';
import { openMoveWindow } from './windows.ts';

/** A step into danger happens, unless somebody interrupted: then the mover chooses again (FF 8.15). */
export const enter: Procedure<FameAndFortune, 'enter'> = {
  run(game, frame) {
    const { to, slip, interrupted } = frame;
    const journey = journeyIn(game, frame);
    if (journey.figures.length === 0) return;
    if (interrupted) return travelOn(game, journey);
    if (slip) return slipIn(game, journey, to);
    push(game, { step: 'move-over', seat: journey.seat, square: to });
    meet(game, journey, to);
  },
};

/** The group meets what is in the square. */
function meet(game: FameState, { seat, figures }: Journey, square: Square): void {
  const encounter = encounterAt(game, seat, square);
  if (encounter === 'enemy' || encounter === 'enemy-centre' || encounter === 'village') {
    return attack(game, seat, figures, square);
  }
  for (const number of figures) figureOf(game, seat, number).square = square;
  tellMove(game, seat, figures, square);
  if (encounter === 'hut') takeMarker(game, seat, square);
}

/** The group stops where it is. Who flies may stop where others are stopped. */
export const stopMove: Procedure<FameAndFortune, 'stop-move'> = {
  run(game, journey) {
    const { seat, figures } = journey;
    const square = figureOf(game, seat, figures[0] ?? 0).square;
    const encounter = encounterAt(game, seat, square);
    if (stopsMove(encounter)) return approach(game, journey, square, false);
    push(game, { step: 'move-over', seat, square });
    if (encounter === 'relic') takeRelic(game, journey, square);
    else if (encounter === 'own-centre') {
      for (const figure of figures.toReversed()) push(game, { step: 'disband', seat, figure, city: square });
    }
  },
};

/** The move has ended: the others may answer once more (FF 8.15). */
export const moveOver: Procedure<FameAndFortune, 'move-over'> = {
  run: (game, { seat, square }) => openMoveWindow(game, seat, square),
};

/** Some relics are rewarded in the next Start of Turn. */
const NEXT_TURN = 'start-of-next-turn';

/** The first army to end a move on a relic takes it (FF 16.2, FF 16.3). */
function takeRelic(game: FameState, { seat, figures }: Journey, square: Square): void {
  const relic = relicAt(game, square);
  if (!figures.some((number) => figureOf(game, seat, number).kind === 'army')) return;
  takeOut(game.map.relics, ({ id }) => id === relic);
  tell(game, { fact: 'relic', seat, relic, seen: 'all' });
  const card = cardNamed(libraryOf(game.options), `relic:${relic}`);
  if (card.automatic.has(NEXT_TURN)) playerOf(game, seat).rewards.push({ id: relic, turn: game.turn });
  else pushDeed(game, deedOf(seat, card.source, 0));
}

/** A figure in an own centre is disbanded, for a marker on the city if it has none (FF 17). */
export const disband: Decision<FameAndFortune, 'disband'> = {
  actions(game, { city }) {
    const free = centreAt(game, city)?.marker === '' && game.supply.cityMarkers > 0;
    return free
      ? [
          { type: 'disband', marker: true },
          { type: 'disband', marker: false },
        ]
      : [{ type: 'disband', marker: false }];
  },
  take(game, { seat, figure, city }, { marker }) {
    pop(game);
    const { kind } = figureOf(game, seat, figure);
    removeFigure(game, seat, figure);
    const site = centreAt(game, city);
    if (!marker || site === undefined) return;
    site.marker = kind === 'army' ? 'fortification' : 'caravan';
    game.supply.cityMarkers--;
    tell(game, { fact: 'city-marker', seat, marker: site.marker, city, seen: 'all' });
  },
};
