/**
 * The reading desk: whatever is pointed at is read here, with what can be done with it and why not, so that nothing is ever
 * laid over the cards. At rest it shows what is at stake, what the end of the turn would bring, and what the others did.
 */

import { canonical } from '@tabularium/kernel';
import { cardOf, isCard } from '@tabularium/through-the-ages/cards';
import { attackStrength, defenceStrength } from '@tabularium/through-the-ages/queries/combat';
import { useMemo } from 'react';
import { useMoreBelow } from '../../design/more-below.ts';
import { RuleLink } from '../../rules/citation.tsx';
import { useTableTop } from '../../table/context.ts';
import { type Explanation, RefusalWords, useExplained, useGrasp } from '../../table/explain.tsx';
import { ActionButton } from '../../table/generic-panel.tsx';
import { useOffer } from '../../table/offers.tsx';
import { SeatName, Sentence } from '../../table/sentence.tsx';
import { ThingNote } from '../../table/thing-note.tsx';
import { LiftedCard } from './card.tsx';
import { lastEvent, sinceTurnOf } from './chronicle.ts';
import { DraftMeaning } from './draft.tsx';
import { useFaceName } from './faces.ts';
import { EndOfTurn, Wars } from './outlook.tsx';
import { Scene, useHasScene } from './scene.tsx';
import { useAges, useAgesTop } from './table.ts';

/** The desk. */
export function Lectern() {
  const { words } = useAges();
  const explained = useExplained();
  const { stay, hide } = useGrasp();
  const scene = useHasScene();
  return (
    <aside
      ref={useMoreBelow<HTMLElement>()}
      className="ta-lectern"
      aria-label={words.lectern}
      data-reading={explained !== undefined || undefined}
      data-scene={scene || undefined}
      onPointerEnter={stay}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hide(1)}
    >
      {explained === undefined ? (
        <>
          <Scene />
          <Rest />
        </>
      ) : (
        <Reading explained={explained} close={() => hide(0)} />
      )}
    </aside>
  );
}

/** What is pointed at. */
function Reading({ explained, close }: { explained: Explanation; close: () => void }) {
  const { words } = useAges();
  const { text } = useTableTop();
  const [kind = '', id = ''] = explained.thing?.split(':') ?? [];
  const thing = text.things[kind]?.(id);
  return (
    <>
      <button type="button" className="button quiet ta-close" onClick={close}>
        {words.close}
      </button>
      {kind === 'card' ? (
        <LiftedCard id={id} />
      ) : (
        <article className="ta-concept">
          <h3>{explained.title ?? thing?.name}</h3>
          {explained.body}
          <p className="small">{thing?.text}</p>
          <ThingNote thing={thing} />
          {thing?.rule !== undefined && <RuleLink rule={thing.rule} />}
        </article>
      )}
      <Doing anchor={explained.anchor} />
      {kind === 'card' && <Targets card={id} />}
    </>
  );
}

/** What can be done with it, as buttons; what tears down comes last. */
function Doing({ anchor }: { anchor: string | undefined }) {
  const { board } = useTableTop();
  const { actions, refusals } = useOffer(anchor);
  const first = refusals.find((one, at) => refusals.findIndex(({ reason }) => reason === one.reason) === at);
  const asksFirst = (action: (typeof actions)[number]) => board.asksFirst?.(action) === true;
  const sorted = [...actions.filter((action) => !asksFirst(action)), ...actions.filter(asksFirst)];
  return (
    <div className="ta-doing">
      {sorted.map((action, at) => (
        <ActionButton
          key={canonical(action)}
          action={action}
          anchor={`list:${action.type}`}
          primary={at === 0 && !asksFirst(action)}
        />
      ))}
      {actions.length === 0 && first !== undefined && <RefusalWords refusal={first} />}
    </div>
  );
}

/** Against whom an attack with this card would succeed. */
function Targets({ card }: { card: string }) {
  const kind = isCard(card) ? cardOf(card).kind : 'event';
  return kind === 'aggression' || kind === 'war' ? <Odds /> : null;
}

/** In the politics phase: how an attack would stand against everybody. */
function Politics() {
  const { frame, words } = useAges();
  const { asked } = useTableTop();
  if (!asked || frame?.step !== 'politics') return null;
  return (
    <section className="ta-rest">
      <h3>{words.attackStrength}</h3>
      <Odds />
    </section>
  );
}

/** Attack against defence, rival by rival. */
function Odds() {
  const { view, own } = useAges();
  const { names } = useTableTop();
  return (
    <ul className="ta-targets numbers small">
      {names.map((name, rival) => {
        if (rival === own || view.players[rival]?.out) return null;
        const [mine, theirs] = [attackStrength(view, own, rival), defenceStrength(view, rival, own)];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={rival} data-bad={mine <= theirs || undefined}>
            <SeatName seat={rival} name={name} /> {mine} : {theirs}
          </li>
        );
      })}
    </ul>
  );
}

/** Nothing is pointed at. */
function Rest() {
  return (
    <>
      <DraftMeaning />
      <Politics />
      <Wars />
      <EndOfTurn />
      <EventResult />
      <Since />
    </>
  );
}

/** What the last event did to whom. */
function EventResult() {
  const { words } = useAges();
  const { table, text } = useAgesTop();
  const name = useFaceName();
  const event = useMemo(() => lastEvent(table.log), [table.log]);
  if (event === undefined) return null;
  return (
    <section className="ta-rest ta-event">
      <h3>
        {words.kinds.event}: {name(event.card)}
      </h3>
      <p className="ta-brief">{words.brief(event.card)}</p>
      <ul>
        {event.brought.map((fact, at) => {
          const key = `${at} ${fact.fact}`;
          return (
            <li key={key}>
              <Sentence words={said(text.facts, fact)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What the others did since the viewer's turn before. */
function Since() {
  const { own, words } = useAges();
  const { table, text } = useAgesTop();
  const told = useMemo(() => sinceTurnOf(table.log, own, 10), [table.log, own]);
  if (told.length === 0) return null;
  return (
    <section className="ta-rest ta-since">
      <h3>{words.sinceYourTurn}</h3>
      <ul>
        {told.map((fact, at) => {
          const key = `${at} ${fact.fact}`;
          return (
            <li key={key}>
              <Sentence words={said(text.facts, fact)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A fact in words. */
function said<Fact extends { fact: string }>(facts: object, fact: Fact): string {
  const say = (facts as Readonly<Record<string, ((fact: Fact) => string) | undefined>>)[fact.fact];
  return say?.(fact) ?? '';
}
