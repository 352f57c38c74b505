/** What the command line left open is asked, where there is somebody to ask. */

import { isCancel, select } from '@clack/prompts';
import { gameIds, loadGame } from '@tabularium/catalogue';
import type { AnyGame, Language } from '@tabularium/kernel';
import { savedWords } from '../commands/saves.ts';
import { Complaint, Misuse } from '../complaint.ts';
import type { Saved } from '../saves.ts';
import { words } from '../words/index.ts';

/** Which game? */
export async function chooseGame(lang: Language): Promise<string> {
  if (!process.stdin.isTTY) throw new Misuse(`Which game? There are ${gameIds.join(', ')}.`);
  const games = await Promise.all(gameIds.map(loadGame));
  return choice(
    words[lang].whichGame,
    games.map((game) => ({ value: game.id, label: game.text[lang].title, hint: game.text[lang].summary })),
    lang,
  );
}

/** Is a saved game to go on, and which? */
export async function chooseSaved(saved: readonly Saved[], lang: Language): Promise<string | undefined> {
  if (saved.length === 0) return undefined;
  const say = words[lang];
  const games = await Promise.all(
    saved.slice(0, OFFERED).map(async (one) => ({ value: one.path, label: await savedWords(one, lang) })),
  );
  const path = await choice(say.goOnWith, [{ value: '', label: say.newGame }, ...games], lang);
  return path === '' ? undefined : path;
}

/** So many saved games are offered. */
const OFFERED = 8;

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
          lang,
        );
  const rivals = Object.entries(words[lang].rivals).map(([value, label]) => ({ value, label }));
  const sitters = ['human'];
  while (sitters.length < Number(players)) {
    sitters.push(await choice(words[lang].whoSits(sitters.length + 1), rivals, lang));
  }
  return sitters;
}

/** With which options? As usual, or one question for each. */
export async function chooseOptions(game: AnyGame, lang: Language): Promise<Record<string, unknown>> {
  const say = words[lang];
  const names = Object.keys(game.options);
  if (names.length === 0) return {};
  const text = game.text[lang].options;
  const usual = await choice(
    say.whichOptions,
    [
      { value: 'usual', label: say.asUsual },
      { value: 'own', label: say.ownOptions, hint: names.map((name) => text[name]?.name ?? name).join(', ') },
    ],
    lang,
  );
  const chosen: Record<string, unknown> = {};
  if (usual === 'usual') return chosen;
  for (const [name, option] of Object.entries(game.options)) {
    const { name: title = name, help = '', values: named = {} } = text[name] ?? {};
    const values: readonly unknown[] = option.kind === 'switch' ? [true, false] : (option.values ?? []);
    const called = (value: unknown) =>
      typeof value === 'boolean' ? say.yesNo(value) : (named[String(value)] ?? String(value));
    const labels = values.map((value) => ({ value: String(value), label: called(value) }));
    const picked = await choice(`${title}: ${help}`, labels, lang, String(option.default));
    chosen[name] = values.find((value) => String(value) === picked);
  }
  return chosen;
}

async function choice(
  message: string,
  options: { value: string; label: string; hint?: string }[],
  lang: Language,
  initialValue = options[0]?.value,
): Promise<string> {
  const chosen = await select({ message, options, ...(initialValue === undefined ? {} : { initialValue }) });
  if (isCancel(chosen)) throw new Complaint(words[lang].anotherTime);
  return chosen;
}
