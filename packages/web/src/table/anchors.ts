/**
 * Anchors: where on the page something is chosen, as `kind:which` (`place:forest`, `space:41`, `button:pass`). A board
 * says of every action where its anchors are; spots draw them. Choosing, refusing, explaining and pointing follow.
 */

import type { ActionIn, AnyAction, AnyGame, Refusal, Sight, ViewIn } from '@tabularium/kernel';

/** A button of the decision bar, by the type of its actions. */
export type ButtonAnchor = `button:${string}`;

/** Where a game's actions are chosen, type by type. An action without an anchor is offered in the decision bar alone. */
export type AnchorTable<A extends AnyGame, Anchor extends string> = {
  readonly [T in ActionIn<A>['type']]: (
    action: Extract<ActionIn<A>, { type: T }>,
    view: ViewIn<A>,
  ) => readonly (Anchor | ButtonAnchor)[];
};

/** Where an action is chosen. */
export type AnchorsOf<A extends AnyGame, Anchor extends string> = (
  action: ActionIn<A>,
  view: ViewIn<A>,
) => readonly (Anchor | ButtonAnchor)[];

/** Looks an action's anchors up in a table; one whose type is not in it is offered in the decision bar. */
export function anchorsIn<A extends AnyGame, Anchor extends string>(
  table: Partial<AnchorTable<A, Anchor>>,
): AnchorsOf<A, Anchor> {
  const byType: { readonly [type: string]: AnchorsOf<A, Anchor> | undefined } = table;
  return (action, view) => byType[action.type]?.(action, view) ?? [];
}

/** The button of the decision bar for actions of that type. */
export const buttonOf = ({ type }: AnyAction): ButtonAnchor => `button:${type}`;

/** Is an action with these anchors offered in the decision bar? It is if nothing on the board offers it, or if it says so. */
export function isInBar(anchors: readonly string[]): boolean {
  return anchors.length === 0 || anchors.some((anchor) => anchor.startsWith('button:'));
}

/** What is offered at one anchor: what can be done there, and why other things cannot. */
export interface Offer {
  readonly actions: readonly AnyAction[];
  readonly refusals: readonly Refusal[];
}

/** Nothing to choose, nothing to refuse. */
export const NO_OFFER: Offer = { actions: [], refusals: [] };

/** The offers of a sight by anchor. */
export type Offers = ReadonlyMap<string, Offer>;

/** Sorts what a sight offers by where it is chosen. */
export function offersIn(
  { view, actions, refusals }: Sight,
  anchorsOf: (action: AnyAction, view: object) => readonly string[],
): Offers {
  const offers = new Map<string, { actions: AnyAction[]; refusals: Refusal[] }>();
  const at = (anchor: string) => {
    const offer = offers.get(anchor) ?? { actions: [], refusals: [] };
    offers.set(anchor, offer);
    return offer;
  };
  for (const action of actions) for (const anchor of anchorsOf(action, view)) at(anchor).actions.push(action);
  for (const { action, refusal } of refusals) {
    for (const anchor of anchorsOf(action, view)) at(anchor).refusals.push(refusal);
  }
  return offers;
}

/** Finds what is drawn at an anchor: the page itself is the register, every spot carries its `data-anchor`. */
export const anchors = {
  /** The element of that anchor that can be seen, if the board shows one. */
  element: (anchor: string): Element | undefined => drawn(anchor).find(isSeen),
  /** The button that opens the panel in which that anchor lies out of sight: panels are `data-kept`, buttons `data-opens`. */
  opener(anchor: string): Element | undefined {
    const panels = drawn(anchor).flatMap(
      (element) => element.closest<HTMLElement>('[data-kept]')?.dataset['kept'] ?? [],
    );
    const [panel] = panels;
    if (panel === undefined) return undefined;
    return [...document.querySelectorAll(`[data-opens="${CSS.escape(panel)}"]`)].find(isSeen);
  },
};

const drawn = (anchor: string): Element[] => [...document.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"]`)];

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;
