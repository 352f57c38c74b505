/** The bots' thread of test servers. */

import { thinker } from '../../src/bots/worker.ts';
import { games } from './games.ts';

export default thinker((id) => games.load(id));
