/** Worked examples of offers, events and reactions (FF 6, FF 11, FF 21). */

import { type FameView, fameAndFortune } from '@tabularium/fame-and-fortune';
import { view } from '@tabularium/kernel';
import type { Good } from '../../src/vocabulary/actions.ts';
import type { Table } from '../table.ts';
import {
  type Answers,
  armiesOf,
  board,
  closed,
  during,
  employs,
  HOME,
  hut,
  manages,
  onMap,
  starts,
  wonder,
} from './board.ts';

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

/** The answers. */
export const dealings: Answers = {
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
};
