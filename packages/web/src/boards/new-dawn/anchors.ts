/** Where each action of A New Dawn is chosen. An expansion's folder says so of its own actions in an `anchors.ts` like this one. */

import type { newDawn } from '@tabularium/new-dawn';
import { type AnchorTable, anchorsIn, buttonOf } from '../../table/anchors.ts';
import {
  economySlot,
  inBar,
  inRow,
  type NewDawnAnchor,
  onBarbarian,
  onCaravan,
  onSlots,
  onSpace,
  there,
} from './where.ts';

/** The anchors of the base game's actions. */
const BASE = {
  'take-tile': ({ tile }) => [`tile:${tile}`],
  'lay-tile': ({ q, r }) => [`hex:${q},${r}`],
  'found-capital': there,
  orient: ({ orientation }) => [`direction:${orientation}`],
  focus: inRow,
  'put-trade': inRow,
  swap: ({ slot, other }, view) => onSlots([slot, other], view),
  resolve: inRow,
  station: inRow,
  withdraw: inRow,
  plunder: inRow,
  'pay-barbarian': inRow,
  place: there,
  'take-back': there,
  lift: there,
  'put-down': there,
  convert: there,
  destroy: there,
  name: there,
  yield: there,
  strike: there,
  step: there,
  drive: there,
  attack: there,
  reinforce: there,
  settle: there,
  'build-city': there,
  'raise-wonder': there,
  'carry-off': there,
  caravan: ({ caravan, from }, view) => [...onSpace(from), ...economySlot(caravan, view)],
  drop: ({ caravan }, view) => onCaravan(caravan, view),
  'choose-barbarian': ({ letter }, view) => onBarbarian(letter, view),
  gain: ({ card }) => [`upgrade:${card}`],
  raise: ({ slot }) => [`upgrade:${slot}`],
  // The wonders lie on a sheet of their own on a small screen.
  wonder: (action) => [`wonder:${action.wonder}`, buttonOf(action)],
  use: inBar,
  done: inBar,
  spend: inBar,
  'store-trade': inBar,
  'take-resource': inBar,
  exchange: inBar,
  advance: inBar,
  leave: inBar,
  stop: inBar,
  explore: (action) => [buttonOf(action)],
  'take-diplomacy': inBar,
  'take-city-state-card': inBar,
  return: inBar,
  pay: inBar,
  conquer: inBar,
  liberate: inBar,
} satisfies Partial<AnchorTable<typeof newDawn, NewDawnAnchor>>;

const expansions = import.meta.glob<Partial<AnchorTable<typeof newDawn, string>>>('./*/anchors.ts', {
  eager: true,
  import: 'ANCHORS',
});

/** The anchors of all actions, those of the expansions among them. */
export const ANCHORS: Partial<AnchorTable<typeof newDawn, string>> = Object.assign(
  {},
  BASE,
  ...Object.values(expansions),
);

/** Where an action is chosen. */
export const anchorsOf = anchorsIn<typeof newDawn, string>(ANCHORS);
