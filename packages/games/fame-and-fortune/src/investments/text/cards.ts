/** What a language says about investment cards besides their effects. */

import type { InvestmentId } from '../content/investments.ts';

/** The words of a language for investments. */
export interface InvestmentWords {
  readonly level: (markers: number, effect: string) => string;
  /** After the levels. */
  readonly highest: string;
  readonly notes: Readonly<Partial<Record<InvestmentId, string>>>;
}
