/** A battle from its beginning to the first unit: events, hands, bonus cards (FF 9.1 to FF 9.4, FF 9.14, FF 9.16). */

import { type Decision, type Procedure, pop, push, type Seat, shuffle } from '@tabularium/kernel';
import { BARBARIANS } from '../content/limits.ts';
import { isUnit, unitsLeft } from '../queries/building.ts';
import { bonusIn, handSizeIn, isBarbarian } from '../queries/combat.ts';
import { playerOf } from '../queries/players.ts';
import { activeCards } from '../queries/sources.ts';
import { centreAt } from '../queries/squares.ts';
import type { Battle, FameAndFortune, FameState, Side } from '../state.ts';
import type { Play } from '../vocabulary/actions.ts';
import { libraryOf } from '../vocabulary/library.ts';
import { begin, mayUse } from './deeds.ts';
import { drawFrom, eventLevel } from './discards.ts';
import { announce, deedOf, pushDeed } from './moments.ts';
import { tell } from './telling.ts';

/** The battle being fought. */
export function battleOf(game: FameState): Battle {
  if (game.battle === null) throw new Error('There is no battle.');
  return game.battle;
}

/** The other side. */
export const against = (side: Side): Side => (side === 0 ? 1 : 0);

/** Walls fall to some attackers; then the defender, then the attacker may play events, and the hands are drawn. */
export const battleBegins: Procedure<FameAndFortune, 'battle-begins'> = {
  run(game) {
    const battle = battleOf(game);
    const [attacker] = battle.seats;
    push(game, { step: 'draw-hands' });
    for (const side of [0, 1] as const) {
      const seat = battle.seats[side];
      if (!isBarbarian(battle, side) && couldPlay(game, seat)) push(game, { step: 'battle-before-draw', seat, side });
    }
    for (const card of activeCards(game, attacker)) {
      for (const effect of card.automatic.get('battle-before-draw') ?? []) {
        pushDeed(game, deedOf(attacker, card.source, effect));
      }
    }
  },
};

const BEFORE_DRAW = 'battle-before-draw';

/** Could the player hold an event for this moment, by the backs of the cards? */
function couldPlay(game: FameState, seat: Seat): boolean {
  const { events } = libraryOf(game.options);
  const levels = new Set(playerOf(game, seat).events.map((event) => eventLevel(game, event)));
  return Object.values(events).some(({ level, effect }) => levels.has(level) && effect.when === BEFORE_DRAW);
}

/** Events before the hands are drawn (FF 9.2). */
export const battleBeforeDraw: Decision<FameAndFortune, 'battle-before-draw'> = {
  actions(game, { seat }) {
    const { cards } = libraryOf(game.options);
    const plays = [...new Set(playerOf(game, seat).events)].flatMap((event): Play[] => {
      if (!cards.event[event]?.uses.has(BEFORE_DRAW) || !mayUse(game, deedOf(seat, `event:${event}`, 0))) return [];
      return [{ type: 'play', event }];
    });
    return [...plays, { type: 'pass' }];
  },
  take(game, { seat }, action) {
    if (action.type === 'pass') return pop(game);
    begin(game, deedOf(seat, `event:${action.event}`, 0));
  },
};

/** Both draw from their standing forces, barbarians from the market (FF 9.2, FF 9.14). */
export const drawHands: Procedure<FameAndFortune, 'draw-hands'> = {
  run(game) {
    const battle = battleOf(game);
    const city = battle.kind === 'city' ? centreAt(game, battle.square) : undefined;
    battle.walled = city?.walls ?? false;
    push(game, { step: 'battle-start' });
    drawHand(game, battle, 0);
    if (isBarbarian(battle, 1)) drawBarbarians(game, battle);
    else drawHand(game, battle, 1);
  },
};

function drawHand(game: FameState, battle: Battle, side: Side): void {
  const { forces } = playerOf(game, battle.seats[side]);
  shuffle(game, 'fate', forces);
  battle.hands[side] = forces.splice(0, handSizeIn(game, battle, side));
}

/** One card of each type; who plays the barbarians chooses a deck for each that is missing. */
function drawBarbarians(game: FameState, battle: Battle): void {
  let missing = 0;
  for (const type of BARBARIANS) {
    const card = drawFrom(game, game.units[type], 'units');
    if (card === undefined) missing++;
    else battle.hands[1].push(card);
  }
  if (missing > 0 && barbarianDecks(game).length > 0) {
    push(game, { step: 'barbarian-deck', seat: battle.seats[1], left: missing });
  }
}

const barbarianDecks = (game: FameState) => BARBARIANS.filter((type) => unitsLeft(game, type));

/** From which deck a missing barbarian comes. */
export const barbarianDeck: Decision<FameAndFortune, 'barbarian-deck'> = {
  actions: (game) => barbarianDecks(game).map((unit) => ({ type: 'draw-from', unit })),
  take(game, { seat, left }, { unit }) {
    pop(game);
    const card = isUnit(unit) ? drawFrom(game, game.units[unit], 'units') : undefined;
    if (card !== undefined) battleOf(game).hands[1].push(card);
    if (left > 1 && barbarianDecks(game).length > 0) push(game, { step: 'barbarian-deck', seat, left: left - 1 });
  },
};

/** Abilities at the start of the battle, the defender's first, then the bonus cards. */
export const battleStart: Procedure<FameAndFortune, 'battle-start'> = {
  run(game) {
    const battle = battleOf(game);
    push(game, { step: 'take-bonus' });
    announce(game, 'battle-start', battle.seats[0]);
    if (!isBarbarian(battle, 1)) announce(game, 'battle-start', battle.seats[1]);
  },
};

/** Who has the higher bonus takes a card set to the difference (FF 9.3); walls let the attacker begin (FF 9.4). */
export const takeBonus: Procedure<FameAndFortune, 'take-bonus'> = {
  run(game) {
    const battle = battleOf(game);
    const difference = bonusIn(game, battle, 0) - bonusIn(game, battle, 1);
    battle.bonus = [Math.max(0, difference), Math.max(0, -difference)];
    tell(game, {
      fact: 'battle-hands',
      hands: [battle.hands[0].length, battle.hands[1].length],
      bonus: [...battle.bonus],
      seen: 'all',
    });
    push(game, { step: 'next-battle-turn', side: battle.walled ? 0 : 1 });
  },
};
