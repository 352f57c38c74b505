/** The Movement Phase: groups move step by step (FF 8). */

import { type Decision, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import { geometryOf, stepsBetween } from '../queries/geometry.ts';
import { reading } from '../queries/memo.ts';
import { playerOf } from '../queries/players.ts';
import { stepProblem } from '../queries/problems.ts';
import {
  canStep,
  discoveriesFrom,
  encounterAt,
  type Group,
  groupOf,
  mayStop,
  mustLeave,
  othersAt,
  speedOf,
  stepsFrom,
  stopsMove,
} from '../queries/reach.ts';
import { has } from '../queries/sources.ts';
import { isRevealed, isWater } from '../queries/squares.ts';
import type { FameAndFortune, FameState, Figure, Square } from '../state.ts';
import type { FameActions, Move, Step } from '../vocabulary/actions.ts';
import type { Journey } from '../vocabulary/frames.ts';
import { cardActions, takeCardAction } from './card-actions.ts';
import { discover } from './discovery.ts';
import { figureOf, tellMove } from './figures.ts';
import { approach, journeyIn, stopHere, travelOn } from './journeys.ts';
import { announce } from './moments.ts';
import { slipTargets } from './slipping.ts';

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
    const found: FameActions['choose-mover'][] = moves;
    for (const action of cardActions(game, seat, 'movement')) found.push(action);
    if (!must) found.push({ type: 'pass' });
    return found;
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
  const speed = speedOf(game, seat);
  const found: Move[] = [];
  for (let at = 0; at < figures.length; at++) {
    const { square, moved } = figures[at] as Figure;
    if (square < 0 || moved || !isFirstReady(figures, at) || game.map.locked.includes(square)) continue;
    const mostArmies = countReady(figures, square, 'army');
    const mostScouts = countReady(figures, square, 'scout');
    for (let armies = mostArmies; armies >= 0; armies--) {
      for (let scouts = mostScouts; scouts >= 0; scouts--) {
        if (armies + scouts === 0) continue;
        const move: Move = { type: 'move', square, armies, scouts };
        if (canSetOut(game, seat, move, chosenFigures(figures, move), speed)) found.push(move);
      }
    }
  }
  return found;
}

/** Is it the first figure of its square that may still move? */
function isFirstReady(figures: readonly Figure[], at: number): boolean {
  const { square } = figures[at] as Figure;
  for (let before = 0; before < at; before++) {
    const other = figures[before] as Figure;
    if (other.square === square && !other.moved) return false;
  }
  return true;
}

/** Figures of that kind in a square that may still move. */
function countReady(figures: readonly Figure[], square: Square, kind: Figure['kind']): number {
  let count = 0;
  for (let at = 0; at < figures.length; at++) {
    const figure = figures[at] as Figure;
    if (figure.square === square && figure.kind === kind && !figure.moved) count++;
  }
  return count;
}

function canSetOut(game: FameState, seat: Seat, move: Move, figures: number[], speed: number): boolean {
  const group = groupOf(game, seat, move.armies, move.scouts);
  return canLeave(game, group, { seat, figures, left: speed }, move.square);
}

/** So many of each kind that have not moved, the first ones of the square. */
function chosenFigures(figures: readonly Figure[], { square, armies, scouts }: Move): number[] {
  const left = { army: armies, scout: scouts };
  const chosen: number[] = [];
  for (let number = 0; number < figures.length; number++) {
    const figure = figures[number] as Figure;
    if (figure.square !== square || figure.moved || left[figure.kind] <= 0) continue;
    left[figure.kind]--;
    chosen.push(number);
  }
  return chosen;
}

/** Where a journey is. */
function placeOf(game: FameState, { seat, figures }: Journey): Square {
  return figureOf(game, seat, figures[0] ?? 0).square;
}

function groupIn(game: FameState, { seat, figures }: Journey): Group {
  const all = playerOf(game, seat).figures;
  let armies = 0;
  for (const number of figures) if (all[number]?.kind === 'army') armies++;
  return groupOf(game, seat, armies, figures.length - armies);
}

/** On the way: ask for the next step, or end the move if there is none. */
export const travel: Procedure<FameAndFortune, 'travel'> = {
  run(game, frame) {
    const journey = journeyIn(game, frame);
    const { seat, figures, left, begun } = journey;
    if (figures.length === 0) return;
    if (reading(game, () => canGoOn(game, journey))) push(game, { step: 'move-step', seat, figures, left, begun });
    else stopHere(game, journey);
  },
};

/** Is there any step, discovery or city to slip into? */
function canGoOn(game: FameState, journey: Journey): boolean {
  return canLeave(game, groupIn(game, journey), journey, placeOf(game, journey));
}

