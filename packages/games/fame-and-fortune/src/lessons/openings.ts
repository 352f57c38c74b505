/** The one story of the lessons, Rome's first three turns: what everybody did before each of them. */

import type { ActionIn, Game, Gesture, Seat } from '@tabularium/kernel';
import type { FameAndFortune } from '../state.ts';

/** The game these belong to. */
export type Fame = Game<FameAndFortune>;
/** Something done. */
export type Deed = Gesture<ActionIn<Fame>>;
/** What everybody did, in order. */
export type Opening = readonly (readonly [Seat, Deed])[];

/** Put a figure or marker there. */
export const place = (square: number) => ({ type: 'place', square }) as const satisfies Deed;
/** Go on to that square. */
export const step = (square: number) => ({ type: 'step', square }) as const satisfies Deed;
/** A city acts. */
export const act = (city: number) => ({ type: 'act', city }) as const satisfies Deed;
/** It makes that. */
export const make = (item: string) => ({ type: 'make', item }) as const satisfies Deed;
/** So many figures of that square set out. */
export const move = (square: number, armies: number, scouts: number) =>
  ({ type: 'move', square, armies, scouts }) as const satisfies Deed;
/** Play a unit on that front. */
export const deploy = (unit: string, front: number) => ({ type: 'deploy', unit, front }) as const satisfies Deed;
/** Research that; nothing if it has no name. */
export const research = (technology: string) => ({ type: 'research', technology }) as const satisfies Deed;
/** Nothing more. */
export const PASS = { type: 'pass' } as const satisfies Deed;
/** The city produces. */
export const PRODUCE = { type: 'produce' } as const satisfies Deed;
/** The city devotes itself to the arts. */
export const ARTS = { type: 'arts' } as const satisfies Deed;
/** Do not ask again in this turn. */
export const STAND_BY = { type: 'stand-by', until: 'turn' } as const satisfies Deed;

/** The table: the great person deck, investments and negotiation can wait for a second game. */
export const table = {
  seats: 2,
  seed: 'birch meadow',
  options: { civilizations: 'pick', greatPersonDeck: false, investments: false, offersPerTurn: 0 },
} as const;

/** Where things happen. */
export const AT = {
  capital: 33,
  camp: 34,
  barracks: 18,
  border: 35,
  city: 36,
  road: 20,
  path: 21,
  village: 22,
  rivalCapital: 94,
} as const;

/** What the rival, Germany, does after each part of the learner's. */
export const rival = {
  capital: [{ type: 'settle', centre: [AT.rivalCapital] }],
  figures: [place(79), place(111)],
  start: [PASS],
  city: [act(94), PRODUCE, make('barracks'), place(79), PASS],
  movement: [move(111, 0, 1), step(127), step(126), move(79, 1, 0), { type: 'discover', square: 63 }, step(63), PASS],
  research: [research(''), PASS],
  secondCity: [act(94), PRODUCE, make('scout'), place(78), PASS],
  secondMovement: [move(78, 0, 1)],
  goesOn: [step(62), step(63), PASS],
  artillery: [deploy('artillery-1', 0)],
  mounted: [deploy('mounted-2', 1)],
  infantry: [deploy('infantry-2', 2)],
  secondResearch: [research('')],
} as const satisfies Readonly<Record<string, readonly Deed[]>>;

const by = (seat: Seat, ...deeds: readonly Deed[]): Opening => deeds.map((deed) => [seat, deed]);

/** Until Rome chooses the place of its capital. */
export const beginning: Opening = [
  [0, { type: 'lead', civilization: 'rome' }],
  [1, { type: 'lead', civilization: 'germany' }],
];

/** Until the first movement. */
export const throughCity: Opening = [
  ...beginning,
  ...by(0, { type: 'settle', centre: [AT.capital] }),
  ...by(1, ...rival.capital),
  ...by(0, place(AT.camp), place(AT.camp)),
  ...by(1, ...rival.figures),
  ...by(0, PASS),
  ...by(1, ...rival.start),
  ...by(0, act(AT.capital), PRODUCE, make('army'), place(AT.barracks), PASS),
  ...by(1, ...rival.city),
];

/** Until the first research. */
export const throughMovement: Opening = [
  ...throughCity,
  ...by(0, move(AT.camp, 1, 0), step(AT.border), { type: 'discover', square: AT.city }),
  ...by(0, move(AT.camp, 0, 1), step(AT.border), step(AT.city)),
  ...by(0, move(AT.barracks, 1, 0), step(19), step(AT.road), PASS),
  ...by(1, ...rival.movement),
];

/** Until the second turn. */
export const throughResearch: Opening = [
  ...throughMovement,
  ...by(0, research('pottery')),
  ...by(1, ...rival.research),
];

/** Until the second movement. */
export const throughSecondCity: Opening = [
  ...throughResearch,
  ...by(0, { type: 'found', square: AT.city, figure: 'scout' }, PASS),
  ...by(1, ...rival.secondCity),
  ...by(0, act(AT.city), ARTS, act(AT.capital), PRODUCE, make('infantry'), PASS),
  ...by(1, ...rival.secondMovement),
  ...by(0, STAND_BY),
  ...by(1, ...rival.goesOn),
];

/** Until the third turn. */
export const throughBattle: Opening = [
  ...throughSecondCity,
  ...by(0, move(AT.road, 1, 0), step(AT.path), step(AT.village), PASS),
  ...by(1, ...rival.artillery),
  ...by(0, deploy('mounted-3', 0)),
  ...by(1, ...rival.mounted),
  ...by(0, deploy('infantry-3', 1)),
  ...by(1, ...rival.infantry),
  ...by(0, deploy('infantry-3', 3), { type: 'use', source: 'technology:code-of-laws' }, PASS, research('metalworking')),
  ...by(1, ...rival.secondResearch),
];
