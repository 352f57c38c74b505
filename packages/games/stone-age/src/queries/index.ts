/** The questions that clients ask too. */

export { worth } from './goods.ts';
