/** Loot as a short shop: what can be taken, for how many points, and what the loser has. */

import type { FameState } from '@tabularium/fame-and-fortune';
import { LOOT_PRICES } from '@tabularium/fame-and-fortune/content';
import { coinsOf, technologiesOf } from '@tabularium/fame-and-fortune/queries';
import { canonical } from '@tabularium/kernel';
import { useTableTop } from '../../table/context.ts';
import { Sentence } from '../../table/sentence.tsx';
import { Spot } from '../../table/spot.tsx';
import { Amount, Sign } from './signs.tsx';
import { type FameAction, useFame, useFameTop } from './table.ts';

type Frame = Extract<FameState['frames'][number], { step: 'loot' }>;

/** The shop. */
export function LootScene({ frame }: { frame: Frame }) {
  const { game, say, words } = useFame();
  const { table, text } = useFameTop();
  const { names } = useTableTop();
  const loser = game.players[frame.from];
  if (loser === undefined) return null;
  const resources = Object.values(loser.resources).reduce((sum, one) => sum + one, 0);
  const spoils = table.sight.actions.filter(isLoot);
  // Where everything costs the same, the heading says enough.
  const prices = new Set(spoils.map(({ type }) => LOOT_PRICES[type]));
  return (
    <section className="ff-tray ff-loot" data-alone>
      <header>
        <h2>{say.lootPoints(Math.ceil(frame.points))}</h2>
        <p className="ff-amounts">
          <span>{say.loserHas(names[frame.from] ?? '')}</span>
          <Amount of="trade" amount={loser.trade} label={words.trade} />
          <Amount of="culture" amount={loser.culture} label={words.cultureTokens} />
          <Amount of="coin" amount={coinsOf(game, frame.from)} label={words.coins} />
          <Amount of="resource" amount={resources} label={words.resources} />
          <Amount of="technology" amount={technologiesOf(loser).length} label={words.technologies} />
          <Amount of="event" amount={loser.events.length} label={words.eventsHeld} />
        </p>
      </header>
      <ul>
        {spoils.map((action) => (
          <li key={canonical(action)}>
            <Spot anchor={`loot:${canonical(action)}`} className="ff-tray-card">
              <strong>
                <Sign of={SIGNS[action.type] ?? 'resource'} size={18} />
                <span>
                  <Sentence still words={lootWords(text.actions, action)} />
                </span>
              </strong>
              {prices.size > 1 && <small>{say.lootPrice(LOOT_PRICES[action.type])}</small>}
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Loot = Extract<FameAction, { type: keyof typeof LOOT_PRICES }>;

const isLoot = (action: FameAction): action is Loot => Object.hasOwn(LOOT_PRICES, action.type);

const lootWords = (actions: ReturnType<typeof useFameTop>['text']['actions'], action: Loot): string => {
  const words: { readonly [type: string]: ((action: never) => string) | undefined } = actions as never;
  return words[action.type]?.(action as never) ?? action.type;
};

const SIGNS: Readonly<Record<string, string>> = {
  'loot-trade': 'trade',
  'loot-culture': 'culture',
  'loot-coin': 'coin',
  'loot-discard-coin': 'coin',
  'loot-technology': 'technology',
  'loot-event': 'event',
};
