/** Signs: one picture for everything that is counted, the same everywhere. */

import type { Counted, Signed } from '@tabularium/through-the-ages';
import { Icon } from '../../design/icon.tsx';
import type { IconName } from '../../design/icon-names.ts';
import { useAges } from './table.ts';

/** Everything that has a sign. */
export type SignName = Counted | Signed | 'infantry' | 'cavalry' | 'artillery';

const ICONS: Partial<Readonly<Record<SignName, IconName>>> = {
  food: 'wheat',
  resources: 'anvil',
  science: 'light-bulb',
  culture: 'lyre',
  strength: 'crossed-swords',
  colonization: 'caravel',
  limit: 'village',
  defence: 'shield',
  stages: 'crane',
  infantry: 'spartan-helmet',
  cavalry: 'horse-head',
  artillery: 'cannon',
};

/** A sign; it says its name to those who cannot see it. */
export function Sign({ of, size = 16, silent = false }: { of: SignName; size?: number; silent?: boolean }) {
  const name = useSignName()(of);
  const icon = ICONS[of];
  const label = silent ? undefined : name;
  return (
    <span className={`ta-sign ta-sign-${of}`} title={label}>
      {icon === undefined ? (
        <Token of={of} size={size} label={label} />
      ) : (
        <Icon name={icon} size={size} {...(label === undefined ? {} : { label })} />
      )}
    </span>
  );
}

/** What a sign is called. */
export function useSignName(): (sign: SignName) => string {
  const { words } = useAges();
  return (sign) => {
    if (sign === 'infantry' || sign === 'cavalry' || sign === 'artillery') return words.kinds[sign];
    return sign in words.counts ? words.counts[sign as Counted] : words.signed[sign as Signed];
  };
}

/** The tokens and faces, drawn by us. */
function Token({ of, size, label }: { of: SignName; size: number; label: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className="icon"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {DRAWN[of] ?? DRAWN.card}
    </svg>
  );
}

const disc = (
  <>
    <circle className="ta-fill" cx="12" cy="12" r="10.5" />
    <circle className="ta-line" cx="12" cy="12" r="6.2" />
  </>
);

const DRAWN: Partial<Readonly<Record<SignName, React.ReactNode>>> = {
  civil: disc,
  military: disc,
  yellow: disc,
  population: disc,
  blue: (
    <>
      <path className="ta-fill" d="M12 1 22 6.5V17.5L12 23 2 17.5V6.5Z" />
      <path className="ta-line" d="M2 6.5 12 12 22 6.5M12 12V23" />
    </>
  ),
  happy: (
    <>
      <circle className="ta-fill" cx="12" cy="12" r="10.5" />
      <path className="ta-line" d="M7 14.2C8.6 18 15.4 18 17 14.2" />
      <circle className="ta-dot" cx="8.4" cy="9.4" r="1.5" />
      <circle className="ta-dot" cx="15.6" cy="9.4" r="1.5" />
    </>
  ),
  unhappy: (
    <>
      <circle className="ta-fill" cx="12" cy="12" r="10.5" />
      <path className="ta-line" d="M7 17C8.6 13.4 15.4 13.4 17 17" />
      <circle className="ta-dot" cx="8.4" cy="9.4" r="1.5" />
      <circle className="ta-dot" cx="15.6" cy="9.4" r="1.5" />
    </>
  ),
  card: (
    <path
      className="ta-fill"
      d="M5 1.5H19A1.5 1.5 0 0 1 20.5 3V21A1.5 1.5 0 0 1 19 22.5H5A1.5 1.5 0 0 1 3.5 21V3A1.5 1.5 0 0 1 5 1.5Z"
    />
  ),
};
