/** The places of the board that expansions fill. */

import { createElement, type ReactNode, useContext } from 'react';
import { Expansions, type SlotProps, type Slots } from './expansion.ts';
import { useNewDawnTop } from './table.ts';

/** What the base board shows there, its children, unless an expansion in play shows something else or more. */
export function Slot<Name extends keyof Slots>(props: SlotProps<Name>): ReactNode {
  const { view } = useNewDawnTop().table.sight;
  const expansions = useContext(Expansions);
  let shown = props.children;
  for (const { isIn, slots } of expansions) {
    const Filling = isIn(view) ? slots[props.name] : undefined;
    if (Filling !== undefined) shown = createElement<SlotProps<Name>>(Filling, props, shown);
  }
  return shown;
}
