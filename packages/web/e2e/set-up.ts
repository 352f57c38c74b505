/** Before any worker opens its house: the client is built for all of them, or else each would build it at the same time. */

import { builtClient } from './house.mjs';

export default async function setUp(): Promise<void> {
  await builtClient();
}
