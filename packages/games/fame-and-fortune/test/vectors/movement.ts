/** Worked examples of movement, relics and disbanding (FF 8, FF 16, FF 17). */

import { geometryOf } from '../../src/queries/geometry.ts';
import { statOf } from '../../src/queries/sources.ts';
import type { Table } from '../table.ts';
import { type Answers, at, attack, board, during, facing, go, HOME, type Loose, moves, step, wonder } from './board.ts';

const step2 = (bent: Table, figure: Loose, target: Loose): boolean => {
  const square = at(8, 3);
  if (target === 'hut' || target === 'village')
    bent.game.map.markers[square] = { kind: target, id: 'iron', seenBy: [] };
  else bent.game.map.relics = [{ id: 'school-of-confucius', square }];
  const group = { armies: 0, scouts: 0 };
  for (const kind of figure) {
    bent.figure(0, kind, at(7, 3));
    if (kind === 'army') group.armies++;
    else group.scouts++;
  }
  moves(bent).does(go(at(7, 3), group.armies, group.scouts));
  return bent.allows(step(square));
};

const ruled = (government = 'despotism', options: object = {}) =>
  board(['germany', 'rome'], options).has(0, { government });

/** A figure has ended its move in its capital, which carries that marker. */
function disbanded(kind: 'army' | 'scout', marker: Loose) {
  const bent = board();
  bent.capital(0).marker = marker;
  bent.figure(0, kind, HOME[0] - 1);
  moves(bent).does(go(HOME[0] - 1, kind === 'army' ? 1 : 0, kind === 'army' ? 0 : 1), step(HOME[0]), { type: 'stop' });
  const may = bent.allows({ type: 'disband', marker: true });
  bent.does({ type: 'disband', marker: false });
  return { may_fortify: may, figure: bent.player(0).figures.every(({ square }) => square < 0) ? 'supply' : 'map' };
}

function relic(bent: Table, id: string): Table {
  bent.game.map.relics = [{ id, square: at(8, 3) }];
  bent.figure(0, 'army', at(7, 3));
  return bent;
}

/** Does a flight over an enemy at (8, 3) that ends there lead to a battle? */
function flown(to: number): boolean {
  const bent = facing(board().knows(0, 'flight'));
  moves(bent).does(go(at(7, 3)), step(at(8, 3)));
  if (to !== at(8, 3)) bent.does(step(to));
  bent.does({ type: 'stop' });
  return bent.facts('battle').length > 0;
}

/** Seat 0 sets out against seat 1, who kills a figure of that seat by Defection before the battle. */
function interrupted(armies: number, victim: 0 | 1): Table {
  const bent = facing(board(), [armies, 1])
    .has(1, { events: ['defection'] })
    .has(0, { forces: ['infantry-2', 'infantry-2', 'infantry-2', 'infantry-2', 'infantry-2'] });
  moves(bent).does(go(at(7, 3), armies));
  bent.as(1).does({ type: 'pass' });
  bent.does(step(at(8, 3)));
  bent.as(1).does({ type: 'play', event: 'defection' });
  const aim = victim === 0 ? at(7, 3) : at(8, 3);
  for (const pick of [{ square: aim }, { armies: 1, scouts: 0, of: victim }]) {
    if (bent.step === 'declare') bent.does({ type: 'choose', pick });
  }
  return during(bent, 'respond');
}

