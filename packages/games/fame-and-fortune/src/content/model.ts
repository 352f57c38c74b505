/**
 * The language of effects (FF 25): what a card, wonder, government or marker does, as data. An effect says when it
 * applies, what it costs, how often it can be used, and a list of operations; every number is in the operation.
 * Operations without numbers are the odd ones: what they do is written beside the rules, once for each name.
 *
 * A box that knows more operations or moments than the base game widens `Effect` with its own.
 */

import type { BuildingId } from './buildings.ts';
import type { Resource } from './goods.ts';
import type { Terrain } from './terrain.ts';
import type { UnitType } from './units.ts';

/** When an effect applies or may be used. */
export type Timing =
  /** As long as its source is active. */
  | 'static'
  | 'setup'
  /** When the technology it stands on is learned. */
  | 'learn'
  /** When the marker or level it stands on is gained. */
  | 'immediate'
  | 'start-of-turn'
  | 'trade'
  | 'city-management'
  | 'movement'
  /** In the owner's battle turns. */
  | 'battle'
  | 'battle-before-draw'
  | 'after-battle'
  /** Whenever it makes sense, also as a reaction (FF 21.11). */
  | 'any-time';

/** The moments that set off an effect. */
export type Moment =
  /** Its owner took a hut marker or conquered a village. */
  | 'marker-taken'
  /** Its owner built a wonder, founded a city, or conquered a city or a village. */
  | 'glory'
  /** A figure of its owner is about to enter the centre of an enemy city. */
  | 'enemy-city-entered'
  /** Its owner declares a city action. */
  | 'city-action'
  /** Its owner learned a technology that shows a rank of a unit type. */
  | 'unit-technology-learned'
  /** The winner is known, the losses are not yet final. */
  | 'battle-ended'
  /** Its owner won a battle; losses and loot are over. */
  | 'battle-won';

/** What a use costs. `any` is so many resources of any kinds. */
export type Cost = { readonly [K in Resource | 'any' | 'trade' | 'culture']?: number | undefined };

/** How often an effect can be used (FF 21.3). */
export type Limit = 'turn' | 'battle';

/** Numbers of a player that effects change. */
export type Stat =
  | 'travel-speed'
  | 'stacking-limit'
  | 'culture-hand'
  | 'battle-hand'
  | 'cities'
  | 'coin'
  | 'combat-bonus'
  | 'unit-strength';

/** What can be built for free. */
export type Item = 'unit' | UnitType | 'army' | 'scout' | 'building' | 'basic-building' | 'walls' | BuildingId;

/** What can be cancelled. */
export type Cancelled = 'culture-event' | 'city-action' | 'resource-ability';

/** One for every so many coins, rounded down. */
interface PerCoins {
  readonly perCoins?: number;
}

