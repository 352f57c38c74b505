/** Whom we thank, and with whom we have nothing to do. */

import { Icon } from '../design/icon.tsx';
import { ARTISTS, iconPage } from '../design/icon-names.ts';
import { useWords } from '../words/index.ts';
import { Header } from './header.tsx';

/** The credits page. */
export default function Credits() {
  const say = useWords();
  return (
    <>
      <Header />
      <main id="content" className="page">
        <h1>{say.credits.title}</h1>
        <h2>{say.credits.notAffiliated}</h2>
        <p>{say.credits.notAffiliatedText}</p>
        <h2>{say.credits.games}</h2>
        <p>{say.credits.rules}</p>
        <h2>{say.credits.icons}</h2>
        <p>
          <a href="https://game-icons.net">game-icons.net</a>, {say.credits.iconsText}{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>.
        </p>
        <dl className="icon-credits">
          {ARTISTS.map(({ id, name, icons }) => (
            <div key={id}>
              <dt>{name}</dt>
              {icons.map((icon) => (
                <dd key={icon}>
                  <a href={iconPage(id, icon)}>
                    <Icon name={icon} /> {icon.replaceAll('-', ' ')}
                  </a>
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <h2>{say.credits.fonts}</h2>
        <p>{say.credits.fontsText}</p>
        <h2>{say.credits.software}</h2>
        <p>{say.credits.softwareText}</p>
      </main>
    </>
  );
}
