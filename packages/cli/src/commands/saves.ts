/** `tabularium saves`: the games saved in this folder, and how to go on with them. */

import { isGame, loadGame } from '@tabularium/catalogue';
import type { Language } from '@tabularium/kernel';
import type { Command } from 'commander';
import { languageFlag } from '../arguments.ts';
import { readName } from '../play/sitters.ts';
import { type Saved, savedGames } from '../saves.ts';
import { bold, faint, harmless, shellWord, show, wrap } from '../screen.ts';
import { words } from '../words/index.ts';

interface Flags {
  readonly json?: boolean;
  readonly lang: Language;
}

/** Add the command. */
export function addSaves(program: Command): void {
  program
    .command('saves')
    .description('list the games saved in this folder, the latest first')
    .option('--json', 'print one JSON array')
    .addOption(languageFlag())
    .action(list);
}

async function list({ json, lang }: Flags): Promise<void> {
  const games = savedGames();
  if (json) show(JSON.stringify(games, null, 2));
  else if (games.length === 0) show(wrap(words[lang].noSaves));
  else show((await Promise.all(games.map((saved) => savedLines(saved, lang)))).flat());
}

async function savedLines(saved: Saved, lang: Language): Promise<string[]> {
  const file = shellWord(saved.path);
  const next = `npx tabularium ${saved.finished ? `replay ${file}` : `play --resume ${file}`}`;
  return [...wrap(await savedWords(saved, lang)), `  ${faint(harmless(next))}`];
}

/** A saved game in a line: which game, who plays, how far it is and from when. */
export async function savedWords({ game, players, moves, finished, when }: Saved, lang: Language): Promise<string> {
  const say = words[lang];
  const title = isGame(game) ? (await loadGame(game)).text[lang].title : harmless(game);
  const names = players.map((written, seat) => readName(written, seat, lang)).join(', ');
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(when);
  const length = finished ? say.finished(moves) : say.unfinishedAfter(moves);
  return [bold(title), ...(names === '' ? [] : [names]), length, date].join(' · ');
}
