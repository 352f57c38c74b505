/** Everything that lies and stands on the map: printed extras, markers, pieces, cities and figures. */

import { actionsLeft, centreAt, iconsAt, isRevealed, resourceAt, siteOf } from '@tabularium/fame-and-fortune/queries';
import type { Seat } from '@tabularium/kernel';
import { seatColour, seatOutline } from '../../design/shapes.tsx';
import { useTableTop } from '../../table/context.ts';
import { travelMarks } from '../../table/travels.tsx';
import { CELL, cornerOf, middleOf } from './geometry.ts';
import { ArmyMark, CityMark, MarkerMark, PieceMark, PrintedMark, RelicMark, ScoutMark } from './pieces.tsx';
import { eraOf, figuresOn } from './squares.ts';
import { useFame } from './table.ts';
import { useYielding } from './yields.tsx';

/** What is printed besides the terrain, markers and relics, buildings, wonders and great people. */
export function PieceLayer() {
  const { game, geometry } = useFame();
  const { columns } = geometry;
  const occupied = new Set(game.players.flatMap(({ figures }) => figures.map(({ square }) => square)));
  return (
    <g className="ff-pieces">
      {geometry.squares.map((square) => {
        if (!isRevealed(game, square) || centreAt(game, square) !== undefined) return null;
        const piece = game.map.pieces[square];
        const marker = game.map.markers[square];
        const relic = game.map.relics.find((one) => one.square === square);
        const { x, y } = middleOf(square, columns);
        const at = `translate(${x} ${y})`;
        if (piece) {
          return (
            <g
              key={square}
              transform={`${at} translate(0 -2)`}
              data-thing={`${piece.kind}:${piece.id}`}
              {...travelMarks(`${piece.kind}:${piece.id}`, `square:${square}`)}
            >
              <PieceMark piece={piece} era={eraOf(game, piece.id)} />
            </g>
          );
        }
        const printed = printedOn(game, square);
        if (!marker && relic === undefined && printed === '') return null;
        return (
          <g key={square} transform={at}>
            {printed !== '' && (
              <g transform={marker || relic || occupied.has(square) ? 'translate(-11 -11) scale(.8)' : ''}>
                <PrintedMark of={printed} />
              </g>
            )}
            {marker && <MarkerMark kind={marker.kind} />}
            {relic !== undefined && <RelicMark />}
          </g>
        );
      })}
    </g>
  );
}

function printedOn(game: ReturnType<typeof useFame>['game'], square: number): string {
  const resource = resourceAt(game, square);
  if (resource !== '') return resource;
  if (game.map.disasters[square]) return '';
  const { coin = 0, culture = 0 } = iconsAt(game, square);
  return coin > 0 ? 'coin' : culture > 0 ? 'culture' : '';
}

/** All cities with their names; one's own tell whether they have acted. */
export function CityLayer() {
  const { game, geometry, own } = useFame();
  const { columns } = geometry;
  return (
    <g className="ff-cities">
      {game.players.flatMap(({ cities }, seat) =>
        cities.map((city) => {
          const [first = 0, second = first] = city.centre;
          const [a, b] = [cornerOf(first, columns), cornerOf(second, columns)];
          const [wide, high] = [Math.abs(a.x - b.x) / CELL + 1, Math.abs(a.y - b.y) / CELL + 1];
          const middle = { x: (a.x + b.x + CELL) / 2, y: (a.y + b.y + CELL) / 2 };
          const acts = seat === own && game.phase === 'city' ? actionsLeft(game, seat, city) > 0 : undefined;
          return (
            <g key={siteOf(city)} transform={`translate(${middle.x} ${middle.y})`}>
              <CityMark seat={seat} city={city} wide={wide} high={high} />
              {acts !== undefined && (
                <g transform={`translate(${wide * 22 - 5} ${-high * 22 + 13})`}>
                  {acts ? (
                    <circle r="5" className="ff-still" />
                  ) : (
                    <>
                      <circle r="6.500" className="ff-done" />
                      <path d="M-3 0-1 2.500 3.500-2.500" className="ff-tick" />
                    </>
                  )}
                </g>
              )}
            </g>
          );
        }),
      )}
    </g>
  );
}

