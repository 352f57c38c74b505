/** The eight victory cards of the expansion (TI 1.4, TI 13). The pairing of their agendas is verified. */

import type { VictoryCardId } from '../../content/victory-cards.ts';

/** The agendas of each victory card. */
export const TERRA_VICTORY_CARDS = {
  'defensive-devastating': ['defensive', 'devastating'],
  'diplomatic-hoarder': ['diplomatic', 'hoarder'],
  'expansionist-prolific': ['expansionist', 'prolific'],
  'industrious-progressive': ['industrious', 'progressive'],
  'provincial-diversified': ['provincial', 'diversified'],
  'technophile-scholarly-ti': ['technophile-ti', 'scholarly-ti'],
  fortified: ['fortified'],
  expeditionary: ['expeditionary'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TerraVictoryCardId = keyof typeof TERRA_VICTORY_CARDS;
export type TerraAgendaId = (typeof TERRA_VICTORY_CARDS)[TerraVictoryCardId][number];

/** The two fort cards, always in play but in a peaceful game (TI 3.9, TI 17.1). */
export const FORT_CARDS: readonly VictoryCardId[] = ['fortified', 'expeditionary'];

/** The ten cards of which three are drawn (TI 3.9, TI 20.1). */
export const NORMAL_CARDS: readonly VictoryCardId[] = [
  'civilized-money-grubber',
  'warmonger-paranoid',
  'explorer-aesthetic',
  'populous-preservationist',
  'defensive-devastating',
  'diplomatic-hoarder',
  'expansionist-prolific',
  'industrious-progressive',
  'provincial-diversified',
  'technophile-scholarly-ti',
];