/** The operations of the base game. */
export type Op =
  /** Its owner gains these; coin tokens lie on the card, or on the civilization sheet. */
  | {
      readonly op: 'gain';
      readonly trade?: number;
      readonly culture?: number;
      readonly coinToken?: number;
      readonly greatPerson?: number;
      /** Tokens of the market, of the owner's choice. */
      readonly resource?: number;
      readonly to?: 'sheet';
    }
  /** Another player, chosen by the owner, gains these; coin tokens lie on the civilization sheet. */
  | { readonly op: 'gain-other'; readonly trade?: number; readonly coinToken?: number }
  /** So much for each of them. */
  | { readonly op: 'gain-scaled'; readonly culture: number; readonly per: 'armies-on-map' }
  /** Of several such values the best one counts (FF 10.7). */
  | { readonly op: 'stat-set'; readonly stat: 'travel-speed' | 'stacking-limit' | 'cities'; readonly value: number }
  | ({ readonly op: 'stat-add'; readonly stat: Stat; readonly add: number } & PerCoins)
  | ({
      readonly op: 'cost-change';
      readonly of: 'research-trade' | 'step-culture' | 'step-trade' | 'wonder-production';
      readonly add: number;
    } & PerCoins)
  /** So much trade gives so much production (FF 7.4). */
  | { readonly op: 'rush-rate'; readonly trade: number; readonly production: number }
  /** Extra production: of one city until the end of the turn, or of every city whenever it produces. */
  | ({ readonly op: 'city-production'; readonly add: number; readonly scope: 'one-city' | 'each-city' } & PerCoins)
  | { readonly op: 'water'; readonly mode: 'cross' | 'end' }
  | { readonly op: 'ignore-stops' }
  | { readonly op: 'advance'; readonly steps: number }
  /** Draw so many culture events, all from one deck of the owner's choice. */
  | { readonly op: 'draw-events'; readonly count: number }
  | {
      readonly op: 'build-free';
      readonly items: readonly Item[];
      readonly count: number;
      readonly upTo?: true;
      /** Also what is not unlocked. */
      readonly locked?: true;
      readonly where: 'any-city' | 'capital' | 'this-square' | 'standing-forces';
    }
  /** Learn a technology without research: of any level, or of exactly this one. */
  | {
      readonly op: 'learn-free';
      readonly from: 'own-deck' | 'entered-player' | 'any-other-player';
      readonly level?: number;
    }
  /** Learn a technology of another player up to this level, who then may learn one of yours. */
  | { readonly op: 'swap-technology'; readonly levelMax: number }
  /** Harvest in one city without a city action. */
  | { readonly op: 'harvest' }
  | { readonly op: 'harvest-twice' }
  | { readonly op: 'cancel'; readonly targets: readonly Cancelled[]; readonly onlyIfTargeted?: true }
  | { readonly op: 'protect'; readonly from: readonly Protection[] }
  | {
      readonly op: 'destroy-building';
      readonly count: number;
      readonly upTo?: true;
      readonly owner: 'any' | 'other';
      /** So many orthogonal steps from an own figure or city (FF 4.2). */
      readonly range?: number;
      /** Only where an army just ended its move. */
      readonly where?: 'army-end-square';
    }
  /** One city that is no capital, with everything in its outskirts. */
  | { readonly op: 'destroy-city' }
  /** The walls of the city being attacked. */
  | { readonly op: 'destroy-walls' }
  /** Up to so many figures of one square, or its great person. */
  | { readonly op: 'kill-figures'; readonly count: number; readonly orGreatPerson?: true; readonly range?: number }
  /** One unit, drawn at random from another player's standing forces. */
  | { readonly op: 'kill-random-unit' }
  | { readonly op: 'obsolete-wonder'; readonly eras: readonly Era[] }
  | {
      readonly op: 'terrain';
      readonly from: readonly Terrain[];
      readonly to: readonly Terrain[];
      readonly needs: 'no-building-or-wonder' | 'empty';
    }
  | {
      readonly op: 'extra-action';
      readonly scope: 'capital' | 'one-city' | 'each-city';
      /** Not the same action twice. */
      readonly different?: true;
    }
  /** Wounds dealt to enemy units in play, divided freely. */
  | { readonly op: 'wound'; readonly wounds: number }
  | { readonly op: 'heal'; readonly wounds: number | 'all' }
  /** Extra wounds dealt by the unit being played, in this clash only. */
  | { readonly op: 'clash-bonus'; readonly add: number }
  | { readonly op: 'as-resource'; readonly choices: readonly Resource[] }
  | { readonly op: 'save-units'; readonly count: number | 'all' }
  /** A figure more than others have, placed at set-up. */
  | { readonly op: 'extra-figure'; readonly figure: 'army' | 'scout' }
  | { readonly [S in BaseSpecial]: { readonly op: S } }[BaseSpecial];

/** The odd operations of the base game: what the words below say is written once, beside the rules. */
export type BaseSpecial =
  /** Armies may found cities like scouts (FF 5.4). */
  | 'armies-found-cities'
  /** The capital takes no city action (FF 7.1). */
  | 'capital-no-action'
  /** The outskirts of every own city produce as much as those of the best one. */
  | 'equal-production'
  /** A city action: build an unlocked building for nothing. */
  | 'free-building-action'
  /** Nothing leaves one square for the rest of the turn (FF 8.16). */
  | 'lock-square'
  | 'no-arts'
  /** Own armies may not attack other players. */
  | 'no-attack-on-players'
  /** The opponent's battle hand lies open for the owner. */
  | 'open-enemy-hand'
  | 'scouts-explore-huts'
  /** The top wonder of the deck at set-up (FF 2.5). */
  | 'setup-wonder'
  /** All own figures of a square go to a water square. */
  | 'ship-figures'
  /** One Produce action makes two items. */
  | 'split-production'
  | 'technology-victory'
  /** A unit of the type that the learned technology raises or unlocks. */
  | 'unit-of-learned-type';

/** What an effect keeps from its owner. */
export type Protection = 'cancel-events' | 'cancel-city-actions' | 'events-targeting-me' | 'anarchy';

/** The three ages of wonders. */
export type Era = 'ancient' | 'medieval' | 'modern';

/** What something does. */
export interface Effect<O extends { readonly op: string } = Op, M extends string = Moment, W extends string = Timing> {
  readonly when: W;
  /** It happens or is offered at this moment. */
  readonly moment?: M | undefined;
  /** In whose part of a phase it may be used, if not in its owner's. */
  readonly turn?: 'other' | 'any' | undefined;
  /** Its owner may; without this it happens by itself. */
  readonly optional?: true | undefined;
  readonly limit?: Limit | undefined;
  readonly cost?: Cost | undefined;
  /** Resolved in order; what has no object is skipped (FF 21.8). */
  readonly ops: readonly O[];
  /** Its owner picks one of the operations. */
  readonly choice?: true | undefined;
}
