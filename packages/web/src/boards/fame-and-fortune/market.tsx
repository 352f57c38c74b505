/** The market, always for one city: what it could make, for how much, and what hurrying would cost. */

import type { FameState } from '@tabularium/fame-and-fortune';
import { BUILDINGS, MARKET_RESOURCES, RUSH } from '@tabularium/fame-and-fortune/content';
import {
  isBuilding,
  kindOf,
  libraryOf,
  productionOf,
  productionOfEach,
  resourcesOf,
  rushOf,
} from '@tabularium/fame-and-fortune/queries';
import { capital, type Seat } from '@tabularium/kernel';
import { type ReactNode, useMemo } from 'react';
import { soft } from '../../design/soft.ts';
import { Cited } from '../../rules/citation.tsx';
import { useOffer } from '../../table/offers.tsx';
import { Spot } from '../../table/spot.tsx';
import { travelMarks } from '../../table/travels.tsx';
import { type Ware, waresFor } from './market.ts';
import { Sign } from './signs.tsx';
import { cityOn } from './squares.ts';
import { useFame, useFameTop } from './table.ts';
import { type Panel, useUi, type Wish } from './ui.tsx';

/** While figures move nothing can be bought: the market lies folded until somebody asks for it. */
export const isMarketShown = (phase: FameState['phase'], panel: Panel): boolean =>
  phase !== 'movement' || panel === 'market';

/** The market for the city at hand. */
export function Market() {
  const { view, game, own, words, say, town } = useFame();
  const { game: rules } = useFameTop();
  const ui = useUi();
  const wares = useMemo(() => waresFor(rules, view, game, own, ui.city), [rules, view, game, own, ui.city]);
  const city = cityOn(game, own, ui.city);
  if (city === undefined || !isMarketShown(game.phase, ui.panel)) return null;
  const rate = rushOf(game, own, RUSH);
  const production = productionOf(game, own, city);
  const cards = productionOfEach(game, own);
  const such = (...kinds: readonly string[]) => wares.filter(({ item }) => kinds.includes(kindOf(item)));
  return (
    <section className="ff-market" data-kept="market">
      <header>
        <h2>{say.marketFor(town(own, city))}</h2>
        <p className="small soft">
          <strong className="numbers">
            {production} <Sign of="production" size={13} label={words.production} />
          </strong>{' '}
          = {say.sum(production - cards - city.extra, cards, city.extra)} · {say.rush(rate.trade, rate.production)}
        </p>
      </header>
      <Group title={words.wonders} note={words.wondersLeft(game.wonders.deck.length)} className="ff-wares wonders">
        {such('wonder').map((ware) => (
          <WareSpot key={ware.item} ware={ware} />
        ))}
      </Group>
      <Group title={say.buildings} note={`★ ${say.onePerCity}`} className="ff-wares buildings">
        {such('building').map((ware) => (
          <WareSpot key={ware.item} ware={ware} />
        ))}
      </Group>
      <Group title={say.figuresAndUnits} className="ff-wares units">
        {such('figure', 'walls', 'unit').map((ware) => (
          <WareSpot key={ware.item} ware={ware} />
        ))}
      </Group>
      <Goods />
    </section>
  );
}

function Group({
  title,
  note,
  className,
  children,
}: {
  title: string;
  note?: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <>
      <h3 className="ff-market-head">
        <span>{title}</span>
        {note !== undefined && <span className="soft">{note}</span>}
      </h3>
      <div className={className}>{children}</div>
    </>
  );
}

/** What an item is called. */
function useItemName(): (item: string) => string {
  const { words, name } = useFame();
  return (item) => {
    const kind = kindOf(item);
    if (kind === 'walls') return capital(words.walls);
    return kind === 'figure' ? capital(words.signs[item === 'army' ? 'army' : 'scout']) : name(kind, item);
  };
}

