/** The header of the quiet pages. */

import { LANGUAGES, languageName } from '@tabularium/kernel';
import { Link } from 'wouter';
import { prefer, useSettings } from '../settings.ts';
import { SettingsDialog } from '../table/settings-dialog.tsx';
import { useWords } from '../words/index.ts';

/** Name of the house, and the few things that are always at hand. */
export function Header() {
  const say = useWords();
  return (
    <header className="house-header">
      <Link href="/" className="brand">
        Tabularium
      </Link>
      <nav aria-label={say.nav.home} className="row">
        <Link href="/lobby" className="button quiet">
          {say.nav.lobby}
        </Link>
        <Link href="/challenges" className="button quiet wide-only">
          {say.challenge.title}
        </Link>
        <Link href="/account" className="button quiet">
          {say.nav.account}
        </Link>
        <Link href="/calls" className="button quiet wide-only">
          {say.nav.calls}
        </Link>
        <Link href="/credits" className="button quiet wide-only">
          {say.nav.credits}
        </Link>
        <SettingsDialog />
        <LanguageButton />
      </nav>
    </header>
  );
}

/** Switches to the next language, and says so in that language. */
export function LanguageButton() {
  const { language } = useSettings();
  const next = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? language;
  return (
    <button
      type="button"
      className="button language-button"
      lang={next}
      aria-label={languageName(next)}
      onClick={() => prefer({ language: next })}
    >
      <span aria-hidden="true">{`${language.toUpperCase()} / ${next}`}</span>
    </button>
  );
}
