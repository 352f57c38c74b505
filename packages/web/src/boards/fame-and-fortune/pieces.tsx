/** The pieces: their shape says what they are, their border whose they are. All are drawn around the origin. */

import type { FameState } from '@tabularium/fame-and-fortune';
import { BUILDINGS, ERA_CULTURE } from '@tabularium/fame-and-fortune/content';
import { isBuilding } from '@tabularium/fame-and-fortune/queries';
import type { Seat } from '@tabularium/kernel';
import { seatColour, seatOutline } from '../../design/shapes.tsx';
import { SignMark } from './signs.tsx';

type Piece = NonNullable<FameState['map']['pieces'][number]>;
type City = FameState['players'][number]['cities'][number];

const STAR = 'M0-6 1.700-2 6-1.900 2.700.8 3.700 5.300 0 3-3.700 5.300-2.700.8-6-1.900-1.700-2Z';
const GABLE = 'M-15 15V-7L0-16 15-7V15Z';
const OCTAGON = 'M-6-14H6L14-6V6L6 14H-6L-14 6V-6Z';

/** How many culture icons a wonder of that era has. */
const cultureOf = (era: string): number => ERA_CULTURE[era as keyof typeof ERA_CULTURE] ?? 1;

/** A building, a wonder or a great person. */
export function PieceMark({ piece, era = 'ancient' }: { piece: Piece; era?: string }) {
  const colour = seatColour(piece.owner);
  if (piece.kind === 'wonder') return <WonderMark era={era} owner={piece.owner} obsolete={piece.obsolete} />;
  if (piece.kind === 'person') {
    return (
      <g className="ff-piece">
        <circle cx="1" cy="1.800" r="15.400" className="ff-shadow" />
        <circle r="15" className="ff-card" stroke={colour} strokeWidth="2.600" />
        <circle r="11.800" className="ff-ring" />
        <SignMark of={piece.id} size={17} />
      </g>
    );
  }
  return (
    <g className="ff-piece">
      <rect x="-14" y="-13" width="30" height="30" rx="5" className="ff-shadow" />
      <rect x="-15" y="-15" width="30" height="30" rx="5" className="ff-card" stroke={colour} strokeWidth="2.600" />
      <SignMark of={piece.id} size={22} />
      {isBuilding(piece.id) && BUILDINGS[piece.id].limited === true && (
        <path d={STAR} transform="translate(14 -14)" className="ff-star" />
      )}
    </g>
  );
}

function WonderMark({ era, owner, obsolete }: { era: string; owner: Seat; obsolete: boolean }) {
  const dots = Array.from({ length: cultureOf(era) }, (_, at) => at);
  return (
    <g className="ff-piece" data-obsolete={obsolete || undefined}>
      <path d={GABLE} transform="translate(1 2)" className="ff-shadow" />
      <path d={GABLE} className="ff-wonder" stroke={seatColour(owner)} />
      <g className="ff-wonder-sign">
        <SignMark of="wonder" y={-1} size={17} />
      </g>
      {dots.map((dot) => (
        <circle key={dot} cx={(dot - (dots.length - 1) / 2) * 5.4} cy="11" r="1.900" className="ff-wonder-dot" />
      ))}
    </g>
  );
}

/** A hut or village that nobody has taken. */
export function MarkerMark({ kind }: { kind: 'hut' | 'village' }) {
  return kind === 'hut' ? (
    <g>
      <circle cx="1" cy="1.600" r="12" className="ff-shadow" />
      <circle r="11.600" className="ff-hut" />
      <g className="ff-hut-sign">
        <SignMark of="hut" size={15} />
      </g>
    </g>
  ) : (
    <g>
      <rect x="-11" y="-10" width="24" height="24" rx="6" className="ff-shadow" />
      <rect x="-12" y="-12" width="24" height="24" rx="6" className="ff-village" />
      <g className="ff-village-sign">
        <SignMark of="village" size={17} />
      </g>
    </g>
  );
}

