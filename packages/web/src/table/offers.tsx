/** What can be chosen where: computed once for every moment of the table, read by every spot. */

import type { Loose } from '@tabularium/kernel';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { NO_OFFER, type Offer, type Offers, offersIn } from './anchors.ts';
import { useTableTop } from './context.ts';

const NOTHING: Offers = new Map();

const OffersContext = createContext<Offers>(NOTHING);

/**
 * Offers to everything inside what the viewer may choose now: nothing on a record, to spectators, and while the turn goes
 * on by itself. `only`, which should stay the same from one drawing to the next, leaves out what does not go with a choice
 * half made.
 */
export function OffersProvider({ only, children }: { only?: (action: Loose) => boolean; children: ReactNode }) {
  const { table, board, ahead } = useTableTop();
  const { sight, viewer, link } = table;
  const mayAct = viewer !== null && link !== 'record' && ahead === undefined;
  const offers = useMemo(() => {
    if (!mayAct) return NOTHING;
    const actions = only === undefined ? sight.actions : sight.actions.filter(only);
    return offersIn({ ...sight, actions }, board.anchorsOf);
  }, [sight, board, mayAct, only]);
  return <OffersContext value={offers}>{children}</OffersContext>;
}

/** Everything that is offered, by anchor. */
export function useOffers(): Offers {
  return use(OffersContext);
}

/** What is offered at that anchor. */
export function useOffer(anchor: string | undefined): Offer {
  const offers = useOffers();
  return (anchor === undefined ? undefined : offers.get(anchor)) ?? NO_OFFER;
}
