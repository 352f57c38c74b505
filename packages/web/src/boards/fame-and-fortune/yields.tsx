/** The city at hand on the map: its outskirts lit, what each square yields, what blockades it, and the sums beside it. */

import type { FameState } from '@tabularium/fame-and-fortune';
import {
  artsOf,
  centreAt,
  enemyOn,
  outskirtsOf,
  productionOf,
  resourceAt,
  resourcesOf,
  siteOf,
  sourcesOfCity,
  yieldOf,
} from '@tabularium/fame-and-fortune/queries';
import { seatColour } from '../../design/shapes.tsx';
import { CELL, cornerOf, middleOf, outlineOf, squarePath } from './geometry.ts';
import { SignMark, type YieldName } from './signs.tsx';
import { cityOn, isBare, yieldsAt } from './squares.ts';
import { useFame } from './table.ts';
import { useUi } from './ui.tsx';

/** What the icons of squares are called. */
export function useYieldNames(): Readonly<Record<YieldName, string>> {
  const { words } = useFame();
  return { production: words.production, trade: words.trade, culture: words.cultureTokens, coin: words.coins };
}

/** The thin dashed lines around everybody's outskirts. */
export function OutskirtLines() {
  const { game, geometry } = useFame();
  return (
    <g className="ff-outskirts">
      {game.players.flatMap(({ cities }, seat) =>
        cities.map((city) => (
          <path
            key={siteOf(city)}
            d={outlineOf([...outskirtsOf(game, city), ...city.centre], geometry.columns, { inset: 2.4, radius: 6 })}
            stroke={seatColour(seat)}
          />
        )),
      )}
    </g>
  );
}

/** The outskirts of the city at hand: tint and firm outline, hatching where it is blockaded. */
export function CityGround() {
  const { game, geometry, own } = useFame();
  const ui = useUi();
  const city = cityOn(game, own, ui.city);
  if (city === undefined) return null;
  const { columns } = geometry;
  const outskirts = outskirtsOf(game, city);
  const blocked = outskirts.filter((square) => enemyOn(game, square, own));
  return (
    <g className="ff-at-hand">
      <defs>
        <pattern id="ff-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V7" className="ff-hatch-line" />
        </pattern>
      </defs>
      <path d={outlineOf([...outskirts, ...city.centre], columns)} className="ff-tint" />
      {blocked.map((square) => (
        <path key={square} d={squarePath(square, columns, 1)} fill="url(#ff-hatch)" className="ff-blockade" />
      ))}
      <path
        d={outlineOf([...outskirts, ...city.centre], columns, { inset: -0.5, radius: 5 })}
        className="ff-firm case"
      />
      <path
        d={outlineOf([...outskirts, ...city.centre], columns, { inset: -0.5, radius: 5 })}
        className="ff-firm"
        stroke={seatColour(own)}
      />
    </g>
  );
}

/** The city whose yields lie on the map, or -1; none while figures move. */
export function useYielding(): number {
  const { frame } = useFame();
  const { city } = useUi();
  return frame?.step === 'choose-mover' || frame?.step === 'move-step' ? -1 : city;
}

/** The scouts' lines to the city at hand, the yields of its squares and the plaque with its sums; away while figures move. */
export function CityYields() {
  const { game, geometry, own } = useFame();
  const ui = useUi();
  const city = cityOn(game, own, useYielding());
  if (city === undefined) return null;
  const { columns } = geometry;
  const sources = sourcesOfCity(game, own, city);
  const outskirts = outskirtsOf(game, city);
  const lost = outskirts.filter((square) => !sources.includes(square));
  const pills = [...sources, ...lost].flatMap((square) => pillAt(game, square) ?? []);
  return (
    <g className="ff-yields">
      {sources
        .filter((square) => !outskirts.includes(square))
        .map((square) => {
          const [from, to] = [middleOf(square, columns), middleOf(ui.city, columns)];
          return (
            <path
              key={square}
              d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
              className="ff-scout-line"
              stroke={seatColour(own)}
            />
          );
        })}
      {pills.map((pill) => (
        <Pill key={pill.square} pill={pill} rooms={roomsBeside(pill)} lost={lost.includes(pill.square)} />
      ))}
      <Plaque />
    </g>
  );

  /** How far a pill may reach beyond its square on both sides: to the next pill, not over a city, not off the map. */
  function roomsBeside({ square }: PillOf): readonly [number, number] {
    const [left = 0, right = 0] = [-1, 1].map((step) => {
      const beside = square + step;
      if (Math.floor(beside / columns) !== Math.floor(square / columns)) return 0;
      if (centreAt(game, beside) !== undefined) return 0;
      const next = pills.find((pill) => pill.square === beside);
      return next === undefined ? OVERHANG : Math.max(0, CELL / 2 - 1 - (next.width * GROWN) / 2);
    });
    return [left, right];
  }
}

const GLYPH = 9.5;
const DIGIT = 5.2;

/** How high a pill is. */
const PILL = 12.5;

/** How much larger pills are where the whole map is small. */
const GROWN = 1.65;

/** How far a wide pill reaches over a square that has none. */
const OVERHANG = 14;

interface PillOf {
  readonly square: number;
  readonly yields: readonly (readonly [string, number])[];
  readonly width: number;
}

/** What a square yields, and how wide that is; nothing for a city. */
function pillAt(game: FameState, square: number): PillOf | undefined {
  const yields: (readonly [string, number])[] = [...yieldsAt(game, square)];
  const resource = resourceAt(game, square);
  if (resource !== '') yields.push([resource, 0]);
  if (yields.length === 0 || centreAt(game, square) !== undefined) return undefined;
  return { square, yields, width: yields.reduce((sum, [, amount]) => sum + widthOf(amount), 2.4) };
}

