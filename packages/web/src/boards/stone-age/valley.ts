/** What the table tells the Stone Age board, in the game's own types. */

import { equal } from '@tabularium/kernel';
import { type ChooseTwo, type Pay, type StoneAgeView, stoneAge } from '@tabularium/stone-age';
import type { Goods } from '@tabularium/stone-age/content';
import { useTableTopOf } from '../../table/context.ts';

/** The table this part of the board lies on. */
export const useStoneAge = () => useTableTopOf(stoneAge);

/** The viewer's sight of the valley. */
export const useValley = (): StoneAgeView => useStoneAge().table.sight.view;

/** The frame the game waits in. */
export const topFrameOf = (view: StoneAgeView): StoneAgeView['frames'][number] | undefined => view.frames.at(-1);

/** The actions that pay or take a mix of resources. */
export function mixesIn(actions: readonly { readonly type: string }[]): readonly (Pay | ChooseTwo)[] {
  return actions.filter((action): action is Pay | ChooseTwo => action.type === 'pay' || action.type === 'choose-two');
}

/** Just the goods of such an action. */
export const goodsOf = ({ wood, clay, stone, gold }: Goods): Goods => ({ wood, clay, stone, gold });

/** The action that pays exactly these goods, if it is legal. */
export function paying(mixes: readonly (Pay | ChooseTwo)[], goods: Goods): Pay | ChooseTwo | undefined {
  return mixes.find((mix) => equal(goodsOf(mix), goods));
}
