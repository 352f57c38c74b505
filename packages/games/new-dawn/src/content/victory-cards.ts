/** The five victory cards with two agendas each (ND 16.3). Requirements from the rulebook, their pairing verified. */

import type { Seat } from '@tabularium/kernel';
import { moduleOf } from '../module.ts';
import { coastalSpaces, conqueredCityStates, heldNaturalWonders, ownAmong } from '../queries/control.ts';
import { matureCities } from '../queries/maturity.ts';
import { controlledWonders } from '../queries/wonders.ts';
import type { NewDawnState } from '../state.ts';
import { TERRA_AGENDAS, TERRA_VICTORY_CARDS } from '../terra-incognita/content/victory-cards.ts';
import type { TerraAgendaId, TerraVictoryCardId } from '../terra-incognita/names.ts';
import { fromBoxes } from './boxes.ts';
import { CITIES } from './limits.ts';
import { type WonderType, wonderOf } from './wonders.ts';

/** Something that completes an agenda by happening once. */
export type Feat = 'capital-defeated' | 'dial-completed' | 'devastating-attack';

/** An agenda: a number to reach, or a feat, or either. */
export interface Agenda {
  readonly goal: number;
  /** How far the seat has come towards the goal. */
  progress(game: NewDawnState, seat: Seat): number;
  /** What the progress cannot exceed, where that is quicker to know. */
  atMost?(game: NewDawnState, seat: Seat): number;
  readonly feat?: Feat;
  /** Is the mark taken off again as soon as the goal is missed (TI 13.4)? */
  readonly canBeLost?: boolean;
}

type BaseAgendaId =
  | 'warmonger'
  | 'paranoid'
  | 'technophile'
  | 'scholarly'
  | 'explorer'
  | 'aesthetic'
  | 'civilized'
  | 'money-grubber'
  | 'populous'
  | 'preservationist';

/** Any agenda, of the base game or the expansion. */
export type AgendaId = BaseAgendaId | TerraAgendaId;

const wonders = (type: WonderType): Agenda => ({
  goal: 2,
  progress: (game, seat) => controlledWonders(game, seat).filter((wonder) => wonderOf(wonder).type === type).length,
  atMost: (game) => game.wonders.length,
});

/** How many cities that seat has on the map, the capital included. */
export function ownCities(game: NewDawnState, seat: Seat): number {
  return 1 + CITIES - (game.players[seat]?.cities ?? CITIES);
}

/** The agendas by name. */
export const AGENDAS: Readonly<Record<BaseAgendaId, Agenda>> = {
  warmonger: {
    goal: 2,
    progress: conqueredCityStates,
    feat: 'capital-defeated',
  },
  paranoid: wonders('military'),
  technophile: {
    goal: 24,
    progress: (game, seat) => game.players[seat]?.dial ?? 0,
    feat: 'dial-completed',
  },
  scholarly: wonders('science'),
  explorer: {
    goal: 15,
    progress: coastalSpaces,
    atMost(game, seat) {
      const { tokens, districts } = moduleOf(game).limits;
      return ownCities(game, seat) + tokens + districts - (game.players[seat]?.tokens ?? 0);
    },
  },
  aesthetic: wonders('culture'),
  civilized: {
    goal: 8,
    progress: ownCities,
  },
  'money-grubber': wonders('economy'),
  populous: {
    goal: 5,
    progress: (game, seat) => ownAmong(game, matureCities(game, seat)).length,
    atMost: ownCities,
  },
  preservationist: {
    goal: 2,
    progress: heldNaturalWonders,
  },
};

/** The two agendas of each victory card. */
export const VICTORY_CARDS = {
  'warmonger-paranoid': ['warmonger', 'paranoid'],
  'technophile-scholarly': ['technophile', 'scholarly'],
  'explorer-aesthetic': ['explorer', 'aesthetic'],
  'civilized-money-grubber': ['civilized', 'money-grubber'],
  'populous-preservationist': ['populous', 'preservationist'],
} as const satisfies Readonly<Record<string, readonly [BaseAgendaId, BaseAgendaId]>>;

/** Any victory card, of the base game or the expansion. */
export type VictoryCardId = keyof typeof VICTORY_CARDS | TerraVictoryCardId;

/** All victory cards of the base game. */
export const VICTORY_CARD_IDS = Object.keys(VICTORY_CARDS) as VictoryCardId[];

/** That agenda. */
export const agendaOf = fromBoxes<AgendaId, Agenda>(
  () => AGENDAS,
  () => TERRA_AGENDAS,
);

/** The agendas of that victory card. */
export const agendasOn = fromBoxes<VictoryCardId, readonly AgendaId[]>(
  () => VICTORY_CARDS,
  () => TERRA_VICTORY_CARDS,
);
