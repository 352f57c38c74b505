/** Farms and mines. All values agree with several card tables (verified). */

import type { Cards, WorkerTechnology } from './model.ts';

/** Every farm and mine. */
export const FARMS_AND_MINES = {
  agriculture: { kind: 'farm', level: 0, copies: [0, 0, 0], develop: 0, build: 2, gives: { food: 1 } },
  irrigation: { kind: 'farm', level: 1, copies: [2, 2, 2], develop: 3, build: 4, gives: { food: 2 } },
  'selective-breeding': { kind: 'farm', level: 2, copies: [1, 2, 3], develop: 5, build: 6, gives: { food: 3 } },
  'mechanized-agriculture': { kind: 'farm', level: 3, copies: [1, 2, 2], develop: 7, build: 8, gives: { food: 5 } },
  bronze: { kind: 'mine', level: 0, copies: [0, 0, 0], develop: 0, build: 2, gives: { resources: 1 } },
  iron: { kind: 'mine', level: 1, copies: [2, 2, 3], develop: 5, build: 5, gives: { resources: 2 } },
  coal: { kind: 'mine', level: 2, copies: [1, 2, 2], develop: 7, build: 8, gives: { resources: 3 } },
  oil: { kind: 'mine', level: 3, copies: [1, 2, 2], develop: 9, build: 11, gives: { resources: 5 } },
} satisfies Cards<WorkerTechnology>;
