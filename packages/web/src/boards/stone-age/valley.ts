/** What the table tells the Stone Age board, in the game's own types. */

import { equal, type Refusal } from '@tabularium/kernel';
import type { ChooseTwo, Frames, Pay, Placement, StoneAgeView, Use } from '@tabularium/stone-age';
import type { Goods, PlaceId } from '@tabularium/stone-age/content';
import { useTableTop } from '../../table/context.ts';

type Frame = { [S in keyof Frames]: { step: S } & Frames[S] }[keyof Frames];

/** The viewer's sight of the valley. */
export function useValley(): StoneAgeView {
  return useTableTop().table.sight.view as StoneAgeView;
}

/** The frame the game waits in. */
export function topFrameOf(view: StoneAgeView): Frame | undefined {
  return view.frames.at(-1) as Frame | undefined;
}

/** What choosing a place means now. */
export type PlaceChoice =
  | { readonly kind: 'place'; readonly actions: readonly Placement[] }
  | { readonly kind: 'use'; readonly action: Use }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'none' };

/** What the viewer can do with that place now. */
export function usePlaceChoice(place: PlaceId): PlaceChoice {
  const { table } = useTableTop();
  const about = (action: object) => (action as { place?: unknown }).place === place;
  const actions = table.sight.actions.filter(about) as unknown as (Placement | Use)[];
  const use = actions.find((action): action is Use => action.type === 'use');
  if (use !== undefined) return { kind: 'use', action: use };
  const places = actions.filter((action): action is Placement => action.type === 'place');
  if (places.length > 0) return { kind: 'place', actions: places.toSorted((a, b) => a.persons - b.persons) };
  const refusals = table.sight.refusals.filter(({ action }) => about(action)).map(({ refusal }) => refusal);
  return refusals.length > 0 ? { kind: 'refused', refusals } : { kind: 'none' };
}

/** The actions that pay or take a mix of resources. */
export function mixesIn(actions: readonly object[]): readonly (Pay | ChooseTwo)[] {
  return actions.filter((action): action is Pay | ChooseTwo =>
    ['pay', 'choose-two'].includes((action as { type: string }).type),
  );
}

/** Just the goods of such an action. */
export const goodsOf = ({ wood, clay, stone, gold }: Goods): Goods => ({ wood, clay, stone, gold });

/** The action that pays exactly these goods, if it is legal. */
export function paying(mixes: readonly (Pay | ChooseTwo)[], goods: Goods): Pay | ChooseTwo | undefined {
  return mixes.find((mix) => equal(goodsOf(mix), goods));
}
