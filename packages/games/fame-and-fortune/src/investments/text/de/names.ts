/** What the things of investments are called in German. */

import type { InvestmentNames } from '../names.ts';

/** The names. */
export const names: InvestmentNames = {
  investments: {
    infrastructure: 'Infrastruktur',
    endowment: 'Kunststiftung',
    'military-industrial': 'Militärindustrie',
    'public-education': 'Bildungswesen',
  },
};
