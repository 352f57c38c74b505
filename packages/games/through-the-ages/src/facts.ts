/** What the log can say, and why something may be impossible. */

import type { Seat } from '@tabularium/kernel';
import type { Gain } from './content/model.ts';

type Told<F extends string, Fields = object> = {
  readonly fact: F;
  readonly seen: 'all' | readonly Seat[];
} & Readonly<Fields>;
type OfSeat<F extends string, Fields = object> = Told<F, { seat: Seat } & Fields>;

/** Everything the log can say. */
export type AgesFact =
  | OfSeat<'turn-began', { round: number }>
  | Told<'age-began', { age: number }>
  | Told<'last-round', { round: number }>
  | Told<'row-removed', { cards: string[] }>
  | Told<'row-filled', { cards: string[] }>
  | OfSeat<'took', { card: string; actions: number }>
  | OfSeat<'gained', { gain: Gain }>
  | OfSeat<'lost', { gain: Gain }>
  | OfSeat<'grew-population'>
  | OfSeat<'built', { card: string; cost: number }>
  | OfSeat<'upgraded', { from: string; to: string; cost: number }>
  | OfSeat<'destroyed', { card: string }>
  | OfSeat<'played-leader', { card: string; replaced: string }>
  | OfSeat<'leader-left', { card: string }>
  | OfSeat<'placed-under', { card: string; wonder: string }>
  | OfSeat<'built-stages', { card: string; count: number; owner: Seat }>
  | OfSeat<'completed', { card: string }>
  | OfSeat<'developed', { card: string; science: number; revolution: boolean }>
  | OfSeat<'played-card', { card: string }>
  | OfSeat<'played-tactic', { card: string; copied: boolean }>
  | OfSeat<'tactic-shared', { card: string }>
  | OfSeat<'converted'>
  | OfSeat<'traded', { from: 'food' | 'resources' }>
  | OfSeat<'spent-token', { card: string }>
  | OfSeat<'prepared', { level: number }>
  | OfSeat<'prepared-card', { card: string }>
  | OfSeat<'revealed', { card: string }>
  | OfSeat<'looked', { at: Seat }>
  | OfSeat<'saw', { cards: string[] }>
  | OfSeat<'games-opened'>
  | OfSeat<'used-power', { card: string }>
  | OfSeat<'attacked', { card: string; rival: Seat; strength: number }>
  | OfSeat<'defended', { defence: number; cards: number }>
  | OfSeat<'sacrificed', { card: string }>
  | OfSeat<'aggression-ended', { card: string; rival: Seat; success: boolean }>
  | OfSeat<'war-declared', { card: string; rival: Seat }>
  | OfSeat<'war-ended', { card: string; rival: Seat; winner: Seat; advantage: number }>
  | OfSeat<'pact-offered', { card: string; partner: Seat }>
  | OfSeat<'pact-accepted', { card: string; partner: Seat }>
  | OfSeat<'pact-refused', { card: string; partner: Seat }>
  | OfSeat<'pact-ended', { card: string; partner: Seat }>
  | OfSeat<'resigned'>
  | OfSeat<'bid', { amount: number }>
  | OfSeat<'passed-bid'>
  | OfSeat<'colonized', { card: string; force: number }>
  | Told<'territory-left', { card: string }>
  | OfSeat<'lost-colony', { card: string }>
  | OfSeat<'ravaged', { card: string }>
  | OfSeat<'moved-worker', { from: string; to: string }>
  | OfSeat<'discarded', { count: number }>
  | OfSeat<'discarded-cards', { cards: string[] }>
  | OfSeat<'drew', { count: number }>
  | OfSeat<'drew-cards', { cards: string[] }>
  | OfSeat<'uprising', { discontent: number }>
  | OfSeat<'produced', { science: number; culture: number; food: number; resources: number }>
  | OfSeat<'corruption', { resources: number; food: number }>
  | OfSeat<'famine', { missing: number; culture: number }>
  | OfSeat<'showed-hand', { cards: string[] }>
  | OfSeat<'took-from-hand', { card: string; from: Seat }>
  | Told<'planned', { cards: string[] }>
  | OfSeat<'scored', { card: string; culture: number }>;

/** Why something may be impossible. */
export type AgesReason =
  | 'no-civil-actions'
  | 'no-military-actions'
  | 'first-round'
  | 'hand-full'
  | 'technology-known'
  | 'leader-of-age-taken'
  | 'wonder-unfinished'
  | 'bank-empty'
  | 'not-enough-food'
  | 'not-enough-resources'
  | 'not-enough-science'
  | 'no-unused-worker'
  | 'urban-limit'
  | 'revolution-needs-all-actions'
  | 'partner-has-no-science'
  | 'card-taken-this-turn'
  | 'order-impossible'
  | 'tactic-already-played'
  | 'no-tokens-left'
  | 'not-stronger'
  | 'pact-forbids'
  | 'may-not-attack'
  | 'nothing-to-take'
  | 'last-round'
  | 'immune-to-war'
  | 'two-players'
  | 'power-used'
  | 'no-resigning-now'
  | 'political-action-given-up'
  | 'too-many-cards'
  | 'bid-too-high'
  | 'force-too-small';
