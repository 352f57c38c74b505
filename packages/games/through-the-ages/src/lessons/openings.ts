/** How the positions of the lessons came about: what everybody did before, turn by turn. */

import type { Game, Gesture, Seat } from '@tabularium/kernel';
import type { AgesActions, ThroughTheAges } from '../vocabulary.ts';

type Deed = Gesture<AgesActions[keyof AgesActions]>;

/** What one seat did in one turn. */
const turn = (seat: Seat, ...deeds: readonly Deed[]): readonly (readonly [Seat, Deed])[] =>
  [...deeds, END].map((deed) => [seat, deed] as const);

/** The turn is over. */
export const END = { type: 'end-turn' } as const satisfies Deed;
/** No political action. */
export const PEACE = { type: 'no-politics' } as const satisfies Deed;
const GROW = { type: 'population' } as const satisfies Deed;
const build = (card: string) => ({ type: 'build', card }) as const satisfies Deed;
const leader = (card: string) => ({ type: 'leader', card }) as const satisfies Deed;
const take = (space: number) => ({ type: 'take', space }) as const satisfies Deed;

/** What somebody did. */
export type Opening = readonly (readonly [Seat, Deed])[];

/** A table at which Aristotle leads the learner, and the Pyramids are begun. */
export const ferry = {
  seed: 'old ferry',
  /** What the rival does in the first turns. */
  rival: [
    [take(6), END],
    [leader('moses'), GROW, build('agriculture'), END],
    [PEACE, GROW, build('bronze'), END],
    [PEACE, GROW, build('religion'), END],
  ],
} as const satisfies { seed: string; rival: readonly (readonly Deed[])[] };

const [first, second, third] = ferry.rival;

/** Until the learner has a leader and a wonder, in the second round. */
export const throughRow: Opening = [
  [0, take(2)],
  [0, END],
  ...first.map((deed) => [1, deed] as const),
  [0, leader('aristotle')],
  [0, take(1)],
];

/** Until the third round. */
export const throughWorkers: Opening = [
  ...throughRow,
  [0, GROW],
  [0, build('bronze')],
  [0, END],
  ...second.map((deed) => [1, deed] as const),
  [0, PEACE],
];

/** Until the fourth round. */
export const throughUpkeep: Opening = [
  ...throughWorkers,
  [0, GROW],
  [0, build('religion')],
  [0, take(7)],
  [0, END],
  ...third.map((deed) => [1, deed] as const),
  [0, PEACE],
];

/** Homer leads the learner, who has drawn the first two military cards. */
export const meadow: Opening = [
  ...turn(0, take(1)),
  ...turn(1, take(4), take(2)),
  ...turn(0, leader('homer'), GROW, build('bronze')),
  ...turn(1, GROW, build('bronze')),
];

/** Julius Caesar leads the rival, who is stronger and has drawn an aggression. */
export const lantern: Opening = [
  ...turn(0, take(4)),
  ...turn(1, take(7)),
  ...turn(0, leader('aristotle'), GROW, build('bronze')),
  ...turn(1, leader('julius-caesar'), build('bronze'), GROW),
  [0, PEACE],
  [0, build('religion')],
];

/** Both have prepared events; a territory is the next to be revealed. */
export const harbour: Opening = [
  ...turn(1, take(0)),
  ...turn(0, take(1), take(2)),
  ...turn(1, build('bronze'), take(2), leader('alexander-the-great'), GROW),
  ...turn(0, leader('julius-caesar'), build('bronze'), GROW),
  [1, { type: 'prepare', card: 'new-deposits-i' }],
  [1, { type: 'choose', option: 1 }],
  [0, { type: 'choose', option: 0 }],
  ...turn(1, build('religion'), take(12)),
  [0, { type: 'prepare', card: 'wealthy-territory-i' }],
  [0, { type: 'prepare', card: 'strategic-territory-i' }],
  [0, build('religion')],
  [1, { type: 'done' }],
  ...turn(0, { type: 'stage', count: 1 }, take(0)),
  [1, { type: 'prepare', card: 'cultural-influence-i' }],
  ...turn(1, { type: 'develop', card: 'iron' }, { type: 'upgrade', from: 'bronze', to: 'iron' }),
];

/** The game these belong to. */
export type Ages = Game<ThroughTheAges>;
