/** Sentences of a game, with the players' names put in and the things they speak of alive. */

import { pieces } from '@tabularium/kernel';
import { type CSSProperties, use } from 'react';
import { SeatShape, seatInk } from '../design/shapes.tsx';
import { OpenRule } from '../rules/citation.tsx';
import { useTalk } from './context.ts';
import { useExplain } from './explain.tsx';
import { pointAt } from './highlight.ts';

/** One sentence. `still` leaves the things without explanations, for use inside buttons. */
export function Sentence({ words, still = false }: { words: string; still?: boolean }) {
  const { names } = useTalk();
  return pieces(words, names).map((piece, at) => {
    const key = `${at} ${piece.words}`;
    if (piece.kind === undefined) return <span key={key}>{piece.words}</span>;
    if (piece.kind === 'seat') return <SeatName key={key} seat={Number(piece.id)} name={piece.words} />;
    if (still) return <span key={key}>{piece.words}</span>;
    return <ThingLink key={key} thing={`${piece.kind}:${piece.id}`} words={piece.words} />;
  });
}

/** A player's name with the sign of the seat. */
export function SeatName({ seat, name }: { seat: number; name: string }) {
  return (
    <span className="thing seat" style={{ '--seat-ink': seatInk(seat) } as CSSProperties} data-seat={seat}>
      <SeatShape seat={seat} size={11} /> {name}
    </span>
  );
}

function ThingLink({ thing, words }: { thing: string; words: string }) {
  const explain = useExplain();
  const { text } = useTalk();
  const openRule = use(OpenRule);
  const [kind = '', id = ''] = thing.split(':');
  const rule = text.things[kind]?.(id).rule;
  const { onPointerEnter, onPointerLeave, onFocus, onBlur, ...rest } = explain({ thing });
  return (
    <a
      href={`#${thing}`}
      className="thing as-text"
      onClick={(event) => {
        event.preventDefault();
        if (rule !== undefined) openRule(rule);
      }}
      {...rest}
      onPointerEnter={(event) => {
        pointAt(thing);
        onPointerEnter(event);
      }}
      onPointerLeave={() => {
        pointAt();
        onPointerLeave();
      }}
      onFocus={(event) => {
        pointAt(thing);
        onFocus(event);
      }}
      onBlur={() => {
        pointAt();
        onBlur();
      }}
    >
      {bound(words)}
    </a>
  );
}

/** The number at the end of a name is not left alone in a new line. */
const bound = (name: string): string => name.replace(/ (?=[IVX\d]+$)/, '\u00a0');
