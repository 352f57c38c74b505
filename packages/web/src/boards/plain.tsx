/** The plain board: any game, played from its actions alone. */

import { useRoundWords, useTableTop } from '../table/context.ts';
import { GenericPanel } from '../table/generic-panel.tsx';
import type { BoardModule } from './board.ts';

function PlainBoard() {
  const roundWords = useRoundWords();
  const { text, table } = useTableTop();
  return (
    <div className="plain-board">
      <div className="panel plain-paper">
        <h2>{text.title}</h2>
        <p className="soft">
          {text.summary} · {roundWords(table.round)}
        </p>
        <GenericPanel />
      </div>
    </div>
  );
}

/** For games without a board of their own. */
export const board: BoardModule = { Board: PlainBoard, anchorsOf: (action) => [`list:${action.type}`] };
