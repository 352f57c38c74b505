/** Worked examples of set-up, governments, trade, culture, reactions and victories (FF 1 to FF 6, FF 11, FF 21, FF 23). */

import { type FameView, fameAndFortune } from '@tabularium/fame-and-fortune';
import { view } from '@tabularium/kernel';
import { BUILDINGS } from '../../src/content/buildings.ts';
import { coinsOf, statOf } from '../../src/queries/sources.ts';
import { handSize, landingSpaces, stepCost } from '../../src/queries/track.ts';
import type { Good } from '../../src/vocabulary/actions.ts';
import { type Table, table } from '../table.ts';
import {
  type Answers,
  armiesOf,
  board,
  chosen,
  closed,
  during,
  employs,
  HOME,
  hut,
  type Loose,
  manages,
  onMap,
  open,
  starts,
  wonder,
} from './board.ts';

const counted = (cards: readonly string[]) => {
  const sum: Record<string, number> = {};
  for (const card of cards) sum[card] = (sum[card] ?? 0) + 1;
  return sum;
};

/** The strengths of a deck, as it is before anybody draws. */
function deckOf(type: 'infantry' | 'aircraft') {
  const { game } = table(['china', 'rome']);
  const cards = [
    ...game.units[type].down,
    ...game.players.flatMap(({ forces }) => forces.filter((card) => card.startsWith(type))),
  ];
  return { strength: counted(cards.map((card) => card.split('-')[1] ?? '')), size: cards.length };
}

function poolOf(kind: 'hut' | 'village') {
  const { game } = table(['china', 'rome']);
  const ids = [
    ...game.pools[kind],
    ...game.map.markers.flatMap((marker) => (marker?.kind === kind ? [marker.id] : [])),
  ];
  return { ...counted(ids), total: ids.length };
}

function wonderDeck({ egypt }: Loose) {
  const bent = table([egypt ? 'egypt' : 'china', 'rome']);
  const seen = view(fameAndFortune, bent.game, 0) as FameView;
  const era = (id: string) =>
    ['stonehenge', 'hanging-gardens', 'oracle', 'colossus', 'chichen-itza', 'great-wall', 'pyramids'].includes(id)
      ? 'ancient'
      : 'medieval';
  return {
    market: counted(seen.wonders.open.map(era)),
    deck: counted(seen.wonders.deck.map((back) => back.era)),
  };
}

const onMapOf = (bent: Table, kind: string) =>
  bent.player(0).figures.filter((figure) => figure.kind === kind && figure.square >= 0).length;
const totalOf = (bent: Table, kind: string) => bent.player(0).figures.filter((figure) => figure.kind === kind).length;

/** May three figures of that civilization stand in one square at set-up? */
function stacked({ civ, figures_same_square }: Loose) {
  const bent = table([civ, 'rome']);
  return { legal: statOf(bent.game, 0, 'stacking-limit') >= figures_same_square };
}

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

/** Seat 0 builds an offer of these goods to seat 1. */
function offering(give: readonly Good[], change: (bent: Table) => void = () => {}): Table {
  const bent = board(['germany', 'rome'], { offersPerTurn: 3 });
  change(bent);
  bent.waits({ step: 'end-turn' }, { step: 'trade-round', seat: 0, passed: 0 });
  bent.does({ type: 'offer-to', to: 1 });
  for (const good of give) bent.does({ type: 'add', side: 'give', good });
  return bent;
}

const spends = (bent: Table) => during(bent, 'respond');

