/** Every game this table offers, by its id. Each is loaded when it is first asked for. */

import type { AnyGame, ChallengeBook, Course } from '@tabularium/kernel';

const loaders: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'fame-and-fortune': async () => (await import('@tabularium/fame-and-fortune')).fameAndFortune,
  'new-dawn': async () => (await import('@tabularium/new-dawn')).newDawn,
  'stone-age': async () => (await import('@tabularium/stone-age')).stoneAge,
  'through-the-ages': async () => (await import('@tabularium/through-the-ages')).throughTheAges,
  'tic-tac-toe': async () => (await import('@tabularium/kernel/examples/tic-tac-toe')).ticTacToe,
};

/** Games that show how the kernel works; playable, but not offered in lists. */
const EXAMPLES: readonly string[] = ['tic-tac-toe'];

/** The ids of the games to offer, in the order to offer them. */
export const gameIds: readonly string[] = Object.keys(loaders).filter((id) => !EXAMPLES.includes(id));

/** Is there a game of that id, example or not? */
export function isGame(id: string): boolean {
  return Object.hasOwn(loaders, id);
}

/** The game of that id, or an error that names those there are. */
export async function loadGame(id: string): Promise<AnyGame> {
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  if (load === undefined) throw new Error(`There is no game "${id}"; there are ${gameIds.join(', ')}.`);
  return load();
}

const courses: Readonly<Record<string, () => Promise<Course>>> = {
  'fame-and-fortune': async () => (await import('@tabularium/fame-and-fortune/lessons')).course,
  'new-dawn': async () => (await import('@tabularium/new-dawn/lessons')).course,
  'stone-age': async () => (await import('@tabularium/stone-age/lessons')).course,
  'terra-incognita': async () => (await import('@tabularium/new-dawn/terra-incognita/lessons')).course,
  'through-the-ages': async () => (await import('@tabularium/through-the-ages/lessons')).course,
};

/** The courses there are, one for each box that can be learned by playing. */
export const courseIds: readonly string[] = Object.keys(courses);

/** The course of that name, or an error that names those there are. */
export async function loadCourse(id: string): Promise<Course> {
  const load = Object.hasOwn(courses, id) ? courses[id] : undefined;
  if (load === undefined) throw new Error(`There is no course "${id}"; there are ${courseIds.join(', ')}.`);
  return load();
}

const books: Readonly<Record<string, () => Promise<ChallengeBook>>> = {
  'fame-and-fortune': async () => (await import('@tabularium/fame-and-fortune/challenges')).book,
  'new-dawn': async () => (await import('@tabularium/new-dawn/challenges')).book,
  'stone-age': async () => (await import('@tabularium/stone-age/challenges')).book,
  'terra-incognita': async () => (await import('@tabularium/new-dawn/terra-incognita/challenges')).book,
  'through-the-ages': async () => (await import('@tabularium/through-the-ages/challenges')).book,
};

/** The boxes that have challenges. */
export const challengeBookIds: readonly string[] = Object.keys(books);

/** The challenges of that box, or an error that names the boxes there are. */
export async function loadChallenges(id: string): Promise<ChallengeBook> {
  const load = Object.hasOwn(books, id) ? books[id] : undefined;
  if (load === undefined)
    throw new Error(`There are no challenges of "${id}"; there are ${challengeBookIds.join(', ')}.`);
  return load();
}
