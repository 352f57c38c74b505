/** `tabularium learn`: the lessons of a game, one after the other. */

import { courseIds, loadCourse, loadGame } from '@tabularium/catalogue';
import type { Course, Language } from '@tabularium/kernel';
import type { Command } from 'commander';
import { languageFlag } from '../arguments.ts';
import { pictureOf } from '../boards/board.ts';
import { Misuse } from '../complaint.ts';
import { Classroom } from '../learn/classroom.ts';
import { bold, show, table } from '../screen.ts';
import { words } from '../words/index.ts';

/** Add the command. */
export function addLearn(program: Command): void {
  program
    .command('learn')
    .argument('[game]', 'what to learn; without it the courses are listed')
    .argument('[lesson]', 'a lesson; without it they are listed')
    .description('learn a game by playing short lessons')
    .addOption(languageFlag())
    .action(learn);
}

async function learn(game: string | undefined, lesson: string | undefined, { lang }: { lang: Language }) {
  if (game === undefined) return show(await courses(lang));
  if (!courseIds.includes(game)) {
    throw new Misuse(`There are no lessons for "${game}"; there are ${courseIds.join(', ')}.`);
  }
  const course = await loadCourse(game);
  if (lesson === undefined) return show(lessonsOf(course, lang));
  await attend(course, lesson, lang);
}

async function courses(lang: Language): Promise<string[]> {
  const all = await Promise.all(courseIds.map(loadCourse));
  const games = await Promise.all(all.map(({ game }) => loadGame(game)));
  const rows = all.map(({ id }, at) => [bold(id), games[at]?.text[lang].title ?? '']);
  return [...table(rows, 'right'), '', words[lang].learn.begin(`npx tabularium learn ${courseIds[0]}`)];
}

function lessonsOf({ id, lessons, words: spoken }: Course, lang: Language): string[] {
  const rows = lessons.map((lesson) => [
    bold(lesson.id),
    spoken[lang][lesson.id]?.title ?? '',
    words[lang].learn.minutes(lesson.minutes),
  ]);
  return [...table(rows, 'right'), '', words[lang].learn.begin(`npx tabularium learn ${id} ${lessons[0]?.id}`)];
}

async function attend({ id, game: gameId, lessons, words: spoken }: Course, wanted: string, lang: Language) {
  const at = lessons.findIndex((one) => one.id === wanted);
  const lesson = lessons[at];
  const lessonWords = spoken[lang][wanted];
  if (lesson === undefined || lessonWords === undefined) {
    throw new Misuse(`There is no lesson "${wanted}"; there are ${lessons.map((one) => one.id).join(', ')}.`);
  }
  const game = await loadGame(gameId);
  const toTheEnd = await new Classroom(game, await pictureOf(game), lesson, lessonWords, lang).attend();
  const next = lessons[toTheEnd ? at + 1 : at];
  if (next !== undefined) show(words[lang].learn.begin(`npx tabularium learn ${id} ${next.id}`));
}
