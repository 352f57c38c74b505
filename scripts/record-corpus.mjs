/**
 * Records a corpus of a game, after its rules version was raised. It replaces matches of the same name:
 *
 *     node scripts/record-corpus.mjs stone-age packages/games/stone-age/corpus
 */

import { pathToFileURL } from 'node:url';
import { bundle } from '@tabularium/build';

const { record } = await bundle({ record: 'scripts/corpus/record.ts' });
const { recordCorpus } = await import(pathToFileURL(record).href);
const [game, folder] = process.argv.slice(2);
if (game === undefined || folder === undefined) {
  console.error('Which game, and into which folder? node scripts/record-corpus.mjs GAME FOLDER');
  process.exit(2);
}
await recordCorpus(game, folder);
