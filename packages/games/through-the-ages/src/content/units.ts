/** Units. All values agree with several card tables (verified). */

import type { Cards, WorkerTechnology } from './model.ts';

/** Every unit. */
export const MILITARY_UNITS = {
  warriors: { kind: 'infantry', level: 0, copies: [0, 0, 0], develop: 0, build: 2, gives: { strength: 1 } },
  swordsmen: { kind: 'infantry', level: 1, copies: [2, 2, 2], develop: 4, build: 3, gives: { strength: 2 } },
  riflemen: { kind: 'infantry', level: 2, copies: [1, 2, 2], develop: 6, build: 5, gives: { strength: 3 } },
  'modern-infantry': { kind: 'infantry', level: 3, copies: [1, 2, 2], develop: 10, build: 7, gives: { strength: 5 } },
  knights: { kind: 'cavalry', level: 1, copies: [2, 2, 3], develop: 5, build: 3, gives: { strength: 2 } },
  cavalrymen: { kind: 'cavalry', level: 2, copies: [2, 2, 2], develop: 6, build: 5, gives: { strength: 3 } },
  tanks: { kind: 'cavalry', level: 3, copies: [1, 2, 2], develop: 9, build: 7, gives: { strength: 5 } },
  cannon: { kind: 'artillery', level: 2, copies: [2, 2, 3], develop: 6, build: 5, gives: { strength: 3 } },
  rockets: { kind: 'artillery', level: 3, copies: [1, 2, 2], develop: 8, build: 7, gives: { strength: 5 } },
  'air-forces': { kind: 'air-force', level: 3, copies: [2, 2, 3], develop: 12, build: 7, gives: { strength: 5 } },
} satisfies Cards<WorkerTechnology>;
