/** The city at hand on the map: its outskirts lit, what each square yields, what blockades it, and the sums beside it. */

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
import { cityOn, yieldsAt } from './squares.ts';
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
      {[...sources, ...lost].map((square) => (
        <Pill key={square} square={square} lost={lost.includes(square)} />
      ))}
      <Plaque />
    </g>
  );
}

const GLYPH = 9.5;

/** How high a pill is. */
const PILL = 12.5;

/**
 * What a square yields, upon its lower edge: what lies in the middle of the squares above and below stays in view. As large
 * as can be read and hardly wider than the square.
 */
function Pill({ square, lost }: { square: number; lost: boolean }) {
  const { game, geometry } = useFame();
  const yields: (readonly [string, number])[] = [...yieldsAt(game, square)];
  const resource = resourceAt(game, square);
  if (resource !== '') yields.push([resource, 0]);
  if (yields.length === 0 || centreAt(game, square) !== undefined) return null;
  const { x, y } = cornerOf(square, geometry.columns);
  const each = yields.map(([, amount]) => GLYPH + (amount > 1 ? 5.5 : 1.5));
  const width = each.reduce((sum, one) => sum + one, 3);
  const middle = y + CELL - 2;
  let at = x + CELL / 2 - width / 2 + 1.5;
  return (
    <g
      className="ff-pill"
      data-lost={lost || undefined}
      style={
        {
          transformOrigin: `${x + CELL / 2}px ${middle}px`,
          '--widest': (CELL + 2) / width,
        } as React.CSSProperties
      }
    >
      <rect x={x + CELL / 2 - width / 2} y={middle - PILL / 2} width={width} height={PILL} rx="3.500" />
      {yields.map(([of, amount], n) => {
        const left = at;
        at += each[n] ?? 0;
        return (
          <g key={of} className={`ff-pill-${of}`}>
            {amount > 1 && (
              <text x={left + 0.5} y={middle + 3.5}>
                {amount}
              </text>
            )}
            <SignMark of={of} x={left + (amount > 1 ? 5.5 : 1) + GLYPH / 2 - 0.5} y={middle} size={GLYPH} />
          </g>
        );
      })}
      {lost && <path d={`M${x + CELL / 2 - width / 2} ${middle}h${width}`} className="ff-struck" />}
    </g>
  );
}

const STRIP = 18;

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
  const widths = sums.map(([, amount]) => (amount === '' ? 18 : 22 + 8 * amount.length));
  const width = widths.reduce((all, one) => all + one, 4);
  const middles = city.centre.map((square) => middleOf(square, columns));
  const middle = middles.reduce((all, { x }) => all + x / middles.length, 0);
  const left = Math.max(0, Math.min(columns * CELL - width, middle - width / 2));
  const upper = Math.min(...middles.map(({ y }) => y)) - 1.5 * CELL;
  const lower = Math.max(...middles.map(({ y }) => y)) + 1.5 * CELL;
  const isAbove = upper > 0;
  // Where it is enlarged it grows away from the nearer edge of the map, and from the yields above it.
  const origin = `${(width * middle) / (columns * CELL)}px ${isAbove ? STRIP / 2 : 0}px`;
  let at = 2;
  return (
    <g transform={`translate(${left} ${isAbove ? upper - STRIP / 2 : lower + PILL})`}>
      <g className="ff-plaque" style={{ transformOrigin: origin }}>
        <rect width={width} height={STRIP} rx="5" />
        {sums.map(([of, amount], n) => {
          const from = at;
          at += widths[n] ?? 0;
          return (
            <g key={of} className={`ff-plaque-${of}`}>
              <SignMark of={of} x={from + 9} y={STRIP / 2} size={13} />
              <text x={from + 18} y="13.500">
                {amount}
              </text>
            </g>
          );
        })}
      </g>
    </g>
  );
}
