/** What the expansion adds to a focus card and its explanation: its government, how far right it counts, waiting armies. */

import { RuleLink } from '../../../rules/citation.tsx';
import { useTableTop } from '../../../table/context.ts';
import { ThingNote } from '../../../table/thing-note.tsx';
import { useNewDawn } from '../table.ts';
import { asks, type FocusId, focusCard, GOVERNMENTS, resolvedSlot } from './content.ts';
import { useTerraWords } from './words.ts';

/** The card in that place of the viewer's row, as it counts now. */
export function CardParts({ card, place }: { card: FocusId; place: number }) {
  const { view, own } = useNewDawn();
  const { text } = useTableTop();
  const words = useTerraWords();
  const realm = view.terra?.realms[own];
  if (realm === undefined) return null;
  const { type } = focusCard(card);
  const counted = resolvedSlot(view, own, place, card);
  const government = realm.governed === card ? text.things['government']?.(GOVERNMENTS[type].id) : undefined;
  const waits = type === 'military' && realm.armies.some((at) => at < 0);
  return (
    <>
      {counted !== asks(view).places[place - 1] && <p className="small">{words.countsAs(counted)}</p>}
      {government !== undefined && <Line name={government.name} words={government.text} rule="TI 8.4" />}
      <ThingNote thing={government} />
      {waits && <Line name={words.army} words={text.things['component']?.('army').text ?? ''} rule="TI 5.2" />}
    </>
  );
}

function Line({ name, words, rule }: { name: string; words: string; rule: string }) {
  return (
    <p className="small ti-about">
      <strong>{name}</strong>: {words} <RuleLink rule={rule} />
    </p>
  );
}

/** A star after the name of a card that only one leader has. */
export function UniqueMark({ card }: { card: FocusId }) {
  const { view } = useNewDawn();
  const { unique } = useTerraWords();
  if (view.terra?.realms.some((realm) => realm.unique === card) !== true) return null;
  return (
    <span title={unique}>
      {' '}
      ★<span className="visually-hidden">{unique}</span>
    </span>
  );
}
