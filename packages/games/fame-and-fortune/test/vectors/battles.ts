/** Worked examples of battles and loot (FF 9). */

import { bonusIn, clash, combatBonus, strengthIn, totalOf } from '../../src/queries/combat.ts';
import type { Front } from '../../src/state.ts';
import type { Table } from '../table.ts';
import {
  type Answers,
  at,
  attack,
  battle,
  board,
  closed,
  during,
  employs,
  facing,
  HOME,
  type Loose,
  open,
  wonder,
} from './board.ts';

const FIGHT = ['battle-turn', 'wound', 'save-unit', 'trigger', 'battle-before-draw'];

/** Who wins with these units in play and these bonuses. */
function winner(attackers: number[], bonus: number, defenders: number[], bonus2: number): string {
  const bent = facing(board());
  const mine = attackers.map((strength): Front => [{ card: `infantry-${strength}`, wounds: 0 }, null]);
  const theirs = defenders.map((strength): Front => [null, { card: `infantry-${strength}`, wounds: 0 }]);
  battle(bent, { figures: [0], fronts: [...mine, ...theirs], bonus: [bonus, bonus2] });
  bent.waits({ step: 'end-turn' }, { step: 'battle-ends' });
  return bent.facts('battle-ended')[0]?.seat === 0 ? 'attacker' : 'defender';
}

/** Seat 1 defends a city at (8, 3) that is no capital. */
function besieged(walls = false): Table {
  const bent = board();
  bent.city(1, at(8, 3)).walls = walls;
  bent.figure(0, 'army', at(7, 3));
  return bent;
}

/** The order of the battle turns, by side. */
function turns(bent: Table): string[] {
  const order: string[] = [];
  while (bent.game.battle !== null && FIGHT.includes(bent.step)) {
    if (bent.step === 'battle-turn' && bent.actions('deploy').length > 0) order.push(bent.decider === 0 ? 'A' : 'D');
    bent.dully();
  }
  return order;
}

const cards = (count: number) => Array.from({ length: count }, () => 'infantry-2');

/** The points a won battle brings; the loser has something to lose. */
function looted({ loser_had: had, 'great-wall': wall }: Loose): Loose {
  const bent = board().has(1, { trade: 9 });
  if (wall) wonder(bent, 1, 'great-wall');
  if (had === 'city') bent.city(1, at(8, 3));
  const square = had === 'capital' ? HOME[1] : at(8, 3);
  battle(bent, {
    kind: had === 'figures' ? 'field' : 'city',
    square,
    figures: [bent.player(0).figures.indexOf(bent.figure(0, 'army', square - 1))],
  });
  bent.waits(
    { step: 'end-turn' },
    { step: 'after-battle', winner: 0, city: had !== 'figures', figures: had === 'figures' },
  );
  if (had === 'capital') return { victory: bent.game.ending?.victory };
  const frame = bent.game.frames.at(-1);
  return { loot: frame?.step === 'loot' ? frame.points : 0 };
}

const lootsFrom = (bent: Table, points: number) =>
  bent.waits(
    { step: 'end-turn' },
    { step: 'city-management', seat: 0 },
    { step: 'loot-on', seat: 0, from: 1, points, city: true },
  );

const wounds = (front: Front, side: 0 | 1) => front[side]?.wounds ?? 0;

