/** The sign, colour and emblem of every kind of card, and the signs of everything that is counted. */

import type { CardKind, Counted } from '@tabularium/through-the-ages';
import type { Order } from '@tabularium/through-the-ages/content/model';
import type { IconName } from '../../design/icon-names.ts';

/** The sign of each kind. */
export const KIND_ICON: Readonly<Record<CardKind, IconName>> = {
  farm: 'wheat',
  mine: 'mining',
  lab: 'erlenmeyer',
  temple: 'temple-gate',
  library: 'bookshelf',
  theater: 'drama-masks',
  arena: 'laurel-crown',
  infantry: 'spartan-helmet',
  cavalry: 'horse-head',
  artillery: 'cannon',
  'air-force': 'biplane',
  law: 'scales',
  warfare: 'swords-emblem',
  exploration: 'compass',
  construction: 'crane',
  government: 'capitol',
  leader: 'crown',
  wonder: 'egyptian-pyramids',
  action: 'card-play',
  event: 'scroll-unfurled',
  territory: 'island',
  tactic: 'rally-the-troops',
  aggression: 'sword-brandish',
  war: 'battle-gear',
  pact: 'shaking-hands',
  bonus: 'shield',
};

/** The sign of what an action card helps with. */
export function orderIcon(order: Order): IconName {
  switch (order.does) {
    case 'build-or-upgrade':
      return order.of.includes('farm') ? KIND_ICON.farm : 'village';
    case 'upgrade':
      return KIND_ICON.construction;
    case 'population':
      return 'meeple';
    case 'stage':
      return KIND_ICON.wonder;
    case 'develop':
      return 'light-bulb';
    case 'gain':
      return 'culture' in order.gain ? 'lyre' : 'science' in order.gain ? 'light-bulb' : 'swap-bag';
    case 'choose':
      return 'swap-bag';
    case 'boost':
      return 'flying-flag';
    case 'per-stronger':
      return 'barracks-tent';
    case 'per-more-culture':
      return 'palette';
  }
}

/** The colours of cards, each with its own engraving. */
export type Hue =
  | 'field'
  | 'urban'
  | 'unit'
  | 'special'
  | 'government'
  | 'leader'
  | 'wonder'
  | 'action'
  | 'event'
  | 'territory'
  | 'attack'
  | 'war'
  | 'tactic'
  | 'pact'
  | 'bonus';

const HUES: Readonly<Record<CardKind, Hue>> = {
  farm: 'field',
  mine: 'field',
  lab: 'urban',
  temple: 'urban',
  library: 'urban',
  theater: 'urban',
  arena: 'urban',
  infantry: 'unit',
  cavalry: 'unit',
  artillery: 'unit',
  'air-force': 'unit',
  law: 'special',
  warfare: 'special',
  exploration: 'special',
  construction: 'special',
  government: 'government',
  leader: 'leader',
  wonder: 'wonder',
  action: 'action',
  event: 'event',
  territory: 'territory',
  tactic: 'tactic',
  aggression: 'attack',
  war: 'war',
  pact: 'pact',
  bonus: 'bonus',
};

/** The colour of each kind. */
export const hueOf = (kind: CardKind): Hue => HUES[kind];

/** The outline that says the kind without colour, in a box from -50 to 50. */
export const EMBLEMS: Readonly<Record<Hue, string>> = {
  field: 'M0-46A46 46 0 1 1 0 46A46 46 0 1 1 0-46Z',
  urban: 'M0-46A46 46 0 1 1 0 46A46 46 0 1 1 0-46Z',
  unit: 'M-40-44H40V4C40 26 22 40 0 50C-22 40-40 26-40 4Z',
  attack: 'M-40-44H40V4C40 26 22 40 0 50C-22 40-40 26-40 4Z',
  war: 'M-40-44H40V4C40 26 22 40 0 50C-22 40-40 26-40 4Z',
  bonus: 'M-40-44H40V4C40 26 22 40 0 50C-22 40-40 26-40 4Z',
  special: 'M0-52 52 0 0 52-52 0Z',
  government: 'M-20-48H20L48-20V20L20 48H-20L-48 20V-20Z',
  leader: 'M0-50A38 50 0 1 1 0 50A38 50 0 1 1 0-50Z',
  wonder: '',
  action: rosette(14, 50, 41),
  event: 'M-44-44H44V44H-44Z',
  tactic: 'M-50-42H50L34 0 50 42H-50Z',
  pact: 'M-20-38A38 38 0 1 0-20 38A38 38 0 1 0-20-38ZM20-38A38 38 0 1 0 20 38A38 38 0 1 0 20-38Z',
  territory: 'M0-46A46 46 0 1 1 0 46A46 46 0 1 1 0-46Z',
};

/** A star with many short points. */
function rosette(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = (Math.PI * at) / points;
    const radius = at % 2 === 0 ? outer : inner;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** What explains it in the game's text book. */
export const CONCEPT: Readonly<Record<Counted, string>> = {
  food: 'food',
  resources: 'resources',
  science: 'science',
  culture: 'culture',
  strength: 'strength',
  happy: 'happiness',
  civil: 'civil-action',
  military: 'military-action',
};

/** The ages by number. */
export const AGES: readonly string[] = ['A', 'I', 'II', 'III', 'IV'];
