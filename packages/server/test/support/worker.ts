/** The threads of test servers. */

import { thinker } from '../../src/bots/worker.ts';
import { student } from '../../src/tables/study.ts';
import { games } from './games.ts';

export const study = student((id) => games.load(id));

export default thinker((id) => games.load(id));
