/** The trade token on a wonder that has lain open when the dial showed the wonder symbol (TI 10.5). */

import type { WonderId } from '../content.ts';
import { TradeCoin } from '../focus-row.tsx';
import { useNewDawn } from '../table.ts';
import { useTerraWords } from './words.ts';

/** The token, if the wonder has one. */
export function CheaperMark({ wonder }: { wonder: WonderId }) {
  const { view } = useNewDawn();
  const { cheaper } = useTerraWords();
  if (view.terra?.marked.includes(wonder) !== true) return null;
  return (
    <span className="ti-cheaper" title={cheaper}>
      <span className="visually-hidden">{cheaper}</span>
      <TradeCoin />
    </span>
  );
}
