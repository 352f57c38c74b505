/** What can be said beforehand where others' turns ask for an answer: auctions (TA 9.1), pacts (TA 7.1), attacks (TA 5.4). */

import type { Saying, Seat } from '@tabularium/kernel';
import { highestBid } from '../queries/colonization.ts';
import type { AgesView } from '../state.ts';
import type { ThroughTheAges } from '../vocabulary.ts';

/** What can be said beforehand. */
export const beforehand: Readonly<Record<string, Saying<ThroughTheAges>>> = {
  'bid-up-to': {
    lasts: (view) => auctionIn(view)?.territory,
    words: { en: 'Bid for this territory up to', de: 'Auf dieses Gebiet mitbieten bis' },
    amounts(view, seat) {
      const { bid, passed } = auctionIn(view) ?? { bid: 0, passed: [seat] };
      const most = passed.includes(seat) ? 0 : highestBid(view, seat);
      return Array.from({ length: Math.max(0, most - bid) }, (_, more) => bid + 1 + more);
    },
    answer(view, seat, most) {
      if (!isAsked(view, 'bid', seat)) return undefined;
      const amount = (auctionIn(view)?.bid ?? 0) + 1;
      return amount <= Math.min(most, highestBid(view, seat)) ? { type: 'bid', amount } : { type: 'no-bid' };
    },
  },
  'no-bids': {
    lasts: 'round',
    words: { en: 'Bid for no territory this round', de: 'In dieser Runde auf kein Gebiet bieten' },
    answer: (view, seat) => (isAsked(view, 'bid', seat) ? { type: 'no-bid' } : undefined),
  },
  'no-pacts': {
    lasts: 'round',
    words: { en: 'Refuse all pacts this round', de: 'In dieser Runde alle Pakte ablehnen' },
    answer: (view, seat) => (isAsked(view, 'answer-pact', seat) ? { type: 'refuse' } : undefined),
  },
  'no-defence': {
    lasts: 'round',
    words: {
      en: 'Play no cards against attacks this round',
      de: 'In dieser Runde keine Karten gegen Angriffe spielen',
    },
    answer: (view, seat) => (isAsked(view, 'defend', seat) ? { type: 'done' } : undefined),
  },
};

/** The auction that goes on, if one does. */
function auctionIn({ frames }: AgesView) {
  const asking = frames.at(-1);
  return asking?.step === 'bid' ? asking : undefined;
}

/** Is the seat asked that? */
function isAsked({ frames }: AgesView, step: 'bid' | 'answer-pact' | 'defend', seat: Seat): boolean {
  const asking = frames.at(-1);
  return asking?.step === step && asking.seat === seat;
}
