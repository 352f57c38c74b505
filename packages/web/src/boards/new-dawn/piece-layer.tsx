/** Everything that lies and stands on the map, from the printed symbols up to the figures. */

import type { Seat } from '@tabularium/kernel';
import { seatColour } from '../../design/shapes.tsx';
import type { Point } from '../../table/lens.ts';
import {
  type Board,
  barbarianLetters,
  isCapital,
  isCity,
  isCityState,
  isNaturalWonder,
  isReinforced,
  isResource,
  isToken,
  matureCities,
  type NewDawnKnown,
  PRINTED_TOKEN,
  pieceOwner,
  resourceOf,
  wonderOf,
} from './content.ts';
import { at, cornerOf, hexPath, middleOf } from './geometry.ts';
import { barbarianDelays } from './motion.ts';
import {
  Barbarian,
  BarbarianHome,
  CapitalSite,
  Caravan,
  City,
  CityState,
  ControlToken,
  NaturalWonder,
  ResourceToken,
  WonderMark,
} from './pieces.tsx';
import { Slot } from './slot.tsx';
import { useNewDawnTop } from './table.ts';

/** Pieces are drawn a little larger than they were designed: the map is often seen from afar. */
const SIZE = 1.18;

/** Where a piece is drawn: at that point, a little aside if need be. */
export const placed = ({ x, y }: Point, dx = 0, dy = 0): React.CSSProperties => ({
  transform: `translate(${x + dx}px, ${y + dy}px) scale(${SIZE})`,
});

interface Layer {
  readonly view: NewDawnKnown;
  readonly board: Board;
}

/** The land of each player: tinted, with one border around it. */
export function Territory({ view, board }: Layer) {
  return view.players.map((_, seat) => {
    const owned = board.hexes.flatMap((hex, space) =>
      pieceOwner(view.pieces[space]) === seat ? [{ hex, space }] : [],
    );
    if (owned.length === 0) return null;
    const border = owned.flatMap(({ hex, space }) =>
      (board.towards[space] ?? []).flatMap((next, side) =>
        pieceOwner(view.pieces[next]) === seat
          ? []
          : [`M${at(cornerOf(hex, side, 0.93))}L${at(cornerOf(hex, side + 1, 0.93))}`],
      ),
    );
    const key = `seat ${seat}`;
    return (
      <g key={key}>
        <path d={owned.map(({ hex }) => hexPath(hex)).join('')} fill={seatColour(seat)} className="nd-realm" />
        <path d={border.join('')} stroke={seatColour(seat)} className="nd-realm-border" />
      </g>
    );
  });
}

/** Tokens that lie on their spaces. */
export function TokenLayer({ view, board }: Layer) {
  const mature = new Set(view.players.flatMap((_, seat) => matureCities(view, seat)));
  return (
    <g>
      {board.hexes.map((hex, space) => {
        const token = <SpaceToken view={view} board={board} space={space} mature={mature.has(space)} />;
        const key = `${hex.q} ${hex.r}`;
        return (
          <g key={key} style={placed(middleOf(hex))}>
            <Slot name="token" view={view} board={board} space={space}>
              {token}
            </Slot>
          </g>
        );
      })}
      {view.wonders.map(({ wonder, space }) => {
        const hex = board.hexes[space];
        if (hex === undefined) return null;
        const offset = isCity(view.pieces[space]) ? 22 : isToken(view.pieces[space]) ? 18 : 0;
        return (
          <g key={wonder} className="nd-appear" style={placed(middleOf(hex), offset, -offset * 0.6)}>
            <WonderMark type={wonderOf(wonder).type} />
          </g>
        );
      })}
    </g>
  );
}

function SpaceToken({ view, board, space, mature }: Layer & { space: number; mature: boolean }) {
  const piece = view.pieces[space] ?? 0;
  const owner: Seat = pieceOwner(piece);
  if (isCity(piece)) {
    return (
      <g className="nd-appear" key={piece}>
        <City seat={owner} capital={isCapital(piece)} mature={mature} />
      </g>
    );
  }
  if (owner >= 0) {
    return (
      <g className="nd-appear" key={owner}>
        <g className="nd-medium">
          <ControlToken seat={owner} reinforced={isReinforced(piece)} />
        </g>
      </g>
    );
  }
  const printed = board.printed[space] ?? null;
  if (printed === null) return null;
  if (printed === 'capital') return <CapitalSite />;
  const present = piece === PRINTED_TOKEN || !isPopulated(view);
  if (isNaturalWonder(printed)) {
    return (
      <g className="nd-medium">
        <NaturalWonder resource={resourceOf(printed)} present={present} />
      </g>
    );
  }
  if (isCityState(printed)) {
    return <g className="nd-medium">{present && <CityState id={printed} />}</g>;
  }
  if (isResource(printed)) {
    return <g className="nd-small">{present && <ResourceToken resource={printed} />}</g>;
  }
  const letter = barbarianLetters().find((one) => one === printed);
  return letter === undefined ? null : <BarbarianHome letter={letter} />;
}

/** Before the map is populated, what is printed stands for the tokens to come. */
const isPopulated = ({ pieces, frames }: NewDawnKnown): boolean =>
  pieces.length > 0 && !frames.some(({ step }) => step === 'populate' || step === 'next-tile');

/** Figures that travel: caravans and barbarians. They glide, one after the other. */
export function FigureLayer({ view, board }: Layer) {
  const { table } = useNewDawnTop();
  const delays = barbarianDelays(table.log.at(-1)?.facts ?? []);
  const crowded = (space: number) => (view.pieces[space] ?? 0) > 0;
  return (
    <g>
      {view.players.flatMap(({ caravans }, seat) =>
        caravans.map((space, n) => {
          const hex = board.hexes[space];
          if (hex === undefined) return null;
          const key = `${seat} ${n}`;
          const besides = caravans.indexOf(space) < n ? 10 : 0;
          return (
            <g
              key={key}
              className="nd-figure-place"
              data-figure={`space:${space}`}
              style={placed(middleOf(hex), crowded(space) ? -14 + besides : besides, 14)}
            >
              <g className="nd-medium">
                <Caravan seat={seat} />
              </g>
            </g>
          );
        }),
      )}
      {view.barbarians.map((space, n) => {
        const letter = barbarianLetters()[n];
        const hex = board.hexes[space];
        if (hex === undefined || letter === undefined) return null;
        return (
          <g
            key={letter}
            className="nd-figure-place"
            style={{
              ...placed(middleOf(hex), 0, crowded(space) ? -14 : 0),
              transitionDelay: `${delays[letter] ?? 0}ms`,
            }}
          >
            <g className="nd-medium">
              <Barbarian letter={letter} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
