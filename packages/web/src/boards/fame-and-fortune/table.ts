/** The table as this board reads it: the view with its types, the frame, what things are called, what can be chosen where. */

import { type FameLabels, type FameState, type FameView, fameAndFortune } from '@tabularium/fame-and-fortune';
import { type Geometry, geometryOf, readable, townOf } from '@tabularium/fame-and-fortune/queries';
import type { ActionIn, Seat } from '@tabularium/kernel';
import { useMemo } from 'react';
import { useTableTopOf } from '../../table/context.ts';

/** Anything that can be done at this table. */
export type FameAction = ActionIn<typeof fameAndFortune>;
/** An action of one type. */
export type FameActionOf<T extends FameAction['type']> = Extract<FameAction, { type: T }>;

type Frame = FameState['frames'][number];
type City = FameState['players'][number]['cities'][number];

/** The game as it is shown now. */
export interface FameTable {
  readonly view: FameView;
  /** The same, as questions read it. */
  readonly game: FameState;
  readonly frame: Frame | undefined;
  readonly geometry: Geometry;
  /** The seat whose things lie in front: the viewer's, or for spectators that of the player whose part it is. */
  readonly own: Seat;
  readonly words: FameLabels;
  readonly say: FameLabels['board'];
  /** What a thing is called. */
  name(kind: string, id: string): string;
  /** What a city of that seat is called. */
  town(seat: Seat, city: City): string;
}

/** The table this part of the board lies on. */
export const useFameTop = () => useTableTopOf(fameAndFortune);

/** Reads the table. */
export function useFame(): FameTable {
  const { table, text } = useFameTop();
  const { sight, viewer } = table;
  return useMemo(() => {
    const { view } = sight;
    const game = readable(view);
    const words = text.labels;
    return {
      view,
      game,
      frame: game.frames.at(-1),
      geometry: geometryOf(view.seats),
      own: viewer ?? view.active,
      words,
      say: words.board,
      name: (kind, id) => text.things[kind]?.(id).name ?? id,
      town(seat, city) {
        const { civilization, number } = townOf(game, seat, city);
        return words.board.towns[civilization]?.[number] ?? words.signs.city;
      },
    };
  }, [sight, viewer, text]);
}

/** Levels are printed in Roman numerals. */
export const ROMAN: readonly string[] = ['', 'I', 'II', 'III', 'IV', 'V'];
