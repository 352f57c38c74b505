/** The pieces on the map, each drawn around the middle of its space. */

import type { Seat } from '@tabularium/kernel';
import type { ReactNode } from 'react';
import { IconMark } from '../../design/icon.tsx';
import { seatColour, seatOutline } from '../../design/shapes.tsx';
import { type CityStateId, cityStateOf, type Letter, type Resource, type WonderType } from './content.ts';
import { RESOURCE_ICON, TYPE_ICON, typeColour } from './kinds.ts';

function GroundShadow({ y, width }: { y: number; width: number }) {
  return <ellipse cx="1.5" cy={y} rx={width} ry={width * 0.34} className="nd-shadow" />;
}

/** A control token; a reinforced one wears a second ring. */
export function ControlToken({ seat, reinforced }: { seat: Seat; reinforced: boolean }) {
  return (
    <g>
      <circle cx="1.4" cy="2.2" r={reinforced ? 20 : 14.6} className="nd-shadow" />
      {reinforced && <circle r="19" className="nd-token-wall" stroke={seatColour(seat)} />}
      <circle r="13.6" className="nd-token" stroke={seatColour(seat)} />
      <path d={seatOutline(seat)} transform="scale(0.74)" fill={seatColour(seat)} />
    </g>
  );
}

/** A city: houses behind a wall, the owner's shape on the gate. A mature one wears a golden ring. */
export function City({ seat, capital, mature }: { seat: Seat; capital: boolean; mature: boolean }) {
  return (
    <g>
      {mature && <circle cy="2" r="26" className="nd-mature" />}
      <GroundShadow y={19} width={24} />
      <path
        d={
          capital
            ? 'M-23 18V-4L-16-11-9-4V-13L0-24 9-13V-4L16-11 23-4V18Z'
            : 'M-20 18V-2L-12.5-11-5-2V2L4-13 13-1H20V18Z'
        }
        fill={seatColour(seat)}
        className="nd-figure"
      />
      <path d={capital ? 'M-16-11-9-4V18M9-4V18M0-24 9-13' : 'M-5-2V18M4-13 13-1V18'} className="nd-figure-line" />
      <path d="M-23.5 18V7H-17V10H-11V7H-5V10H5V7H11V10H17V7H23.500V18Z" className="nd-wall" />
      <circle cy="9" r="8.6" className="nd-gate" />
      <path d={seatOutline(seat)} transform="translate(0 9) scale(0.52)" fill={seatColour(seat)} />
      {capital && <path d={STAR} transform="translate(0 -27.5) scale(0.66)" className="nd-star" />}
    </g>
  );
}

const STAR = 'M0-9 2.6-3 9-2.8 4 1.2 5.5 8 0 4.4-5.5 8-4 1.2-9-2.8-2.6-3Z';

/** A caravan: a covered wagon with the owner's shape on its cover. */
export function Caravan({ seat }: { seat: Seat }) {
  return (
    <g>
      <GroundShadow y={12} width={16} />
      <path d="M-15 5V-3C-15-13-8-15 0-15S15-13 15-3V5Z" fill={seatColour(seat)} className="nd-figure" />
      <path d="M-16 5H16L14 9H-14Z" className="nd-cart" />
      <circle cx="-8" cy="10" r="4.4" className="nd-wheel" />
      <circle cx="8" cy="10" r="4.4" className="nd-wheel" />
      <path d={seatOutline(seat)} transform="translate(0 -5) scale(0.56)" className="nd-blazon" />
    </g>
  );
}

/** A barbarian with its letter. */
export function Barbarian({ letter }: { letter: Letter }) {
  return (
    <g>
      <circle cx="1.4" cy="2.4" r="16.6" className="nd-shadow" />
      <circle r="16" className="nd-barbarian" />
      <IconMark name="barbarian" x={-1} y={0} size={24} fill="var(--nd-barbarian-mark)" />
      <LetterPlate x={12} y={-12}>
        {letter}
      </LetterPlate>
    </g>
  );
}

