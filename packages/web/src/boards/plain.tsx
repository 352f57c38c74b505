/** The plain board: any game, played from its actions alone. */

import { useTableTop } from '../table/context.ts';
import { GenericPanel } from '../table/generic-panel.tsx';
import { useWords } from '../words/index.ts';
import type { BoardModule } from './board.ts';

function PlainBoard() {
  const say = useWords();
  const { text, table } = useTableTop();
  return (
    <div className="plain-board">
      <div className="panel plain-paper">
        <h2>{text.title}</h2>
        <p className="soft">
          {text.summary} · {say.table.round(table.round)}
        </p>
        <GenericPanel />
      </div>
    </div>
  );
}

/** For games without a board of their own. */
export const board: BoardModule = { Board: PlainBoard, anchorsOf: (action) => [`list:${action.type}`] };
