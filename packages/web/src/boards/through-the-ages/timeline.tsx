/** The timeline: which age it is, what is left in the decks, and the events to come. */

import { famousCards, ordinaryCivilCards } from '@tabularium/through-the-ages/queries/decks';
import { AGES } from './kinds.ts';
import { useAges } from './table.ts';

/** Ages and piles in one line. */
export function Timeline() {
  const { view, frame, words } = useAges();
  const { age, round, lastRound, civilDecks, militaryDecks, currentEvents, futureEvents } = view;
  const left = civilDecks[age]?.length ?? 0;
  // The decks are made of what is drafted.
  const hasDecks = frame?.step !== 'draft';
  return (
    <section className="ta-timeline" aria-label={words.timeline}>
      <ol className="ta-ages">
        {AGES.map((name, at) => (
          <li key={name} data-past={at < age || undefined} aria-current={at === age ? 'step' : undefined}>
            <span className="ta-medal">
              <span className="visually-hidden">{words.age(name)}</span>
              <span aria-hidden="true">{name}</span>
            </span>
            {at >= age && <span className="ta-age-name">{words.ageNames[at]}</span>}
            {at === age && age < 4 && hasDecks && <DeckLeft left={left} />}
          </li>
        ))}
      </ol>
      {lastRound > 0 && (
        <p className="ta-last small">{round >= lastRound ? words.lastRound : words.lastRoundIs(lastRound)}</p>
      )}
      {hasDecks && (
        <ul className="ta-piles numbers">
          <Pile name={words.civilDeck} count={left} of="civil" />
          {age > 0 && <Pile name={words.militaryDeck} count={militaryDecks[age]?.length ?? 0} of="military" />}
          <Pile name={words.currentEvents} count={currentEvents.cards.length} of="current" />
          <Pile name={words.futureEvents} count={futureEvents.length} of="future" drop="drop:events" />
        </ul>
      )}
    </section>
  );
}

/** The deck of the age running out. */
function DeckLeft({ left }: { left: number }) {
  const { view, words } = useAges();
  const ordinary = ordinaryCivilCards(view, view.age, view.players.length);
  const full =
    ordinary.length + famousCards(view, view.age, 'leader').length + famousCards(view, view.age, 'wonder').length;
  return (
    <span className="ta-deck-left">
      <span className="ta-deck-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (left / full) * 100)}%` }} />
      </span>
      <span className="numbers">{words.cardsLeft(left)}</span>
    </span>
  );
}

interface PileProps {
  readonly name: string;
  readonly count: number;
  readonly of: 'civil' | 'military' | 'current' | 'future';
  readonly drop?: string;
}

function Pile({ name, count, of, drop }: PileProps) {
  return (
    <li className="ta-pile" data-of={of} data-none={count === 0 || undefined} data-drop={drop} title={name}>
      <span className="ta-stack" aria-hidden="true" />
      <strong>{count}</strong> <span className="ta-pile-name">{name}</span>
    </li>
  );
}
