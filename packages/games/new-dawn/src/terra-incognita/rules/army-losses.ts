/** Armies that are beaten, or too many for the military card (TI 5.26 to TI 5.28). */

import { type Decision, pop, push, type Seat } from '@tabularium/kernel';
import { tell } from '../../rules/telling.ts';
import { type NewDawnState, ON_CARD } from '../../state.ts';
import type { NewDawn } from '../../vocabulary.ts';
import { armyLimit } from '../queries/armies.ts';
import { realmOf, terraOf } from '../queries/realms.ts';

/** The military card says how many armies are in use: more are put on it, surplus is taken off (TI 5.1, TI 5.25). */
export function fitArmies(game: NewDawnState, seat: Seat): void {
  const realm = realmOf(game, seat);
  const limit = armyLimit(game, seat);
  if (limit === 0) return shedArmies(game, seat);
  const count = limit - realm.armies.length;
  if (count > 0) tell(game, { fact: 'armies-gained', seat, count });
  while (realm.armies.length < limit) realm.armies.push(ON_CARD);
  for (let surplus = realm.armies.length - limit; surplus > 0; surplus--) push(game, { step: 'drop-army', seat });
}

/** Without a military card to lie on, armies that are not on the map are taken off. */
function shedArmies(game: NewDawnState, seat: Seat): void {
  const realm = realmOf(game, seat);
  for (const at of realm.armies) if (at === ON_CARD) tell(game, { fact: 'army-dropped', seat, space: ON_CARD });
  realm.armies = realm.armies.filter((at) => at !== ON_CARD);
}

/** A surplus army is taken off, from the map or the card. */
export const dropArmy: Decision<NewDawn, 'drop-army'> = {
  actions: (game, { seat }) => realmOf(game, seat).armies.map((_, army) => ({ type: 'drop-army', army })),
  take(game, { seat }, { army }) {
    pop(game);
    const [space = ON_CARD] = realmOf(game, seat).armies.splice(army, 1);
    tell(game, { fact: 'army-dropped', seat, space });
  },
};

/** An army goes back to its owner's military card; in its own turn it then rests (TI 5.11, TI 5.28). */
export function defeatArmy(game: NewDawnState, seat: Seat, army: number): void {
  const realm = realmOf(game, seat);
  tell(game, { fact: 'army-defeated', seat, space: realm.armies[army] ?? ON_CARD });
  realm.armies[army] = ON_CARD;
  if (game.turn.seat === seat) terraOf(game).turn.rested.push(army);
  if (armyLimit(game, seat) === 0) shedArmies(game, seat);
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
