/** The table as this board reads it: the view with its types, the map, the frame, and what can be chosen where. */

import type { AnyAction, Seat } from '@tabularium/kernel';
import { newDawn } from '@tabularium/new-dawn';
import { useContext, useMemo } from 'react';
import type { Offers } from '../../table/anchors.ts';
import { useTableTopOf } from '../../table/context.ts';
import { useOffers } from '../../table/offers.tsx';
import { type Board, boardOf, type Hex, type NewDawnKnown, type NewDawnView } from './content.ts';
import { type Expansion, Expansions } from './expansion.ts';
import { turnedBoard, turnedHex, useTurn } from './turn.ts';
import { type BoardWords, WORDS } from './words.ts';

type Frame = NewDawnKnown['frames'][number];

/** The game as it is shown now. */
export interface NewDawnTable {
  readonly view: NewDawnView;
  /** The map as it lies on the table, turned to fit. */
  readonly board: Board;
  readonly frame: Frame | undefined;
  /** What the viewer can choose on each space of the map. */
  readonly spaces: ReadonlyMap<number, readonly AnyAction[]>;
  /** The hexes beside the map that the viewer can choose. */
  readonly beside: readonly Hex[];
  /** The seat whose things lie in front: the viewer's, or for spectators that of the player whose turn it is. */
  readonly own: Seat;
  readonly words: BoardWords;
  /** The expansions it is played with. */
  readonly expansions: readonly Expansion[];
}

/** The table this part of the board lies on. */
export const useNewDawnTop = () => useTableTopOf(newDawn);

/** Reads the table. */
export function useNewDawn(): NewDawnTable {
  const { table, language } = useNewDawnTop();
  const { sight, viewer } = table;
  const offers = useOffers();
  const expansions = useContext(Expansions);
  const turn = useTurn();
  return useMemo(() => {
    const { view } = sight;
    return {
      view,
      board: turnedBoard(boardOf(view.map), turn),
      frame: view.frames.at(-1),
      spaces: spacesIn(offers),
      beside: hexesIn(offers).map((hex) => turnedHex(hex, turn)),
      own: viewer ?? view.turn.seat,
      words: WORDS[language],
      expansions: expansions.filter(({ isIn }) => isIn(view)),
    };
  }, [sight, viewer, offers, language, expansions, turn]);
}

function spacesIn(offers: Offers): Map<number, readonly AnyAction[]> {
  const spaces = new Map<number, readonly AnyAction[]>();
  for (const [anchor, { actions }] of offers) {
    const [kind, space] = anchor.split(':');
    if (kind === 'space' && actions.length > 0) spaces.set(Number(space), actions);
  }
  return spaces;
}

function hexesIn(offers: Offers): Hex[] {
  return [...offers].flatMap(([anchor, { actions }]) => {
    const [, q, r] = /^hex:(-?\d+),(-?\d+)$/.exec(anchor) ?? [];
    return q === undefined || r === undefined || actions.length === 0 ? [] : [{ q: Number(q), r: Number(r) }];
  });
}

/** Is anything offered on the focus row? */
export function useRowIsAsked(): boolean {
  return [...useOffers()].some(([anchor, { actions }]) => anchor.startsWith('slot:') && actions.length > 0);
}