/** Can a group go on from that square? */
function canLeave(
  game: FameState,
  group: Group,
  journey: Pick<Journey, 'seat' | 'figures' | 'left'>,
  from: Square,
): boolean {
  const { left, figures } = journey;
  return (
    canStep(game, group, from, left, figures) ||
    discoveriesFrom(game, group, from, left, figures).length > 0 ||
    slipTargets(game, journey, from).length > 0
  );
}

/** The next step; members may be left behind, the journey may stop (FF 8.2). */
export const moveStep: Decision<FameAndFortune, 'move-step'> = {
  actions(game, journey) {
    const { seat, figures, left, begun } = journey;
    const group = groupIn(game, journey);
    const from = placeOf(game, journey);
    const here = othersAt(game, seat, from, figures);
    const found: FameActions['move-step'][] = [];
    for (const square of stepsFrom(game, group, from, left, figures)) found.push({ type: 'step', square });
    for (const square of discoveriesFrom(game, group, from, left, figures)) found.push({ type: 'discover', square });
    for (const square of slipTargets(game, journey, from)) found.push({ type: 'slip-in', square });
    if (begun) addPartings(game, group, from, here, found);
    const stays = mayStop(game, group, from, here) || (!begun && !mustLeave(game, seat, from));
    if (stays || found.length === 0) found.push({ type: 'stop' });
    for (const action of cardActions(game, seat, 'movement')) found.push(action);
    return found;
  },
  take(game, frame, action) {
    if (action.type === 'use' || action.type === 'play' || action.type === 'reveal') {
      return takeCardAction(game, frame.seat, action);
    }
    pop(game);
    STEPS[action.type](game, frame, action as never);
  },
  tries(game, journey) {
    const from = placeOf(game, journey);
    const near = geometryOf(game.seats).beside[from] ?? [];
    const water = waterWithin(game, groupIn(game, journey), from, journey.left);
    const others = othersOfOne(game, journey).filter((square) => square !== from && !near.includes(square));
    return [...new Set([...near, ...water, ...others])].map((square) =>
      isRevealed(game, square) ? { type: 'step', square } : { type: 'discover', square },
    );
  },
  whyNot(game, journey, action) {
    if (action.type !== 'step' && action.type !== 'discover') return { reason: 'not-now', rule: 'FF 8.2' };
    const group = groupIn(game, journey);
    const isFar = !geometryOf(game.seats).beside[placeOf(game, journey)]?.includes(action.square);
    if (isFar && othersOfOne(game, journey).includes(action.square)) return { reason: 'one-by-one', rule: 'FF 8.1' };
    return stepProblem(game, group, placeOf(game, journey), journey.left, journey.figures, action.square);
  },
};

/** Where figures of the same player stand that are not on this journey: people press them to move them next. */
function othersOfOne(game: FameState, { seat, figures }: Journey): Square[] {
  return playerOf(game, seat).figures.flatMap(({ square }, at) => (square < 0 || figures.includes(at) ? [] : [square]));
}

/** Water farther off than one step that the group would reach if it could enter water: people aim at it (FF 8.3). */
function waterWithin(game: FameState, { water }: Group, from: Square, left: number): Square[] {
  if (water > 0) return [];
  const geometry = geometryOf(game.seats);
  return geometry.squares.filter((square) => {
    const far = stepsBetween(geometry, from, square);
    return far > 1 && far <= left && isRevealed(game, square) && isWater(game, square);
  });
}

type Taking<K extends Step['type']> = (game: FameState, journey: Journey, action: Extract<Step, { type: K }>) => void;

const STEPS: { readonly [K in Step['type']]: Taking<K> } = {
  step(game, journey, { square }) {
    const hot = stopsMove(encounterAt(game, journey.seat, square)) && !has(game, journey.seat, 'ignore-stops');
    if (hot) return approach(game, journey, square, false);
    for (const number of journey.figures) figureOf(game, journey.seat, number).square = square;
    tellMove(game, journey.seat, journey.figures, square);
    goOn(game, journey);
  },
  discover(game, journey, { square }) {
    goOn(game, journey);
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
    travelOn(game, { seat: journey.seat, figures, left: journey.left, begun: journey.begun });
  },
  stop: stopHere,
};

/** One step is taken. */
function goOn(game: FameState, { seat, figures, left }: Journey): void {
  travelOn(game, { seat, figures, left: left - 1, begun: true });
}

/** Members that may stay behind here, by numbers; never the whole group. */
function addPartings(
  game: FameState,
  group: Group,
  from: Square,
  here: number,
  found: FameActions['move-step'][],
): void {
  const { seat, armies, scouts } = group;
  if (armies + scouts < 2 || encounterAt(game, seat, from) !== 'none') return;
  for (let a = 0; a <= armies; a++) {
    for (let s = 0; s <= scouts; s++) {
      if (a + s === 0 || a + s === armies + scouts) continue;
      if (mayStop(game, { ...group, armies: a, scouts: s }, from, here)) {
        found.push({ type: 'leave', armies: a, scouts: s });
      }
    }
  }
}
