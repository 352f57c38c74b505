/** What the things of investments are called in English. */

import type { InvestmentNames } from '../names.ts';

/** The names. */
export const names: InvestmentNames = {
  investments: {
    infrastructure: 'Infrastructure',
    endowment: 'Endowment for the Arts',
    'military-industrial': 'Military-Industrial Complex',
    'public-education': 'Public Education',
  },
};