/** The answers. */
export const movement: Answers = {
  'scout-in-group': ({ group, target, government, option }) => {
    const options = option === undefined ? {} : { scoutsFollowArmies: true };
    const together = step2(ruled(government, options), group, target);
    if (option !== undefined) return { group_may_enter: together };
    return { group_may_enter: together, army_alone_may_enter: step2(ruled(government), ['army'], target) };
  },
  'scout-hut-republic': ({ figure, target, government }) => ({ legal: step2(ruled(government), [figure], target) }),
  'scout-village-republic': ({ figure, target, government }) => ({ legal: step2(ruled(government), [figure], target) }),
  'scout-relic-republic': ({ figure, target, government }) => ({ legal: step2(ruled(government), [figure], target) }),
  'scout-relic-with-army': ({ target }) => ({ legal: step2(ruled(), ['army', 'scout'], target) }),
  'stack-end': ({ limit, ends_with }) => {
    const bent = board();
    for (let n = 1; n < ends_with; n++) bent.figure(0, 'army', at(8, 3));
    bent.figure(0, 'army', at(7, 3));
    moves(bent).does(go(at(7, 3)), step(at(8, 3)));
    return { legal: statOf(bent.game, 0, 'stacking-limit') !== limit || bent.allows({ type: 'stop' }) };
  },
  'city-centre-pass': () => {
    const bent = board();
    bent.figure(0, 'army', HOME[0] - 1);
    moves(bent).does(go(HOME[0] - 1), step(HOME[0]));
    return { legal: bent.allows(step(HOME[0] + 1)) };
  },
  'city-centre-end': () => {
    const bent = board(['germany', 'rome'], { expansion: false });
    bent.figure(0, 'army', HOME[0] - 1);
    moves(bent).does(go(HOME[0] - 1), step(HOME[0]));
    return { legal: bent.allows({ type: 'stop' }) };
  },
  'disband-army': () => disbanded('army', ''),
  'disband-scout': () => ({ may_caravan: disbanded('scout', '').may_fortify }),
  'disband-full': ({ city_marker }) => {
    const { may_fortify, figure } = disbanded('army', city_marker);
    return { may_fortify, may_disband: figure === 'supply' };
  },
  'one-marker-per-city': ({ has }) => ({ legal: disbanded('army', has).may_fortify }),
  'relic-pass': () => {
    const bent = relic(board(), 'school-of-confucius');
    moves(bent).does(go(at(7, 3)), step(at(8, 3)));
    const legal = bent.allows(step(at(9, 3)));
    bent.does(step(at(9, 3)));
    return { marker_taken: bent.game.map.relics.length === 0, legal };
  },
  'relic-end': () => {
    const bent = relic(board(), 'atlantis');
    moves(bent).does(go(at(7, 3)), step(at(8, 3)), { type: 'stop' });
    return { marker_taken: bent.game.map.relics.length === 0 };
  },
  'atlantis-no-sailing': ({ water_tech }) => {
    const bent = relic(board().knows(0, water_tech), 'atlantis').terrain(at(8, 3), 'water');
    moves(bent).does(go(at(7, 3)), step(at(8, 3)));
    return { may_end: bent.allows({ type: 'stop' }) };
  },
  'atlantis-reward': ({ taken_on_turn }) => {
    const bent = board();
    bent.game.turn = taken_on_turn + 1;
    bent.has(0, { rewards: [{ id: 'atlantis', turn: taken_on_turn }] });
    bent.waits({ step: 'end-turn' }, { step: 'start-rewards', seat: 0 });
    const { trade } = bent.player(0);
    bent.does(bent.actions('choose')[0] ?? { type: 'pass' });
    const [learned] = bent.facts('learned');
    return { tech_on_turn: learned === undefined ? -1 : bent.game.turn, free: bent.player(0).trade === trade };
  },
  'flight-pass': () => ({ battle: flown(at(9, 3)) }),
  'flight-end': () => ({ battle: flown(at(8, 3)) }),
  'navigation-short': () => {
    const bent = board().knows(0, 'navigation');
    bent.figure(0, 'army', at(7, 3));
    for (const square of [at(8, 3), at(9, 3), at(8, 2), at(8, 4)]) bent.terrain(square, 'water');
    bent.capital(1).centre = [at(6, 3)]; // so that there is no way back either
    wonder(bent, 1, 'brandenburg-gate');
    moves(bent).does(go(at(7, 3)));
    return { first_step_legal: bent.allows(step(at(8, 3))) };
  },
  'navigation-ok': () => {
    const bent = board().knows(0, 'navigation').terrain(at(8, 3), 'water');
    bent.figure(0, 'army', at(7, 3));
    moves(bent).does(go(at(7, 3)), step(at(8, 3)));
    return { legal: bent.allows(step(at(9, 3))) };
  },
  'locked-square': () => {
    const bent = facing(board());
    bent.game.map.locked = [at(7, 3)];
    const leave = moves(bent).actions('move').length > 0;
    const attacked = facing(board());
    attacked.game.map.locked = [at(8, 3)];
    moves(attacked).does(go(at(7, 3)));
    return { may_leave: leave, may_be_attacked: attacked.allows(step(at(8, 3))) };
  },
  'defection-before-attack': ({ attacking_armies }) => {
    const bent = interrupted(attacking_armies, 0);
    bent.does(step(at(8, 3)));
    during(bent, 'respond');
    return { attacker_hand: bent.facts('battle-hands')[0]?.hands[0] };
  },
  'defection-change': () => {
    const bent = interrupted(2, 0);
    return { mover_may_choose_other_step: bent.step === 'move-step' && bent.allows(step(at(7, 4))) };
  },
  'defection-no-battle': () => {
    const bent = interrupted(1, 1);
    bent.does(step(at(8, 3)));
    during(bent, 'respond');
    return { battle: bent.facts('battle').length > 0 };
  },
  'discover-from-centre': () => {
    const bent = board();
    bent.capital(0).centre = [at(3, 2)];
    bent.figure(0, 'army', at(2, 2));
    const tile = bent.game.map.tiles[geometryOf(2).slotOf[at(4, 2)] ?? -1];
    bent.knows(0, 'horseback-riding');
    moves(bent).does(go(at(2, 2)), step(at(3, 2)));
    if (tile !== undefined) tile.revealed = false;
    const may = bent.allows({ type: 'discover', square: at(4, 2) });
    bent.does({ type: 'discover', square: at(4, 2) });
    bent.does({ type: 'stop' });
    return { may_discover: may, must_then_leave_or_disband: bent.step === 'disband' };
  },
  'city-lost-outskirts-figures': ({ loser_figures_in_outskirts }) => {
    const bent = board().has(0, { forces: ['infantry-3', 'infantry-3', 'infantry-3'] });
    bent.city(1, at(8, 3));
    for (let n = 0; n < loser_figures_in_outskirts; n++) bent.figure(1, 'army', at(9, 3));
    bent.figure(0, 'army', at(7, 3));
    attack(bent, at(8, 3));
    during(bent, 'battle-turn');
    const destroyed = bent.player(1).cities.length === 1;
    return { figures_lost: destroyed ? bent.facts('figure-lost').filter(({ seat }) => seat === 1).length : -1 };
  },
};