export const turns: Answers = {
  'wonder-deck': wonderDeck,
  'spain-stack': stacked,
  'russia-stack': stacked,
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
  'setup-arabia': ({ civ, players }) => {
    const bent = table([civ, 'rome', 'china', 'germany'].slice(0, players));
    const { resources, ranks } = bent.player(0);
    return { own: resources, market: bent.game.market, artillery_rank: ranks.artillery };
  },
  'setup-greece': ({ civ }) => {
    const { government, governments, ranks } = table([civ, 'rome']).player(0);
    return { government, unlocked: governments, infantry_rank: ranks.infantry };
  },
  'setup-spain': ({ civ }) => {
    const bent = table([civ, 'rome']);
    return {
      armies: onMapOf(bent, 'army'),
      scouts: onMapOf(bent, 'scout'),
      stacking_limit: statOf(bent.game, 0, 'stacking-limit'),
      scouts_total: totalOf(bent, 'scout'),
    };
  },
  'setup-russia': ({ civ }) => {
    const bent = table([civ, 'rome']);
    return {
      armies: onMapOf(bent, 'army'),
      scouts: onMapOf(bent, 'scout'),
      stacking_limit: statOf(bent.game, 0, 'stacking-limit'),
      armies_total: totalOf(bent, 'army'),
      government: bent.player(0).government,
    };
  },
  'setup-germany-units': ({ civ }) =>
    counted(
      table([civ, 'rome'])
        .player(0)
        .forces.map((card) => card.split('-')[0] ?? ''),
    ),
  'arabia-forces-investments': ({ civilizations }) => ({
    investments: table(civilizations, { investments: false }).game.options.investments,
  }),
  'america-deck': ({ civ }) => {
    const bent = table([civ, 'rome']);
    return { draws_card: bent.player(0).people.length === 1, marker_on_map: onMap(bent, 'person').length === 1 };
  },
  'market-tokens-5p': ({ players }) => ({
    per_kind: table(['china', 'rome', 'egypt', 'germany', 'russia'].slice(0, players)).game.market.iron,
  }),
  'unit-deck-land': () => {
    const { strength, size } = deckOf('infantry');
    return { strength_rank1: strength, size };
  },
  'unit-deck-air': () => deckOf('aircraft'),
  'hut-pool': () => poolOf('hut'),
  'village-pool': () => poolOf('village'),
  'basic-': ({ building }) => ({ basic: !(BUILDINGS[building as keyof typeof BUILDINGS] as Loose).upgraded }),
  'offer-cap': ({ receiver_trade, offer_trade }) => {
    const bent = offering([{ trade: offer_trade }], (made) =>
      made.has(0, { trade: 9 }).has(1, { trade: receiver_trade }),
    );
    return { legal: bent.allows({ type: 'send' }) };
  },
  'offer-coin': () => {
    const bent = offering([], (made) => made.has(0, { coins: { sheet: 3 }, trade: 1 }));
    return { legal: bent.actions('add').some(({ good }) => 'coin' in good) };
  },
  'offer-gift': ({ give }) => ({
    legal: offering([{ trade: give.trade }], (made) => made.has(0, { trade: 9 })).allows({ type: 'send' }),
  }),
  'offer-hidden-marker': () => {
    const bent = offering([{ marker: 'hut', id: 'spy' }], (made) => made.has(0, { markers: [hut('spy', 0)] }));
    bent.does({ type: 'send' });
    const frame = (view(fameAndFortune, bent.game, 1) as FameView).frames.at(-1);
    const before = frame?.step === 'trade-answer' ? frame.give[0] : undefined;
    bent.as(1).does({ type: 'accept' });
    const after = (view(fameAndFortune, bent.game, 1) as FameView).players[1]?.markers[0];
    const hidden = before !== undefined && 'marker' in before && before.id === undefined ? before.marker : '';
    return { receiver_sees_before: hidden, receiver_sees_after: after?.id === 'spy' ? 'content' : '' };
  },
  'offer-event-overflow': ({ hand }) => {
    const bent = offering([{ event: 1, id: 'sabotage' }], (made) =>
      made.has(0, { events: ['sabotage'] }).has(1, { events: Array.from({ length: hand }, () => 'drought') }),
    );
    bent.does({ type: 'send' });
    bent.as(1).does({ type: 'accept' });
    let discards = 0;
    for (; bent.step === 'discard-events'; discards++) bent.does({ type: 'discard', event: 'sabotage' });
    return { must_discard: discards };
  },
  'offer-limit': ({ offers_made, offers_per_turn }) => {
    const bent = board(['germany', 'rome'], { offersPerTurn: offers_per_turn }).has(0, { offers: offers_made });
    bent.waits({ step: 'end-turn' }, { step: 'trade-round', seat: 0, passed: 0 });
    return { may_offer: bent.decider === 0 && bent.actions('offer-to').length > 0 };
  },
  'cancel-city-action': () => {
    const bent = board()
      .has(0, { trade: 3 })
      .knows(1, 'writing')
      .has(1, { markers: [hut('spy', 1)] });
    bent.capital(0).extra = 3;
    manages(bent).does(
      { type: 'act', city: HOME[0] },
      { type: 'produce' },
      { type: 'make', item: 'army' },
      { type: 'place', square: bent.near(0) },
    );
    bent.as(1).does({ type: 'respond', source: 'technology:writing', effect: 0 });
    spends(bent);
    return {
      army: armiesOf(bent, 0) > 0,
      trade_spent: 3 - bent.player(0).trade,
      city_acted: bent.capital(0).deeds.length === 1,
    };
  },
  'cancel-king': () => {
    const bent = employs(board(), 0, 'humanitarian', closed('king'));
    bent.knows(1, 'writing').has(1, { markers: [hut('spy', 1)] });
    manages(bent).does({ type: 'act', city: HOME[0] }, { type: 'arts' });
    bent.as(1).does({ type: 'respond', source: 'technology:writing', effect: 0 });
    during(bent, 'respond');
    bent.does({ type: 'reveal', person: 'king' });
    return {
      action_resolves: bent.player(0).culture > 0,
      spy_returned: bent.player(1).markers.length === 1,
      writing_used: bent.player(1).used.length > 0,
    };
  },
  'cancel-mass-media': () => {
    const bent = board()
      .knows(0, 'mass-media')
      .has(0, { events: ['counterfeiters'] });
    bent.has(1, { coins: { sheet: 1 }, events: ['jousting-tourney'] });
    starts(bent).does({ type: 'play', event: 'counterfeiters' });
    return { cancel_legal: bent.step === 'respond' };
  },
  'cancel-the-cancel': () => {
    const bent = board()
      .has(0, { events: ['disaster', 'primetime-tv'] })
      .has(1, { events: ['jousting-tourney'] });
    bent.piece(bent.near(1), 'building', 'library', 1);
    starts(bent).does({ type: 'play', event: 'disaster' });
    during(bent, 'declare');
    bent.as(1).does({ type: 'play', event: 'jousting-tourney' });
    bent.as(0).does({ type: 'play', event: 'primetime-tv' });
    during(bent, 'respond');
    return { disaster_resolves: onMap(bent, 'building').length === 0 };
  },
  'cancel-resource': ({ ability }) => {
    const bent = board()
      .knows(0, ability)
      .has(0, { resources: { incense: 1, iron: 0, silk: 0, wheat: 0 } });
    bent.knows(1, 'mass-media').has(1, { markers: [hut('spy', 1)] });
    manages(bent).does({ type: 'use', source: `technology:${ability}`, effect: 0 });
    bent.as(1).does({ type: 'respond', source: 'technology:mass-media', effect: 1 });
    during(bent, 'respond');
    const { culture, resources, used } = bent.player(0);
    return {
      culture,
      incense_lost: resources.incense === 0,
      currency_used_this_turn: used.includes('technology:currency/0'),
    };
  },
  'un-bank-scandal': () => {
    const bent = board(['germany', 'rome', 'china']).has(0, { events: ['bank-scandal'] });
    for (const seat of [1, 2]) bent.has(seat, { coins: { sheet: 1 } });
    wonder(bent, 1, 'united-nations');
    starts(bent).does({ type: 'play', event: 'bank-scandal' });
    during(bent, 'declare', 'respond');
    const lost = (seat: number) => 1 - (bent.player(seat).coins['sheet'] ?? 0);
    return { B_loses: lost(1), others_lose: lost(2) };
  },
  'event-no-object': ({ event }) => ({
    playable: starts(board().has(0, { events: [event] })).allows({ type: 'play', event }),
  }),
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

/** What Spain may build when it has discovered a tile. */
function discovered(known: readonly string[]): string[] {
  const bent = board(['spain', 'rome']).knows(0, ...known);
  bent.terrain(bent.near(0), 'water').terrain(bent.near(0, 1), 'desert').terrain(bent.near(0, 2), 'mountain');
  const about = { square: -1, technology: '', other: -1, city: -1 };
  bent.waits(
    { step: 'end-turn' },
    { step: 'city-management', seat: 0 },
    { step: 'offer', seat: 0, moment: 'tile-discovered', about },
  );
  bent.does(bent.actions('use')[0] ?? { type: 'pass' });
  return chosen(bent, 'item');
}
