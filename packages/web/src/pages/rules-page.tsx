/** A rulebook on a page of its own. */

import { useGame, useText } from '../games.ts';
import { Rulebook } from '../rules/rulebook.tsx';
import { useWords } from '../words/index.ts';
import '../design/sheets.css';
import { Header } from './header.tsx';

/** The rules of one game. */
export default function RulesPage({ game }: { game: string }) {
  const say = useWords();
  const text = useText(useGame(game));
  return (
    <>
      <Header />
      <main id="content" className="page">
        <h1>{text.title}</h1>
        <p className="eyebrow">{say.help.title}</p>
        <Rulebook game={game} at={decodeURIComponent(location.hash.slice(1)) || undefined} />
      </main>
    </>
  );
}
