/** Where each action of Civilization with Fame and Fortune is chosen. */

import type { FameView, fameAndFortune } from '@tabularium/fame-and-fortune';
import { canonical } from '@tabularium/kernel';
import { type AnchorTable, anchorsIn, buttonOf } from '../../table/anchors.ts';
import type { FameAction, FameActionOf } from './table.ts';

/** The spots of the board: the map, the culture track, the market, one's own cards, scenes, and the tray for the rest. */
export type FameAnchor =
  | `square:${number}`
  | `space:${number}`
  | `market:${string}`
  | `card:${string}`
  | `event:${string}`
  | `reserve:${string}`
  | `investment:${string}`
  | 'government'
  | `rival:${number}`
  | `unit:${string}`
  | `front:${number}`
  | `tech:${string}`
  | `loot:${string}`
  | `${'give' | 'get'}:${string}`
  | `tray:${string}`;

type Anchors = readonly (FameAnchor | `button:${string}`)[];

const onSquare = ({ square }: { readonly square: number }): Anchors => [`square:${square}`];
const inBar = (): Anchors => [];
/** In the tray: cards and pieces that lie nowhere else on the table. */
const inTray = (action: FameAction): Anchors => [`tray:${canonical(action)}`];

/** A card that is used: where it lies, and in the bar where a question is asked about nothing else. */
function onCard(source: string, action: FameAction, view: FameView): Anchors {
  const [kind = '', id = ''] = source.split(':');
  const step = view.frames.at(-1)?.step;
  const asked = step === 'trigger' || step === 'respond' || step === 'shield' || step === 'city-act';
  const at: FameAnchor = kind === 'investment' ? `investment:${id.split('/')[0]}` : `card:${source}`;
  if (asked) return inTray(action);
  return LIES.includes(kind) ? [at] : inTray(action);
}

/** The kinds of cards that lie open on one's own sheet. */
const LIES: readonly string[] = ['technology', 'civilization', 'government', 'wonder', 'person', 'investment'];

const isAnswer = ({ frames }: FameView): boolean => {
  const step = frames.at(-1)?.step;
  return step === 'respond' || step === 'trigger' || step === 'shield' || step === 'battle-before-draw';
};

function picked(action: FameActionOf<'choose'>): Anchors {
  const { pick } = action;
  if ('square' in pick) return [`square:${pick.square}`];
  if ('city' in pick) return [`square:${pick.city}`];
  if ('player' in pick) return [`rival:${pick.player}`, buttonOf(action)];
  return inTray(action);
}

const looted = (action: FameAction): Anchors => [`loot:${canonical(action)}`];

/** The anchors by type of action; a type without a line does not compile. */
const ANCHORS: AnchorTable<typeof fameAndFortune, FameAnchor> = {
  lead: inTray,
  settle: ({ centre }) => centre.map((square) => `square:${square}` as const),
  place: onSquare,
  found: onSquare,
  assign: onSquare,
  govern: (action, view) => (view.frames.at(-1)?.step === 'adopt-government' ? inTray(action) : ['government']),
  'place-person': ({ person, square }) => [`reserve:${person}`, `square:${square}`],
  invest: ({ card }) => [`investment:${card}`],
  use: (action, view) => onCard(action.source, action, view),
  play: (action, view) => (isAnswer(view) ? inTray(action) : [`event:${action.event}`]),
  reveal: (action, view) => (isAnswer(view) ? inTray(action) : [`card:person:${action.person}`]),
  pass: inBar,
  'offer-to': (action) => [`rival:${action.to}`, buttonOf(action)],
  add: ({ side, good }) => [`${side}:${canonical(good)}`],
  'take-back': inBar,
  send: inBar,
  drop: inBar,
  accept: inBar,
  decline: inBar,
  'hand-over': inTray,
  act: ({ city }) => [`square:${city}`],
  advance: (action) => [`space:${action.space}`, buttonOf(action)],
  produce: inBar,
  arts: inBar,
  harvest: inBar,
  make: ({ item }) => [`market:${item}`],
  enough: inBar,
  move: onSquare,
  step: onSquare,
  discover: onSquare,
  'slip-in': onSquare,
  leave: inBar,
  stop: inBar,
  disband: inBar,
  deploy: ({ unit, front }) => [`unit:${unit}`, `front:${front}`],
  'end-turn': inBar,
  hit: ({ front }) => [`front:${front}`],
  'draw-from': inTray,
  save: inTray,
  'loot-trade': looted,
  'loot-culture': looted,
  'loot-resource': looted,
  'loot-marker': looted,
  'loot-discard-coin': looted,
  'loot-coin': looted,
  'loot-technology': looted,
  'loot-event': looted,
  'take-event': inTray,
  research: ({ technology }) => (technology === '' ? [] : [`tech:${technology}`]),
  choose: picked,
  pay: inTray,
  substitute: inTray,
  respond: inTray,
  discard: ({ event }) => [`event:${event}`],
  keep: inTray,
  'keep-person': inTray,
  'keep-in-reserve': inBar,
  learn: inTray,
  'stand-by': inBar,
  'ask-again': inBar,
  'close-trade': inBar,
};

/** Where an action is chosen. */
export const anchorsOf = anchorsIn<typeof fameAndFortune, FameAnchor>(ANCHORS);

const ASIDES: readonly string[] = ['stand-by', 'ask-again', 'close-trade', 'take-back', 'drop'];

/** Whether an action only says how one wants to be asked from now on, or is a way back. */
export const isAside = ({ type }: FameAction): boolean => ASIDES.includes(type);

const GOING_ON: readonly string[] = ['produce'];

/** Whether an action names nothing that one could want otherwise. */
export const goesOn = ({ type }: FameAction): boolean => GOING_ON.includes(type);

/** A scout that only changes the city it serves looks like one that founds; and nobody falls into anarchy by a single press. */
export const asksFirst = (action: FameAction): boolean =>
  action.type === 'assign' || (action.type === 'govern' && action.government === 'anarchy');