/** One item; before the city has begun to act, a press lets it act, produce and make this. */
function WareSpot({ ware }: { ware: Ware }) {
  const { game, own, say, words, frame } = useFame();
  const { actions } = useOffer(`market:${ware.item}`);
  const nameOf = useItemName();
  const begin = useBegin();
  const { item, cost, rush, ways, lack } = ware;
  const kind = kindOf(item);
  const isOpen = actions.length > 0 || (ways.length > 0 && lack === undefined);
  return (
    <Spot
      anchor={`market:${item}`}
      className="ff-ware"
      label={`${nameOf(item)}: ${say.price(cost)}${rush > 0 ? `, ${say.withTrade(rush)}` : ''}`}
      open={isOpen ? 'make' : undefined}
      marks={{
        'data-state': lack ?? (rush > 0 ? 'rush' : 'open'),
        'data-chosen': (frame?.step === 'produce-where' && frame.order.item === item) || undefined,
        'data-kind': kind,
      }}
      explanation={{
        thing: kind === 'walls' || kind === 'figure' ? `piece:${item}` : `${kind}:${item}`,
        body: <WareDetails ware={ware} />,
      }}
      instead={() => actions.length === 0 && lack === undefined && begin(ware)}
    >
      <span className="ff-ware-name">
        <span className="ff-ware-sign" {...marksOf(ware, own)}>
          <Sign of={kind === 'wonder' ? 'wonder' : item} size={kind === 'wonder' ? 15 : 20} />
        </span>
        <span>{soft(nameOf(item))}</span>
      </span>
      <WareFoot ware={ware} />
      {kind === 'wonder' && (
        <small className="ff-ware-text">
          {capital(words.signs.culture)}: {eraCulture(libraryOf(game.options).wonders[item]?.era)}
        </small>
      )}
    </Spot>
  );
}

/** What is made travels from here to its square. */
function marksOf({ item, left = 1 }: Ware, own: Seat) {
  const kind = kindOf(item);
  return travelMarks(kind === 'figure' ? `${item}:${own}` : `${kind}:${item}`, 'market', left);
}

function WareDetails({ ware: { cost, rush, left, lack } }: { ware: Ware }) {
  const { say } = useFame();
  return (
    <>
      <p className="small">
        {say.price(cost)}
        {rush > 0 && ` (${say.withTrade(rush)})`}
        {left !== undefined && ` · ${say.left(left)}`}
      </p>
      {lack !== undefined && (
        <p className="small refusal">
          <Cited words={say.why[lack]} />
        </p>
      )}
    </>
  );
}

/** How many are left, the price, and what hurrying would cost. */
function WareFoot({ ware: { item, cost, printed, rush, left, lack } }: { ware: Ware }) {
  return (
    <span className="ff-ware-foot">
      {isBuilding(item) && BUILDINGS[item].limited === true && (
        <span className="ff-gold" aria-hidden="true">
          ★
        </span>
      )}
      {lack === 'locked' && <Sign of="lock" size={11} />}
      {left !== undefined && kindOf(item) !== 'figure' && <small className="soft">×{left}</small>}
      {printed !== cost && <s className="soft numbers">{printed}</s>}
      <span className="ff-price numbers">{cost}</span>
      {rush > 0 && lack === undefined && (
        <small className="ff-hurry numbers">
          −{rush}
          <Sign of="trade" size={10} />
        </small>
      )}
    </span>
  );
}

/** Acts with the city at hand, produces and makes an item; of several ways the last step is left to choose. */
function useBegin(): (ware: Ware) => boolean {
  const { frame } = useFame();
  const ui = useUi();
  return ({ item, ways }) => {
    const { city } = ui;
    const wishes: Wish[] = [
      (action) => action.type === 'act' && action.city === city,
      (action) => action.type === 'produce',
      (action) => action.type === 'make' && action.item === item,
    ];
    // Where the city is already at work, it goes on from there.
    ui.errand(wishes.slice(frame?.step === 'city-act' ? 1 : 0, ways.length === 1 ? 3 : 2));
    ui.show('map');
    return true;
  };
}

const eraCulture = (era: string | undefined): number => (era === 'modern' ? 3 : era === 'medieval' ? 2 : 1);

/** The resource market, and what the city at hand could harvest. */
function Goods() {
  const { game, own, words, say, name } = useFame();
  const ui = useUi();
  const city = cityOn(game, own, ui.city);
  const here = city === undefined ? [] : [...new Set(resourcesOf(game, own, city))];
  return (
    <p className="ff-goods">
      <span>{words.resources}</span>
      {MARKET_RESOURCES.map((resource) => (
        <span
          key={resource}
          className={`ff-token ff-of-${resource}`}
          data-none={game.market[resource] === 0 || undefined}
          title={name('resource', resource)}
        >
          <Sign of={resource} size={14} label={name('resource', resource)} /> {game.market[resource]}
        </span>
      ))}
      <span className="soft">
        {here.length === 0 ? say.noHarvest : `${say.harvest}: ${here.map((one) => name('resource', one)).join(', ')}`}
      </span>
    </p>
  );
}
