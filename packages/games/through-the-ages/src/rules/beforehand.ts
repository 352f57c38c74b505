/** What can be said beforehand where others' turns ask for an answer: auctions (TA 9.1) and pacts (TA 7.1). */

import type { Saying } from '@tabularium/kernel';
import type { ThroughTheAges } from '../vocabulary.ts';

/** What can be said beforehand. */
export const beforehand: Readonly<Record<string, Saying<ThroughTheAges>>> = {
  'no-bids': {
    lasts: 'round',
    words: { en: 'Bid for no territory this round', de: 'In dieser Runde auf kein Gebiet bieten' },
    answer: ({ frames }, seat) => {
      const asking = frames.at(-1);
      return asking?.step === 'bid' && asking.seat === seat ? { type: 'no-bid' } : undefined;
    },
  },
  'no-pacts': {
    lasts: 'round',
    words: { en: 'Refuse all pacts this round', de: 'In dieser Runde alle Pakte ablehnen' },
    answer: ({ frames }, seat) => {
      const asking = frames.at(-1);
      return asking?.step === 'answer-pact' && asking.seat === seat ? { type: 'refuse' } : undefined;
    },
  },
};
