/** What can be decided: the actions of each step. */

import type { Seat } from '@tabularium/kernel';

type Done = { readonly type: 'done' };
type Choose = { readonly type: 'choose'; readonly option: number };
type Trade = { readonly type: 'trade' };
type Extra = { readonly extra?: true };
export type Take = { readonly type: 'take'; readonly space: number } & Extra;
export type Populate = { readonly type: 'population' };
export type Build = { readonly type: 'build'; readonly card: string } & Extra;
export type Upgrade = { readonly type: 'upgrade'; readonly from: string; readonly to: string } & Extra;
export type Stage = { readonly type: 'stage'; readonly count: number };
export type Develop = { readonly type: 'develop'; readonly card: string } & Extra;
export type Revolution = { readonly type: 'revolution'; readonly card: string };
type OfCard<T extends string> = { readonly type: T; readonly card: string };

/** What can be done in the Action Phase. */
export type PhaseAction =
  | Take
  | Populate
  | Build
  | Upgrade
  | OfCard<'destroy'>
  | OfCard<'leader'>
  | Stage
  | Develop
  | Revolution
  | ({ readonly type: 'play'; readonly card: string } & Extra)
  | OfCard<'tactic'>
  | { readonly type: 'copy'; readonly at: number }
  | OfCard<'recruit'>
  | { readonly type: 'settle' }
  | { readonly type: 'turn-choice'; readonly option: 'culture' | 'arms' }
  | { readonly type: 'spend-token' }
  | { readonly type: 'help'; readonly owner: Seat }
  | { readonly type: 'convert' }
  | Trade
  | { readonly type: 'end-turn' };

/** What can be done in the Politics Phase. */
export type PoliticalAction =
  | OfCard<'prepare'>
  | { readonly type: 'aggress'; readonly card: string; readonly rival: Seat; readonly unit?: string }
  | { readonly type: 'declare'; readonly card: string; readonly rival: Seat }
  | { readonly type: 'offer'; readonly card: string; readonly partner: Seat; readonly side: 'a' | 'b' }
  | { readonly type: 'cancel'; readonly owner: Seat }
  | { readonly type: 'resign' }
  | { readonly type: 'leader-power'; readonly card?: string }
  | { readonly type: 'open-games' }
  | { readonly type: 'look'; readonly at?: Seat }
  | { readonly type: 'no-politics' };

/** What can be decided in each step. */
export interface AgesActions {
  draft: { readonly type: 'draft'; readonly leader: string; readonly wonder: string };
  politics: PoliticalAction;
  act: PhaseAction;
  excess: OfCard<'discard'>;
  order: Build | Upgrade | Stage | Develop | Revolution;
  'under-wonder': OfCard<'place-under'> | Done;
  invest: { readonly type: 'pay' } | Done;
  stance: Choose;
  look: Done;
  'answer-pact': { readonly type: 'accept' } | { readonly type: 'refuse' };
  defend: OfCard<'play-bonus'> | OfCard<'discard'> | OfCard<'sacrifice'> | Done;
  plunder: { readonly type: 'split'; readonly food: number; readonly resources: number };
  raid: OfCard<'raze'> | Done;
  annex: OfCard<'take-colony'>;
  infiltrate: OfCard<'remove'>;
  kidnap: OfCard<'take-card'> | Done;
  'war-sacrifice': OfCard<'sacrifice'> | Done;
  spoils: OfCard<'take-card'> | Done;
  choose: Choose;
  mix: { readonly type: 'split'; readonly food: number; readonly resources: number };
  'lose-worker': OfCard<'lose-worker'>;
  'lose-token': OfCard<'lose-token'> | Done;
  demolish: OfCard<'raze'> | Done;
  discard: OfCard<'discard'>;
  'free-build': Build | Done;
  civilization: Populate | Build | Develop | Revolution | Trade | Done;
  planning: OfCard<'follow'> | Done;
  'row-cards': Take | Done;
  ravage: OfCard<'ravage'> | Done;
  'move-worker': { readonly type: 'move'; readonly from: string; readonly to: string } | Done;
  negotiate: Choose | Done;
  'lose-colony': OfCard<'give-up'>;
  bid: { readonly type: 'bid'; readonly amount: number } | { readonly type: 'no-bid' };
  force:
    | OfCard<'send'>
    | OfCard<'play-bonus'>
    | OfCard<'discard'>
    | { readonly type: 'buy'; readonly bonus: number }
    | Trade
    | Done;
  'colonize-from-hand': OfCard<'colonize'> | Done;
  'reveal-from-hand': OfCard<'show-event'> | Done;
}
