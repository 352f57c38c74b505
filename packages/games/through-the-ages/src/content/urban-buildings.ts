/** Urban buildings. All values agree with several card tables (verified). */

import type { Cards, WorkerTechnology } from './model.ts';

/** Every urban building. */
export const URBAN_BUILDINGS = {
  philosophy: { kind: 'lab', level: 0, copies: [0, 0, 0], develop: 0, build: 3, gives: { science: 1 } },
  alchemy: { kind: 'lab', level: 1, copies: [2, 2, 3], develop: 4, build: 6, gives: { science: 2 } },
  'scientific-method': { kind: 'lab', level: 2, copies: [2, 2, 2], develop: 6, build: 8, gives: { science: 3 } },
  computers: { kind: 'lab', level: 3, copies: [2, 2, 2], develop: 8, build: 11, gives: { science: 5 } },
  religion: { kind: 'temple', level: 0, copies: [0, 0, 0], develop: 0, build: 3, gives: { culture: 1, happy: 1 } },
  theology: { kind: 'temple', level: 1, copies: [1, 2, 2], develop: 2, build: 5, gives: { culture: 1, happy: 2 } },
  'organized-religion': {
    kind: 'temple',
    level: 2,
    copies: [2, 2, 2],
    develop: 4,
    build: 7,
    gives: { culture: 1, happy: 3 },
  },
  'printing-press': {
    kind: 'library',
    level: 1,
    copies: [2, 2, 2],
    develop: 3,
    build: 3,
    gives: { science: 1, culture: 1 },
  },
  journalism: { kind: 'library', level: 2, copies: [1, 2, 2], develop: 6, build: 8, gives: { science: 2, culture: 2 } },
  multimedia: {
    kind: 'library',
    level: 3,
    copies: [2, 2, 2],
    develop: 9,
    build: 11,
    gives: { science: 3, culture: 3 },
  },
  'bread-and-circuses': {
    kind: 'arena',
    level: 1,
    copies: [1, 2, 2],
    develop: 3,
    build: 3,
    gives: { happy: 2, strength: 1 },
  },
  'team-sports': { kind: 'arena', level: 2, copies: [1, 1, 1], develop: 5, build: 5, gives: { happy: 3, strength: 2 } },
  'professional-sports': {
    kind: 'arena',
    level: 3,
    copies: [1, 1, 2],
    develop: 7,
    build: 8,
    gives: { happy: 4, strength: 3 },
  },
  drama: { kind: 'theater', level: 1, copies: [1, 2, 2], develop: 3, build: 4, gives: { culture: 2, happy: 1 } },
  opera: { kind: 'theater', level: 2, copies: [2, 2, 2], develop: 7, build: 8, gives: { culture: 3, happy: 1 } },
  movies: { kind: 'theater', level: 3, copies: [2, 2, 2], develop: 10, build: 11, gives: { culture: 4, happy: 1 } },
} satisfies Cards<WorkerTechnology>;
