/** Where each action of Stone Age is chosen. */

import type { StoneAgeView, stoneAge } from '@tabularium/stone-age';
import { cardOf, type PlaceId } from '@tabularium/stone-age/content';
import { type AnchorTable, anchorsIn, buttonOf } from '../../table/anchors.ts';

/** The spots of the board: its places, the viewer's tools and kept cards, dice to pick, the chooser of a payment. */
export type StoneAgeAnchor = `place:${PlaceId}` | `tool:${number}` | `card:${string}` | `die:${number}` | 'goods:mix';

/**
 * Where an action is chosen. What lies beneath the valley, where a small screen does not show it, has a button of the
 * decision bar as well.
 */
const ANCHORS: AnchorTable<typeof stoneAge, StoneAgeAnchor> = {
  place: ({ place }) => [`place:${place}`],
  use: ({ place }) => [`place:${place}`],
  'add-tool': (action, view) => [
    ...readyLike(action.tool, view).map((tool) => `tool:${tool}` as const),
    buttonOf(action),
  ],
  'raise-tool': (action) => [`tool:${action.tool}`, buttonOf(action)],
  'add-card': (action) => [`card:${action.card}`, buttonOf(action)],
  'pick-die': (action) => [`die:${action.pips}`, buttonOf(action)],
  'cash-in': (_, { viewer, players }) =>
    (viewer === null ? [] : (players[viewer]?.kept ?? []))
      .filter((card) => cardOf(card).top.kind === 'two-resources')
      .map((card) => `card:${card}` as const),
  pay: () => ['goods:mix'],
  'choose-two': () => ['goods:mix'],
  collect: () => [],
  decline: () => [],
  starve: () => [],
};

/** The viewer's ready tools of the same value: any of them stands for the one that is offered (SA 7.3). */
function readyLike(offered: number, { viewer, players }: StoneAgeView): number[] {
  const { tools = [], used = [] } = (viewer === null ? undefined : players[viewer]) ?? {};
  const like = tools.flatMap((value, tool) => (value === tools[offered] && used[tool] !== true ? [tool] : []));
  return like.length === 0 ? [offered] : like;
}

/** Where an action is chosen. */
export const anchorsOf = anchorsIn<typeof stoneAge, StoneAgeAnchor>(ANCHORS);
