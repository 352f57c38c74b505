/** The Movement Phase: groups move step by step (FF 8). */

import { type Decision, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import { reading } from '../queries/memo.ts';
import { playerOf } from '../queries/players.ts';
import {
  canStep,
  discoveriesFrom,
  encounterAt,
  type Group,
  groupOf,
  groupOfFigures,
  mayStop,
  mustLeave,
  othersAt,
  speedOf,
  stepsFrom,
  stopsMove,
} from '../queries/reach.ts';
import type { FameAndFortune, FameState, Figure, Square } from '../state.ts';
import type { Move, Step } from '../vocabulary/actions.ts';
import type { Journey } from '../vocabulary/frames.ts';
import { cardActions, takeCardAction } from './card-actions.ts';
import { discover } from './discovery.ts';
import { figureOf, tellMove } from './figures.ts';
import { announce } from './moments.ts';
import { slipTargets } from './slipping.ts';
import { openMoveWindow } from './windows.ts';

/** Some cards are used before the first figure moves. */
export const movementBegins: Procedure<FameAndFortune, 'movement-begins'> = {
  run(game, { seat }) {
    push(game, { step: 'choose-mover', seat });
    announce(game, 'movement-part-begins', seat);
  },
};

/** Which figures move next, as a group from one square (FF 8.2). */
export const chooseMover: Decision<FameAndFortune, 'choose-mover'> = {
  actions(game, { seat }) {
    const moves = movesOf(game, seat);
    const must = moves.some(({ square }) => mustLeave(game, seat, square));
    return [...moves, ...cardActions(game, seat, 'movement'), ...(must ? [] : [{ type: 'pass' as const }])];
  },
  take(game, { seat }, action) {
    if (action.type === 'pass') return pop(game);
    if (action.type !== 'move') return takeCardAction(game, seat, action);
    const figures = chosenFigures(playerOf(game, seat).figures, action);
    for (const number of figures) figureOf(game, seat, number).moved = true;
    push(game, { step: 'travel', seat, figures, left: speedOf(game, seat), begun: false });
    push(game, { step: 'window', kind: 'move', seat, after: 0, targets: [] });
  },
};

/** Groups that can take a step, by square and numbers. */
function movesOf(game: FameState, seat: Seat): Move[] {
  const { figures } = playerOf(game, seat);
  const squares = new Set(figures.filter(({ square, moved }) => square >= 0 && !moved).map(({ square }) => square));
  const speed = speedOf(game, seat);
  const found: Move[] = [];
  for (const square of squares) {
    if (game.map.locked.includes(square)) continue;
    const ready = (kind: Figure['kind']) =>
      figures.filter((figure) => figure.square === square && figure.kind === kind && !figure.moved).length;
    for (let armies = ready('army'); armies >= 0; armies--) {
      for (let scouts = ready('scout'); scouts >= 0; scouts--) {
        if (armies + scouts === 0) continue;
        const move: Move = { type: 'move', square, armies, scouts };
        if (canSetOut(game, seat, chosenFigures(figures, move), square, speed)) found.push(move);
      }
    }
  }
  return found;
}

function canSetOut(game: FameState, seat: Seat, figures: number[], square: Square, speed: number): boolean {
  const { figures: all } = playerOf(game, seat);
  const group = groupOfFigures(
    game,
    seat,
    figures.flatMap((number) => all[number] ?? []),
  );
  return (
    canStep(game, group, square, speed, figures) ||
    discoveriesFrom(game, group, square, speed, figures).length > 0 ||
    slipTargets(game, { seat, figures, left: speed }, square).length > 0
  );
}

/** So many of each kind that have not moved, the first ones of the square. */
function chosenFigures(figures: readonly Figure[], { square, armies, scouts }: Move): number[] {
  const left = { army: armies, scout: scouts };
  return figures.flatMap((figure, number) => {
    if (figure.square !== square || figure.moved || left[figure.kind] <= 0) return [];
    left[figure.kind]--;
    return [number];
  });
}

/** The figures of a journey that are still alive. */
function alive(game: FameState, { seat, figures }: Journey): number[] {
  return figures.filter((number) => figureOf(game, seat, number).square >= 0);
}

/** Where a journey is. */
function placeOf(game: FameState, { seat, figures }: Journey): Square {
  return figureOf(game, seat, figures[0] ?? 0).square;
}

function groupIn(game: FameState, { seat, figures }: Journey): Group {
  const all = playerOf(game, seat).figures;
  return groupOfFigures(
    game,
    seat,
    figures.flatMap((number) => all[number] ?? []),
  );
}

/** On the way: ask for the next step, or end the move if there is none. */
export const travel: Procedure<FameAndFortune, 'travel'> = {
  run(game, { step: _, ...journey }) {
    const figures = alive(game, journey);
    if (figures.length === 0) return;
    const rest = { ...journey, figures };
    const goesOn = reading(game, () => canGoOn(game, rest));
    if (goesOn) push(game, { step: 'move-step', ...rest });
    else push(game, { step: 'stop-move', ...rest });
  },
};

/** Is there any step, discovery or city to slip into? */
function canGoOn(game: FameState, journey: Journey): boolean {
  const group = groupIn(game, journey);
  const from = placeOf(game, journey);
  return (
    canStep(game, group, from, journey.left, journey.figures) ||
    discoveriesFrom(game, group, from, journey.left, journey.figures).length > 0 ||
    slipTargets(game, journey, from).length > 0
  );
}

/** Steps, discoveries and cities to slip into. */
function waysOn(game: FameState, journey: Journey): Step[] {
  const group = groupIn(game, journey);
  const from = placeOf(game, journey);
  const { left, figures } = journey;
  return [
    ...stepsFrom(game, group, from, left, figures).map((square): Step => ({ type: 'step', square })),
    ...discoveriesFrom(game, group, from, left, figures).map((square): Step => ({ type: 'discover', square })),
    ...slipTargets(game, journey, from).map((square): Step => ({ type: 'slip-in', square })),
  ];
}

/** The next step; members may be left behind, the journey may stop (FF 8.2). */
export const moveStep: Decision<FameAndFortune, 'move-step'> = {
  actions(game, journey) {
    const group = groupIn(game, journey);
    const from = placeOf(game, journey);
    const here = othersAt(game, journey.seat, from, journey.figures);
    const stays = mayStop(game, group, from, here) || (!journey.begun && !mustLeave(game, journey.seat, from));
    const stop: Step[] = stays ? [{ type: 'stop' }] : [];
    const actions = [...waysOn(game, journey), ...partings(game, journey, from, here), ...stop];
    return [
      ...(actions.length > 0 ? actions : [{ type: 'stop' as const }]),
      ...cardActions(game, journey.seat, 'movement'),
    ];
  },
  take(game, frame, action) {
    if (action.type === 'use' || action.type === 'play' || action.type === 'reveal') {
      return takeCardAction(game, frame.seat, action);
    }
    pop(game);
    const { step: _, ...journey } = frame;
    STEPS[action.type](game, journey, action as never);
  },
};

type Taking<K extends Step['type']> = (game: FameState, journey: Journey, action: Extract<Step, { type: K }>) => void;

const STEPS: { readonly [K in Step['type']]: Taking<K> } = {
  step(game, journey, { square }) {
    const group = groupIn(game, journey);
    const hot = stopsMove(encounterAt(game, journey.seat, square)) && !group.flies;
    if (hot) return approach(game, journey, square, false);
    for (const number of journey.figures) figureOf(game, journey.seat, number).square = square;
    tellMove(game, journey.seat, journey.figures, square);
    push(game, { step: 'travel', ...journey, left: journey.left - 1, begun: true });
  },
  discover(game, journey, { square }) {
    push(game, { step: 'travel', ...journey, left: journey.left - 1, begun: true });
    discover(game, journey.seat, placeOf(game, journey), square);
  },
  'slip-in': (game, journey, { square }) => approach(game, journey, square, true),
  leave(game, journey, { armies, scouts }) {
    const left = { army: armies, scout: scouts };
    const figures = journey.figures.filter((number) => {
      const { kind } = figureOf(game, journey.seat, number);
      if (left[kind] <= 0) return true;
      left[kind]--;
      return false;
    });
    push(game, { step: 'travel', ...journey, figures });
  },
  stop: (game, journey) => push(game, { step: 'stop-move', ...journey }),
};

/** Before a step into danger the others may interrupt (FF 8.15). */
function approach(game: FameState, journey: Journey, to: Square, slip: boolean): void {
  push(game, { step: 'enter', ...journey, to, slip, interrupted: false });
  openMoveWindow(game, journey.seat, to);
}

/** Members that may stay behind here, by numbers; never the whole group. */
function partings(game: FameState, journey: Journey, from: Square, here: number): Step[] {
  if (journey.figures.length < 2 || !journey.begun) return [];
  const { armies, scouts } = groupIn(game, journey);
  const found: Step[] = [];
  for (let a = 0; a <= armies; a++) {
    for (let s = 0; s <= scouts; s++) {
      if (a + s === 0 || a + s === armies + scouts) continue;
      const staying = groupOf(game, journey.seat, a, s);
      if (encounterAt(game, journey.seat, from) === 'none' && mayStop(game, staying, from, here)) {
        found.push({ type: 'leave', armies: a, scouts: s });
      }
    }
  }
  return found;
}
