/** The viewer's own board beneath the valley: tools to use, goods, cards and buildings. */

import { plainWords } from '@tabularium/kernel';
import type { StoneAgeView } from '@tabularium/stone-age';
import { cardOf, RESOURCES, type Yield } from '@tabularium/stone-age/content';
import type { ReactNode } from 'react';
import { useTableTop } from '../../table/context.ts';
import { useExplain } from '../../table/explain.tsx';
import { useOffer } from '../../table/offers.tsx';
import { Spot } from '../../table/spot.tsx';
import { BuildingHalf, BuildingPicture, CardHalf, CardPicture } from './cards.tsx';
import { GoodsToken, ToolMark } from './pieces.tsx';
import { useStoneAge, useValley } from './valley.ts';
import { CardWorth } from './worth.tsx';

type Player = StoneAgeView['players'][number];

/** More cards and buildings than this lie as halves: of each what counts at the end. */
const FEW_TREASURES = 6;

const treasuresOf = ({ cards, extra, kept, built }: Player): number =>
  [...cards, ...extra].filter((card) => card !== '?').length + kept.length + built.length;

/** The strip; empty for somebody who only watches. */
export function OwnArea() {
  const { table, names } = useTableTop();
  const view = useValley();
  const seat = table.viewer;
  const player = seat === null ? undefined : view.players[seat];
  if (seat === null || player === undefined) return null;
  return (
    <section className="sa-own" data-many={treasuresOf(player) > FEW_TREASURES || undefined} aria-label={names[seat]}>
      <Store player={player} />
      <Tools player={player} />
      <Treasures player={player} />
    </section>
  );
}

function Store({ player }: { player: Player }) {
  const goods: readonly (readonly [Yield, number])[] = [
    ['food', player.food],
    ...RESOURCES.map((resource) => [resource, player.resources[resource]] as const),
  ];
  return (
    <ul className="sa-store numbers">
      {goods.map(([kind, amount]) => (
        <StoreItem key={kind} kind={kind} amount={amount} player={player} />
      ))}
    </ul>
  );
}

function StoreItem({ kind, amount, player }: { kind: Yield; amount: number; player: Player }) {
  const explain = useExplain();
  const { text } = useTableTop();
  const thing = kind === 'food' ? 'piece:food' : `resource:${kind}`;
  const name = text.things[kind === 'food' ? 'piece' : 'resource']?.(kind).name ?? '';
  const hungry = kind === 'food' && amount + player.field < player.persons;
  const need = useStoneAge().text.labels.need(player.field, player.persons);
  const body = kind === 'food' ? <p className="small">{need}</p> : undefined;
  return (
    <li data-none={amount === 0 || undefined} data-thing={thing} {...explain({ thing, body })}>
      <GoodsToken goods={kind} size={34} />
      <strong key={amount} className="sa-amount">
        {amount}
      </strong>
      <span className="sa-store-name">{name}</span>
      {kind === 'food' && (
        <span className="sa-need" data-hungry={hungry || undefined}>
          <span className="visually-hidden">{need}</span>
          <span aria-hidden="true">
            +{player.field} −{player.persons}
          </span>
        </span>
      )}
    </li>
  );
}

function Tools({ player }: { player: Player }) {
  const { text } = useStoneAge();
  return (
    <div className="sa-tools">
      <h3>{text.labels.columns.tools}</h3>
      <div className="row">
        {player.tools.map((value, tool) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tool is its space
          <Tool key={tool} tool={tool} value={value} used={player.used[tool] === true} />
        ))}
      </div>
    </div>
  );
}

/** A tool that can be added to the roll, or raised, is a button. */
function Tool({ tool, value, used }: { tool: number; value: number; used: boolean }) {
  const { text, table, names } = useTableTop();
  const anchor = `tool:${tool}`;
  const [action] = useOffer(anchor).actions;
  const words = action === undefined ? undefined : text.actions[action.type]?.(action, table.sight.view);
  return (
    <Spot
      plainWhenIdle
      anchor={anchor}
      explanation={{ thing: 'piece:tool' }}
      label={words === undefined ? undefined : plainWords(words, names)}
      className="sa-tool-spot"
    >
      <ToolMark value={value} used={used} />
    </Spot>
  );
}

/** Cards lie as they count at the end: culture first, symbol by symbol, then the people by their callings. */
const byWhatCounts = (one: string, other: string): number => whatCounts(one).localeCompare(whatCounts(other));

function whatCounts(card: string): string {
  const { bottom } = cardOf(card);
  return bottom.background === 'green' ? `1 ${bottom.symbol}` : `2 ${bottom.calling}`;
}

function Treasures({ player }: { player: Player }) {
  const { text } = useTableTop();
  const { noTreasures } = useStoneAge().text.labels;
  const cards = [...player.cards, ...player.extra].filter((card) => card !== '?').toSorted(byWhatCounts);
  const many = treasuresOf(player) > FEW_TREASURES;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="sa-treasures" tabIndex={0} aria-label={text.things['place']?.('card-1').name}>
      {treasuresOf(player) === 0 && <p className="soft small">{noTreasures}</p>}
      {player.kept.map((card) => (
        <KeptCard key={card} card={card} />
      ))}
      {cards.map((card) => (
        <Treasure key={card} thing={`card:${card}`} body={<CardWorth id={card} player={player} />}>
          {many ? <CardHalf id={card} /> : <CardPicture id={card} height={92} />}
        </Treasure>
      ))}
      {player.built.map((building) => (
        <Treasure key={building} thing={`building:${building}`}>
          {many ? <BuildingHalf /> : <BuildingPicture id={building} height={78} />}
        </Treasure>
      ))}
    </section>
  );
}

function Treasure({ thing, body, children }: { thing: string; body?: ReactNode; children: ReactNode }) {
  const explain = useExplain();
  return (
    <span className="sa-treasure" data-thing={thing} {...explain({ thing, body })}>
      {children}
    </span>
  );
}

/** A card with an effect that waits: a one-use tool, or two resources of choice. */
function KeptCard({ card }: { card: string }) {
  const { text } = useTableTop();
  return (
    <Spot
      plainWhenIdle
      anchor={`card:${card}`}
      explanation={{ thing: `card:${card}` }}
      label={text.things['card']?.(card).name}
      className="sa-treasure sa-kept"
    >
      <CardPicture id={card} height={92} />
    </Spot>
  );
}
