/** Civilization cards and building tiles, drawn so that they can be read at a glance. */

import {
  type Bottom,
  buildingOf,
  type Calling,
  type CultureSymbol,
  cardOf,
  type Price,
  RESOURCES,
  type Top,
} from '@tabularium/stone-age/content';
import { worth } from '@tabularium/stone-age/queries';
import { IconMark } from '../../design/icon.tsx';
import type { IconName } from '../../design/icon-names.ts';
import { useTableTop } from '../../table/context.ts';
import { CARD, TILE } from './layout.ts';
import { GoodsMark } from './pieces.tsx';

const SYMBOL_ICON: Record<CultureSymbol, IconName> = {
  healing: 'herbs-bundle',
  art: 'painted-pottery',
  music: 'pan-flute',
  writing: 'stone-tablet',
  'sun-disc': 'sundial',
  pottery: 'swap-bag',
  transport: 'stone-wheel',
  weaving: 'spinning-wheel',
};

const CALLING_ICON: Record<Calling, IconName> = {
  farmer: 'meeple',
  toolmaker: 'meeple',
  builder: 'meeple',
  shaman: 'sun-priest',
};

const MULTIPLIES: Record<Calling, IconName> = {
  farmer: 'wheat',
  toolmaker: 'stone-axe',
  builder: 'hut',
  shaman: 'meeple',
};

/** A card face up, centred on the origin. */
export function CardFace({ id }: { id: string }) {
  const { text } = useTableTop();
  const { top, bottom } = cardOf(id);
  // The picture shows what stands in brackets.
  const name = (text.things['card']?.(id).name ?? '').replace(/ \(.*\)$/, '');
  const { width, height } = CARD;
  return (
    <g>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="9" className="sa-card" />
      <foreignObject x={-width / 2 + 6} y={-height / 2 + 4} width={width - 12} height="48">
        <p className="sa-card-name" data-long={name.length > 24 || undefined}>
          {name}
        </p>
      </foreignObject>
      <g className="sa-top">
        <TopMark top={top} />
      </g>
      <path
        d={`M${-width / 2} 24H${width / 2}V${height / 2 - 9}a9 9 0 0 1-9 9H${-width / 2 + 9}a9 9 0 0 1-9-9Z`}
        className={bottom.background === 'green' ? 'sa-green' : 'sa-sand'}
      />
      <BottomMark bottom={bottom} />
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="9" className="sa-card-edge" />
    </g>
  );
}

function TopMark({ top }: { top: Top }) {
  const y = -8;
  switch (top.kind) {
    case 'dice-row':
      return (
        <g>
          {RESOURCES.map((goods, at) => (
            <GoodsMark key={goods} goods={goods} x={-36 + at * 24} y={y - 10} size={21} />
          ))}
          <IconMark name="stone-axe" x={-14} y={y + 15} size={22} />
          <IconMark name="wheat" x={14} y={y + 15} size={22} />
        </g>
      );
    case 'food':
      return (
        <Amount amount={top.amount} y={y}>
          {<GoodsMark goods="food" x={16} y={y} size={38} />}
        </Amount>
      );
    case 'resource':
      return (
        <Amount amount={top.amount} y={y}>
          {<GoodsMark goods={top.resource} x={16} y={y} size={38} />}
        </Amount>
      );
    case 'resource-roll':
      return (
        <g>
          <IconMark name="dice-six-faces-five" x={-34} y={y} size={30} />
          <IconMark name="dice-six-faces-five" x={-4} y={y} size={30} />
          <GoodsMark goods={top.resource} x={34} y={y} size={34} />
        </g>
      );
    case 'points':
      return (
        <Amount amount={top.amount} y={y}>
          {<IconMark name="laurel-crown" x={18} y={y} size={44} fill="var(--sa-points)" />}
        </Amount>
      );
    case 'tool':
      return (
        <Amount amount={1} plus y={y}>
          {<IconMark name="stone-axe" x={18} y={y} size={44} />}
        </Amount>
      );
    case 'field-step':
      return (
        <Amount amount={1} plus y={y}>
          {<IconMark name="wheat" x={18} y={y} size={44} />}
        </Amount>
      );
    case 'extra-card':
      return <IconMark name="card-pick" x={0} y={y} size={48} />;
    case 'one-use-tool':
      return (
        <Amount amount={top.value} plus y={y}>
          {<IconMark name="stone-axe" x={18} y={y} size={40} fill="var(--sa-clay)" />}
        </Amount>
      );
    case 'two-resources':
      return (
        <g>
          <text x="-22" y={y + 11} textAnchor="middle" className="sa-big">
            2×
          </text>
          {RESOURCES.map((goods, at) => (
            <GoodsMark
              key={goods}
              goods={goods}
              x={10 + (at % 2) * 24}
              y={y - 12 + Math.floor(at / 2) * 24}
              size={21}
            />
          ))}
        </g>
      );
  }
}

function Amount({
  amount,
  plus = false,
  y,
  children,
}: {
  amount: number;
  plus?: boolean;
  y: number;
  children: React.ReactNode;
}) {
  return (
    <g>
      <text x="-24" y={y + 12} textAnchor="middle" className="sa-big">
        {plus ? `+${amount}` : amount}
      </text>
      {children}
    </g>
  );
}

