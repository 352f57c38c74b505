/** Armies that are beaten, or too many for the military card (TI 5.26 to TI 5.28). */

import { type Decision, emit, pop, push, type Seat } from '@tabularium/kernel';
import { type NewDawnState, ON_CARD } from '../../state.ts';
import type { NewDawn } from '../../vocabulary.ts';
import { armyLimit } from '../queries/armies.ts';
import { realmOf, terraOf } from '../queries/realms.ts';

/** The military card says how many armies are in use: more are put on it, surplus is taken off (TI 5.1, TI 5.25). */
export function fitArmies(game: NewDawnState, seat: Seat): void {
  const realm = realmOf(game, seat);
  const limit = armyLimit(game, seat);
  if (limit === 0) {
    realm.armies = realm.armies.filter((at) => at !== ON_CARD);
    return;
  }
  while (realm.armies.length < limit) realm.armies.push(ON_CARD);
  for (let surplus = realm.armies.length - limit; surplus > 0; surplus--) push(game, { step: 'drop-army', seat });
}

/** A surplus army is taken off, from the map or the card. */
export const dropArmy: Decision<NewDawn, 'drop-army'> = {
  actions: (game, { seat }) => realmOf(game, seat).armies.map((_, army) => ({ type: 'drop-army', army })),
  take(game, { seat }, { army }) {
    pop(game);
    realmOf(game, seat).armies.splice(army, 1);
  },
};

/** An army goes back to its owner's military card; in its own turn it then rests (TI 5.11, TI 5.28). */
export function defeatArmy(game: NewDawnState, seat: Seat, army: number): void {
  const realm = realmOf(game, seat);
  emit(game, { fact: 'army-defeated', seat, space: realm.armies[army] ?? ON_CARD, seen: 'all' });
  realm.armies[army] = ON_CARD;
  if (game.turn.seat === seat) terraOf(game).turn.rested.push(army);
  if (armyLimit(game, seat) === 0) realm.armies = realm.armies.filter((at) => at !== ON_CARD);
}

/** All armies on that space are defeated; were there any? */
export function defeatArmiesAt(game: NewDawnState, space: number): boolean {
  let found = false;
  for (let seat = 0; seat < game.seats; seat++) found = defeatArmiesOf(game, seat, space) || found;
  return found;
}

/** All armies of that seat on the space are defeated; were there any? */
export function defeatArmiesOf(game: NewDawnState, seat: Seat, space: number): boolean {
  const realm = realmOf(game, seat);
  let found = false;
  for (let army = realm.armies.indexOf(space); army >= 0; army = realm.armies.indexOf(space)) {
    found = true;
    defeatArmy(game, seat, army);
  }
  return found;
}
