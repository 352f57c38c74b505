/** What can be decided: the actions of each step. */

import type { Seat } from '@tabularium/kernel';
import type { MarketResource } from '../content/goods.ts';
import type { FigureKind, MarkerKind, Square, StandBy } from '../state.ts';

type Pass = { readonly type: 'pass' };
type At<T extends string> = { readonly type: T; readonly square: Square };

/** An object named for an effect; each has one field that says what it is. */
export type Pick =
  | { readonly player: Seat }
  | { readonly city: Square }
  | { readonly square: Square; readonly of?: Seat }
  /** A technology; `lower` puts it one row lower than printed. */
  | { readonly technology: string; readonly lower?: true; readonly from?: Seat }
  /** Something to build. */
  | { readonly item: string }
  | { readonly resource: MarketResource }
  /** A coin token of that player on that card. */
  | { readonly coin: string; readonly of: Seat }
  | { readonly deck: number }
  /** A tile by its slot, before a square of it. */
  | { readonly tile: number }
  | { readonly wonder: string }
  | { readonly terrain: string }
  /** So many figures of a player in the square chosen before. */
  | { readonly armies: number; readonly scouts: number; readonly of: Seat }
  | { readonly greatPerson: Seat }
  | { readonly unit: string }
  | { readonly amount: number; readonly into: 'trade' | 'culture' }
  | { readonly card: string }
  | { readonly row: number }
  /** Which of the effect's operations. */
  | { readonly option: number }
  /** Nothing more. */
  | { readonly enough: true };

/** A piece a resource is paid with. */
export type Coinage =
  | { readonly token: MarketResource }
  | { readonly marker: string; readonly kind: MarkerKind }
  | { readonly event: string };

/** Something that changes hands, as named in an offer. What the other side cannot see is named by its back. */
export type Good =
  | { readonly trade: number }
  | { readonly culture: number }
  | { readonly resource: MarketResource }
  /** A marker the giver has picked; without an id it is asked for by its kind. */
  | { readonly marker: MarkerKind; readonly id?: string; readonly shown?: true }
  | { readonly event: number; readonly id?: string; readonly shown?: true };

export type Use = { readonly type: 'use'; readonly source: string; readonly effect: number };
export type Play = { readonly type: 'play'; readonly event: string };
export type Reveal = { readonly type: 'reveal'; readonly person: string };
export type Found = { readonly type: 'found'; readonly square: Square; readonly figure: FigureKind };
export type Govern = { readonly type: 'govern'; readonly government: string };
export type Assign = { readonly type: 'assign'; readonly square: Square; readonly city: Square };
export type PlacePerson = { readonly type: 'place-person'; readonly person: string; readonly square: Square };
export type Invest = { readonly type: 'invest'; readonly card: string; readonly coin: string };
export type Advance = { readonly type: 'advance'; readonly space: number };
export type Act = { readonly type: 'act'; readonly city: Square };

/** What can be done by cards in every decision of one's own part (FF 21.11). */
export type CardAction = Use | Play | Reveal;

export type StartAction = Found | Govern | Assign | PlacePerson | Invest | CardAction | Pass;
export type ManagementAction = Act | Advance | CardAction | Pass;

/** A city action; the special one is brought by a card. */
export type CityAction =
  | { readonly type: 'produce' }
  | { readonly type: 'arts' }
  | { readonly type: 'harvest'; readonly resource: MarketResource; readonly second?: MarketResource }
  | Use;

/** One item of a Produce action, with what helps to pay for it. */
export type Make = {
  readonly type: 'make';
  readonly item: string;
  readonly caravan?: true;
  /** A great person card that makes a wonder cheaper. */
  readonly person?: string;
};

export type Move = {
  readonly type: 'move';
  readonly square: Square;
  readonly armies: number;
  readonly scouts: number;
};
export type Step =
  | At<'step'>
  | At<'discover'>
  /** Into an enemy city, not to attack it. */
  | At<'slip-in'>
  | { readonly type: 'leave'; readonly armies: number; readonly scouts: number }
  | { readonly type: 'stop' };