/** So far above the edge of a square its middle lies, that a figure below it keeps its top. */
const ABOVE = 2;

/**
 * The names of all cities, above the rings of what can be chosen and above the figures beside a city. They lie upon the
 * lower edge of a city: a name is wider than a square, but what lies in the middle of the squares around stays in view.
 */
export function CityNames() {
  const { game, geometry, own, town } = useFame();
  const { columns } = geometry;
  // The yields around the city at hand lie where its name would; the market is headed by it.
  const yielding = useYielding();
  return (
    <g className="ff-cities">
      {game.players.flatMap(({ cities }, seat) =>
        cities.map((city) => {
          if (seat === own && city.centre.includes(yielding)) return null;
          const corners = city.centre.map((square) => cornerOf(square, columns));
          const x = corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length + CELL / 2;
          const y = Math.max(...corners.map((corner) => corner.y)) + CELL - ABOVE;
          return <Ribbon key={siteOf(city)} seat={seat} name={town(seat, city)} x={x} y={y} />;
        }),
      )}
    </g>
  );
}

/** A city's name in its owner's colour, with the owner's shape. */
function Ribbon({ seat, name, x, y }: { seat: Seat; name: string; x: number; y: number }) {
  const width = name.length * 5.2 + 16;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="ff-ribbon">
        <rect x={-width / 2} y="-6" width={width} height="12" rx="2" fill={seatColour(seat)} />
        <path d={seatOutline(seat)} transform={`translate(${-width / 2 + 7} 0) scale(.34)`} />
        <text x="5" y="3.700" textAnchor="middle">
          {name}
        </text>
      </g>
    </g>
  );
}

/** Armies and scouts: two overlap, from three on a number says how many. */
export function FigureLayer() {
  const { game, geometry } = useFame();
  const { names } = useTableTop();
  const squares = [...new Set(game.players.flatMap(({ figures }) => figures.map(({ square }) => square)))];
  return (
    <g className="ff-figures">
      {squares
        .filter((square) => square >= 0)
        .map((square) => {
          const { x, y } = middleOf(square, geometry.columns);
          const groups = figuresOn(game, square);
          return (
            <g key={square} data-figures={square} style={{ '--x': `${x}px`, '--y': `${y}px` } as React.CSSProperties}>
              {groups.map((group, at) => (
                <g key={names[group.seat]} transform={`translate(${at * 10 - (groups.length - 1) * 5} 0)`}>
                  <Group {...group} square={square} />
                </g>
              ))}
            </g>
          );
        })}
    </g>
  );
}

/** The figures of a kind that are drawn: the last one stands for those that are not. */
function drawnOf(kind: 'army' | 'scout', count: number, most: number) {
  const drawn = Math.min(count, most);
  return Array.from({ length: drawn }, (_, at) => ({ kind, count: at === drawn - 1 ? count - drawn + 1 : 1 }));
}

function Group({ seat, armies, scouts, square }: { seat: Seat; armies: number; scouts: number; square: number }) {
  const count = armies + scouts;
  const shown = [...drawnOf('scout', scouts, armies > 0 ? 1 : 2), ...drawnOf('army', armies, scouts > 0 ? 1 : 2)];
  return (
    <g>
      {shown.map(({ kind, count: many }, at) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: figures of a kind are alike
          key={at}
          transform={`translate(${(at - (shown.length - 1) / 2) * 9} ${at * 3 - 1})`}
          {...travelMarks(`${kind}:${seat}`, `square:${square}`, many)}
        >
          {kind === 'army' ? <ArmyMark seat={seat} /> : <ScoutMark seat={seat} />}
        </g>
      ))}
      {count > shown.length && (
        <g transform="translate(14 -13)">
          <g className="ff-count ff-small">
            <circle r="7.500" />
            <text y="3.600" textAnchor="middle">
              {count}
            </text>
          </g>
        </g>
      )}
    </g>
  );
}
