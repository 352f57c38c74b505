/** Rulebooks on a page of their own: those of a game, or a single one. */

import { isGame } from '@tabularium/catalogue';
import { useGame, useText } from '../games.ts';
import { booksOf, isBook } from '../rules/book.ts';
import { Rulebook } from '../rules/rulebook.tsx';
import { useShelfText } from '../shelf.ts';
import { useWords } from '../words/index.ts';
import '../design/sheets.css';
import { Header } from './header.tsx';
import { Waiting } from './mishap.tsx';

/** The rules of a game, or the book of that name. */
export default function RulesPage({ game }: { game: string }) {
  const say = useWords();
  if (isGame(game)) return <RulesOfGame id={game} />;
  return isBook(game) ? <RulesOfBox id={game} /> : <Waiting words={say.errors.notFound} />;
}

/** The book of an expansion, which has a box of that name. */
function RulesOfBox({ id }: { id: string }) {
  return <Page title={useShelfText(id).title} books={[id]} />;
}

function RulesOfGame({ id }: { id: string }) {
  const game = useGame(id);
  return <Page title={useText(game).title} books={booksOf(game)} />;
}

function Page({ title, books }: { title: string; books: readonly string[] }) {
  const say = useWords();
  return (
    <>
      <Header />
      <main id="content" className="page">
        <p className="eyebrow">{say.help.title}</p>
        <h1>{title}</h1>
        <Rulebook books={books} at={decodeURIComponent(location.hash.slice(1)) || undefined} />
      </main>
    </>
  );
}
