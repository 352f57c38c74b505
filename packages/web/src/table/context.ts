/** What every part of a table shares: the state, the game and its words, and what can be done. */

import type { ActionIn, AnyAction, AnyGame, AnyTextBook, FactIn, Language, Refusal, SightIn } from '@tabularium/kernel';
import { createContext, use } from 'react';
import type { BoardModule } from '../boards/board.ts';
import type { LogEntry, TableSession, TableState } from '../session/session.ts';
import { useWords } from '../words/index.ts';
import type { Hold } from './hold.ts';

/** The table as its parts see it. */
export interface TableTop {
  readonly table: TableState;
  readonly session: TableSession;
  readonly game: AnyGame;
  readonly board: BoardModule;
  readonly text: AnyTextBook;
  readonly language: Language;
  readonly names: readonly string[];
  /** Whether the person who looks is asked to decide. */
  readonly asked: boolean;
  /** What is about to be done for that person, because nothing else can be. */
  readonly ahead: AnyAction | undefined;
  choose(action: AnyAction): void;
  /** What a press on the board would do, held until it is confirmed. */
  readonly hold: Hold;
  /** Say why something is not possible. */
  refuse(refusal: Refusal): void;
}

/** The state of a table of game `A`, in that game's own types. */
interface StateAt<A extends AnyGame> extends TableState {
  readonly sight: SightIn<A>;
  readonly log: readonly LogEntry<FactIn<A>>[];
}

/** The table as it is looked at, whatever may be done. */
export type Seen = Omit<TableTop, 'choose' | 'hold'>;

/** A table of game `A`, in that game's own types. */
export interface TableTopOf<A extends AnyGame> extends TableTop {
  readonly table: StateAt<A>;
  readonly game: A;
  readonly text: A['text'][Language];
  choose(action: ActionIn<A>): void;
}

/** What sentences need: words and names. It stays the same while the game goes on. */
export type Talk = Pick<TableTop, 'text' | 'language' | 'names'>;

/** Provided by the table view, beside the table itself. */
export const TalkContext = createContext<Talk | undefined>(undefined);

/** The words of this table. */
export function useTalk(): Talk {
  const talk = use(TalkContext);
  if (talk === undefined) throw new Error('This sentence belongs on a table.');
  return talk;
}

/** What the rounds of this table are called: in the game's own words, if it has any. */
export function useRoundWords(): (round: number) => string {
  const say = useWords();
  return useTalk().text.round ?? say.table.round;
}

/** Provided by the table view. */
export const TableContext = createContext<TableTop | undefined>(undefined);

/** The table this component lies on. */
export function useTableTop(): TableTop {
  const top = use(TableContext);
  if (top === undefined) throw new Error('This part belongs on a table.');
  return top;
}

/** The door of a board: the table this component lies on, which is one of that game, in the game's own types. */
export function useTableTopOf<A extends AnyGame>(game: A): TableTopOf<A> {
  const top = useTableTop();
  if (!isTableOf(top, game)) throw new Error(`This part belongs on a table of ${game.id}.`);
  return top;
}

const isTableOf = <A extends AnyGame>(top: TableTop, game: A): top is TableTopOf<A> => top.game === game;

/** The options the table was made with. */
export const optionsAt = (table: TableState): object => (table.sight.view as { options: object }).options;

/** The frame the game waits in, as far as it can be seen. */
export function frameOf(table: TableState): { readonly step: string } | undefined {
  return (table.sight.view as { frames: { step: string }[] }).frames.at(-1);
}
