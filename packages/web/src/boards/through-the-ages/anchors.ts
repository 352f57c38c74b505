/** Where on the board an action is offered. What has no place there is offered in the decision bar. */

import type { AnyAction, Seat } from '@tabularium/kernel';

/** The fields of the game's actions that say where they belong. */
interface Placed extends AnyAction {
  readonly space?: number;
  readonly card?: string;
  readonly from?: string;
  readonly to?: string;
  readonly at?: number;
}

/** The fields of the game's frames that say whose things are meant. */
interface Meant {
  readonly step: string;
  readonly seat?: Seat;
  readonly of?: Seat;
}

/** The places of that action: a space of the row, a technology, a card in hand, the wonder, the population, a tactic. */
export function anchorsOf(action: AnyAction, frame: Meant | undefined): readonly string[] {
  const { type, space, card, from, to, at } = action as Placed;
  switch (type) {
    case 'take':
      return [`row:${space}`];
    case 'population':
    case 'settle':
      return ['population'];
    case 'stage':
      return ['wonder'];
    case 'copy':
      return [`tactic:${at}`];
    case 'upgrade':
      return [`technology:${from}`, `technology:${to}`];
    case 'move':
      return [`technology:${from}`];
    case 'build':
    case 'recruit':
    case 'destroy':
    case 'send':
    case 'sacrifice':
    case 'lose-worker':
    case 'lose-token':
      return [`technology:${card}`];
    case 'raze':
      // A rival's building is named in the decision bar: it lies on another desk.
      return frame?.step === 'demolish' && frame.of === frame.seat ? [`technology:${card}`] : [];
    case 'ravage':
    case 'place-under':
      return [`monument:${card}`];
    case 'give-up':
      return [`colony:${card}`];
    case 'leader':
    case 'develop':
    case 'revolution':
    case 'play':
    case 'tactic':
    case 'prepare':
    case 'aggress':
    case 'declare':
    case 'offer':
    case 'play-bonus':
    case 'discard':
    case 'colonize':
    case 'show-event':
      return [`hand:${card}`];
    default:
      return [];
  }
}

/** Would a person rather not do this by a single click? Tearing down is offered in a list, never at once. */
export const isHarsh = ({ type }: AnyAction): boolean => type === 'destroy';
