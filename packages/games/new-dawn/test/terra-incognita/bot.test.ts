import { view } from '@tabularium/kernel';
import { botConformance } from '@tabularium/kernel/conformance';
import { newDawn } from '@tabularium/new-dawn';
import { expect, test } from 'vitest';
import { boardOf } from '../../src/queries/board.ts';
import { judge, judgements, quick } from '../judging.ts';
import { homeland, type RealmTable, settled } from './realm.ts';

const worth = (t: RealmTable, seat = 0) => newDawn.bot.evaluate(t.game, seat);

test('a fort is worth more than an army beside it, and that more than an army at home', () => {
  const [near = 0] = homeland()
    .around(21)
    .filter((space) => homeland().isPlain(space));
  const atHome = worth(homeland().army(0, 32));
  const beside = worth(homeland().army(0, near));
  const taken = worth(homeland().army(0, near).city(0, 21));
  expect(beside).toBeGreaterThan(atHome);
  expect(taken).toBeGreaterThan(beside);
});

test('a completed fort card counts', () => {
  const base = homeland();
  const before = worth(base);
  base.player(0).agendas.push('fortified');
  expect(worth(base)).toBeGreaterThan(before);
});

test('districts, governments and more armies are welcome', () => {
  const t = homeland();
  t.game.victoryCards = ['industrious-progressive'];
  const [space = 0] = t.around(t.capital(0)).filter((next) => t.isPlain(next));
  const before = worth(t);
  expect(worth(t.district(0, 'campus', space))).toBeGreaterThan(before);
  const ungoverned = worth(t);
  const [, second] = t.player(0).row;
  expect(worth(t.govern(0, second?.card ?? 'irrigation'))).toBeGreaterThan(ungoverned);
  const fewer = worth(t.army(0, -1));
  expect(worth(t.army(0, -1, -1))).toBeGreaterThan(fewer);
});

test('resources are counted as far away as they lie', () => {
  const hoarding = () => {
    const t = homeland();
    t.game.victoryCards = ['diplomatic-hoarder'];
    // Without givers of diplomacy cards only resources are left.
    for (const { space } of boardOf(t.game.map).cityStates) t.game.pieces[space] = 0;
    return t;
  };
  const gone = hoarding();
  for (const { space } of boardOf(gone.game.map).resources) gone.game.pieces[space] = 0;
  expect(worth(hoarding())).toBeGreaterThan(worth(gone));
});

test('the tile stack and the wonders face down change nothing', () => {
  const seen = view(newDawn, settled(3), 0);
  const judged = ['one', 'two', 'three'].map((deal) => judgements(seen, deal));
  expect(judged[1]).toEqual(judged[0]);
  expect(judged[2]).toEqual(judged[0]);
});

const short = [2, 3, 5].map((seats) => ({ seats, options: { module: 'terra-incognita', roundLimit: 30 } }));
botConformance(newDawn, 'the evaluation of the expansion', judge, 37, short);
botConformance(newDawn, 'the quick player of the expansion', quick, 13, short);
