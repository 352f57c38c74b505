/** The timeline: which age it is, what is left in the decks, and the events to come. */

import { isCard } from '@tabularium/through-the-ages/cards';
import { CardChip } from './card.tsx';
import { AGES } from './kinds.ts';
import { useAges } from './table.ts';

/** Ages, decks and events in one line. */
export function Timeline() {
  const { view, words } = useAges();
  const { age, round, lastRound, civilDecks, militaryDecks, currentEvents, futureEvents } = view;
  return (
    <section className="ta-timeline" aria-label={words.timeline}>
      <ol className="ta-ages">
        {AGES.map((name, at) => (
          <li key={name} data-past={at < age || undefined} aria-current={at === age ? 'step' : undefined}>
            <span className="visually-hidden">{words.age(name)}</span>
            <span aria-hidden="true">{name}</span>
          </li>
        ))}
      </ol>
      {lastRound > 0 && (
        <p className="ta-last small">{round >= lastRound ? words.lastRound : words.lastRoundIs(lastRound)}</p>
      )}
      <ul className="ta-piles numbers">
        <Pile name={words.civilDeck} count={civilDecks[age]?.length ?? 0} />
        {age > 0 && <Pile name={words.militaryDeck} count={militaryDecks[age]?.length ?? 0} red />}
        <Pile name={words.currentEvents} count={currentEvents.cards.length} />
        <Pile name={words.futureEvents} count={futureEvents.length} />
      </ul>
    </section>
  );
}

function Pile({ name, count, red = false }: { name: string; count: number; red?: boolean }) {
  return (
    <li className="ta-pile" data-red={red || undefined} data-none={count === 0 || undefined}>
      <span className="ta-stack" aria-hidden="true" />
      <strong>{count}</strong> <span className="ta-pile-name">{name}</span>
    </li>
  );
}

/** Tactics everybody may copy, the last event, and what else lies open beside the row. */
export function CommonCards() {
  const { view, words } = useAges();
  const last = view.pastEvents.at(-1);
  const known = [
    ...view.futureEvents.flatMap(({ card }) => (typeof card === 'string' ? [card] : [])),
    ...view.currentEvents.cards.filter((card) => typeof card === 'string'),
  ];
  return (
    <div className="ta-common">
      {last !== undefined && <CardLine title={words.lastEvent} cards={[last]} />}
      {view.commonTactics.length > 0 && (
        <div className="ta-line">
          <h2>{words.tactics}</h2>
          <div className="ta-cards">
            {view.commonTactics.map(({ card, bonus }, at) => (
              <CardChip key={`${card} ${bonus}`} id={card} anchor={`tactic:${at}`} />
            ))}
          </div>
        </div>
      )}
      {known.length > 0 && <CardLine title={words.eventsKnown} cards={known} />}
      {view.finalEvents.open.length > 0 && <CardLine title={words.finalEvents} cards={view.finalEvents.open} />}
      <Famous />
    </div>
  );
}

function CardLine({ title, cards }: { title: string; cards: readonly string[] }) {
  return (
    <div className="ta-line">
      <h2>{title}</h2>
      <div className="ta-cards">
        {cards.map((card, at) => {
          const key = `${card} ${at}`;
          return <CardChip key={key} id={card} />;
        })}
      </div>
    </div>
  );
}

/** What an open mix has announced and is still to come. */
function Famous() {
  const { view, words } = useAges();
  const onBoards = view.boards.flatMap(({ leaders, wonders }) => [...leaders, ...wonders]);
  // What is left of the Age A deck may be looked through as well (TA 17.4).
  const cards = [...view.civilDecks.flat(), ...onBoards].filter(
    (card): card is string => typeof card === 'string' && isCard(card),
  );
  return cards.length === 0 ? null : (
    <details className="ta-famous">
      <summary>
        {words.famous} ({cards.length})
      </summary>
      <CardLine title="" cards={cards} />
    </details>
  );
}
