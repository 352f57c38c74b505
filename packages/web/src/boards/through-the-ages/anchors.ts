/** Where each action of Through the Ages is chosen. */

import type { ActionIn } from '@tabularium/kernel';
import type { AgesView, throughTheAges } from '@tabularium/through-the-ages';
import { type AnchorTable, anchorsIn, buttonOf } from '../../table/anchors.ts';

/** The spots of the board: the row, the hands, the viewer's own cards and bank, common tactics, the draft. */
export type AgesAnchor =
  | `row:${number}`
  | `hand:${string}`
  | `technology:${string}`
  | `build:${string}`
  | `monument:${string}`
  | `colony:${string}`
  | `tactic:${number}`
  | 'bank:yellow'
  | 'wonder:unfinished'
  | `draft:${string}`;

type OfCard = { readonly card: string };
const onTechnology = ({ card }: OfCard): readonly AgesAnchor[] => [`technology:${card}`];
const onMonument = ({ card }: OfCard): readonly AgesAnchor[] => [`monument:${card}`];
const inHand = ({ card }: OfCard): readonly AgesAnchor[] => [`hand:${card}`];
const inBar = (): readonly AgesAnchor[] => [];

/** The anchors by type of action; one that is not here is offered in the decision bar. */
const ANCHORS: Partial<AnchorTable<typeof throughTheAges, AgesAnchor>> = {
  draft: ({ leader, wonder }) => [`draft:${leader}`, `draft:${wonder}`],
  take: ({ space }) => [`row:${space}`],
  population: (action) => ['bank:yellow', buttonOf(action)],
  settle: (action) => ['bank:yellow', buttonOf(action)],
  stage: () => ['wonder:unfinished'],
  copy: ({ at }) => [`tactic:${at}`],
  upgrade: ({ from, to }) => [`technology:${from}`, `technology:${to}`],
  move: ({ from }) => [`technology:${from}`],
  build: ({ card }) => [`technology:${card}`, `build:${card}`],
  recruit: onTechnology,
  destroy: onTechnology,
  send: onTechnology,
  sacrifice: onTechnology,
  'lose-worker': onTechnology,
  'lose-token': onTechnology,
  cover: onTechnology,
  raze: (action, view) => (isOwnDemolition(view) ? onTechnology(action) : []),
  ravage: onMonument,
  'place-under': onMonument,
  'give-up': ({ card }) => [`colony:${card}`],
  leader: inHand,
  develop: inHand,
  revolution: inHand,
  play: inHand,
  tactic: inHand,
  prepare: inHand,
  aggress: inHand,
  declare: inHand,
  offer: inHand,
  'play-bonus': inHand,
  discard: inHand,
  colonize: inHand,
  'show-event': inHand,
  'turn-choice': inBar,
  'spend-token': inBar,
  help: inBar,
  convert: inBar,
  trade: inBar,
  'end-turn': inBar,
  cancel: inBar,
  resign: inBar,
  'leader-power': inBar,
  'open-games': inBar,
  look: inBar,
  'no-politics': inBar,
  pay: inBar,
  done: inBar,
  choose: inBar,
  accept: inBar,
  refuse: inBar,
  split: inBar,
  'take-colony': inBar,
  remove: inBar,
  'take-card': inBar,
  follow: inBar,
  bid: inBar,
  'no-bid': inBar,
  buy: inBar,
};

/** Where an action is chosen. */
export const anchorsOf = anchorsIn<typeof throughTheAges, AgesAnchor>(ANCHORS);

/** Does the viewer tear down a building of their own? A rival's is named in the decision bar: it lies on another desk. */
function isOwnDemolition({ frames }: AgesView): boolean {
  const frame = frames.at(-1);
  return frame?.step === 'demolish' && frame.of === frame.seat;
}

/** Would a person rather not do this by a single press? Tearing down is offered in a list, never at once. */
export const asksFirst = ({ type }: ActionIn<typeof throughTheAges>): boolean => type === 'destroy';
