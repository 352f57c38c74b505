/** The trade token on a wonder that has lain open when the dial showed the wonder symbol (TI 10.5). */

import { RuleLink } from '../../../rules/citation.tsx';
import { TradeCoin } from '../focus-row.tsx';
import { useNewDawn } from '../table.ts';
import type { WonderId } from './content.ts';
import { useTerraWords } from './words.ts';

/** Does a trade token lie on that wonder? */
function useMarked(wonder: WonderId): boolean {
  return useNewDawn().view.terra?.marked.includes(wonder) === true;
}

/** What the token means, with the rule; nothing if there is none. */
export function CheaperWords({ wonder }: { wonder: WonderId }) {
  const { cheaper } = useTerraWords();
  if (!useMarked(wonder)) return null;
  return (
    <p className="small">
      {cheaper} <RuleLink rule="TI 10.5" />
    </p>
  );
}

/** The token, if the wonder has one. */
export function CheaperMark({ wonder }: { wonder: WonderId }) {
  const { cheaper } = useTerraWords();
  if (!useMarked(wonder)) return null;
  return (
    <span className="ti-cheaper" title={cheaper}>
      <span className="visually-hidden">{cheaper}</span>
      <TradeCoin />
    </span>
  );
}
