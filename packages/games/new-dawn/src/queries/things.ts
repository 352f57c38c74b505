/** What is in the boxes, looked up by name: cards, leaders, tiles, whichever box they come from. */

import { type Seat, shelf } from '@tabularium/kernel';
import type { CityState, CityStateId } from '../content/city-states.ts';
import type { FocusCard, FocusId } from '../content/focus-cards.ts';
import type { Leader, LeaderId } from '../content/leaders.ts';
import type { NaturalWonderId } from '../content/natural-wonders.ts';
import type { Resource } from '../content/resources.ts';
import type { Letter, Tile } from '../content/tiles.ts';
import type { AgendaId, VictoryCardId } from '../content/victory-cards.ts';
import type { Wonder, WonderId } from '../content/wonders.ts';
import type { NewDawnKnown } from '../state.ts';

/** Something that completes an agenda by happening once. */
export type Feat = 'capital-defeated' | 'dial-completed' | 'devastating-attack';

/** An agenda: a number to reach, or a feat, or either. */
export interface Agenda {
  readonly goal: number;
  /** How far the seat has come towards the goal. */
  progress(game: NewDawnKnown, seat: Seat): number;
  /** What the progress cannot exceed, where that is quicker to know. */
  atMost?(game: NewDawnKnown, seat: Seat): number;
  readonly feat?: Feat;
  /** Is the mark taken off again as soon as the goal is missed (TI 13.4)? */
  readonly canBeLost?: boolean;
}

/** The things of all boxes. */
interface Things {
  readonly leaders: Readonly<Record<LeaderId, Leader>>;
  readonly focusCards: Readonly<Record<FocusId, FocusCard>>;
  readonly wonders: Readonly<Record<WonderId, Wonder>>;
  readonly cityStates: Readonly<Record<CityStateId, CityState>>;
  readonly naturalWonders: Readonly<Record<NaturalWonderId, Resource>>;
  readonly agendas: Readonly<Record<AgendaId, Agenda>>;
  readonly victoryCards: Readonly<Record<VictoryCardId, readonly AgendaId[]>>;
  /** Tile number `n` is at index `n - 1`. */
  readonly tiles: readonly Tile[];
  readonly letters: readonly Letter[];
}

/** Where the boxes put their things. */
export const content = shelf<Things>();

/** That leader's sheet. */
export const leaderOf = (id: LeaderId): Leader => content.things.leaders[id];

/** The focus card of that name. */
export const focusCard = (id: FocusId): FocusCard => content.things.focusCards[id];

/** That wonder's card. */
export const wonderOf = (id: WonderId): Wonder => content.things.wonders[id];

/** That city-state. */
export const cityStateOf = (id: CityStateId): CityState => content.things.cityStates[id];

/** Is this the name of a city-state? */
export const isCityState = (id: string): id is CityStateId => Object.hasOwn(content.things.cityStates, id);

/** The resource that natural wonder stands for. */
export const resourceOf = (id: NaturalWonderId): Resource => content.things.naturalWonders[id];

/** Is this the name of a natural wonder? */
export const isNaturalWonder = (id: string): id is NaturalWonderId => Object.hasOwn(content.things.naturalWonders, id);

/** That agenda. */
export const agendaOf = (id: AgendaId): Agenda => content.things.agendas[id];

/** The agendas of that victory card. */
export const agendasOn = (id: VictoryCardId): readonly AgendaId[] => content.things.victoryCards[id];

/** The tile of that number. */
export const tileOf = (tile: number): Tile | undefined => content.things.tiles[tile - 1];

/** The letters of all barbarians; a state lists them in this order. */
export const barbarianLetters = (): readonly Letter[] => content.things.letters;

/** The letter of the barbarian that stands there in the list. */
export function letterOf(barbarian: number): Letter {
  const letter = content.things.letters[barbarian];
  if (letter === undefined) throw new Error(`There is no barbarian ${barbarian}.`);
  return letter;
}

/** Where that barbarian stands in the list. */
export const barbarianOf = (letter: Letter): number => content.things.letters.indexOf(letter);

/** Is this the letter of a barbarian? */
export const isLetter = (id: string): id is Letter => content.things.letters.some((letter) => letter === id);
