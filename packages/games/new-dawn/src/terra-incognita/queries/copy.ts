/** A copy of what the expansion adds to a state, for bots. */

import type { Realm, Terra } from '../state.ts';

/** The expansion's part once more, sharing nothing. */
export function copyTerra(terra: Terra): Terra {
  const { looked, turn } = terra;
  return {
    stack: terra.stack.slice(),
    looked: { seat: looked.seat, tiles: looked.tiles.slice() },
    realms: terra.realms.map(copyRealm),
    marked: terra.marked.slice(),
    removed: terra.removed.slice(),
    ibrahim: terra.ibrahim,
    lent: terra.lent,
    keeper: terra.keeper,
    turn: { replaced: turn.replaced, rested: turn.rested.slice() },
  };
}

function copyRealm({ armies, districts, governed, unique, union }: Realm): Realm {
  return { armies: armies.slice(), districts: districts.slice(), governed, unique, union };
}
