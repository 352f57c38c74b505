/** What a card or a building would be worth to the viewer now: the numbers that add up to it. */

import type { StoneAgeView } from '@tabularium/stone-age';
import { type Calling, cardOf } from '@tabularium/stone-age/content';
import { useTableTop } from '../../table/context.ts';
import { BuildingPicture, CardPicture } from './cards.tsx';

type Player = StoneAgeView['players'][number];

/** A larger picture of a card and what its lower part adds at the end, as things stand. */
export function CardWorth({ id, player }: { id: string; player: Player | undefined }) {
  const { text } = useTableTop();
  const { bottom } = cardOf(id);
  const sums =
    player === undefined
      ? undefined
      : bottom.background === 'green'
        ? cultureSum(player, bottom.symbol, id)
        : callingSum(player, bottom.calling, bottom.people);
  const name =
    bottom.background === 'green'
      ? text.things['symbol']?.(bottom.symbol).name
      : text.things['calling']?.(bottom.calling).name;
  return (
    <>
      <CardPicture id={id} height={150} />
      {sums !== undefined && (
        <dl className="sums numbers">
          <dt>{name}</dt>
          <dd>{sums}</dd>
        </dl>
      )}
    </>
  );
}

/** A larger picture of a building. */
export function BuildingWorth({ id }: { id: string }) {
  return <BuildingPicture id={id} height={120} />;
}

/** So many people times what they multiply (SA 13.2). */
function callingSum(player: Player, calling: Calling, people: number): string {
  const quantity: Record<Calling, number> = {
    farmer: player.field,
    toolmaker: player.tools.reduce((sum, value) => sum + value, 0),
    builder: player.built.length,
    shaman: player.persons,
  };
  return `${people} × ${quantity[calling]} = ${people * quantity[calling]}`;
}

/** What one more symbol adds to the two rows of culture (SA 13.1). */
function cultureSum(player: Player, symbol: string, id: string): string {
  const owned = [...player.cards, ...player.kept, ...player.extra].filter((card) => card !== '?' && card !== id);
  const symbols = owned.flatMap((card) => {
    const { bottom } = cardOf(card);
    return bottom.background === 'green' ? [bottom.symbol as string] : [];
  });
  const first = new Set(symbols).size;
  const length = symbols.includes(symbol) ? symbols.length - first : first;
  return `${length + 1}² − ${length}² = ${2 * length + 1}`;
}
