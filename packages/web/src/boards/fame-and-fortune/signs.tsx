/** Signs: one picture for everything that is counted, built or held, the same everywhere. */

import { Icon, IconMark } from '../../design/icon.tsx';
import type { IconName } from '../../design/icon-names.ts';

/** What is counted on squares. */
export type YieldName = 'production' | 'trade' | 'culture' | 'coin';
export const YIELDS: readonly YieldName[] = ['production', 'trade', 'culture', 'coin'];

const ICONS: Readonly<Record<string, IconName>> = {
  culture: 'lyre',
  coin: 'two-coins',
  track: 'laurel-crown',
  technology: 'light-bulb',
  capital: 'castle',
  resource: 'swap-bag',
  unit: 'crossed-swords',
  event: 'scroll-unfurled',
  lock: 'padlock',
  incense: 'incense',
  iron: 'metal-bar',
  silk: 'rolled-cloth',
  wheat: 'wheat',
  spy: 'spy',
  uranium: 'radioactive',
  harbor: 'anchor',
  'trading-post': 'camel',
  workshop: 'anvil',
  'iron-mine': 'mining',
  library: 'bookshelf',
  university: 'graduate-cap',
  granary: 'granary',
  aqueduct: 'aqueduct',
  market: 'shop',
  bank: 'capitol',
  temple: 'greek-temple',
  cathedral: 'church',
  barracks: 'barracks-tent',
  academy: 'swords-emblem',
  walls: 'stone-block',
  wonder: 'ancient-columns',
  artist: 'palette',
  engineer: 'gears',
  general: 'rally-the-troops',
  humanitarian: 'shaking-hands',
  industrialist: 'factory',
  scientist: 'erlenmeyer',
  army: 'shield',
  scout: 'old-wagon',
  infantry: 'spears',
  mounted: 'mounted-knight',
  artillery: 'cannon',
  aircraft: 'biplane',
  hut: 'hut',
  village: 'horned-helm',
  relic: 'egyptian-pyramids',
  government: 'greek-temple',
  person: 'meeple',
  caravan: 'camel',
  fortification: 'guarded-tower',
};

/** The icon of a thing; a scroll for what has none. */
const iconOf = (id: string): IconName => ICONS[id] ?? 'scroll-unfurled';

/** Two arrows: trade goes both ways. */
const ARROWS = 'M2 6.500H16V3L23 8.500 16 14V10.500H2ZM22 17.500H8V21L1 15.500 8 12.500V14H22Z';

/** A hammer, for production. */
const HAMMER = 'M12.600 1.800 22.200 11.400 19 14.600 15.800 11.400 5.400 21.800 2.200 18.600 12.600 8.200 9.400 5Z';

/** The signs that are drawn here, in a field of 24. */
const DRAWN: Readonly<Record<string, string>> = { trade: ARROWS, production: HAMMER };

/** A sign; with a label it says its name to those who cannot see it. */
export function Sign({ of, size = 16, label }: { of: string; size?: number; label?: string | undefined }) {
  const hidden = label === undefined;
  return (
    <span className={`ff-sign ff-sign-${of}`} title={label}>
      {DRAWN[of] !== undefined ? (
        <svg
          viewBox="0 0 24 24"
          width={size}
          height={size}
          className="icon"
          fill="currentColor"
          role={hidden ? undefined : 'img'}
          aria-label={label}
          aria-hidden={hidden || undefined}
        >
          <path d={DRAWN[of]} />
        </svg>
      ) : (
        <Icon name={iconOf(of)} size={size} {...(label === undefined ? {} : { label })} />
      )}
    </span>
  );
}

/** A sign inside a drawing, centred on a point. */
export function SignMark({ of, x = 0, y = 0, size }: { of: string; x?: number; y?: number; size: number }) {
  const drawn = DRAWN[of];
  if (drawn === undefined) return <IconMark name={iconOf(of)} x={x} y={y} size={size} />;
  const scale = size / 24;
  return (
    <path d={drawn} fill="currentColor" transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} />
  );
}

/** So much of something, with its sign before it. */
export function Amount(props: { of: string; amount: string | number; label: string; size?: number }) {
  const { of, amount, label, size = 15 } = props;
  return (
    <span className="ff-amount" title={`${label}: ${amount}`}>
      <Sign of={of} size={size} label={label} />
      <span className="numbers">{amount}</span>
    </span>
  );
}
