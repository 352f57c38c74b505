/**
 * A reaction: what was declared as a sentence, and where as a ring on the map. Passing, once or for longer, is a button of
 * the decision bar; real answers are cards of the tray.
 */

import type { FameState, fameAndFortune } from '@tabularium/fame-and-fortune';
import { coordinateOf, spotAt } from '@tabularium/fame-and-fortune/queries';
import { type FactIn, link, player, type Seat } from '@tabularium/kernel';
import { Sentence } from '../../table/sentence.tsx';
import { squarePath } from './geometry.ts';
import { useItemName } from './market.tsx';
import { useFame, useFameTop } from './table.ts';

type FactOf<F extends string> = Extract<FactIn<typeof fameAndFortune>, { fact: F }>;

/** What somebody has declared, told as the log would tell it. */
interface Declared {
  readonly fact?: FactOf<'city-acts'> | FactOf<'moved'>;
  /** The card that is used. */
  readonly card?: { readonly seat: Seat; readonly source: string };
  /** Who is about to move, and from which square if that is said. */
  readonly mover?: { readonly seat: Seat; readonly from: number | undefined };
  readonly items: readonly string[];
  readonly squares: readonly number[];
}

/** What is answered in the window that is open; nothing where only a phase begins. */
function declaredIn(game: FameState): Declared | undefined {
  const window = game.frames.at(-1);
  if (window?.step !== 'respond') return undefined;
  if (window.kind === 'move') {
    const entering = game.frames.findLast((frame) => frame.step === 'enter');
    if (entering === undefined) return settingOut(game, window.actor);
    const { seat, to } = entering;
    const group = entering.figures.map((figure) => game.players[seat]?.figures[figure]?.kind);
    const armies = group.filter((kind) => kind === 'army').length;
    const scouts = group.length - armies;
    const spots = { [to]: spotAt(game, to) };
    return { fact: { fact: 'moved', seat, to, armies, scouts, spots, seen: 'all' }, items: [], squares: [to] };
  }
  if (window.kind === 'city-action') {
    const acting = game.frames.findLast((frame) => frame.step === 'city-action');
    if (acting === undefined) return undefined;
    const { seat, city, deed, orders } = acting;
    const spots = { [city]: spotAt(game, city) };
    return {
      fact: { fact: 'city-acts', seat, city, deed, spots, seen: 'all' },
      items: orders.map(({ item }) => item),
      squares: [city, ...orders.map(({ square }) => square)].filter((square) => square >= 0),
    };
  }
  const using = game.frames.findLast((frame) => frame.step === 'carry-out');
  return using === undefined ? undefined : { card: using, items: [], squares: [] };
}

/** Who is about to move has not said where to, or not even with what. */
function settingOut(game: FameState, seat: Seat): Declared {
  const travel = game.frames.findLast((frame) => frame.step === 'travel');
  const from = game.players[seat]?.figures[travel?.figures[0] ?? -1]?.square;
  return { mover: { seat, from }, items: [], squares: from === undefined ? [] : [from] };
}

/** What was declared, in words: a thin strip while there is nothing to answer with. */
export function Reaction({ alone }: { alone: boolean }) {
  const { game, say } = useFame();
  const tell = useTelling();
  const declared = declaredIn(game);
  return (
    <div className="ff-reaction" title={say.secret}>
      {declared !== undefined && (
        <p>
          <Sentence words={tell(declared)} />
        </p>
      )}
      <p className={alone && declared !== undefined ? 'visually-hidden' : 'small soft'}>{say.secret}</p>
    </div>
  );
}

function useTelling(): (declared: Declared) => string {
  const { game, words, say, name } = useFame();
  const { text } = useFameTop();
  const itemName = useItemName();
  return ({ fact, card, mover, items }) => {
    if (mover !== undefined) {
      const { seat, from } = mover;
      if (from === undefined) return say.aboutToMove(player(seat));
      return say.setsOut(player(seat), link('square', from, words.square(coordinateOf(game.seats, from))));
    }
    if (fact?.fact === 'moved') return text.facts.moved(fact);
    if (fact?.fact === 'city-acts') {
      const acts = text.facts['city-acts'](fact);
      return items.length === 0 ? acts : acts.replace(/\.$/, `: ${items.map(itemName).join(', ')}.`);
    }
    const [kind = '', id = ''] = card?.source.split(/[:/]/) ?? [];
    return card === undefined ? '' : say.plays(player(card.seat), link(kind, id, name(kind, id)));
  };
}

/** A ring around what the declared thing is aimed at. */
export function DeclaredLayer() {
  const { game, geometry } = useFame();
  const { asked } = useFameTop();
  const squares = asked ? (declaredIn(game)?.squares ?? []) : [];
  return (
    <g className="ff-declared">
      {squares.map((square) => (
        <path key={square} d={squarePath(square, geometry.columns, 2)} />
      ))}
    </g>
  );
}