function BottomMark({ bottom }: { bottom: Bottom }) {
  if (bottom.background === 'green')
    return <IconMark name={SYMBOL_ICON[bottom.symbol]} x={0} y={51} size={42} fill="#fffaf0" />;
  const people = Array.from({ length: bottom.people }, (_, at) => at);
  const step = bottom.people > 2 ? 16 : 22;
  const times = (bottom.people - 1) * step + 22;
  const left = -(times + 21) / 2;
  return (
    <g>
      {people.map((at) => (
        <IconMark key={at} name={CALLING_ICON[bottom.calling]} x={left + at * step} y={51} size={27} fill="#4a3418" />
      ))}
      <text x={left + times} y="58" textAnchor="middle" className="sa-times">
        ×
      </text>
      <IconMark name={MULTIPLIES[bottom.calling]} x={left + times + 21} y={51} size={25} fill="#4a3418" />
    </g>
  );
}

/** A building tile face up, centred on the origin. */
export function BuildingFace({ id }: { id: string }) {
  const { price } = buildingOf(id);
  const { width, height } = TILE;
  return (
    <g>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="9" className="sa-tile" />
      <House />
      <PriceMark price={price} />
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="9" className="sa-card-edge" />
    </g>
  );
}

function House() {
  return (
    <g>
      <path d="M-30-14 0-46 30-14ZM-22-14H22V4H-22Z" className="sa-house" />
      <path d="M-6 4V-8H6V4Z" className="sa-door" />
    </g>
  );
}

function PriceMark({ price }: { price: Price }) {
  if (price.kind === 'fixed') {
    const pieces = RESOURCES.flatMap((goods) => Array.from({ length: price.goods[goods] }, () => goods));
    return (
      <g>
        {pieces.map((goods, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces lie side by side
          <GoodsMark key={at} goods={goods} x={(at - (pieces.length - 1) / 2) * 29} y={24} size={26} />
        ))}
        <Points words={String(worth(price.goods))} />
      </g>
    );
  }
  const kinds = price.kind === 'flexible' ? price.kinds : 4;
  const number = price.kind === 'flexible' ? String(price.resources) : `${price.least}–${price.most}`;
  return (
    <g>
      <text x={-30} y="32" textAnchor="middle" className="sa-big small" data-long={number.length > 1 || undefined}>
        {number}
      </text>
      {Array.from({ length: kinds }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one mark per kind
        <g key={at} transform={`translate(${-4 + at * 13} 24)`}>
          <rect
            x="-5.5"
            y="-10"
            width="11"
            height="20"
            rx="3"
            className="sa-kind"
            data-any={price.kind === 'open' || undefined}
          />
        </g>
      ))}
      <Points words="?" />
    </g>
  );
}

function Points({ words }: { words: string }) {
  return (
    <g transform="translate(0 50)">
      <rect x="-20" y="-11" width="40" height="20" rx="10" className="sa-shield" />
      <text x="0" y="5.5" textAnchor="middle" className="sa-shield-number">
        {words}
      </text>
    </g>
  );
}

/** A card or tile face down, or the empty space where one lay. */
export function EmptySpace({ size }: { size: { width: number; height: number } }) {
  return (
    <rect
      x={-size.width / 2}
      y={-size.height / 2}
      width={size.width}
      height={size.height}
      rx="9"
      className="sa-empty"
    />
  );
}

/** The same card on a small drawing of its own, for lists and explanations. */
export function CardPicture({ id, height = 96 }: { id: string; height?: number }) {
  const { width: w, height: h } = CARD;
  return (
    <svg
      viewBox={`${-w / 2 - 2} ${-h / 2 - 2} ${w + 4} ${h + 4}`}
      height={height}
      width={(height * w) / h}
      aria-hidden="true"
      className="sa-picture"
    >
      <CardFace id={id} />
    </svg>
  );
}

/** A building tile on a small drawing of its own. */
export function BuildingPicture({ id, height = 72 }: { id: string; height?: number }) {
  const { width: w, height: h } = TILE;
  return (
    <svg
      viewBox={`${-w / 2 - 2} ${-h / 2 - 2} ${w + 4} ${h + 4}`}
      height={height}
      width={(height * w) / h}
      aria-hidden="true"
      className="sa-picture"
    >
      <BuildingFace id={id} />
    </svg>
  );
}

/** Of a card the lower half alone, which counts at the end: for whoever has many. */
export function CardHalf({ id }: { id: string }) {
  const { width: w, height: h } = CARD;
  return (
    <svg viewBox={`${-w / 2} 24 ${w} ${h / 2 - 24}`} aria-hidden="true" className="sa-half">
      <CardFace id={id} />
    </svg>
  );
}

/** Of a building tile the house alone: what it brought has been counted. */
export function BuildingHalf() {
  return (
    <svg viewBox="-60 -51 120 59" aria-hidden="true" className="sa-half">
      <rect x="-70" y="-60" width="140" height="80" className="sa-tile" />
      <House />
    </svg>
  );
}
