/** Records the corpus anew: random games until every number of players has shown every ending. */

import { bundle } from '@tabularium/lab/bundle';

await import(await bundle(new URL('./record-corpus.ts', import.meta.url).pathname));
