/** The one story of the lessons: what everybody did before each of them, turn by turn. */

import type { ActionIn, Game, Gesture, Seat } from '@tabularium/kernel';
import type { NewDawn } from '../vocabulary.ts';

/** Something done. */
export type Deed = Gesture<ActionIn<Game<NewDawn>>>;
/** What everybody did, in order. */
export type Opening = readonly (readonly [Seat, Deed])[];

/** Choose the card in that slot. */
export const focus = (slot: number) => ({ type: 'focus', slot }) as const satisfies Deed;
/** Put a control token there. */
export const place = (space: number) => ({ type: 'place', space }) as const satisfies Deed;
/** Build a city there. */
export const city = (space: number) => ({ type: 'build-city', space }) as const satisfies Deed;
/** The caravan goes there. */
export const step = (space: number) => ({ type: 'step', space }) as const satisfies Deed;
/** Nothing more. */
export const DONE = { type: 'done' } as const satisfies Deed;
/** The caravan stops. */
export const STOP = { type: 'stop' } as const satisfies Deed;

const by = (seat: Seat, ...deeds: readonly Deed[]): Opening => deeds.map((deed) => [seat, deed]);

/** The table of the story: on its fixed map the learner's capital lies on space 50, the rival's on 90. */
export const table = { seats: 2, seed: 'ash bridge' } as const;

/** Where things happen in it. */
export const AT = {
  capital: 50,
  diamonds: 55,
  hill: 56,
  city: 37,
  pass: 39,
  forest: 42,
  geneva: 43,
  horde: 36,
} as const;

/** What the rival does in each of its turns. */
export const rival = [
  [focus(3), city(74)],
  [focus(1), city(98)],
  [focus(4), place(75), place(92)],
  [focus(2), city(71)],
  [focus(2), place(95), place(97)],
  [focus(1), place(72), place(78)],
  [focus(4), { type: 'advance' }, { type: 'gain', card: 'currency' }],
] as const satisfies readonly (readonly Deed[])[];

const [first, second, third, fourth, fifth, sixth] = rival;

/** Until the learner's first turn. */
export const beginning: Opening = [
  [0, { type: 'found-capital', space: AT.capital }],
  [1, { type: 'found-capital', space: 90 }],
  [0, { type: 'orient', orientation: 0 }],
];

/** Until the second round. */
export const throughCulture: Opening = [
  ...beginning,
  ...by(0, focus(5), place(AT.diamonds), place(AT.hill)),
  ...by(1, ...first),
];

/** Until the third round. */
export const throughCity: Opening = [...throughCulture, ...by(0, focus(5), city(AT.city)), ...by(1, ...second)];

/** Until the fifth round. */
export const throughCaravan: Opening = [
  ...throughCity,
  ...by(0, focus(5), { type: 'caravan' }, step(AT.diamonds), step(AT.pass), step(AT.forest), STOP, DONE),
  ...by(1, ...third),
  ...by(0, focus(1), { type: 'caravan' }, step(AT.geneva), STOP, { type: 'take-city-state-card' }, DONE),
  ...by(1, ...fourth),
];

/** Until the sixth round. */
export const throughScience: Opening = [
  ...throughCaravan,
  ...by(0, focus(5), { type: 'spend' }, { type: 'spend' }, { type: 'advance' }),
  ...by(0, { type: 'gain', card: 'iron-working' }, { type: 'gain', card: 'drama-and-poetry' }),
  ...by(1, ...fifth),
];

/** Until the seventh round. */
export const throughCombat: Opening = [
  ...throughScience,
  ...by(0, focus(5), { type: 'attack', space: AT.horde }, { type: 'put-trade', slot: 3 }, DONE),
  ...by(1, ...sixth),
];
