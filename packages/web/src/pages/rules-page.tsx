/** A rulebook on a page of its own. */

import { useTranslation } from 'react-i18next';
import { useGame, useText } from '../games.ts';
import { Rulebook } from '../rules/rulebook.tsx';
import '../design/sheets.css';
import { Header } from './header.tsx';

/** The rules of one game. */
export default function RulesPage({ game }: { game: string }) {
  const { t } = useTranslation();
  const text = useText(useGame(game));
  return (
    <>
      <Header />
      <main id="content" className="page">
        <h1>{text.title}</h1>
        <p className="eyebrow">{t('help.title')}</p>
        <Rulebook game={game} at={decodeURIComponent(location.hash.slice(1)) || undefined} />
      </main>
    </>
  );
}