export const battles: Answers = {
  'total-tie': ({ attacker_total, defender_total }) => ({ winner: winner([], attacker_total, [], defender_total) }),
  'total-no-units': ({ attacker, defender }) => ({
    winner: winner(attacker.units, attacker.bonus, defender.units, defender.bonus),
  }),
  'bonus-difference': () => {
    const bent = board();
    bent.piece(bent.near(0), 'person', 'general', 0).piece(bent.near(0, 1), 'building', 'barracks', 0);
    Object.assign(bent.capital(1), { centre: [HOME[1], HOME[1] + 1], walls: true, marker: 'fortification' });
    const siege = battle(bent, { kind: 'city', square: HOME[1] });
    const [one, other] = [bonusIn(bent.game, siege, 0), bonusIn(bent.game, siege, 1)];
    bent.waits({ step: 'end-turn' }, { step: 'take-bonus' });
    const { bonus = [] } = bent.facts('battle-hands')[0] ?? {};
    return {
      attacker_total: one,
      defender_total: other,
      card_holder: (bonus[1] ?? 0) > 0 ? 'defender' : 'attacker',
      card: Math.max(...bonus),
    };
  },
  'bonus-base-example': ({ totals }) => {
    const bent = facing(board());
    battle(bent, { figures: [0], extra: totals });
    bent.waits({ step: 'end-turn' }, { step: 'take-bonus' });
    const { bonus = [] } = bent.facts('battle-hands')[0] ?? {};
    return { card_holder: bonus.findIndex((card) => card > 0), card: Math.max(...bonus) };
  },
  'first-unit-': ({ defender, walls, attacker_techs = [] }, expected) => {
    const bent = defender === 'city' ? besieged(walls) : facing(board());
    bent
      .knows(0, ...attacker_techs)
      .has(0, { forces: cards(1) })
      .has(1, { forces: cards(1) });
    attack(bent, at(8, 3));
    const first = bent.decider === 0 ? 'attacker' : 'defender';
    if (expected.walls_after === undefined) return { first };
    const city = bent.player(1).cities[1];
    return { first, walls_after: city?.walls, walls_bonus: (bent.facts('battle-hands')[0]?.bonus[1] ?? 0) - 6 };
  },
  'loot-options-2': (_given, expected) => {
    const bent = board()
      .knows(1, 'pottery')
      .has(1, { trade: 9, culture: 9, coins: { sheet: 2 }, events: ['sabotage'] });
    lootsFrom(bent, 2);
    const alone = (type: string) => bent.actions().some((action) => action.type === type);
    const spends: string[][] = [];
    if (alone('loot-technology')) spends.push(['steal_tech']);
    if (alone('loot-event')) spends.push(['steal_culture_card']);
    if (alone('loot-coin')) spends.push(['steal_coin']);
    bent.does({ type: 'loot-trade' });
    expectNone(bent, ['loot-technology', 'loot-event', 'loot-coin']);
    if (alone('loot-culture')) spends.push(['a', 'b']);
    if (alone('loot-trade')) spends.push(['a', 'a']);
    return { legal_spends: spends, note: expected.note };
  },
  'loot-figures': looted,
  'loot-city': looted,
  'loot-capital': looted,
  'loot-great-wall': looted,
  'loot-trade-cap': ({ loser_trade, winner_trade }, { note }) => {
    const bent = board().has(0, { trade: winner_trade }).has(1, { trade: loser_trade });
    lootsFrom(bent, 1).does({ type: 'loot-trade' });
    return { loser_trade: bent.player(1).trade, winner_trade: bent.player(0).trade, note };
  },
  'loot-defender-city': () => {
    const bent = besieged()
      .has(0, { trade: 9 })
      .has(1, { forces: cards(3) });
    attack(bent, at(8, 3));
    during(bent, ...FIGHT);
    const frame = bent.game.frames.at(-1);
    if (frame?.step !== 'loot') return {};
    return { winner: frame.seat === 1 ? 'defender' : 'attacker', loot: frame.points };
  },
  'loot-lone-scout': () => {
    const bent = board().has(1, { trade: 9 });
    bent.figure(0, 'army', at(7, 3));
    for (let n = 0; n < 2; n++) bent.figure(1, 'scout', at(8, 3));
    attack(bent, at(8, 3));
    during(bent, 'trigger');
    const frame = bent.game.frames.at(-1);
    return {
      battle: bent.facts('battle').length > 0,
      scouts_killed: bent.facts('figure-lost').filter(({ seat }) => seat === 1).length,
      loot: frame?.step === 'loot' ? frame.points : 0,
    };
  },
  'group-battle-example': () => {
    const bent = facing(board(), [1, 2])
      .has(1, { trade: 9 })
      .has(0, { forces: cards(3) });
    bent.figure(1, 'scout', at(8, 3));
    attack(bent, at(8, 3));
    during(bent, ...FIGHT);
    const frame = bent.game.frames.at(-1);
    return {
      defender_figures_lost: bent.facts('figure-lost').filter(({ seat }) => seat === 1).length,
      loot: frame?.step === 'loot' ? frame.points : 0,
    };
  },
  'barbarians-empty-deck': ({ decks }, expected) => {
    const bent = board();
    for (const type of ['infantry', 'artillery', 'mounted'] as const) {
      bent.game.units[type] = { down: Array.from({ length: decks[type] }, () => `${type}-2`), up: [] };
    }
    bent.game.map.markers[at(8, 3)] = { kind: 'village', id: 'iron', seenBy: [] };
    bent.figure(0, 'army', at(7, 3));
    attack(bent, at(8, 3));
    const frame = bent.game.frames.at(-1);
    const drawn = (bent.game.battle?.hands[1] ?? []).map((card) => card.split('-')[0]);
    return {
      draw: Object.fromEntries(
        Object.keys(expected.draw).map((type) => [type, drawn.filter((one) => one === type).length]),
      ),
      extra_from_choice_of: frame?.step === 'barbarian-deck' && frame.seat === 1 ? 'barbarian_player' : '',
      extra: frame?.step === 'barbarian-deck' ? frame.left : 0,
    };
  },
  'battle-full-open': ({ defender_hand, attacker_hand, plays }) => {
    const named = (hand: Loose[]) => hand.map(([type, strength]) => `${type}-${strength}`);
    const bent = facing(board(), [1, 2])
      .has(0, { forces: named(attacker_hand) })
      .has(1, { forces: named(defender_hand) });
    attack(bent, at(8, 3));
    for (const play of plays) {
      const [, type, strength, front] = /^[AD] ([a-z]+)(\d).*front (\d)$/.exec(play) ?? [];
      bent.does({ type: 'deploy', unit: `${type}-${strength}`, front: Number(front) - 1 });
    }
    const killed = (seat: number) =>
      bent.facts('unit-killed').flatMap((fact) => (fact.seat === seat ? [fact.unit.split('-')[0]] : []));
    const [ended] = bent.facts('battle-ended');
    return {
      killed: { D: killed(1), A: killed(0) },
      totals: { D: ended?.totals[1], A: ended?.totals[0] },
      winner: ended?.seat === 1 ? 'defender' : 'attacker',
      defender_armies_lost_of_2: bent.facts('figure-lost').filter(({ seat }) => seat === 1).length,
    };
  },
  'battle-one-sided': ({ defender_hand_size, attacker_hand_size }) => {
    const bent = facing(board())
      .has(0, { forces: cards(attacker_hand_size) })
      .has(1, { forces: cards(defender_hand_size) });
    return { battle_turns: turns(attack(bent, at(8, 3))) };
  },
  'battle-walls-order': ({ defender_hand_size, attacker_hand_size }) => {
    const bent = besieged(true)
      .has(0, { forces: cards(attacker_hand_size) })
      .has(1, { forces: cards(defender_hand_size) });
    return { battle_turns: turns(attack(bent, at(8, 3))) };
  },
  'battle-no-cards': ({ attacker, defender }) => ({ winner: winner([], attacker.bonus, [], defender.bonus) }),
  'battle-engaged': () => {
    const bent = facing(board());
    const engaged: Front = [
      { card: 'infantry-3', wounds: 2 },
      { card: 'infantry-3', wounds: 2 },
    ];
    const fought = battle(bent, { figures: [0], fronts: [engaged], hands: [['infantry-2'], []] });
    bent.waits({ step: 'end-turn' }, { step: 'next-battle-turn', side: 0 });
    return {
      attackable: bent.actions('deploy').some(({ front }) => front === 0),
      both_count: totalOf(bent.game, fought, 0) === 3 && totalOf(bent.game, fought, 1) === 3,
    };
  },
  'metalworking-trump': ({ waiting, played, metalworking }) => {
    const fighter = ([type, strength]: Loose) => ({ type, strength, wounds: 0 });
    const after = clash(fighter(played), fighter(waiting), metalworking ? 3 : 0);
    return { waiting_alive: after.waiting < waiting[1], played_wounds: after.played };
  },
  'mathematics-split': ({ enemy_units, wounds: left }) => {
    const bent = facing(board());
    const fronts = enemy_units.map((strength: number): Front => [null, { card: `infantry-${strength}`, wounds: 0 }]);
    battle(bent, { figures: [0], fronts });
    bent.waits(
      { step: 'end-turn' },
      { step: 'next-battle-turn', side: 0 },
      { step: 'wound', seat: 0, side: 1, left, heal: false, must: false },
    );
    bent.does({ type: 'hit', front: 0 }, { type: 'hit', front: 1 }, { type: 'hit', front: 1 });
    return { killed: bent.facts('unit-killed').length };
  },
  'husbandry-heal': ({ own_wounds, heal }) => {
    const bent = facing(board()).knows(0, 'animal-husbandry');
    const fronts = own_wounds.map((hurt: number): Front => [{ card: 'infantry-3', wounds: hurt }, null]);
    battle(bent, { figures: [0], fronts, hands: [['infantry-1'], []] });
    bent.waits({ step: 'end-turn' }, { step: 'next-battle-turn', side: 0 });
    bent.does({ type: 'use', source: 'technology:animal-husbandry', effect: 0 });
    for (let n = 0; n < heal && bent.step === 'wound'; n++) bent.does(bent.actions('hit')[0] ?? { type: 'enough' });
    return { wounds_left_total: (bent.game.battle?.fronts ?? []).reduce((sum, front) => sum + wounds(front, 0), 0) };
  },
  himeji: ({ printed_strength, himeji }) => {
    const bent = facing(board());
    if (himeji) wonder(bent, 0, 'himeji-castle');
    const fought = battle(bent, { fronts: [[{ card: `infantry-${printed_strength}`, wounds: 0 }, null]] });
    const strength = strengthIn(bent.game, fought, 0, `infantry-${printed_strength}`);
    const waiting = { type: 'infantry' as const, strength: 9, wounds: 0 };
    const after = clash({ type: 'infantry', strength, wounds: 0 }, waiting);
    return { deals: after.waiting, endures: strength, counts: totalOf(bent.game, fought, 0) };
  },
  'saved-unit-counts': ({ own_killed, armies }) => {
    const bent = board(['china', 'rome']);
    const numbers = Array.from({ length: armies }, () =>
      bent.player(0).figures.indexOf(bent.figure(0, 'army', at(7, 3))),
    );
    bent.figure(1, 'army', at(8, 3));
    battle(bent, { figures: numbers, killed: [cards(own_killed), []], bonus: [5, 0] });
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 }, { step: 'battle-ends' });
    bent.does(bent.actions('use')[0] ?? { type: 'pass' }, { type: 'save', unit: 'infantry-2' });
    return { armies_lost: bent.facts('figure-lost').filter(({ seat }) => seat === 0).length };
  },
  'bonus-blockaded-general': () => {
    const bent = board();
    bent.piece(bent.near(0), 'building', 'barracks', 0).piece(bent.near(0, 1), 'person', 'general', 0);
    bent.player(0).investments['military-industrial'] = 2;
    bent.figure(1, 'scout', bent.near(0, 1));
    return { bonus: combatBonus(bent.game, 0) };
  },
  'bonus-metropolis-plain': () => ({ bonus: defended(false) }),
  'bonus-walled-metropolis': () => ({ bonus: defended(true) }),
  'bonus-joan': ({ unspent_culture }) => {
    const bent = facing(board()).has(1, { culture: unspent_culture });
    employs(bent, 1, 'general', closed('joan'));
    battle(bent, { figures: [0] });
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 }, { step: 'battle-start' });
    bent.does({ type: 'use', source: 'person:joan', effect: 0 });
    const general = 4;
    return { bonus: (bent.facts('battle-hands')[0]?.bonus[1] ?? 0) - general, culture_after: bent.player(1).culture };
  },
  'bonus-leonidas': ({ own_cards, enemy_cards }) => {
    const bent = board();
    const before = battle(bent, { hands: [cards(own_cards), cards(enemy_cards)] });
    employs(bent, 0, 'general', closed('leonidas'));
    const hidden = bonusIn(bent.game, before, 0);
    bent.has(0, { people: [open('leonidas')] });
    return { bonus: bonusIn(bent.game, before, 0) - hidden };
  },
  'barbarians-no-loot': () => {
    const bent = board().knows(0, 'code-of-laws').has(1, { trade: 9 });
    takeVillage(bent, 'iron');
    const won = bent.actions('use').some(({ source }) => source === 'technology:code-of-laws');
    return { loot: bent.step === 'loot' ? 1 : 0, won_battle: won, marker_taken: bent.player(0).markers.length === 1 };
  },
  'china-village': ({ civ }) => ({ culture: takeVillage(board([civ, 'rome']), 'iron').player(0).culture }),
  'rome-village': ({ civ }) => ({ steps: takeVillage(board([civ, 'germany']), 'iron').player(0).space }),
  'loot-two-trade': ({ loot, buy, loser_trade, winner_trade }) => {
    const bent = board().has(0, { trade: winner_trade }).has(1, { trade: loser_trade });
    lootsFrom(bent, loot);
    for (const what of buy) bent.does({ type: `loot-${what}` } as Loose);
    return { loser_trade: bent.player(1).trade, winner_trade: bent.player(0).trade };
  },
  'loot-culture-partial': ({ loot, loser_culture }) => {
    const bent = board().has(1, { culture: loser_culture });
    lootsFrom(bent, loot).does({ type: 'loot-culture' });
    return { stolen: bent.player(0).culture };
  },
  'loot-no-object': () => {
    const bent = board().has(1, { rows: [[], [], [], [], []] });
    lootsFrom(bent, 1);
    return { effects: bent.step === 'loot' ? bent.actions() : [] };
  },
  'loot-investment-safe': ({ loser }) => {
    const bent = board().has(1, { trade: 9 });
    bent.player(1).investments['infrastructure'] = loser.investment_markers;
    lootsFrom(bent, 2);
    return {
      steal_coin_legal: bent.actions('loot-coin').length > 0,
      discard_coin_legal: bent.actions('loot-discard-coin').length > 0,
    };
  },
  'resource-once-per-turn': () => {
    const bent = facing(board())
      .knows(0, 'mathematics')
      .has(0, { resources: { incense: 0, iron: 2, silk: 0, wheat: 0 } });
    const use = { type: 'use', source: 'technology:mathematics', effect: 0 } as const;
    const again = () => {
      battle(bent, { figures: [0], fronts: [[null, { card: 'infantry-3', wounds: 0 }]], hands: [['infantry-1'], []] });
      return bent.waits({ step: 'end-turn' }, { step: 'next-battle-turn', side: 0 });
    };
    again().does(use);
    return { legal: again().allows(use) };
  },
};

function expectNone(bent: Table, types: readonly string[]): void {
  for (const { type } of bent.actions()) if (types.includes(type)) throw new Error(`${type} is not affordable`);
}

/** The bonus of a metropolis that is attacked. */
function defended(walls: boolean): number {
  const bent = board();
  Object.assign(bent.capital(1), { centre: [HOME[1], HOME[1] + 1], walls });
  return bonusIn(bent.game, battle(bent, { kind: 'city', square: HOME[1] }), 1);
}

/** Seat 0 has beaten the barbarians of a village. */
function takeVillage(bent: Table, id: string): Table {
  bent.game.map.markers[at(8, 3)] = { kind: 'village', id, seenBy: [] };
  const army = bent.player(0).figures.indexOf(bent.figure(0, 'army', at(7, 3)));
  battle(bent, { kind: 'village', figures: [army] });
  bent.game.active = 0;
  return bent.waits(
    { step: 'end-turn' },
    { step: 'city-management', seat: 0 },
    { step: 'after-battle', winner: 0, city: false, figures: false },
  );
}
