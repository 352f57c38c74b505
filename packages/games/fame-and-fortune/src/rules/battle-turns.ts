/** Battle turns: units played on fronts, clashes, wounds (FF 9.4 to FF 9.7, FF 9.17 to FF 9.19). */

import { type Decision, type Procedure, pop, push } from '@tabularium/kernel';
import { clash, isBarbarian, strengthIn, unitType } from '../queries/combat.ts';
import type { Battle, FameAndFortune, FameState, FrontUnit, Side } from '../state.ts';
import type { BattleAction } from '../vocabulary/actions.ts';
import type { FameFrames } from '../vocabulary/frames.ts';
import { against, battleOf } from './battle.ts';
import { cardActions, couldUseCards, takeCardAction } from './card-actions.ts';
import { announce } from './moments.ts';
import { tell } from './telling.ts';

/** The side plays if it has cards, else the other, until both hands are empty (FF 9.4). */
export const nextBattleTurn: Procedure<FameAndFortune, 'next-battle-turn'> = {
  run(game, { side }) {
    const { hands, seats } = battleOf(game);
    const turn = hands[side].length > 0 ? side : against(side);
    if (hands[turn].length === 0) return push(game, { step: 'battle-ends' });
    push(game, { step: 'battle-turn', seat: seats[turn], side: turn, played: false });
  },
};

/** A unit on a new front or against a lone enemy, with abilities before and after (FF 9.17). */
export const battleTurn: Decision<FameAndFortune, 'battle-turn'> = {
  actions(game, { seat, side, played }) {
    const battle = battleOf(game);
    const cards = isBarbarian(battle, side) ? [] : cardActions(game, seat, 'battle');
    return played ? [...cards, { type: 'end-turn' }] : [...deployments(battle, side), ...cards];
  },
  take(game, frame, action) {
    const { seat, side } = frame;
    if (action.type === 'end-turn') return endTurn(game, side);
    if (action.type !== 'deploy') return takeCardAction(game, seat, action);
    frame.played = true;
    deploy(game, side, action.unit, action.front);
    if (isBarbarian(battleOf(game), side) || !couldUseCards(game, seat, 'battle')) leaveTurn(game, side);
  },
};

/** The turn is over once everything it caused has happened. */
function leaveTurn(game: FameState, side: Side): void {
  const at = game.frames.findLastIndex((frame) => frame.step === 'battle-turn');
  game.frames.splice(at, 1, { step: 'next-battle-turn', side: against(side) });
}

function endTurn(game: FameState, side: Side): void {
  pop(game);
  push(game, { step: 'next-battle-turn', side: against(side) });
}

/** The player plays no unit this time (Sun Tzu). */
export function skipTurn(game: FameState): void {
  const at = game.frames.findLastIndex((frame) => frame.step === 'battle-turn');
  const turn = game.frames[at];
  if (turn?.step === 'battle-turn') leaveTurn(game, turn.side);
}

function deployments(battle: Battle, side: Side): BattleAction[] {
  const found: BattleAction[] = [];
  for (const unit of new Set(battle.hands[side])) {
    found.push({ type: 'deploy', unit, front: battle.fronts.length });
    for (const [front, units] of battle.fronts.entries()) {
      if (units[side] === null && units[against(side)] !== null) found.push({ type: 'deploy', unit, front });
    }
  }
  return found;
}

/** The unit takes its place; against an enemy both clash at once. */
function deploy(game: FameState, side: Side, card: string, at: number): void {
  const battle = battleOf(game);
  const hand = battle.hands[side];
  hand.splice(hand.indexOf(card), 1);
  const unit: FrontUnit = { card, wounds: 0 };
  tell(game, { fact: 'deployed', ...fighting(battle, side, card), front: at, seen: 'all' });
  const front = battle.fronts[at];
  const extra = battle.clash[side];
  battle.clash[side] = 0;
  if (front === undefined) {
    battle.fronts.push(side === 0 ? [unit, null] : [null, unit]);
    return;
  }
  front[side] = unit;
  const enemy = front[against(side)];
  if (enemy === null) return;
  const after = clash(fighter(game, battle, side, unit), fighter(game, battle, against(side), enemy), extra);
  const before = enemy.wounds;
  unit.wounds = after.played;
  enemy.wounds = after.waiting;
  bury(game, battle, at);
  tellWounds(game, side, front[side], 0);
  tellWounds(game, against(side), front[against(side)], before);
}

