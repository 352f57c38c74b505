/** `tabularium verify`: replays recorded matches under today's rules and says whether anything comes out differently. */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isOver, replay } from '@tabularium/kernel';
import { root } from '@tabularium/lab/bundle';
import type { Command } from 'commander';
import { Complaint, Misuse } from '../complaint.ts';
import { openMatch, savesFolder } from '../matchfiles.ts';
import { bad, good, show } from '../screen.ts';

/** Add the command. */
export function addVerify(program: Command): void {
  program
    .command('verify')
    .argument('[file]', 'a match file')
    .description('replay recorded matches and check every move, fingerprint and seed')
    .option('--all', 'every recorded match: the corpus of each game and the games saved here')
    .action((file: string | undefined, flags: { readonly all?: boolean }) => verify(file, flags.all === true));
}

async function verify(file: string | undefined, all: boolean): Promise<void> {
  if ((file === undefined) === !all) throw new Misuse('Name one match file, or write --all.');
  if (file !== undefined) return show(good(`${file}: ${await verdict(file)}`));
  const files = everyMatch();
  let failed = 0;
  for (const one of files) {
    try {
      show(`${one}: ${await verdict(one)}`);
    } catch (error) {
      failed++;
      show(bad(`${one}: ${error instanceof Error ? error.message : String(error)}`));
    }
  }
  if (failed > 0) throw new Complaint(`${failed} of ${files.length} matches do not replay.`);
  show(good(`${files.length} matches replay as they were recorded.`));
}

async function verdict(path: string): Promise<string> {
  const { file, game } = await openMatch(path);
  const match = replay(game, file);
  const end = isOver(match.state) ? 'finished' : 'unfinished';
  return `${file.moves.length} moves of ${game.text.en.title}, ${end}; every fingerprint and the seed fit.`;
}

/** The match files in every game's corpus and among the saved games. */
function everyMatch(): string[] {
  const games = join(root, 'packages', 'games');
  const recorded = readdirSync(games, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[\\/])corpus[\\/][^\\/]+\.json$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(games, path));
  const saves = savesFolder();
  const saved = existsSync(saves) ? readdirSync(saves).filter((name) => name.endsWith('.json')) : [];
  return [...recorded.sort(), ...saved.sort().map((name) => join(saves, name))];
}