export type Disband = { readonly type: 'disband'; readonly marker: boolean };

export type BattleAction =
  /** Play a unit on a front, or on a new one. */
  | { readonly type: 'deploy'; readonly unit: string; readonly front: number }
  | CardAction
  | { readonly type: 'end-turn' };

export type Loot =
  | { readonly type: 'loot-trade' }
  | { readonly type: 'loot-culture' }
  | { readonly type: 'loot-resource'; readonly resource: MarketResource }
  | { readonly type: 'loot-marker'; readonly kind: MarkerKind }
  | { readonly type: 'loot-discard-coin'; readonly coin: string }
  | { readonly type: 'loot-coin'; readonly coin: string }
  | { readonly type: 'loot-technology'; readonly technology: string; readonly lower?: true }
  | { readonly type: 'loot-event' };

export type Research = {
  readonly type: 'research';
  /** `''` for nothing. */
  readonly technology: string;
  readonly lower?: true;
  /** A row that takes a blank first. */
  readonly blank?: number;
  /** Great people used before the choice. */
  readonly before?: string;
};

/** Passing beforehand in reaction windows, being asked again, and trading no more this turn. */
export type StandingAnswer =
  | { readonly type: 'stand-by'; readonly until: Exclude<StandBy, ''> }
  | { readonly type: 'ask-again' }
  | { readonly type: 'close-trade' };

/** What can be decided in each step. */
export interface FameActions {
  'choose-civilization': { readonly type: 'lead'; readonly civilization: string };
  'choose-capital': { readonly type: 'settle'; readonly centre: readonly Square[] };
  'place-setup-marker': At<'place'>;
  'place-start-figure': At<'place'>;
  'start-of-turn': StartAction;
  'push-figure': At<'place'>;
  'adopt-government': Govern | Pass;
  'trade-ask': { readonly type: 'offer-to'; readonly to: Seat } | CardAction | Pass;
  'trade-build-offer':
    | { readonly type: 'add'; readonly side: 'give' | 'get'; readonly good: Good }
    | { readonly type: 'take-back' }
    | { readonly type: 'send' }
    | { readonly type: 'drop' };
  'trade-answer': { readonly type: 'accept' } | { readonly type: 'decline' };
  'trade-pick': { readonly type: 'hand-over'; readonly good: Good };
  'city-management': ManagementAction;
  'city-act': CityAction;
  'produce-item': Make | { readonly type: 'enough' };
  'produce-where': At<'place'>;
  'choose-mover': Move | CardAction | Pass;
  'move-step': Step | CardAction;
  disband: Disband;
  'battle-before-draw': Play | Pass;
  'battle-turn': BattleAction;
  wound: { readonly type: 'hit'; readonly front: number } | { readonly type: 'enough' };
  'barbarian-deck': { readonly type: 'draw-from'; readonly unit: string };
  'save-unit': { readonly type: 'save'; readonly unit: string } | Pass;
  loot: Loot;
  'loot-event': { readonly type: 'take-event'; readonly event: string };
  'choose-research': Research;
  declare: { readonly type: 'choose'; readonly pick: Pick };
  pay: { readonly type: 'pay'; readonly with: Coinage } | { readonly type: 'substitute'; readonly source: string };
  respond: { readonly type: 'respond'; readonly source: string; readonly effect: number } | CardAction | Pass;
  trigger: Use | Reveal | Pass;
  'discard-events': { readonly type: 'discard'; readonly event: string };
  'keep-event': { readonly type: 'keep'; readonly event: string };
  'choose-person': { readonly type: 'keep-person'; readonly person: string };
  'place-person-now': At<'place'> | { readonly type: 'keep-in-reserve' };
  'free-step': Advance;
  'swap-back': { readonly type: 'learn'; readonly technology: string; readonly lower?: true } | Pass;
  shield: Reveal | Pass;
  'growth-square': At<'place'>;
  anytime: StandingAnswer;
}
