/** The courses of whole games add up to what the state says at their end. */

import { type FameView, fameAndFortune } from '@tabularium/fame-and-fortune';
import { coinsOf, technologiesOf } from '@tabularium/fame-and-fortune/queries';
import {
  type AnyFact,
  type AnyGame,
  act,
  awaited,
  isOver,
  legal,
  luckFrom,
  seedFrom,
  sight,
  start,
} from '@tabularium/kernel';
import { newDawn } from '@tabularium/new-dawn';
import { stoneAge } from '@tabularium/stone-age';
import { throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';
import { coursesOf as fameCourses } from '../src/boards/fame-and-fortune/courses.ts';
import { coursesOf as newDawnCourses } from '../src/boards/new-dawn/courses.ts';
import { coursesOf as stoneAgeCourses } from '../src/boards/stone-age/courses.ts';
import { coursesOf as agesCourses } from '../src/boards/through-the-ages/courses.ts';
import type { LogEntry } from '../src/session/session.ts';
import type { Course } from '../src/table/courses.ts';

const SEATS = 3;

/** A game played by chance, with the log a table would keep. */
function played<Game extends AnyGame>(game: Game, options: object = {}) {
  const state = start(game, { seats: SEATS, seed: seedFrom('course'), options });
  const luck = luckFrom(seedFrom('course luck'));
  const log: LogEntry[] = [];
  for (let move = 1; move < 6000 && !isOver(state); move++) {
    const round = game.round(state);
    const seat = awaited(state)[0] ?? 0;
    const actions = legal(game, state, seat);
    const bag = state as { facts: AnyFact[] };
    bag.facts = [];
    const action = actions[luck(actions.length)];
    if (action === undefined) break;
    act(game, state, seat, action);
    log.push({ move, round, facts: bag.facts });
  }
  return { state, log };
}

const lastOf = (courses: readonly Course[], name: Course['name']): number[] => {
  const points = courses.find((course) => course.name === name)?.points ?? [];
  return Array.from(
    { length: SEATS },
    (_, seat) => points.findLast((point) => point.seat === seat)?.value ?? Number.NaN,
  );
};

test('Civilization: the four races end where the players are, and begin before they do', () => {
  const { state, log } = played(fameAndFortune, { turnLimit: '5' });
  const courses = fameCourses(log as never, SEATS, sight(fameAndFortune, state, 0).view as FameView);
  expect(lastOf(courses, 'track')).toEqual(state.players.map(({ space }) => space));
  expect(lastOf(courses, 'technologies')).toEqual(state.players.map((player) => technologiesOf(player).length));
  expect(lastOf(courses, 'coins')).toEqual(state.players.map((_, seat) => coinsOf(state, seat)));
  const battles = log
    .flatMap(({ facts }) => facts)
    .filter((fact) => fact.fact === 'battle-ended' && 'village' in fact && fact.village === false);
  expect(lastOf(courses, 'battles').reduce((sum, won) => sum + won, 0)).toBe(battles.length);
  const first = courses.find(({ name }) => name === 'technologies')?.points.slice(0, SEATS);
  expect(first?.map(({ value }) => value)).toEqual([1, 1, 1]);
  expect(courses[0]?.points.length).toBeGreaterThan(SEATS * 3);
});

test('Stone Age: points end at the final scores, persons at those who live', () => {
  const { state, log } = played(stoneAge);
  const courses = stoneAgeCourses(log as never, SEATS);
  expect(lastOf(courses, 'points')).toEqual(stoneAge.result(state).scores);
  expect(lastOf(courses, 'persons')).toEqual(state.players.map(({ persons }) => persons));
  expect(courses[0]?.points.length).toBeGreaterThan(SEATS * 3);
});

test('A New Dawn: technology and agendas end where the players are', () => {
  const { state, log } = played(newDawn, { roundLimit: 30 });
  const courses = newDawnCourses(log as never, SEATS);
  expect(lastOf(courses, 'technology')).toEqual(state.players.map(({ dial }) => dial));
  expect(lastOf(courses, 'agendas')).toEqual(state.players.map(({ agendas }) => agendas.length));
});

test('Through the Ages: culture ends at the final scores', () => {
  const { state, log } = played(throughTheAges);
  expect(lastOf(agesCourses(log as never, SEATS), 'culture')).toEqual(state.players.map(({ culture }) => culture));
});
