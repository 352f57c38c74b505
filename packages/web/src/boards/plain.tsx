/** The plain board: any game, played from its actions alone. */

import { useTranslation } from 'react-i18next';
import { useTableTop } from '../table/context.ts';
import { GenericPanel } from '../table/generic-panel.tsx';
import type { BoardModule } from './board.ts';

function PlainBoard() {
  const { t } = useTranslation();
  const { text, table } = useTableTop();
  return (
    <div className="plain-board">
      <div className="panel plain-paper">
        <h2>{text.title}</h2>
        <p className="soft">
          {text.summary} · {t('table.round', { round: table.round })}
        </p>
        <GenericPanel />
      </div>
    </div>
  );
}

/** For games without a board of their own. */
export const board: BoardModule = { Board: PlainBoard, handles: () => true };