/** Whose unit that is. */
function fighting(battle: Battle, side: Side, unit: string) {
  return { seat: battle.seats[side], unit, barbarian: isBarbarian(battle, side) };
}

/** The wounds of a unit that still stands, if their number has changed. */
function tellWounds(game: FameState, side: Side, unit: FrontUnit | null, before: number): void {
  if (unit === null || unit.wounds === before) return;
  const whose = fighting(battleOf(game), side, unit.card);
  tell(game, { fact: 'wounds', ...whose, wounds: unit.wounds, seen: 'all' });
}

/** All wounds of that side are healed. */
export function healAll(game: FameState, side: Side): void {
  for (const front of battleOf(game).fronts) {
    const unit = front[side];
    const before = unit?.wounds ?? 0;
    if (unit !== null) unit.wounds = 0;
    tellWounds(game, side, unit, before);
  }
}

function fighter(game: FameState, battle: Battle, side: Side, { card, wounds }: FrontUnit) {
  return { type: unitType(card), strength: strengthIn(game, battle, side, card), wounds };
}

/** Units whose wounds reach their strength are killed (FF 9.7). */
function bury(game: FameState, battle: Battle, at: number): void {
  const front = battle.fronts[at];
  if (front === undefined) return;
  for (const side of [0, 1] as const) {
    const unit = front[side];
    if (unit === null || unit.wounds < strengthIn(game, battle, side, unit.card)) continue;
    front[side] = null;
    battle.killed[side].push(unit.card);
    tell(game, { fact: 'unit-killed', ...fighting(battle, side, unit.card), seen: 'all' });
    if (!isBarbarian(battle, side)) announce(game, 'unit-killed', battle.seats[side]);
  }
}

/** Fronts on which that side has a unit, or a wounded one. */
export function targetsOn(battle: Battle, side: Side, wounded = false): number[] {
  return battle.fronts.flatMap((front, at) => {
    const unit = front[side];
    return unit === null || (wounded && unit.wounds === 0) ? [] : [at];
  });
}

/** Wounds are dealt or healed one at a time (FF 9.19); some must be dealt (FF 21.8). */
export const wound: Decision<FameAndFortune, 'wound'> = {
  actions(game, { side, heal, must }) {
    const hits = targetsOn(battleOf(game), side, heal).map((front) => ({ type: 'hit' as const, front }));
    return must ? hits : [...hits, { type: 'enough' }];
  },
  take(game, { step: _, ...wounds }, action) {
    pop(game);
    if (action.type === 'hit') hit(game, wounds, action.front);
  },
};

type Wounds = FameFrames['wound'];

/** One wound for the unit on that front, or one less; then the rest. */
function hit(game: FameState, wounds: Wounds, front: number): void {
  const battle = battleOf(game);
  const unit = battle.fronts[front]?.[wounds.side];
  if (unit) unit.wounds += wounds.heal ? -1 : 1;
  bury(game, battle, front);
  const left = battle.fronts[front]?.[wounds.side] ?? null;
  tellWounds(game, wounds.side, left, -1);
  dealWounds(game, { ...wounds, left: wounds.left - 1 });
}

/** So many wounds for the units of that side, if there are any; what leaves no choice is dealt (FF 21.16). */
export function dealWounds(game: FameState, wounds: Wounds): void {
  const fronts = wounds.left > 0 ? targetsOn(battleOf(game), wounds.side, wounds.heal) : [];
  const [only] = fronts;
  if (only === undefined) return;
  if (wounds.must && fronts.length === 1) hit(game, wounds, only);
  else push(game, { step: 'wound', ...wounds });
}
