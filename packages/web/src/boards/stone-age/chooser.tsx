/** Paying: choose how many of each resource, and see at once what it is worth and whether it is right. */

import type { ChooseTwo, Pay } from '@tabularium/stone-age';
import { count, type Goods, RESOURCES, type Resource, worth } from '@tabularium/stone-age/content';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTableTop } from '../../table/context.ts';
import { ActionName } from '../../table/generic-panel.tsx';
import { GoodsToken } from './pieces.tsx';
import { goodsOf, mixesIn, paying, topFrameOf, useValley } from './valley.ts';

/** With no more mixes than this, plain buttons are quicker. */
export const FEW_MIXES = 3;

/** The chooser in the decision bar, when there is a mix to choose. */
export function GoodsChooser() {
  const { table } = useTableTop();
  const mixes = mixesIn(table.sight.actions);
  return mixes.length > FEW_MIXES ? <MixForm key={table.log.length} mixes={mixes} /> : null;
}

function MixForm({ mixes }: { mixes: readonly (Pay | ChooseTwo)[] }) {
  const { choose, text } = useTableTop();
  const { t } = useTranslation();
  const view = useValley();
  const building = topFrameOf(view)?.step === 'buy-building';
  const [goods, setGoods] = useState<Goods>(() => suggestion(mixes, building));
  useEffect(() => setGoods(suggestion(mixes, building)), [mixes, building]);
  const action = paying(mixes, goods);
  const change = (resource: Resource, by: number) => setGoods({ ...goods, [resource]: goods[resource] + by });
  return (
    <div className="sa-chooser">
      {RESOURCES.map((resource) => {
        const most = Math.max(...mixes.map((mix) => mix[resource]));
        const name = text.things['resource']?.(resource).name ?? resource;
        return most === 0 ? null : (
          <div key={resource} className="sa-stepper">
            <button
              type="button"
              aria-label={`− ${name}`}
              disabled={goods[resource] === 0}
              onClick={() => change(resource, -1)}
            >
              −
            </button>
            <GoodsToken goods={resource} size={26} />
            <output className="numbers" aria-label={name}>
              {goods[resource]}
            </output>
            <button
              type="button"
              aria-label={`+ ${name}`}
              disabled={goods[resource] >= most}
              onClick={() => change(resource, 1)}
            >
              +
            </button>
          </div>
        );
      })}
      <button
        type="button"
        className="button"
        disabled={action === undefined}
        onClick={() => action !== undefined && choose(action)}
      >
        {action === undefined ? `${t('table.impossible')} (${count(goods)})` : <ActionName action={action} />}
        {building && action !== undefined && <span> → {worth(goods)}</span>}
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
