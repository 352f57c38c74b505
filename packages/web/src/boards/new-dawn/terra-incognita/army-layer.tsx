/** Armies: on the map they glide from space to space and stand beside what is there already; others wait on their card. */

import type { ReactNode } from 'react';
import { middleOf } from '../geometry.ts';
import { placed } from '../piece-layer.tsx';
import { useNewDawn } from '../table.ts';
import { type Board, type FocusId, focusCard, type NewDawnKnown } from './content.ts';
import { Army } from './pieces.tsx';

/** How far to the right of the one before an army stands. */
const APART = 11;

/** All armies on the map. */
export function ArmyLayer({ view, board }: { view: NewDawnKnown; board: Board }) {
  if (view.terra === null) return null;
  const seen = new Map<number, number>();
  const crowded = (space: number) =>
    (view.pieces[space] ?? 0) > 0 ||
    board.printed[space] === 'fort' ||
    view.players.some(({ caravans }) => caravans.includes(space));
  return (
    <g>
      {view.terra.realms.flatMap(({ armies }, seat) =>
        armies.map((space, army) => {
          const hex = board.hexes[space];
          if (hex === undefined) return null;
          const before = seen.get(space) ?? 0;
          seen.set(space, before + 1);
          const key = `${seat} ${army}`;
          const [dx, dy] = crowded(space) ? [16, 6] : [0, 0];
          return (
            <g
              key={key}
              className="nd-figure-place ti-army"
              data-figure={`space:${space}`}
              style={placed(middleOf(hex), dx + before * APART, dy)}
            >
              <Army seat={seat} />
            </g>
          );
        }),
      )}
    </g>
  );
}

/** The armies on a space. */
export const armiesAt = ({ terra }: NewDawnKnown, space: number): readonly ReactNode[] =>
  (terra?.realms ?? []).flatMap(({ armies }, seat) =>
    armies.flatMap((at, army) => {
      const key = `army ${seat} ${army}`;
      return at === space ? <Army key={key} seat={seat} /> : [];
    }),
  );

/** The viewer's armies that wait on their military card. */
export function WaitingArmies({ card }: { card: FocusId }) {
  const { view, own } = useNewDawn();
  if (focusCard(card).type !== 'military') return null;
  const waiting = view.terra?.realms[own]?.armies.filter((at) => at < 0).length ?? 0;
  return Array.from({ length: waiting }, (_, n) => {
    const key = `army ${n}`;
    return (
      <svg key={key} viewBox="-18 -28 36 50" width="22" height="30" aria-hidden="true" className="nd-waiting">
        <Army seat={own} />
      </svg>
    );
  });
}
