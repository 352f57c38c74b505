/** The tray: cards and pieces to choose among that lie nowhere else on the table, and the quiet strip of a reaction. */

import { type AnyAction, canonical, link } from '@tabularium/kernel';
import { useEffect, useState } from 'react';
import { useTableTop } from '../../table/context.ts';
import { useOffers } from '../../table/offers.tsx';
import { Sentence } from '../../table/sentence.tsx';
import { Spot } from '../../table/spot.tsx';
import { ThingNote } from '../../table/thing-note.tsx';
import { cityOn } from './squares.ts';
import { type FameAction, useFame, useFameTop } from './table.ts';

/** Everything the tray offers now. */
export function Tray() {
  const { frame } = useFame();
  const { table, text, asked } = useFameTop();
  const offers = useOffers();
  const choices = [...offers].flatMap(([anchor, { actions }]) =>
    anchor.startsWith('tray:') ? actions.map((action) => ({ anchor, action })) : [],
  );
  const reacting = asked && frame?.step === 'respond';
  if (choices.length === 0 && !reacting) return null;
  return (
    <section className="ff-tray" data-reacting={reacting || undefined}>
      {reacting && <Reaction />}
      <ul>
        {choices.map(({ anchor, action }) => {
          const thing = thingOf(action as FameAction);
          const [kind = '', id = ''] = thing?.split(':') ?? [];
          const about = text.things[kind]?.(id);
          return (
            <li key={canonical(action)}>
              <Spot
                anchor={anchor}
                {...(thing === undefined ? {} : { explanation: { thing } })}
                className="ff-tray-card"
              >
                <strong>
                  <Sentence still words={wordsOf(text.actions, action, table.sight.view)} />
                </strong>
                {about !== undefined && <small>{about.text}</small>}
                <ThingNote thing={about} />
              </Spot>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const wordsOf = (
  actions: { readonly [type: string]: ((action: never, view: never) => string) | undefined },
  action: AnyAction,
  view: object,
): string => actions[action.type]?.(action as never, view as never) ?? action.type;

/** The card or piece an action is about. */
function thingOf(action: FameAction): string | undefined {
  switch (action.type) {
    case 'lead':
      return `civilization:${action.civilization}`;
    case 'keep':
    case 'play':
      return `event:${action.event}`;
    case 'take-event':
      return action.event.startsWith('level-') ? undefined : `event:${action.event}`;
    case 'reveal':
    case 'keep-person':
      return `person:${action.person}`;
    case 'govern':
      return `government:${action.government}`;
    case 'learn':
      return `technology:${action.technology}`;
    case 'use':
    case 'respond':
    case 'substitute':
      return action.source.split('/')[0];
    case 'choose':
      return 'technology' in action.pick ? `technology:${action.pick.technology}` : undefined;
    default:
      return undefined;
  }
}

/** What others do that one may answer: a sentence, and the standing answer below. Passing is the button of the bar. */
function Reaction() {
  const { view, game, frame, say, town, name } = useFame();
  const { names } = useTableTop();
  const [quiet, setQuiet] = useQuiet();
  if (frame?.step !== 'respond') return null;
  const about = game.frames.findLast((one) => one.step === 'city-action');
  const city = about === undefined ? undefined : cityOn(game, about.seat, about.city);
  const deed = game.frames.findLast((one) => one.step === 'carry-out');
  const [kind = '', id = ''] = deed?.source.split(/[:/]/) ?? [];
  return (
    <div className="ff-reaction">
      {about !== undefined && city !== undefined && (
        <p>{say.declared(names[about.seat] ?? '', town(about.seat, city))}</p>
      )}
      {deed !== undefined && (
        <p>
          <Sentence words={say.plays(names[deed.seat] ?? '', link(kind, id, name(kind, id)))} />
        </p>
      )}
      <p className="small soft">{say.secret}</p>
      <label className="small">
        <input
          type="checkbox"
          checked={quiet === view.turn}
          onChange={(event) => setQuiet(event.target.checked ? view.turn : 0)}
        />{' '}
        {say.always}
      </label>
    </div>
  );
}

/** The turn in which the viewer passes in every reaction window; kept while the table is open. */
function useQuiet(): [number, (turn: number) => void] {
  const [quiet, setQuiet] = useState(standing.turn);
  return [
    quiet,
    (turn) => {
      standing.turn = turn;
      setQuiet(turn);
    },
  ];
}

const standing = { turn: 0 };

/** Gives the standing answer wherever it is asked for. */
export function StandingAnswer(): null {
  const { view, frame } = useFame();
  const { asked, table, choose } = useFameTop();
  useEffect(() => {
    if (!asked || frame?.step !== 'respond' || standing.turn !== view.turn) return;
    const pass = table.sight.actions.find(({ type }) => type === 'pass');
    if (pass !== undefined) choose(pass);
  }, [asked, frame, view, table, choose]);
  return null;
}
