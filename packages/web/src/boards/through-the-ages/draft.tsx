/** The draft: one leader and one wonder of one's own share, looked at card by card. */

import type { ActionIn } from '@tabularium/kernel';
import type { throughTheAges } from '@tabularium/through-the-ages';
import { useState } from 'react';
import { RuleLink } from '../../rules/citation.tsx';
import { ActionButton } from '../../table/generic-panel.tsx';
import { Spot } from '../../table/spot.tsx';
import { ThingNote } from '../../table/thing-note.tsx';
import { CardFace } from './card.tsx';
import { hueOfCard } from './faces.ts';
import { useAges, useAgesTop } from './table.ts';

type Pair = Extract<ActionIn<typeof throughTheAges>, { type: 'draft' }>;

/** What is offered to the viewer in a draft; nothing unless one is asked for. */
export function useDraft(): readonly Pair[] {
  const { table, asked } = useAgesTop();
  return asked ? table.sight.actions.filter((action) => action.type === 'draft') : [];
}

/** Takes the place of the board while a draft is asked for: nothing has been built yet. */
export function Draft() {
  const pairs = useDraft();
  const { words } = useAges();
  return <Choice key={JSON.stringify(pairs)} pairs={pairs} words={words.draft} />;
}

/** What the choice is for, on the reading desk while nothing is pointed at. */
export function DraftMeaning() {
  const { frame, words } = useAges();
  if (frame?.step !== 'draft') return null;
  return (
    <section className="ta-rest">
      <h2>{words.lectern}</h2>
      <p>{words.draftReads}</p>
      <p className="soft">
        {words.draftMeans} <RuleLink rule="TA 17.4" />
      </p>
    </section>
  );
}

function Choice({ pairs, words }: { pairs: readonly Pair[]; words: string }) {
  const [leader, setLeader] = useState<string>();
  const [wonder, setWonder] = useState<string>();
  const chosen = pairs.find((pair) => pair.leader === leader && pair.wonder === wonder);
  return (
    <section className="ta-moment ta-draft panel" aria-label={words}>
      <Cards cards={pairs.map((pair) => pair.leader)} chosen={leader} choose={setLeader} />
      <Cards cards={pairs.map((pair) => pair.wonder)} chosen={wonder} choose={setWonder} />
      {chosen === undefined ? <p className="soft small">{words}</p> : <ActionButton action={chosen} primary />}
    </section>
  );
}

interface CardsProps {
  readonly cards: readonly string[];
  readonly chosen: string | undefined;
  choose(card: string): void;
}

function Cards({ cards, chosen, choose }: CardsProps) {
  const { text } = useAgesTop();
  return (
    <div className="ta-cards">
      {[...new Set(cards)].map((card) => (
        <Spot
          key={card}
          anchor={`draft:${card}`}
          explanation={{ thing: `card:${card}` }}
          className="ta-spot ta-card ta-drafted"
          marks={{ 'data-draft': card, 'data-hue': hueOfCard(card) }}
          pressed={card === chosen}
          instead={() => {
            choose(card);
            return true;
          }}
        >
          <CardFace id={card}>
            <span className="ta-full">{text.things['card']?.(card).text}</span>
            <ThingNote thing={text.things['card']?.(card)} />
          </CardFace>
        </Spot>
      ))}
    </div>
  );
}
