/** The table as this board reads it: the view with its types, the map, the frame, and what can be chosen where. */

import type { AnyAction, AnyFact, Refusal, Seat, Sight } from '@tabularium/kernel';
import { useMemo } from 'react';
import { useTableTop } from '../../table/context.ts';
import { useIntended } from './aim.ts';
import {
  ALL_LETTERS,
  type Board,
  boardOf,
  type District,
  type Fact,
  type Letter,
  type NewDawnState,
  type NewDawnView,
} from './content.ts';
import { type BoardWords, WORDS } from './words.ts';

type Frame = NewDawnState['frames'][number];

/** What the viewer can choose on the map and in the focus row, and what is refused there. */
export interface Choices {
  readonly spaces: ReadonlyMap<number, AnyAction>;
  /** All actions of a space that has more than one. */
  readonly several: ReadonlyMap<number, readonly AnyAction[]>;
  readonly slots: ReadonlyMap<number, readonly AnyAction[]>;
  readonly refusals: ReadonlyMap<number, Refusal>;
}

/** The game as it is shown now. */
export interface NewDawnTable {
  readonly view: NewDawnView;
  /** The view for the game's questions. */
  readonly state: NewDawnState;
  readonly board: Board;
  readonly frame: Frame | undefined;
  readonly choices: Choices;
  /** The seat whose things lie in front: the viewer's, or for spectators that of the player whose turn it is. */
  readonly own: Seat;
  readonly words: BoardWords;
}

/** The game's questions read nothing that a view hides but the covered cards of the wonder decks, which they pass over. */
export function asState(view: NewDawnView): NewDawnState {
  return view as unknown as NewDawnState;
}

/** What happened, in this game's own words. */
export function newDawnFacts(facts: readonly AnyFact[]): readonly Fact[] {
  return facts as readonly object[] as readonly Fact[];
}

/** Reads the table. */
export function useNewDawn(): NewDawnTable {
  const { table, asked, language } = useTableTop();
  const { sight, viewer } = table;
  const district = useIntended('district');
  return useMemo(() => {
    const view = sight.view as NewDawnView;
    const frame = view.frames.at(-1);
    return {
      view,
      state: asState(view),
      board: boardOf(view.map),
      frame,
      choices: asked ? choicesIn(sight, district) : NO_CHOICES,
      own: viewer ?? view.turn.seat,
      words: WORDS[language],
    };
  }, [sight, viewer, asked, language, district]);
}

const NO_CHOICES: Choices = { spaces: new Map(), several: new Map(), slots: new Map(), refusals: new Map() };

/** The kind of district in hand: the wished one if it is on offer, else the first that is. */
export function offeredDistrict(actions: readonly AnyAction[], wished: District | undefined): District | undefined {
  const kinds = actions.flatMap((action) => districtIn(action) ?? []);
  return wished !== undefined && kinds.includes(wished) ? wished : kinds[0];
}

function districtIn(action: AnyAction): District | undefined {
  return action.type === 'district' ? (action as { type: string; district?: District }).district : undefined;
}

function choicesIn({ view, actions, refusals }: Sight, wished: District | undefined): Choices {
  const spaces = new Map<number, AnyAction>();
  const several = new Map<number, AnyAction[]>();
  const inHand = offeredDistrict(actions, wished);
  const slots = new Map<number, AnyAction[]>();
  const refused = new Map<number, Refusal>();
  for (const action of actions) {
    const space = spaceOf(action, view as NewDawnView);
    if (districtIn(action) !== inHand && action.type === 'district') continue;
    const first = space === undefined ? undefined : spaces.get(space);
    if (space !== undefined && first === undefined) spaces.set(space, action);
    else if (space !== undefined && first !== undefined)
      several.set(space, [...(several.get(space) ?? [first]), action]);
    for (const slot of slotsOf(action, view as NewDawnView)) slots.set(slot, [...(slots.get(slot) ?? []), action]);
  }
  for (const { action, refusal } of refusals) {
    const space = spaceOf(action, view as NewDawnView);
    if (space !== undefined && !spaces.has(space)) refused.set(space, refusal);
  }
  return { spaces, several, slots, refusals: refused };
}

/** The space on which an action is chosen, if it is one of the map. */
function spaceOf(action: AnyAction, view: NewDawnView): number | undefined {
  const one = action as Partial<OnMap> & AnyAction;
  if (one.space !== undefined) return one.space;
  if (one.type === 'caravan' || one.type === 'army') return one.from;
  if (one.letter !== undefined) return view.barbarians[ALL_LETTERS.indexOf(one.letter)];
  const at = figureSpace(one, view);
  return at < 0 ? undefined : at;
}

/** The fields by which an action may name a space. */
interface OnMap {
  readonly space: number;
  readonly from: number;
  readonly letter: Letter;
  readonly caravan: number;
  readonly army: number;
  readonly seat: Seat;
}

/** Where the figure is that is taken off or driven away; `-1` on its card. */
function figureSpace(one: Partial<OnMap> & AnyAction, view: NewDawnView): number {
  const frame = view.frames.at(-1);
  const seat = one.seat ?? (frame !== undefined && 'seat' in frame ? frame.seat : 0);
  if (one.type === 'drop') return view.players[seat]?.caravans[one.caravan ?? 0] ?? -1;
  if (one.type === 'drop-army' || one.type === 'rout') return view.terra?.realms[seat]?.armies[one.army ?? 0] ?? -1;
  return -1;
}

/** The slots of the viewer's own focus row on which an action is chosen. */
function slotsOf(action: AnyAction, view: NewDawnView): readonly number[] {
  const { type, slot, other } = action as { type: string; slot?: number; other?: number };
  if (slot === undefined || slot < 1 || rowOf(view) !== view.viewer) return [];
  return type === 'swap' && other !== undefined ? [slot, other] : [slot];
}

/** Whose focus row the slots of the present actions count. */
function rowOf(view: NewDawnView): Seat {
  const frame = view.frames.at(-1);
  if (frame?.step === 'plunder') return frame.victim;
  if (frame?.step === 'put-trade') return frame.onto;
  return frame !== undefined && 'seat' in frame ? frame.seat : view.turn.seat;
}
