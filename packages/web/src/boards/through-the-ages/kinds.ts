/** The sign and colour of every kind of card, and of everything that is counted. */

import type { CardKind, Counted } from '@tabularium/through-the-ages';
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
  warfare: 'crossed-swords',
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

const HUES: Readonly<Record<string, readonly CardKind[]>> = {
  field: ['farm', 'mine'],
  urban: ['lab', 'temple', 'library', 'theater', 'arena'],
  unit: ['infantry', 'cavalry', 'artillery', 'air-force', 'aggression', 'war', 'tactic', 'bonus'],
  special: ['law', 'warfare', 'exploration', 'construction'],
  government: ['government'],
  leader: ['leader', 'event', 'territory'],
  wonder: ['wonder', 'pact'],
  action: ['action'],
};

/** The colour of each kind, as a variable of the style sheet. */
export function hueOf(kind: CardKind): string {
  const hue = Object.keys(HUES).find((one) => HUES[one]?.includes(kind)) ?? 'action';
  return `var(--ta-${hue})`;
}

/** What is counted: goods, ratings and actions. */
export const COUNT_ICON = {
  food: 'wheat',
  resources: 'ore',
  science: 'light-bulb',
  culture: 'lyre',
  strength: 'biceps',
  happy: 'sun-priest',
  civil: 'scroll-quill',
  military: 'swords-emblem',
} as const satisfies Readonly<Record<Counted, IconName>>;

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
