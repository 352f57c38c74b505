/** What a hand would move on this board: figures from where they stand, or from their card, to wherever they can go. */

import type { ActionIn } from '@tabularium/kernel';
import type { newDawn } from '@tabularium/new-dawn';
import type { Drag } from '../../table/dragging.ts';
import { intend } from './aim.ts';
import type { NewDawnView } from './content.ts';
import { caravanWays } from './journey.tsx';
import { economySlot } from './where.ts';

type Action = ActionIn<typeof newDawn>;

/** From where a figure is lifted, and every space it can be carried to with the way there. */
export interface Lift {
  readonly from: readonly string[];
  readonly ways: ReadonlyMap<number, readonly number[]>;
}

/** What an expansion's folder says of its own figures, in a `drags.ts` like this one. */
type LiftBy = (action: Action, view: NewDawnView) => Lift | undefined;

const others = import.meta.glob<LiftBy>('./*/drags.ts', { eager: true, import: 'liftBy' });

/** From where to where a hand would move a figure to do this; whatever is left of the way is walked afterwards. */
export function dragsOf(action: Action, view: NewDawnView): readonly Drag[] {
  const lift = [caravanBy, ...Object.values(others)].map((by) => by(action, view)).find((one) => one !== undefined);
  if (lift === undefined) return [];
  return [...lift.ways].flatMap(([space, way]) =>
    lift.from.map((from) => ({ from, to: `space:${space}`, prepare: () => intend({ route: way }) })),
  );
}

/** A caravan that is chosen and sent on its way at once, or that is under way already. */
const caravanBy: LiftBy = (action, view) => {
  if (action.type !== 'caravan' && action.type !== 'step') return undefined;
  const from = action.type === 'caravan' ? action.from : undefined;
  const found = caravanWays(view, from);
  if (found === undefined) return undefined;
  if (action.type === 'step') {
    return {
      from: [`space:${found.at}`],
      ways: new Map([...found.ways].filter(([, [first]]) => first === action.space)),
    };
  }
  const ways = new Map([...found.ways].map(([space, way]) => [space, [action.from, ...way]]));
  return { from: [`space:${action.from}`, ...economySlot(action.caravan, view)], ways };
};
