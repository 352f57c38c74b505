/** Which things of the investments have a name. */

import type { InvestmentId } from '../content/investments.ts';

/** The names of the investment cards in one language. */
export interface InvestmentNames {
  readonly investments: Readonly<Record<InvestmentId, string>>;
}
