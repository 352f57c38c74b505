/** What the command line left open is asked, where there is somebody to ask. */

import { isCancel, select } from '@clack/prompts';
import { gameIds, loadGame } from '@tabularium/catalogue';
import type { AnyGame, Language } from '@tabularium/kernel';
import { Complaint, Misuse } from '../complaint.ts';
import { words } from '../words/index.ts';

/** Which game? */
export async function chooseGame(lang: Language): Promise<string> {
  if (!process.stdin.isTTY) throw new Misuse(`Which game? There are ${gameIds.join(', ')}.`);
  const games = await Promise.all(gameIds.map(loadGame));
  return choice(
    words[lang].whichGame,
    games.map((game) => ({ value: game.id, label: game.text[lang].title, hint: game.text[lang].summary })),
  );
}

/** How many players, and who are the others? The first seat is for the person who asks. */
export async function chooseSitters(game: AnyGame, lang: Language): Promise<string[]> {
  if (!process.stdin.isTTY) throw new Misuse('Who plays? Say it with --seats, such as --seats human,greedy.');
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  const players =
    min === max
      ? String(min)
      : await choice(
          words[lang].howMany,
          counts.map((value) => ({ value, label: value })),
        );
  const rivals = Object.entries(words[lang].rivals).map(([value, label]) => ({ value, label }));
  const sitters = ['human'];
  while (sitters.length < Number(players)) {
    sitters.push(await choice(words[lang].whoSits(sitters.length + 1), rivals));
  }
  return sitters;
}

async function choice(message: string, options: { value: string; label: string; hint?: string }[]): Promise<string> {
  const chosen = await select({ message, options });
  if (isCancel(chosen)) throw new Complaint('Another time, then.');
  return chosen;
}
