/** Worked examples of governments, culture, order and victories (FF 1, FF 5, FF 11, FF 19, FF 23). */

import { type FameView, fameAndFortune } from '@tabularium/fame-and-fortune';
import { view } from '@tabularium/kernel';
import { coinsOf } from '../../src/queries/sources.ts';
import { handSize, landingSpaces, stepCost } from '../../src/queries/track.ts';
import type { Table } from '../table.ts';
import { type Answers, board, chosen, closed, during, employs, manages, open, starts, wonder } from './board.ts';

/** Seat 0 in its Start of Turn with these governments. */
function governing(governments: string[], direct: string[] = []): Table {
  return starts(board().has(0, { governments: ['despotism', ...governments], direct, government: 'despotism' }));
}

const change = (bent: Table, to: string) =>
  bent.allows({ type: 'govern', government: to })
    ? 'direct'
    : bent.allows({ type: 'govern', government: 'anarchy' })
      ? 'via_anarchy'
      : '';

/** What Spain may build when it has discovered a tile. */
function discovered(known: readonly string[]): string[] {
  const bent = board(['spain', 'rome']).knows(0, ...known);
  bent.terrain(bent.near(0), 'water').terrain(bent.near(0, 1), 'desert').terrain(bent.near(0, 2), 'mountain');
  const about = { square: -1, technology: '', other: -1, city: -1 };
  bent.waits(
    { step: 'end-turn' },
    { step: 'city-management', seat: 0 },
    { step: 'offer', seat: 0, moment: 'tile-discovered', about, due: [], done: [] },
  );
  bent.does(bent.actions('use')[0] ?? { type: 'pass' });
  return chosen(bent, 'item');
}

