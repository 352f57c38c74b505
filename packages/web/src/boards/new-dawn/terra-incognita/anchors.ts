/** Where each action of the expansion is chosen. */

import type { newDawn } from '@tabularium/new-dawn';
import type { AnchorTable } from '../../../table/anchors.ts';
import { deciderOf, inBar, type NewDawnAnchor, onBarbarian, onCard, onSlots, onSpace, there } from '../where.ts';
import type { District, NewDawnView } from './content.ts';

/** The spots of the board, and the plates in the decision bar that stand for districts and governments. */
export type TerraAnchor = NewDawnAnchor | `district:${District}` | `government:${number}`;

type Anchors = readonly TerraAnchor[];

const beside = ({ q, r }: { readonly q: number; readonly r: number }): Anchors => [`hex:${q},${r}`];
const onPlate = ({ district }: { readonly district: District }): Anchors => [`district:${district}`];

/** The military card of an army that waits on it. */
export const militarySlot = (army: number, view: NewDawnView): readonly NewDawnAnchor[] =>
  onCard('military', (view.terra?.realms[deciderOf(view)]?.armies[army] ?? 0) < 0, view);

const onArmy = (army: number, { terra }: NewDawnView, seat: number): Anchors =>
  onSpace(terra?.realms[seat]?.armies[army]);

/** The anchors of the expansion's actions. */
export const ANCHORS = {
  'place-fort': beside,
  'lay-water': beside,
  army: ({ army, from }, view) => [...onSpace(from), ...militarySlot(army, view)],
  march: there,
  deploy: there,
  'explore-from': there,
  survey: there,
  seize: there,
  district: there,
  'drop-army': ({ army }, view) => onArmy(army, view, deciderOf(view)),
  rout: ({ army, seat }, view) => onArmy(army, view, seat),
  'drive-out': ({ letter }, view) => onBarbarian(letter, view),
  'return-tile': ({ tile }) => [`tile:${tile}`],
  'choose-district': onPlate,
  'resolve-district': onPlate,
  govern: ({ slot }, view) => [...onSlots([slot], view), `government:${slot}`],
  'give-ibrahim': inBar,
  halt: inBar,
  target: inBar,
  're-roll': inBar,
  commit: inBar,
  scorch: inBar,
  look: inBar,
  grow: inBar,
  ability: inBar,
} satisfies Partial<AnchorTable<typeof newDawn, TerraAnchor>>;
