/** The board of one civilization, like a printed mat: one's own, or a rival's to look at. */

import type { Seat } from '@tabularium/kernel';
import { strengthRating } from '@tabularium/through-the-ages/queries/ratings';
import { type CSSProperties, useEffect, useState } from 'react';
import { SeatShape, seatColour } from '../../design/shapes.tsx';
import { useTableTop } from '../../table/context.ts';
import { Banks } from './banks.tsx';
import { Faced } from './card.tsx';
import { Outlook } from './outlook.tsx';
import { Realm, Tactics } from './realm.tsx';
import { Sign } from './signs.tsx';
import { Status } from './status.tsx';
import { useAges, useDesk } from './table.ts';
import { Units, Works } from './works.tsx';

/** The mat with the names of all players above it. */
export function Mat({ look }: { look: (seat: Seat) => void }) {
  const { view, words } = useAges();
  const { seat, isOwn } = useDesk();
  const { names } = useTableTop();
  const player = view.players[seat];
  const [part, show] = useShownPart();
  if (player === undefined) return null;
  return (
    <div className="ta-mat" style={{ '--seat': seatColour(seat), '--players': names.length } as CSSProperties}>
      <Tabs look={look} />
      {!isOwn && <BackToMine look={look} />}
      <section
        className="ta-desk"
        aria-label={words.deskOf(names[seat] ?? '')}
        data-rival={isOwn ? undefined : true}
        data-part={part}
        data-drop={isOwn ? 'drop:mat' : undefined}
      >
        {player.out ? (
          <p className="soft">{words.resigned}</p>
        ) : (
          <>
            <Status />
            {isOwn && <Outlook />}
            <Parts part={part} show={show} />
            <div className="ta-halves">
              <Works />
              <div className="ta-right">
                <Realm />
                <div className="ta-forces">
                  <Units />
                  <Tactics />
                </div>
              </div>
            </div>
            {!isOwn && <RivalHands />}
            <Banks />
          </>
        )}
      </section>
    </div>
  );
}

/** The parts of the board, of which a phone shows one at a time. */
const PARTS = ['works', 'realm', 'forces', 'banks'] as const;
type Part = (typeof PARTS)[number];

/** Steps in which everything on the table may be chosen. */
const WHOLE: readonly string[] = ['act', 'politics', 'draft'];

/** The part that is shown: what a question can be answered at is brought into view, if a phone shows none of it. */
function useShownPart(): [Part, (part: Part) => void] {
  const { view, frame } = useAges();
  const { asked } = useTableTop();
  const [part, show] = useState<Part>('works');
  const step = frame?.step;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every answer other spots may be asked for
  useEffect(() => {
    if (step === undefined || !asked || WHOLE.includes(step)) return;
    const spots = [...document.querySelectorAll('.ta-desk [data-open]')];
    const drawn = spots.filter((spot) => spot.getClientRects().length > 0);
    const other = drawn.length === 0 ? PARTS.find((one) => spots[0]?.closest(`.ta-${one}`)) : undefined;
    if (other !== undefined) show(other);
    else if (!drawn.some(isInView)) drawn[0]?.scrollIntoView({ block: 'center' });
  }, [step, asked, view]);
  return [part, show];
}

/** What lies over the edges of the mat on a phone: stock and tabs above, what a scene counts below. */
const EDGE = { top: 78, bottom: 48 };

/** Is all of it to be seen on the mat? It is where nothing scrolls. */
function isInView(thing: Element): boolean {
  const middle = thing.closest('.ta-middle');
  if (middle === null || middle.scrollHeight <= middle.clientHeight) return true;
  const frame = middle.getBoundingClientRect();
  const { top, bottom } = thing.getBoundingClientRect();
  return top >= frame.top + EDGE.top && bottom <= frame.bottom - EDGE.bottom;
}

function Parts({ part, show }: { part: Part; show: (part: Part) => void }) {
  const { words } = useAges();
  return (
    <div className="ta-parts" role="tablist" aria-label={words.deskParts}>
      {PARTS.map((one) => (
        <button key={one} type="button" role="tab" aria-selected={one === part} onClick={() => show(one)}>
          {words.parts[one]}
        </button>
      ))}
    </div>
  );
}

/** Whoever looks at a rival's board finds the way back. */
function BackToMine({ look }: { look: (seat: Seat) => void }) {
  const { own, words } = useAges();
  return (
    <button type="button" className="ta-back-to-mine" onClick={() => look(own)}>
      ← {words.backToMine}
    </button>
  );
}

/** One name per player with what is compared; pressing it shows that board. */
function Tabs({ look }: { look: (seat: Seat) => void }) {
  const { names } = useTableTop();
  const { view, words } = useAges();
  const { seat } = useDesk();
  return (
    <div className="ta-desks" role="tablist" aria-label={words.desks}>
      {names.map((name, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          key={at}
          type="button"
          role="tab"
          aria-selected={at === seat}
          aria-label={name}
          data-drop={`rival:${at}`}
          style={{ '--seat': seatColour(at) } as CSSProperties}
          onClick={() => look(at)}
        >
          <SeatShape seat={at} size={12} /> <span className="ta-tab-name">{name}</span>
          <span className="ta-tab-counts numbers" aria-hidden="true">
            <TabCount of="culture" value={view.players[at]?.culture ?? 0} />
            <TabCount of="strength" value={strengthRating(view, at)} />
            <TabCount of="science" value={view.players[at]?.science ?? 0} />
          </span>
        </button>
      ))}
    </div>
  );
}

function TabCount({ of, value }: { of: 'culture' | 'strength' | 'science'; value: number }) {
  return (
    <span data-of={of}>
      <Sign of={of} size={13} />
      {value}
    </span>
  );
}

/** What a rival holds, as far as it can be seen. */
function RivalHands() {
  const { view, words } = useAges();
  const { seat } = useDesk();
  const player = view.players[seat];
  if (player === undefined) return null;
  return (
    <section className="ta-rival-hands" aria-label={words.hands}>
      {player.civilHand.map((card, at) => {
        const key = `civil ${at}`;
        return <Faced key={key} card={card} />;
      })}
      {player.militaryHand.map((card, at) => {
        const key = `military ${at}`;
        return <Faced key={key} card={card} military />;
      })}
    </section>
  );
}
