/** The five victory cards with two agendas each (ND 16.3). What the agendas require is in `effects/agendas.ts`. The pairing is verified. */

import type { Brought } from '../vocabulary.ts';

/** The two agendas of each victory card. */
export const VICTORY_CARDS = {
  'warmonger-paranoid': ['warmonger', 'paranoid'],
  'technophile-scholarly': ['technophile', 'scholarly'],
  'explorer-aesthetic': ['explorer', 'aesthetic'],
  'civilized-money-grubber': ['civilized', 'money-grubber'],
  'populous-preservationist': ['populous', 'preservationist'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

/** All victory cards of the base game. */
export const VICTORY_CARD_IDS = Object.keys(VICTORY_CARDS) as (keyof typeof VICTORY_CARDS)[];

/** The agendas of the base game. */
export type BaseAgendaId = (typeof VICTORY_CARDS)[keyof typeof VICTORY_CARDS][number];

/** Any agenda, of whichever box. */
export type AgendaId = Brought<'agendaId'>;

/** Any victory card, of whichever box. */
export type VictoryCardId = Brought<'victoryCardId'>;