const widthOf = (amount: number): number => GLYPH + 0.3 + (amount > 1 ? DIGIT : 0);

/**
 * What a square yields, upon its lower edge: what lies in the middle of the squares above and below stays in view. As large
 * as can be read; wider than the square only where there is room beside it.
 */
function Pill(props: { pill: PillOf; rooms: readonly [number, number]; lost: boolean }) {
  const { pill, rooms, lost } = props;
  const { square, yields, width } = pill;
  const { geometry } = useFame();
  const { x, y } = cornerOf(square, geometry.columns);
  const [left, right] = rooms;
  const middle = y + CELL - ABOVE;
  let at = x + CELL / 2 - width / 2 + 1.2;
  return (
    <g
      className="ff-pill"
      data-lost={lost || undefined}
      style={
        {
          transformOrigin: `${x + CELL / 2}px ${middle}px`,
          '--width': width,
          '--square': CELL + 2,
          '--widest': (CELL + 2 + left + right) / width,
          '--lean': left + right === 0 ? 0 : (right - left) / (left + right) / 2,
        } as React.CSSProperties
      }
    >
      <rect x={x + CELL / 2 - width / 2} y={middle - PILL / 2} width={width} height={PILL} rx="3.500" />
      {yields.map(([of, amount]) => {
        const from = at;
        at += widthOf(amount);
        return (
          <g key={of} className={`ff-pill-${of}`}>
            {amount > 1 && (
              <text x={from} y={middle + 3.5}>
                {amount}
              </text>
            )}
            <SignMark of={of} x={at - GLYPH / 2 - 0.2} y={middle} size={GLYPH} />
          </g>
        );
      })}
      {lost && <path d={`M${x + CELL / 2 - width / 2} ${middle}h${width}`} className="ff-struck" />}
    </g>
  );
}

/** Half of what lies on a square is about as wide. */
const TOKEN = 13;

/** So far above the edge lies the middle of what is free between the pieces of two rows. */
const ABOVE = 2;

/** As high as what is free between the pieces of two rows. */
const STRIP = 15;

/** How much larger the sums are where the whole map is small. */
const ENLARGED = 1.36;

/** The sums of the city at hand on a dark strip upon the edge of its outskirts, where it hides no figure. */
function Plaque() {
  const { game, geometry, own } = useFame();
  const ui = useUi();
  const city = cityOn(game, own, ui.city);
  if (city === undefined) return null;
  const { columns } = geometry;
  const sum = yieldOf(game, own, city);
  const resources = [...new Set(resourcesOf(game, own, city))];
  const sums: (readonly [string, string])[] = [
    ['production', `${productionOf(game, own, city)}`],
    ['trade', `${sum.trade}`],
    ['culture', `${artsOf(game, own, city)}`],
    ...(sum.coin > 0 ? [['coin', `${sum.coin}`] as const] : []),
    ...resources.map((resource) => [resource, ''] as const),
  ];
  const widths = sums.map(([, amount]) => (amount === '' ? 16 : 20 + 7.5 * amount.length));
  const width = widths.reduce((all, one) => all + one, 4);
  const middles = city.centre.map((square) => middleOf(square, columns));
  const middle = middles.reduce((all, { x }) => all + x / middles.length, 0);
  const upper = Math.min(...middles.map(({ y }) => y)) - 1.5 * CELL;
  const lower = Math.max(...middles.map(({ y }) => y)) + 1.5 * CELL;
  const isAbove = upper > 0;
  // Where it is enlarged it grows away from the nearer edge of the map, and from the yields above it.
  const origin = (width * middle) / (columns * CELL);
  const left = isAbove ? within(middle - width / 2) : leastHiding();
  let at = 2;
  return (
    <g transform={`translate(${left} ${isAbove ? upper - ABOVE - STRIP / 2 : lower + PILL * 0.7})`}>
      <g className="ff-plaque" style={{ transformOrigin: `${origin}px ${isAbove ? STRIP / 2 : 0}px` }}>
        <rect width={width} height={STRIP} rx="4.500" />
        {sums.map(([of, amount], n) => {
          const from = at;
          at += widths[n] ?? 0;
          return (
            <g key={of} className={`ff-plaque-${of}`}>
              <SignMark of={of} x={from + 8.5} y={STRIP / 2} size={12} />
              <text x={from + 16.5} y="11.700">
                {amount}
              </text>
            </g>
          );
        })}
      </g>
    </g>
  );
  function within(from: number): number {
    return Math.max(0, Math.min(columns * CELL - width, from));
  }

  /** Below a city they lie over the next row: they slide along the edge to where they hide least of it, not far. */
  function leastHiding(): number {
    const row = Math.floor(lower / CELL);
    const taken = Array.from({ length: columns }, (_, column) => row * columns + column).filter(
      (square) => !isBare(game, square),
    );
    const hides = (from: number) => {
      const [start, end] = [from - origin * (ENLARGED - 1), from + width + (width - origin) * (ENLARGED - 1)];
      return taken.filter((square) => {
        const { x } = middleOf(square, columns);
        return x + TOKEN > start && x - TOKEN < end;
      }).length;
    };
    const places = [0, 6, -6, 12, -12, 18, -18, 24, -24].map((by) => within(middle - width / 2 + by));
    return places.reduce((best, place) => (hides(place) < hides(best) ? place : best));
  }
}
