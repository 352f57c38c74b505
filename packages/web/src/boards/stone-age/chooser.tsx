/** Paying: choose how many of each resource, and see at once what it is worth and whether it is right. */

import { canonical } from '@tabularium/kernel';
import type { ChooseTwo, Pay } from '@tabularium/stone-age';
import { type Goods, RESOURCES, type Resource } from '@tabularium/stone-age/content';
import { worth } from '@tabularium/stone-age/queries';
import { useState } from 'react';
import { ActionButton, ActionName } from '../../table/generic-panel.tsx';
import { GoodsToken } from './pieces.tsx';
import { goodsOf, mixesIn, paying, topFrameOf, useStoneAge, useValley } from './valley.ts';

/** With no more mixes than this, plain buttons are quicker. */
const FEW_MIXES = 3;

/** The chooser in the decision bar, when there is a mix to choose. */
export function GoodsChooser() {
  const { table } = useStoneAge();
  const mixes = mixesIn(table.sight.actions);
  if (mixes.length > FEW_MIXES) return <MixForm key={table.log.length} mixes={mixes} />;
  return mixes.length === 0 ? null : (
    <div className="decision-buttons" data-anchor="goods:mix">
      {mixes.map((mix) => (
        <ActionButton key={canonical(mix)} action={mix} />
      ))}
    </div>
  );
}

function MixForm({ mixes }: { mixes: readonly (Pay | ChooseTwo)[] }) {
  const { choose, text } = useStoneAge();
  const building = topFrameOf(useValley())?.step === 'buy-building';
  const [goods, setGoods] = useState<Goods>(() => suggestion(mixes, building));
  const wish: Pay | ChooseTwo = { type: mixes[0]?.type ?? 'pay', ...goods };
  const legal = paying(mixes, goods) !== undefined;
  const change = (resource: Resource, by: number) => setGoods({ ...goods, [resource]: goods[resource] + by });
  return (
    <div className="sa-chooser">
      <div className="sa-steppers" data-anchor="goods:mix">
        {RESOURCES.map((resource) => (
          <Stepper
            key={resource}
            resource={resource}
            name={text.things['resource']?.(resource).name ?? resource}
            amount={goods[resource]}
            most={Math.max(...mixes.map((mix) => mix[resource]))}
            change={change}
          />
        ))}
      </div>
      {/* A mix that is not right may be tried: the table then says which rule it breaks. */}
      <button type="button" className="button" data-wrong={!legal || undefined} onClick={() => choose(wish)}>
        <ActionName action={wish} />
        {building && legal && <span> → {text.labels.points(worth(goods))}</span>}
      </button>
    </div>
  );
}

function Stepper(props: {
  resource: Resource;
  name: string;
  amount: number;
  most: number;
  change: (resource: Resource, by: number) => void;
}) {
  const { resource, name, amount, most, change } = props;
  if (most === 0) return null;
  return (
    <div className="sa-stepper">
      <button type="button" aria-label={`− ${name}`} disabled={amount === 0} onClick={() => change(resource, -1)}>
        −
      </button>
      <GoodsToken goods={resource} size={26} />
      <output className="numbers" aria-label={name}>
        {amount}
      </output>
      <button type="button" aria-label={`+ ${name}`} disabled={amount >= most} onClick={() => change(resource, 1)}>
        +
      </button>
    </div>
  );
}

/** The best mix to begin with: the dearest for a building, whose points it makes; otherwise the cheapest. */
function suggestion(mixes: readonly (Pay | ChooseTwo)[], dearest: boolean): Goods {
  const sorted = mixes.toSorted((one, other) => worth(one) - worth(other));
  const best = dearest ? sorted.at(-1) : sorted[0];
  return best === undefined ? { wood: 0, clay: 0, stone: 0, gold: 0 } : goodsOf(best);
}
