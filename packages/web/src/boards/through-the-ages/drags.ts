/** What a hand would move: cards from the row to the hand and from the hand to the board, workers and cubes to cards. */

import type { ActionIn } from '@tabularium/kernel';
import type { AgesView, throughTheAges } from '@tabularium/through-the-ages';
import { cardOf, isCard } from '@tabularium/through-the-ages/cards';
import type { Drag } from '../../table/dragging.ts';

type Action = ActionIn<typeof throughTheAges>;
type Of<T extends Action['type']> = Extract<Action, { type: T }>;

const fromHand = ({ card }: { readonly card: string }): readonly Drag[] =>
  ['drop:mat', 'drop:realm', 'drop:wonder'].map((to) => ({ from: `hand:${card}`, to }));

/** The moves of a hand by type of action; the others are clicked. */
const DRAGS: { readonly [T in Action['type']]?: (action: Of<T>, view: AgesView) => readonly Drag[] } = {
  take: ({ space }, { row }) => {
    const id = row[space] ?? '';
    const wonder = isCard(id) && cardOf(id).kind === 'wonder';
    return (wonder ? ['drop:civil', 'drop:realm', 'drop:mat'] : ['drop:civil']).map((to) => ({
      from: `row:${space}`,
      to,
    }));
  },
  build: ({ card }) => [
    { from: 'pool', to: `technology:${card}` },
    { from: 'pool', to: `build:${card}` },
  ],
  upgrade: ({ from, to }) => [{ from: `technology:${from}`, to: `technology:${to}` }],
  move: ({ from, to }) => [{ from: `technology:${from}`, to: `technology:${to}` }],
  destroy: ({ card }) => [{ from: `technology:${card}`, to: 'pool' }],
  population: () => [{ from: 'bank:yellow', to: 'pool' }],
  settle: () => [{ from: 'bank:yellow', to: 'pool' }],
  develop: fromHand,
  revolution: fromHand,
  leader: fromHand,
  play: fromHand,
  tactic: fromHand,
  prepare: ({ card }) => [{ from: `hand:${card}`, to: 'drop:events' }],
  aggress: ({ card, rival }) => [{ from: `hand:${card}`, to: `rival:${rival}` }],
  declare: ({ card, rival }) => [{ from: `hand:${card}`, to: `rival:${rival}` }],
  offer: ({ card, partner }) => [{ from: `hand:${card}`, to: `rival:${partner}` }],
};

/** From where to where a hand would move something to do this. */
export function dragsOf(action: Action, view: AgesView): readonly Drag[] {
  const byType: { readonly [type: string]: ((action: never, view: AgesView) => readonly Drag[]) | undefined } = DRAGS;
  return byType[action.type]?.(action as never, view) ?? [];
}
