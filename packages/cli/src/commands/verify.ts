/** `tabularium verify`: replays recorded matches under today's rules and says whether anything comes out differently. */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@tabularium/build';
import { isOver, replay } from '@tabularium/kernel';
import type { Command } from 'commander';
import { Complaint, Misuse } from '../complaint.ts';
import { gameOf, type OpenedFile, openMatch, savesFolder } from '../matchfiles.ts';
import { bad, good, show } from '../screen.ts';
import { databasePlace, hasDatabase, loadServer } from '../server.ts';

/** Add the command. */
export function addVerify(program: Command): void {
  program
    .command('verify')
    .argument('[file]', 'a match file')
    .description('replay recorded matches and check every move, fingerprint and seed')
    .option('--all', 'every recorded match: the corpus of each game, games saved here, tables of the server')
    .action((file: string | undefined, flags: { readonly all?: boolean }) => verify(file, flags.all === true));
}

async function verify(file: string | undefined, all: boolean): Promise<void> {
  if ((file === undefined) === !all) throw new Misuse('Name one match file, or write --all.');
  if (file !== undefined) return show(good(`${file}: ${verdict(await openMatch(file))}`));
  let [replayed, failed] = [0, 0];
  for await (const { name, open } of everyMatch()) {
    try {
      show(`${name}: ${verdict(await open())}`);
      replayed++;
    } catch (error) {
      failed++;
      show(bad(`${name}: ${error instanceof Error ? error.message : String(error)}`));
    }
  }
  if (failed > 0) throw new Complaint(`${failed} of ${replayed + failed} matches do not replay.`);
  show(good(`${replayed} matches replay as they were recorded.`));
}

function verdict({ file, game }: OpenedFile): string {
  const match = replay(game, file);
  const end = isOver(match.state) ? 'finished' : 'unfinished';
  return `${file.moves.length} moves of ${game.text.en.title}, ${end}; every fingerprint and the seed fit.`;
}

/** A match that lies somewhere, and how it is read. */
interface Kept {
  readonly name: string;
  readonly open: () => Promise<OpenedFile>;
}

/** Every corpus, the games saved here, and what the server has stored. */
async function* everyMatch(): AsyncGenerator<Kept> {
  for (const path of matchFiles()) yield { name: path, open: () => openMatch(path) };
  const place = databasePlace();
  if (!hasDatabase(place)) return;
  const { storedMatches } = await loadServer();
  for await (const { table, file } of storedMatches(place)) {
    yield { name: `table ${table}`, open: async () => ({ file, game: await gameOf(file) }) };
  }
}

/** The match files in every game's corpus and among the saved games. */
function matchFiles(): string[] {
  const games = join(root, 'packages', 'games');
  const recorded = readdirSync(games, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[\\/])corpus[\\/][^\\/]+\.json$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(games, path));
  const saves = savesFolder();
  const saved = existsSync(saves) ? readdirSync(saves).filter((name) => name.endsWith('.json')) : [];
  return [...recorded.sort(), ...saved.sort().map((name) => join(saves, name))];
}
