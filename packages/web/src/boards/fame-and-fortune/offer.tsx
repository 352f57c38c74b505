/** An offer on two sides of a scale: what one gives, what the other gives, and what both have afterwards. */

import type { FameState } from '@tabularium/fame-and-fortune';
import { canonical, type Seat } from '@tabularium/kernel';
import { SeatShape } from '../../design/shapes.tsx';
import { useTableTop } from '../../table/context.ts';
import { useOffers } from '../../table/offers.tsx';
import { Spot } from '../../table/spot.tsx';
import { Sign } from './signs.tsx';
import { ROMAN, useFame } from './table.ts';

type Frame = Extract<FameState['frames'][number], { step: 'trade-build-offer' | 'trade-answer' }>;
type Good = Frame['give'][number];

/** The offer that is built or answered. */
export function OfferScene({ frame }: { frame: Frame }) {
  const { game, own, say } = useFame();
  const { names } = useTableTop();
  const building = frame.step === 'trade-build-offer';
  const other: Seat = frame.from === own ? frame.to : frame.from;
  const mine = frame.from === own ? frame.give : frame.get;
  const theirs = frame.from === own ? frame.get : frame.give;
  const left = game.options.offersPerTurn - (game.players[frame.from]?.offers ?? 0);
  return (
    <section className="ff-tray ff-offer" data-alone>
      <div className="ff-scale">
        <Pan title={say.youGive} seat={own} goods={mine} {...(building ? { side: 'give' } : {})} />
        <span className="ff-beam" aria-hidden="true">
          <Sign of="trade" size={30} />
        </span>
        <Pan
          title={say.theyGive(names[other] ?? '')}
          seat={other}
          goods={theirs}
          {...(building ? { side: 'get' } : {})}
        />
      </div>
      <footer className="small soft">
        {[own, other].map((seat) => (
          <p key={seat}>{say.afterwards(names[seat] ?? '', after(seat, 'trade'), after(seat, 'culture'))}</p>
        ))}
        {building && <p>{say.offersLeft(Math.max(0, left))}</p>}
        <p>{say.promises}</p>
      </footer>
    </section>
  );

  function after(seat: Seat, what: 'trade' | 'culture'): number {
    const [given, got] = seat === own ? [mine, theirs] : [theirs, mine];
    return (game.players[seat]?.[what] ?? 0) - sumIn(given, what) + sumIn(got, what);
  }
}

const sumIn = (goods: readonly Good[], what: 'trade' | 'culture'): number =>
  goods.reduce((sum, good) => sum + ((good as Partial<Record<'trade' | 'culture', number>>)[what] ?? 0), 0);

/** One side of the scale: what lies on it, and what could be added. */
function Pan(props: { title: string; seat: Seat; goods: readonly Good[]; side?: 'give' | 'get' }) {
  const { title, seat, goods, side } = props;
  const { say } = useFame();
  const offers = useOffers();
  const addable =
    side === undefined
      ? []
      : [...offers].flatMap(([anchor, { actions }]) =>
          anchor.startsWith(`${side}:`)
            ? actions.flatMap((action) => ('good' in action ? [{ anchor, good: action.good as Good }] : []))
            : [],
        );
  return (
    <div className="ff-pan">
      <h2>
        <SeatShape seat={seat} size={16} /> {title}
      </h2>
      <ul className="ff-on-pan">
        {goods.map((good, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal goods are alike
          <li key={at}>
            <GoodFace good={good} />
          </li>
        ))}
        {goods.length === 0 && <li className="soft">{say.nothingYet}</li>}
      </ul>
      {side !== undefined && (
        <ul className="ff-addable">
          {addable.map(({ anchor, good }) => (
            <li key={canonical(good)}>
              <Spot anchor={anchor} className="ff-chip add">
                <GoodFace good={good} />
              </Spot>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Something that changes hands. */
function GoodFace({ good }: { good: Good }) {
  const { words, say, name } = useFame();
  if ('trade' in good) return <Named sign="trade" words={`${good.trade} ${words.trade}`} />;
  if ('culture' in good) return <Named sign="culture" words={`${good.culture} ${words.cultureTokens}`} />;
  if ('resource' in good) return <Named sign={good.resource} words={name('resource', good.resource)} />;
  const shown = good.shown ? ` ${say.openly}` : '';
  if ('marker' in good) {
    const what = good.id === undefined ? words.signs[good.marker] : name('marker', good.id);
    return <Named sign={good.marker} words={`${what}${shown}`} />;
  }
  const what = good.id === undefined ? say.eventLevel(ROMAN[good.event] ?? '') : name('event', good.id);
  return <Named sign="event" words={`${what}${shown}`} />;
}

function Named({ sign, words }: { sign: string; words: string }) {
  return (
    <span className="ff-good">
      <Sign of={sign} size={16} /> {words}
    </span>
  );
}
