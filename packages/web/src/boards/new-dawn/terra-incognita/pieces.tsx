/** The expansion's pieces, each drawn around the middle of its space. */

import type { Seat } from '@tabularium/kernel';
import { IconMark } from '../../../design/icon.tsx';
import { seatColour, seatOutline } from '../../../design/shapes.tsx';
import { LetterPlate } from '../pieces.tsx';
import { type District, FORT_DEFENCE } from './content.ts';
import { DISTRICT_COLOUR, DISTRICT_ICON } from './signs.ts';

/** An army: a soldier with a spear, the owner's shape on the shield. */
export function Army({ seat }: { seat: Seat }) {
  return (
    <g>
      <ellipse cx="1.5" cy="16" rx="15" ry="4.6" className="nd-shadow" />
      <path d="M11 16 13.5-20" className="ti-spear" />
      <path d="M13.5-27 16.8-19.5 13.5-17 10.5-19.500Z" className="ti-spear-head" />
      <path d="M-10 16V2C-10-5-6-8 0-8S10-5 10 2V16Z" fill={seatColour(seat)} className="nd-figure" />
      <circle cy="-13" r="6.4" className="ti-face" />
      <path d="M-8-12.500A8 8 0 0 1 8-12.500V-10.500H-8Z" fill={seatColour(seat)} className="nd-figure" />
      <path d="M-7-18.500C-6-25 6-25 7-18.5 4-21-4-21-7-18.500Z" className="ti-crest" />
      <path d="M-15-6H4V5C4 12-2 15.5-5.5 17.5-9 15.5-15 12-15 5Z" className="ti-shield" />
      <path d={seatOutline(seat)} transform="translate(-5.5 4) scale(0.68)" fill={seatColour(seat)} />
    </g>
  );
}

/** The corners of a bastioned wall: six points far out, between them six near ones. */
const BASTION = `M${Array.from({ length: 12 }, (_, n) => {
  const far = n % 2 === 0 ? 27.5 : 20;
  const turn = (n * Math.PI) / 6;
  return `${(Math.sin(turn) * far).toFixed(1)} ${(-Math.cos(turn) * far).toFixed(1)}`;
}).join('L')}Z`;

/** The walls of a fort, seen from above; a city may stand inside. */
export function FortWalls() {
  return (
    <g>
      <path d={BASTION} transform="translate(1.5 3)" className="nd-shadow" />
      <path d={BASTION} className="ti-walls" />
      <path d={BASTION} transform="scale(0.8)" className="ti-yard" />
    </g>
  );
}

/** A fort nobody controls: a keep within walls, with what it defends itself with. */
export function Fort() {
  return (
    <g>
      <FortWalls />
      <path d="M-11 12V-10H-7V-6H-2.500V-10H2.500V-6H7V-10H11V12Z" className="ti-keep" />
      <path d="M-3.5 12V5A3.5 3.5 0 0 1 3.5 5V12Z" className="ti-door" />
      <LetterPlate x={14} y={-14}>
        {FORT_DEFENCE}
      </LetterPlate>
    </g>
  );
}

/** A district: a plate with the sign of its kind, and whose it is; a reinforced one wears a second ring. */
export function DistrictToken({ seat, kind, reinforced }: { seat: Seat; kind: District; reinforced: boolean }) {
  const plate = 'M-9-16.500H9L16.5-9V9L9 16.500H-9L-16.5 9V-9Z';
  return (
    <g>
      <path d={plate} transform={`translate(1.4 2.2) scale(${reinforced ? 1.3 : 1.05})`} className="nd-shadow" />
      {reinforced && <path d={plate} transform="scale(1.26)" className="nd-token-wall" stroke={seatColour(seat)} />}
      <path d={plate} className="ti-district" stroke={seatColour(seat)} />
      <IconMark name={DISTRICT_ICON[kind]} x={0} y={-1} size={21} fill={DISTRICT_COLOUR[kind]} />
      <g transform="translate(13 13)">
        <g className="nd-tag">
          <circle r="7.4" className="nd-token" stroke={seatColour(seat)} />
          <path d={seatOutline(seat)} transform="scale(0.4)" fill={seatColour(seat)} />
        </g>
      </g>
    </g>
  );
}

/** A government token: a crown and an arrow for every place its card counts farther right. */
export function GovernmentToken({ arrows, size = 26 }: { arrows: number; size?: number }) {
  return (
    <svg viewBox="-20 -13 40 26" width={(size * 40) / 26} height={size} aria-hidden="true" className="ti-government">
      <rect x="-19" y="-12" width="38" height="24" rx="6" className="ti-government-plate" />
      <IconMark name="crown" x={arrows > 1 ? -8.5 : -6} y={0} size={17} fill="#2b2118" />
      {Array.from({ length: arrows }, (_, n) => {
        const x = (arrows > 1 ? 3.5 : 6) + n * 7;
        return <path key={x} d={`M${x}-5 ${x + 5} 0 ${x} 5`} className="ti-arrow" />;
      })}
    </svg>
  );
}
