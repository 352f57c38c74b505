/** The questions that clients ask too. */

export { count, worth } from './goods.ts';
export { villagePlaces } from './places.ts';
