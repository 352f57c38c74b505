/**
 * Records a corpus of a game, after its rules version was raised. It replaces matches of the same name:
 *
 *     node scripts/record-corpus.mjs stone-age packages/games/stone-age/corpus
 */

import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from '@tabularium/lab/bundle';

const entry = fileURLToPath(new URL('./corpus/record.ts', import.meta.url));
const { recordCorpus } = await import(pathToFileURL(await bundle(entry)).href);
const [game, folder] = process.argv.slice(2);
if (game === undefined || folder === undefined) {
  console.error('Which game, and into which folder? node scripts/record-corpus.mjs GAME FOLDER');
  process.exit(2);
}
await recordCorpus(game, folder);
