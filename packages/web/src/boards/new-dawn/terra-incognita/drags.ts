/** Armies in the hand. */

import type { ActionIn } from '@tabularium/kernel';
import type { newDawn } from '@tabularium/new-dawn';
import type { Lift } from '../drags.ts';
import { militarySlot } from './anchors.ts';
import type { NewDawnView } from './content.ts';
import { armyWays } from './march.ts';

/** An army that is chosen and sent on its way at once, or that is under way already. It stops to look before it attacks. */
export function liftBy(action: ActionIn<typeof newDawn>, view: NewDawnView): Lift | undefined {
  if (action.type !== 'army' && action.type !== 'march') return undefined;
  const found = armyWays(view, action.type === 'army' ? action.from : undefined);
  if (found === undefined) return undefined;
  if (action.type === 'march') {
    return {
      from: [`space:${found.at}`],
      ways: new Map([...found.ways].filter(([, [first]]) => first === action.space)),
    };
  }
  const ways = new Map([...found.ways].map(([space, way]) => [space, [action.from, ...way]]));
  return { from: [`space:${action.from}`, ...militarySlot(action.army, view)], ways };
}
