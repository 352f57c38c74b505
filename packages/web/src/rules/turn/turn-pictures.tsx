/** The turn of a game in five pictures, drawn by us, each with a sentence and the rule it shows. */

import { useSettings } from '../../settings.ts';
import { RuleLink } from '../citation.tsx';
import { TURNS } from './turns.ts';
import './turn.css';

/** The turn of that game or expansion; nothing for a box without pictures. */
export function TurnPictures({ game }: { game: string }) {
  const { language } = useSettings();
  const pictures = TURNS[game];
  if (pictures === undefined) return null;
  return (
    <ol className="turn-pictures">
      {pictures.map(({ rule, title, words, drawing }, at) => (
        <li key={title.en}>
          <svg viewBox="0 0 200 120" aria-hidden="true">
            {drawing}
          </svg>
          <h4>
            <span className="turn-number">{at + 1}</span> {title[language]}
          </h4>
          <p>
            {words[language]} <RuleLink rule={rule} />
          </p>
        </li>
      ))}
    </ol>
  );
}
