/** A challenge, at the real table. */

import { loadChallenges, loadGame } from '@tabularium/catalogue';
import { type Challenge, type ChallengeBook, lessonOf, standingIn } from '@tabularium/kernel';
import { useAccountResults } from '../challenges/account.ts';
import { keepResult, nameOf } from '../challenges/results.ts';
import { Task } from '../challenges/task.tsx';
import { useOpened } from '../lessons/opened.ts';
import { keepProgress, progressIn } from '../lessons/progress.ts';
import { LessonSession } from '../lessons/session.ts';
import { botName } from '../session/bot-names.ts';
import { settings } from '../settings.ts';
import { TableView } from '../table/table-view.tsx';
import { useWords } from '../words/index.ts';
import { Waiting } from './mishap.tsx';

interface Opened {
  readonly book: ChallengeBook;
  readonly challenge: Challenge;
  readonly session: LessonSession;
}

/** Under that name a book's challenges are kept among the lessons. */
const shelfOf = (book: string): string => `challenges-${book}`;

/** The challenge of that name, where it was left. */
export default function ChallengePage({ book, challenge }: { book: string; challenge: string }) {
  const say = useWords();
  useAccountResults();
  const opened = useOpened(openChallenge, book, challenge);
  if (opened === 'missing') return <Waiting words={say.challenge.missing} />;
  if (opened === undefined) return <Waiting />;
  return <TableView session={opened.session} guide={<Task {...opened} />} />;
}

async function openChallenge(bookId: string, id: string): Promise<Opened | undefined> {
  const book = await loadChallenges(bookId).catch(() => undefined);
  const challenge = book?.challenges.find((one) => one.id === id);
  if (book === undefined || challenge === undefined) return undefined;
  const game = await loadGame(book.game);
  const you = settings().name || botName(challenge.table.seats);
  const names = Array.from({ length: challenge.table.seats }, (_, seat) =>
    seat === challenge.seat ? you : botName(seat),
  );
  const kept = progressIn(shelfOf(bookId), id);
  const lesson = lessonOf(game, challenge);
  const session: LessonSession = new LessonSession(game, lesson, names, kept?.place, (place, over) => {
    if (over) keepResult(nameOf(bookId, challenge), standingIn(session.lecture.match, challenge));
    keepProgress(shelfOf(bookId), id, { done: over || kept?.done === true, place: over ? undefined : place });
  });
  return { book, challenge, session };
}
