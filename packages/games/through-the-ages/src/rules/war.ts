/** Wars: declared now, resolved at the start of the next own turn (TA 6). */

import { type Decision, emit, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import { levelOf, specialOf, warOf } from '../queries/cards.ts';
import { attackBonus, sacrificeable, spoilsOf, unitStrength } from '../queries/combat.ts';
import { playerOf } from '../queries/players.ts';
import { total } from '../queries/powers.ts';
import { strengthRating } from '../queries/ratings.ts';
import type { AgesState } from '../state.ts';
import type { ThroughTheAges } from '../vocabulary.ts';
import { putIntoPlay } from './actions/develop.ts';
import { announceSacrifice, openAttack } from './aggression.ts';
import { changing, deprive, give } from './gains.ts';

/** The card lies in front of the declarer until the next own turn (TA 6.1, 6.2). */
export function declareWar(game: AgesState, seat: Seat, card: string, rival: Seat): void {
  openAttack(game, seat, card, rival, warOf(card).militaryActions);
  playerOf(game, seat).wars.push({ card, target: rival });
  emit(game, { fact: 'war-declared', seat, card, rival, seen: 'all' });
}

/** Start of the turn: the wars declared last turn are resolved in order (TA 6.3, 6.5). */
export const wars: Procedure<ThroughTheAges, 'wars'> = {
  run(game, { seat }) {
    for (const { card, target } of playerOf(game, seat).wars.toReversed()) {
      push(game, { step: 'war-sacrifice', seat, attacker: seat, card, target, units: [] });
    }
  },
};

/** Both sides may sacrifice a unit if they have the castle, the declarer first (TA 18.I9). */
export const warSacrifice: Decision<ThroughTheAges, 'war-sacrifice'> = {
  actions: (game, { seat }) => [
    ...sacrificeable(game, seat).map((card) => ({ type: 'sacrifice' as const, card })),
    { type: 'done' },
  ],
  take(game, frame, action) {
    const { attacker, card, target } = frame;
    if (action.type === 'sacrifice') announceSacrifice(game, frame.seat, action.card, frame.seat === attacker);
    const units = [...frame.units, action.type === 'sacrifice' ? action.card : ''];
    pop(game);
    if (units.length < 2) push(game, { step: 'war-sacrifice', seat: target, attacker, card, target, units });
    else push(game, { step: 'war-ends', attacker, card, target, units });
  },
};

/** Compare strengths; the stronger side takes what the card says (TA 6.3). */
export const warEnds: Procedure<ThroughTheAges, 'war-ends'> = {
  run(game, { attacker, card, target, units }) {
    const [attackUnit = '', guard = ''] = units;
    const attack = strengthRating(game, attacker) + attackBonus(game, attacker, target) + unitStrength(attackUnit);
    const sheltered = guard === '' ? 0 : unitStrength(guard) + total(game, target, 'sacrificedGuard');
    const advantage = attack - strengthRating(game, target) - sheltered;
    const [winner, loser] = advantage > 0 ? [attacker, target] : [target, attacker];
    emit(game, {
      fact: 'war-ended',
      seat: attacker,
      card,
      rival: target,
      winner: advantage === 0 ? -1 : winner,
      advantage: Math.abs(advantage),
      seen: 'all',
    });
    removeWar(game, attacker, card);
    if (guard !== '') push(game, { step: 'fallen', seat: target, card: guard });
    if (attackUnit !== '') push(game, { step: 'fallen', seat: attacker, card: attackUnit });
    if (advantage !== 0) takeSpoils(game, winner, loser, card, Math.abs(advantage));
  },
};

function removeWar(game: AgesState, attacker: Seat, card: string): void {
  const player = playerOf(game, attacker);
  player.wars.splice(
    player.wars.findIndex((war) => war.card === card),
    1,
  );
  game.openDiscards[levelOf(card)]?.push(card);
}

function takeSpoils(game: AgesState, winner: Seat, loser: Seat, card: string, advantage: number): void {
  if (warOf(card).orTechnologies) return push(game, { step: 'spoils', seat: winner, from: loser, left: advantage });
  give(game, winner, deprive(game, loser, spoilsOf(card, advantage), 'attacks'), 'attacks');
}

/** War over Technology: special technologies whose cost fits, then the rest in science. */
export const spoils: Decision<ThroughTheAges, 'spoils'> = {
  actions(game, { seat, from, left }) {
    const { specials, civilHand } = playerOf(game, seat);
    const fitting = playerOf(game, from).specials.filter(
      (card) => specialOf(card).develop <= left && !specials.includes(card) && !civilHand.includes(card),
    );
    return [...fitting.map((card) => ({ type: 'take-card' as const, card })), { type: 'done' }];
  },
  take(game, frame, action) {
    const { seat, from } = frame;
    if (action.type === 'done') {
      pop(game);
      return give(game, seat, deprive(game, from, { science: frame.left }, 'attacks'), 'attacks');
    }
    const { specials } = playerOf(game, from);
    frame.left -= specialOf(action.card).develop;
    emit(game, { fact: 'captured', seat, card: action.card, from, seen: 'all' });
    changing(game, () => {
      specials.splice(specials.indexOf(action.card), 1);
    });
    putIntoPlay(game, seat, action.card);
  },
};
