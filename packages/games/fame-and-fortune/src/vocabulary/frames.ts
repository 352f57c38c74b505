/** What each step remembers while it is under way. */

import type { Asking, Seat } from '@tabularium/kernel';
import type { Resource } from '../content/goods.ts';
import type { CityDeed, Phase, Square } from '../state.ts';
import type { Coinage, FameActions, Good, Pick, Research } from './actions.ts';

/** What set an effect off, or where it happens. */
export interface About {
  square: Square;
  technology: string;
  /** Another player concerned. */
  other: Seat;
  city: Square;
}

/** The effect of a card being declared, paid and carried out. */
export interface Deed {
  seat: Seat;
  /** The card: `technology:writing`. */
  source: string;
  /** Which of its effects. */
  effect: number;
  /** Which of its operations was chosen, where one must be; -1 otherwise. */
  option: number;
  /** The objects named for each operation. */
  picks: Pick[][];
  /** The pieces it was paid with. */
  paid: Coinage[];
  about: About;
}

/** What is still to be paid: a kind of resource, or any. */
export type Need = Resource | 'any';

/** An item of a Produce action. */
export interface Order {
  item: string;
  square: Square;
  caravan: boolean;
  /** What a great person takes off the price. */
  discount: number;
  /** Trade spent on it. */
  rush: number;
}

/** A city action as it was declared. */
export interface CityPlan {
  seat: Seat;
  city: Square;
  deed: CityDeed;
  orders: Order[];
  /** What is harvested. */
  harvest: string[];
  /** The card and effect that bring a special action. */
  card: string;
  /** Nobody can cancel it. */
  sure: boolean;
}

/** An offer between two players. */
export interface Offer {
  from: Seat;
  to: Seat;
  give: Good[];
  get: Good[];
}

/** A figure or group on its way. */
export interface Journey {
  seat: Seat;
  /** The figures by number. */
  figures: number[];
  /** Movement left. */
  left: number;
  /** Has it taken a step, so that stopping ends its move? */
  begun: boolean;
}

/** What can be reacted to (FF 21.10). */
export type WindowKind = 'city-action' | 'culture-event' | 'resource-ability' | 'move' | 'phase';

/** An effect of a card. */
export interface Due {
  source: string;
  effect: number;
}

/** Something that happened to a player, who may do something then. */
export interface Occasion {
  seat: Seat;
  moment: string;
  about: About;
  /** Effects that must be carried out, in an order the player chooses. */
  due: Due[];
  /** Effects used on this occasion: each is used once. */
  done: string[];
}

/** What each step remembers. */
export interface FameFrames {
  // Set-up
  'choose-civilization': { seat: Seat };
  'lay-out': object;
  'choose-capital': { seat: Seat };
  'place-setup-marker': { seat: Seat; kind: 'person' | 'wonder'; id: string };
  'set-up-bonus': { seat: Seat };
  'set-up-figures': { seat: Seat };
  'place-start-figure': { seat: Seat; figure: number };
  begin: object;
  // The turn
  turn: object;
  phase: { phase: Phase; begun: boolean };
  part: { seat: Seat; phase: Phase };
  'start-rewards': { seat: Seat };
  'growth-check': { seat: Seat };
  'start-gains': { seat: Seat };
  'start-of-turn': { seat: Seat };
  'start-end': { seat: Seat };
  'end-turn': object;
  'push-figure': { seat: Seat; figure: number; from: Square };
  'adopt-government': { seat: Seat; choices: string[]; may: boolean };
  // Trade
  'trade-collect': object;
  'trade-round': { seat: Seat; passed: number };
  'trade-ask': { seat: Seat; passed: number };
  'trade-build-offer': Offer & { seat: Seat; edits: number };
  'trade-answer': Offer & { seat: Seat };
  'trade-pick': Offer & { seat: Seat; at: number };
  // City management
  'city-management': { seat: Seat };
  'city-act': { seat: Seat; city: Square };
  'produce-item': CityPlan;
  'produce-where': CityPlan & { order: Order };
  'city-action': CityPlan & { cancelled: boolean };
  'produce-orders': CityPlan & { at: number };
  devote: { seat: Seat; city: Square };
  // Movement
  'movement-begins': { seat: Seat };
  'choose-mover': { seat: Seat };
  'move-step': Journey;
  travel: Journey;
  'stop-move': Journey;
  enter: Journey & { to: Square; slip: boolean; interrupted: boolean };
  'move-over': { seat: Seat; square: Square };
  disband: { seat: Seat; figure: number; city: Square };
  // Battle
  'battle-begins': object;
  'battle-before-draw': { seat: Seat; side: 0 | 1 };
  'draw-hands': object;
  'barbarian-deck': { seat: Seat; left: number };
  'battle-start': object;
  'take-bonus': object;
  'next-battle-turn': { side: 0 | 1 };
  'battle-turn': { seat: Seat; side: 0 | 1; played: boolean };
  wound: { seat: Seat; side: 0 | 1; left: number; heal: boolean; must: boolean };
  'battle-ends': object;
  'save-unit': { seat: Seat; side: 0 | 1; left: number };
  'bury-dead': object;
  'after-battle': { winner: 0 | 1; city: boolean; figures: boolean };
  loot: { seat: Seat; from: Seat; points: number; city: boolean };
  'loot-on': { seat: Seat; from: Seat; points: number; city: boolean };
  'loot-event': { seat: Seat; from: Seat };
  // Research
  research: object;
  'choose-research': Asking<FameActions['choose-research']>;
  'reveal-research': { seat: Seat; choice: Research };
  'research-over': object;
  // Effects
  declare: Deed & { op: number };
  pay: Deed & { needs: Need[]; not: string };
  gifts: Deed & { at: number; failed: boolean };
  'play-gift': { seat: Seat; event: string };
  announce: Deed;
  'carry-out': Deed & { cancelled: boolean };
  apply: Deed & { op: number };
  window: { kind: WindowKind; seat: Seat; after: number; targets: Seat[] };
  respond: Asking<FameActions['respond']> & { kind: WindowKind; actor: Seat; targets: Seat[] };
  shield: { seat: Seat; by: Deed };
  perform: Deed;
  offer: Occasion;
  trigger: Occasion;
  'swap-back-offer': { seat: Seat; from: Seat; levelMax: number };
  'swap-back': { seat: Seat; from: Seat; levelMax: number };
  'discard-events': { seat: Seat };
  'draw-events': { seat: Seat; level: number; left: number };
  'keep-event': { seat: Seat; cards: string[]; level: number; left: number };
  'gain-person': { seat: Seat; left: number };
  'choose-person': { seat: Seat; cards: string[]; left: number };
  'place-person-now': { seat: Seat; person: string };
  'free-steps': { seat: Seat; steps: number };
  'free-step': { seat: Seat; steps: number };
  'growth-square': { seat: Seat };
}
