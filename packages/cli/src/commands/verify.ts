/** `tabularium verify`: replays recorded matches under today's rules and says whether anything comes out differently. */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@tabularium/build';
import { checkSeal, counted, isOver, type Language, MatchFileError, replay } from '@tabularium/kernel';
import type { Command } from 'commander';
import { languageFlag } from '../arguments.ts';
import { Complaint, Misuse } from '../complaint.ts';
import { gameOf, type OpenedFile, openMatch } from '../matchfiles.ts';
import { savedFiles } from '../saves.ts';
import { bad, good, harmless, show } from '../screen.ts';
import { databasePlace, hasDatabase, loadServer, orComplain } from '../server.ts';
import { words } from '../words/index.ts';

interface Flags {
  readonly all?: boolean;
  readonly json?: boolean;
  readonly lang: Language;
}

/** Add the command. */
export function addVerify(program: Command): void {
  program
    .command('verify')
    .argument('[files...]', 'match files; - reads one from standard input')
    .description('replay recorded matches and check every move, fingerprint and seed')
    .option('--all', 'every recorded match: the corpus of each game, games saved here, tables of the server')
    .option('--json', 'print one JSON array')
    .addOption(languageFlag())
    .action(verify);
}

async function verify(files: readonly string[], { all = false, json = false, lang }: Flags): Promise<void> {
  if ((files.length === 0) === !all) throw new Misuse('Name match files, or write --all.');
  const { said } = words[lang];
  const verdicts: Verdict[] = [];
  for await (const kept of all ? everyMatch() : files.map(fromDisk)) {
    const verdict = await verdictOn(kept, lang);
    verdicts.push(verdict);
    if (!json && verdict.problem === undefined) show(`${harmless(said(verdict.file))}: ${fits(verdict, lang)}`);
    else if (!json && (all || files.length > 1))
      console.error(bad(harmless(said(`${verdict.file}: ${verdict.problem}`))));
  }
  if (json) show(JSON.stringify(verdicts, null, 2));
  conclude(verdicts, said);
}

/** What came of one match; without a problem it is as it was recorded. */
interface Verdict {
  readonly file: string;
  readonly game?: string;
  readonly moves?: number;
  readonly finished?: boolean;
  readonly problem?: string;
}

async function verdictOn({ name, open, isFile }: Kept, lang: Language): Promise<Verdict> {
  try {
    const { file, game } = await open();
    const match = replay(game, file);
    const finished = isOver(match.state);
    if (finished && isFile && file.result === undefined) {
      throw new MatchFileError('The game is over, but the file names no result.');
    }
    if (isFile) checkSeal(file, match);
    return { file: name, game: game.id, moves: file.moves.length, finished };
  } catch (error) {
    if (error instanceof Complaint) return { file: name, problem: error.message };
    if (error instanceof MatchFileError) return { file: name, problem: error.reasonedIn(lang) };
    throw error;
  }
}

function fits({ game = '', moves = 0, finished = false }: Verdict, lang: Language): string {
  return good(words[lang].fits(moves, game, finished));
}

function conclude(verdicts: readonly Verdict[], said: (english: string) => string): void {
  const problems = verdicts.filter(({ problem }) => problem !== undefined);
  const [first] = problems;
  if (verdicts.length === 1 && first !== undefined) throw new Complaint(`${first.file}: ${first.problem}`);
  const matches = counted('en', verdicts.length, { one: 'match', other: 'matches' });
  if (first !== undefined) throw new Complaint(`${problems.length} of ${matches} not as recorded.`);
  if (verdicts.length > 1) console.error(good(said(`${matches} as recorded.`)));
}

/** A match that lies somewhere, and how it is read. */
interface Kept {
  readonly name: string;
  readonly open: () => Promise<OpenedFile>;
  /** Is it a file, with its result once there is one, and sealed if it names its players? */
  readonly isFile: boolean;
}

const fromDisk = (path: string): Kept => ({
  name: path === '-' ? 'standard input' : path,
  open: () => openMatch(path),
  isFile: true,
});

/** What the server has stored, every corpus, and the games saved here. */
async function* everyMatch(): AsyncGenerator<Kept> {
  yield* storedTables();
  yield* matchFiles().map(fromDisk);
}

async function* storedTables(): AsyncGenerator<Kept> {
  const place = databasePlace();
  if (!hasDatabase(place)) return;
  const { storedMatches } = await loadServer();
  const matches = storedMatches(place);
  for (;;) {
    const next = await orComplain('The stored tables cannot be read', matches.next());
    if (next.done) return;
    const { table, file } = next.value;
    yield { name: `table ${table}`, open: async () => ({ file, game: await gameOf(file) }), isFile: false };
  }
}

/** The match files in every game's corpus and among the saved games. */
function matchFiles(): string[] {
  const games = join(root, 'packages', 'games');
  const recorded = (existsSync(games) ? readdirSync(games, { recursive: true, encoding: 'utf8' }) : [])
    .filter((path) => /(^|[\\/])corpus[\\/][^\\/]+\.json$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(games, path));
  return [...recorded.sort(), ...savedFiles()];
}