/** A relic that waits for the first army. */
export function RelicMark() {
  return (
    <g>
      <path d={OCTAGON} transform="translate(1 2)" className="ff-shadow" />
      <path d={OCTAGON} className="ff-relic" />
      <g className="ff-relic-sign">
        <SignMark of="relic" size={17} />
      </g>
    </g>
  );
}

const SHIELD = 'M-9-11H9V0C9 7 4 11 0 13.500-4 11-9 7-9 0Z';

/** An army: a shield before a spear. */
export function ArmyMark({ seat }: { seat: Seat }) {
  return (
    <g className="ff-figure">
      <ellipse cx="1" cy="13.500" rx="10" ry="2.800" className="ff-shadow" />
      <path d="M12.500-19.500 14.500-14 8 15.500H6.200L10.800-14Z" className="ff-spear" />
      <path d={SHIELD} fill={seatColour(seat)} className="ff-figure-line" />
      <path d={seatOutline(seat)} transform="translate(0 -.5) scale(.52)" className="ff-blazon" />
    </g>
  );
}

/** A scout: a covered wagon. */
export function ScoutMark({ seat }: { seat: Seat }) {
  return (
    <g className="ff-figure">
      <ellipse cx="0" cy="12.500" rx="14" ry="2.800" className="ff-shadow" />
      <path d="M-13 5V-3C-13-11-7-13 0-13S13-11 13-3V5Z" fill={seatColour(seat)} className="ff-figure-line" />
      <path d="M-14 4.500H14L12 8H-12Z" className="ff-cart" />
      <circle cx="-7" cy="9" r="4" className="ff-wheel" />
      <circle cx="7" cy="9" r="4" className="ff-wheel" />
      <path d={seatOutline(seat)} transform="translate(0 -4) scale(.5)" className="ff-blazon" />
    </g>
  );
}

const HOUSES = 'M-17 15V2L-11-4-5 2V-3L2-11 9-3V0L13-4 17 0V15Z';
const CASTLE = 'M-18 15V-3L-13-9-8-3V2H-4V-9L0-14 4-9V2H8V-3L13-9 18-3V15Z';

/** A city on its plate, as wide as its centre: one square, or two side by side or above each other. */
export function CityMark({ seat, city, wide, high }: { seat: Seat; city: City; wide: number; high: number }) {
  const colour = seatColour(seat);
  const [width, height] = [wide * 44 - 6, high * 44 - 6];
  return (
    <g className="ff-city">
      <rect x={-width / 2 + 1} y={-height / 2 + 2} width={width} height={height} rx="6" className="ff-shadow" />
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="6" className="ff-plate" stroke={colour} />
      {city.walls && (
        <rect
          x={-width / 2 + 1}
          y={-height / 2 + 1}
          width={width - 2}
          height={height - 2}
          rx="5"
          className="ff-walls"
        />
      )}
      <g transform={`translate(0 -3) scale(${city.capital ? 0.86 : 0.8})`} fill={colour}>
        {(city.centre.length > 1 ? (wide > 1 ? [-22, 22] : [0]) : [0]).map((x) => (
          <path key={x} d={city.capital ? CASTLE : HOUSES} transform={`translate(${x} 0)`} className="ff-houses" />
        ))}
        {city.capital && <path d="M0-14V-22L7-19.500 0-17" stroke={colour} strokeWidth="1.500" />}
      </g>
      {city.marker !== '' && (
        <g transform={`translate(${-width / 2 + 3} ${-height / 2 + 11})`}>
          <circle r="7" className="ff-card" stroke={colour} strokeWidth="1.600" />
          <SignMark of={city.marker} size={10} />
        </g>
      )}
    </g>
  );
}

/** What is printed on a square besides its terrain: a resource, a natural wonder or a coin. */
export function PrintedMark({ of }: { of: string }) {
  if (of === 'culture') {
    return (
      <g>
        <path d="M0-12 12 0 0 12-12 0Z" className="ff-natural" />
        <g className="ff-natural-sign">
          <SignMark of="culture" size={12} />
        </g>
      </g>
    );
  }
  return (
    <g className={`ff-printed ff-of-${of}`}>
      <circle r="10.600" />
      <SignMark of={of} size={14} />
    </g>
  );
}