/** A letter or a number on a plate of its own. */
export function LetterPlate({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="nd-tag">
        <circle r="10.2" className="nd-letter-plate" />
        <text y="5.6" textAnchor="middle" className="nd-letter">
          {children}
        </text>
      </g>
    </g>
  );
}

/** A resource token. */
export function ResourceToken({ resource }: { resource: Resource }) {
  return (
    <g>
      <rect x="-10.6" y="-9.4" width="24" height="24" rx="6" className="nd-shadow" />
      <rect x="-12" y="-12" width="24" height="24" rx="6" className={`nd-resource nd-${resource}`} />
      <IconMark name={RESOURCE_ICON[resource]} x={0} y={0} size={18} fill={`var(--nd-${resource}-ink)`} />
    </g>
  );
}

/** A natural wonder's token: peaks before a rising sun, and the resource it stands for. */
export function NaturalWonder({ resource, present }: { resource: Resource; present: boolean }) {
  return (
    <g opacity={present ? 1 : 0.45}>
      <circle cx="1.4" cy="2.2" r="17" className="nd-shadow" />
      <circle r="16.4" className="nd-natural" />
      <circle cx="4" cy="-5" r="4.6" className="nd-sun" />
      <path d="M-12 8-4.5-6 0 1 3.5-4 12 8Z" className="nd-natural-peak" />
      <path d="M-4.5-6-7.4-.6-4.6-2.2-2.4-.2-1.7-1.600Z" className="nd-natural-snow" />
      <g transform="translate(12 12) scale(0.58)">
        <g className="nd-tag">
          <rect x="-12" y="-12" width="24" height="24" rx="6" className={`nd-resource nd-${resource}`} />
          <IconMark name={RESOURCE_ICON[resource]} x={0} y={0} size={18} fill={`var(--nd-${resource}-ink)`} />
        </g>
      </g>
    </g>
  );
}

const FRAME_STAR =
  'M0-23 5.7-13.8 16.3-16.3 13.8-5.7 23 0 13.8 5.7 16.3 16.3 5.7 13.8 0 23-5.7 13.8-16.3 16.3-13.8 5.7-23 0-13.8-5.7-16.3-16.3-5.7-13.8Z';

/** A city-state's token: a temple in the frame of its symbol, in the colour of its type. */
export function CityState({ id }: { id: CityStateId }) {
  const { frame, type } = cityStateOf(id);
  return (
    <g>
      {frame === 'circle' ? (
        <>
          <circle cx="1.4" cy="2.2" r="17" className="nd-shadow" />
          <circle r="16.5" className="nd-city-state" stroke={typeColour(type)} />
        </>
      ) : frame === 'star' ? (
        <>
          <path d={FRAME_STAR} transform="translate(1.4 2.2)" className="nd-shadow" />
          <path d={FRAME_STAR} className="nd-city-state" stroke={typeColour(type)} />
        </>
      ) : (
        <>
          <path d="M1.4-18.8 22.4 2.2 1.4 23.2-19.6 2.200Z" className="nd-shadow" />
          <path d="M0-21 21 0 0 21-21 0Z" className="nd-city-state" stroke={typeColour(type)} />
        </>
      )}
      <IconMark name="greek-temple" x={0} y={0} size={18} fill={typeColour(type)} />
    </g>
  );
}

/** A world wonder's token, under a city's wall or alone. */
export function WonderMark({ type }: { type: WonderType }) {
  return (
    <g className="nd-small">
      <path d="M-9-8H9V6L0 12-9 6Z" fill={typeColour(type)} className="nd-wonder" />
      <IconMark name={TYPE_ICON[type]} x={0} y={0} size={13} fill="#fffaf0" />
    </g>
  );
}

/** What is printed where a capital may stand. */
export function CapitalSite() {
  return <path d={STAR} transform="scale(1.5)" className="nd-capital-site" />;
}

/** The printed letter of a barbarian that is not at home. */
export function BarbarianHome({ letter }: { letter: Letter }) {
  return (
    <g className="nd-home nd-small">
      <circle r="11.5" />
      <text y="5.6" textAnchor="middle">
        {letter}
      </text>
    </g>
  );
}