/** The answers. */
export const turns: Answers = {
  'track-ecology': ({ to_space, coins, endowment_markers }) => {
    const bent = board()
      .knows(0, 'ecology')
      .has(0, { coins: { sheet: coins } });
    bent.player(0).investments['endowment'] = endowment_markers;
    return { cost: stepCost(bent.game, 0, to_space) };
  },
  'track-': ({ to_space }) => ({ cost: stepCost(board().game, 0, to_space) }),
  'turn1-trade': ({ trade_dial, collected }) => {
    const bent = board().has(0, { trade: trade_dial });
    for (let n = 0; n < collected; n++) bent.terrain(bent.near(0, n), 'desert');
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 }, { step: 'trade-collect' });
    return { trade_dial: bent.player(0).trade };
  },
  'gov-direct': () => ({ change: change(governing(['monarchy'], ['monarchy']), 'monarchy') }),
  'gov-late': () => ({ change: change(governing(['monarchy']), 'monarchy') }),
  'gov-forced-anarchy': ({ forced_on_turn }) => {
    const bent = board()
      .has(1, { events: ['citizens-revolting-1'] })
      .has(0, { governments: ['despotism', 'republic'] });
    bent.game.turn = forced_on_turn;
    starts(bent, 1).does({ type: 'play', event: 'citizens-revolting-1' });
    during(bent, 'respond');
    for (let turn = forced_on_turn; turn < forced_on_turn + 3; turn++) {
      bent.game.turn = turn;
      bent.has(0, { used: [] });
      if (starts(bent).allows({ type: 'govern', government: 'republic' })) return { earliest_change_turn: turn };
    }
    return {};
  },
  'gov-immune': () => {
    const bent = board().has(0, { governments: ['despotism', 'monarchy'] });
    employs(bent, 0, 'humanitarian', open('king'));
    return { change: change(starts(bent), 'monarchy') };
  },
  'culture-multi-step': ({ culture, trade, space }) => {
    const bent = board().has(0, { culture, trade, space });
    let steps = 0;
    for (manages(bent); bent.actions('advance').length > 0; steps++) {
      bent.does(bent.actions('advance')[0] ?? { type: 'pass' });
      during(bent, 'place-person-now', 'choose-person', 'discard-events');
    }
    return { max_steps: steps, culture_after: bent.player(0).culture };
  },
  shakespeare: ({ space, others_on }) => {
    const bent = board(['germany', 'rome', 'china']).has(0, { space });
    employs(bent, 0, 'artist', open('shakespeare'));
    for (const [seat, there] of others_on.entries()) bent.has(seat + 1, { space: there });
    return { landing_options: landingSpaces(bent.game, 0), cost_of_8: stepCost(bent.game, 0, 8) };
  },
  'culture-hand-max': ({ sources }) => {
    const bent = board();
    for (const source of sources) {
      if (source === 'valmiki') employs(bent, 0, 'artist', open('valmiki'));
      else if (source === 'cristo-redentor') wonder(bent, 0, source);
      else bent.knows(0, source);
    }
    return { hand_size: handSize(bent.game, 0) };
  },
  'culture-win-paid': ({ space, culture, trade }) => {
    const bent = board().has(0, { space, culture, trade });
    manages(bent).does({ type: 'advance', space: space + 1 });
    return { winner: bent.game.ending?.winner === 0 && bent.game.ending.victory === 'culture' };
  },
  'culture-win-free': ({ space, free_steps }) => {
    const bent = board().has(0, { space });
    bent.waits({ step: 'end-turn' }, { step: 'free-steps', seat: 0, steps: free_steps });
    return { winner: bent.game.ending?.winner === 0 && bent.game.ending.victory === 'culture' };
  },
  'economy-win-gift': ({ coins }) => {
    const bent = board()
      .knows(0, 'construction')
      .has(0, { events: ['gift-from-afar'] })
      .has(1, { coins: { sheet: coins } });
    manages(bent).does({ type: 'use', source: 'technology:construction', effect: 0 });
    during(bent, 'pay', 'declare', 'respond');
    return { winner: bent.game.ending?.winner === 1 && bent.game.ending.victory === 'economy' };
  },
  'tie-break-sum': ({ A, B }) => {
    const bent = board(['china', 'germany'], { tieBreak: 'end-of-turn' });
    const sums = [A, B].map(({ coins, techs, space }, seat) => {
      const known = [
        'pottery',
        'writing',
        'currency',
        'masonry',
        'philosophy',
        'navigation',
        'animal-husbandry',
        'horseback-riding',
        'code-of-laws',
        'metalworking',
      ];
      bent.has(seat, { coins: { sheet: coins }, space, rows: [known.slice(0, techs), [], [], [], []] });
      return coinsOf(bent.game, seat) + techs + space;
    });
    bent.game.fulfilled = [
      { winner: 0, victory: 'economy' },
      { winner: 1, victory: 'culture' },
    ];
    bent.waits({ step: 'end-turn' });
    return { winner: bent.game.ending?.winner === 1 ? 'B' : 'A', sums: { A: sums[0], B: sums[1] } };
  },
  'turn-order-khalid': () => {
    const bent = board(['germany', 'rome', 'china', 'egypt']);
    employs(bent, 2, 'general', closed('khalid'));
    bent.waits({ step: 'end-turn' }, { step: 'phase', phase: 'movement', begun: false });
    bent.as(2).does({ type: 'respond', source: 'person:khalid', effect: 0 });
    const first = bent.game.first;
    bent.waits({ step: 'turn' });
    return { first_this_phase: `seat${first + 1}`, first_next_turn: `seat${bent.game.first + 1}` };
  },
  horseback: ({ own_trade, other_trade }) => {
    const bent = board()
      .knows(0, 'horseback-riding')
      .has(0, { trade: own_trade, resources: { incense: 0, iron: 0, silk: 1, wheat: 0 } });
    bent.has(1, { trade: other_trade });
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 }, { step: 'trade-round', seat: 0, passed: 0 });
    bent.does({ type: 'use', source: 'technology:horseback-riding', effect: 1 });
    return { own: bent.player(0).trade, other: bent.player(1).trade };
  },
  'spain-discover': (_given, expected) => {
    const names = discovered([]);
    return { may_build_basic: expected.may_build_basic.filter((id: string) => names.includes(id)) };
  },
  'spain-upgraded': ({ known }) => {
    const names = discovered(known);
    return { granary: names.includes('granary'), aqueduct: names.includes('aqueduct') };
  },
  'pyramids-obsolete': ({ government, normally_unlocked }) => {
    const bent = wonder(board(), 0, 'pyramids').has(0, { government, governments: normally_unlocked });
    bent.knows(1, 'monarchy').has(1, { resources: { incense: 0, iron: 0, silk: 1, wheat: 0 } });
    bent.game.wonders.open = ['', '', '', ''];
    manages(bent, 1).does({ type: 'use', source: 'technology:monarchy', effect: 0 });
    during(bent, 'declare');
    const choices = bent.actions('govern').map((action) => action.government);
    return { must_choose: choices, anarchy: choices.includes('anarchy') || bent.allows({ type: 'pass' }) };
  },
  'gp-type-public': ({ closed_card }) => {
    const bent = board().has(1, { people: [closed(closed_card)] });
    const [card] = (view(fameAndFortune, bent.game, 0) as FameView).players[1]?.people ?? [];
    return { others_see: card !== undefined && 'type' in card ? card.type : '' };
  },
};
