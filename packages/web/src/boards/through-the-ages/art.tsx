/** The pictures of cards: an engraving per colour, an emblem whose shape says the kind, leaders as cameos, wonders as buildings. */

import { cardOf, isCard } from '@tabularium/through-the-ages/cards';
import { useId } from 'react';
import { IconMark } from '../../design/icon.tsx';
import type { IconName } from '../../design/icon-names.ts';
import { kindOf } from './faces.ts';
import { EMBLEMS, hueOf, KIND_ICON, orderIcon } from './kinds.ts';
import { silhouetteOf } from './silhouettes.ts';

/** The picture of a card; of a wonder, only so much as is built (1 is all of it). */
export function Art({ id, built = 1 }: { id: string; built?: number }) {
  const kind = kindOf(id);
  if (kind === 'wonder') return <Building id={id} built={built} />;
  return (
    <svg className="ta-emblem" viewBox="-56 -56 112 112" aria-hidden="true">
      <path className="ta-emblem-shape" d={EMBLEMS[hueOf(kind)]} />
      {kind === 'leader' ? <Cameo id={id} /> : <IconMark name={iconOf(id)} x={0} y={0} size={64} />}
    </svg>
  );
}

/** The sign of a card's kind; action cards are told apart by what they help with. */
function iconOf(id: string): IconName {
  const card = isCard(id) ? cardOf(id) : undefined;
  return card?.kind === 'action' ? orderIcon(card.order) : KIND_ICON[kindOf(id)];
}

/** A head in profile; hair and nose differ with the name, so that no two look quite alike. */
function Cameo({ id }: { id: string }) {
  const seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  return (
    <g className="ta-cameo" transform={seed % 2 === 0 ? undefined : 'scale(-1 1)'}>
      <path
        className="ta-skin"
        d={`M-12-26C4-34 18-24 17-10L${21 + (seed % 4)} 1 17 4 17 9 14 16 5 17 4 24 16 36H-22L-14 20C-24 8-26-14-12-26Z`}
      />
      <path className="ta-hair" d={HAIR[seed % HAIR.length] ?? ''} />
    </g>
  );
}

const HAIR: readonly string[] = [
  'M-14-24C0-38 20-30 18-16 8-20 2-16-2-6L-10-2-14 20C-28 6-28-14-14-24Z',
  'M-16-22C-4-38 22-34 19-14L8-18-4-12-6 4-16 18-24 34C-30 12-30-10-16-22Z',
  'M-14-24C0-40 24-30 17-12L6-16-8-8-12 8C-24 0-26-14-14-24ZM6 17 16 12 14 30 2 26Z',
  'M-16-20C-6-36 18-34 18-18H-6L-10 2-16 10C-24 0-24-10-16-20Z',
];

/** A wonder rising from its ground. */
function Building({ id, built }: { id: string; built: number }) {
  const clip = useId();
  const outline = silhouetteOf(id);
  return (
    <svg className="ta-building" viewBox="0 0 120 90" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <clipPath id={clip}>
        <rect x="0" y={88 - 88 * built} width="120" height={88 * built + 2} />
      </clipPath>
      {built < 1 && <path className="ta-planned" d={outline} />}
      <path className="ta-built" d={outline} fillRule="evenodd" clipPath={`url(#${clip})`} />
    </svg>
  );
}
