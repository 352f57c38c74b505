/** `tabularium challenge`: small tasks from real positions, and the one of the day. */

import { challengeBookIds, loadChallenges, loadGame } from '@tabularium/catalogue';
import {
  type AnyGame,
  type Challenge,
  type ChallengeBook,
  type Language,
  lessonOf,
  MEDALS,
  ofTheDay,
  standingIn,
  TASK,
} from '@tabularium/kernel';
import type { Command } from 'commander';
import { languageFlag } from '../arguments.ts';
import { pictureOf } from '../boards/board.ts';
import { Misuse } from '../complaint.ts';
import { Classroom } from '../learn/classroom.ts';
import { bold, show, table } from '../screen.ts';
import { words } from '../words/index.ts';

/** Add the command. */
export function addChallenge(program: Command): void {
  program
    .command('challenge')
    .argument('[box]', 'a box, or "today"; without it all challenges are listed')
    .argument('[challenge]', 'a challenge of that box; without it they are listed')
    .description('solve small tasks from real positions; "today" is the one of the day')
    .addOption(languageFlag())
    .action(challenge);
}

async function challenge(box: string | undefined, id: string | undefined, { lang }: { lang: Language }) {
  const books = await Promise.all(challengeBookIds.map(loadChallenges));
  if (box === undefined) return show(books.flatMap((book) => listed(book, lang)));
  if (box === 'today') return attend(...ofToday(books), lang);
  const book = books.find((one) => one.id === box);
  if (book === undefined) {
    throw new Misuse(`There are no challenges of "${box}"; there are ${challengeBookIds.join(', ')}.`);
  }
  if (id === undefined) return show(listed(book, lang));
  const wanted = book.challenges.find((one) => one.id === id);
  if (wanted === undefined) {
    throw new Misuse(`There is no challenge "${id}"; there are ${book.challenges.map((one) => one.id).join(', ')}.`);
  }
  await attend(book, wanted, lang);
}

function ofToday(books: readonly ChallengeBook[]): [ChallengeBook, Challenge] {
  const all = books.flatMap((book) => book.challenges.map((one): [ChallengeBook, Challenge] => [book, one]));
  const today = all[ofTheDay(new Date().toISOString().slice(0, 10), all.length)];
  if (today === undefined) throw new Error('There is no challenge at all.');
  return today;
}

function listed(book: ChallengeBook, lang: Language): string[] {
  const rows = book.challenges.map(({ id, rounds, aim }) => [
    bold(`${book.id} ${id}`),
    book.words[lang][id]?.title ?? '',
    words[lang].challenge.task(rounds, aim === 'lead'),
  ]);
  return [...table(rows, 'right'), ''];
}

async function attend(book: ChallengeBook, one: Challenge, lang: Language): Promise<void> {
  const game = await loadGame(book.game);
  const say = words[lang].challenge;
  const { title = one.id, twist = '' } = book.words[lang][one.id] ?? {};
  const about = `${say.task(one.rounds, one.aim === 'lead')} ${twist} ${MEDALS.map((medal, at) => `${say.medals[medal]}: ${amount(game, one, one.medals[at] ?? 0, lang)}`).join(', ')}.`;
  const spoken = { title, about, steps: { [TASK]: { say: about, otherwise: twist } } };
  const room = new Classroom(game, await pictureOf(game), lessonOf(game, one), spoken, lang);
  if (!(await room.attend())) return;
  const { reached, medal } = standingIn(room.match, one);
  const result = amount(game, one, reached, lang);
  show([medal === undefined ? say.failed(result) : say.won(say.medals[medal], result)]);
}

const amount = (game: AnyGame, { aim }: Challenge, number: number, lang: Language): string =>
  aim === 'lead' ? words[lang].challenge.ahead(number) : (game.text[lang].figures?.[aim]?.(number) ?? String(number));
