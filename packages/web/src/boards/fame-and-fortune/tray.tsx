/** The tray: cards and pieces to choose among that lie nowhere else on the table, real answers to what others declare among them. */

import { type AnyAction, canonical } from '@tabularium/kernel';
import { useOffers } from '../../table/offers.tsx';
import { Sentence } from '../../table/sentence.tsx';
import { Spot } from '../../table/spot.tsx';
import { ThingNote } from '../../table/thing-note.tsx';
import { type FameAction, useFame, useFameTop } from './table.ts';

/** Everything the tray offers now. */
export function Tray() {
  const { frame, say } = useFame();
  const { table, text, asked } = useFameTop();
  const offers = useOffers();
  const choices = [...offers].flatMap(([anchor, { actions }]) =>
    anchor.startsWith('tray:') ? actions.map((action) => ({ anchor, action })) : [],
  );
  const reacting = asked && frame?.step === 'respond';
  const alone = [...offers.keys()].every((anchor) => anchor.startsWith('tray:'));
  if (choices.length === 0) return null;
  return (
    <section className="ff-tray" data-reacting={reacting || undefined} data-alone={alone || undefined}>
      {reacting && <p className="ff-secret small soft">{say.secret}</p>}
      <ul data-anchor="tray">
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
                marks={{ 'data-deed': canonical(action) }}
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
