/** Every agenda of the expansion, one short of its goal and at it. Space numbers are those of `homeland`. */

import { describe, expect, test } from 'vitest';
import type { VictoryCardId } from '../../src/content/victory-cards.ts';
import { brokenLaws } from '../../src/invariants.ts';
import { matureCities } from '../../src/queries/maturity.ts';
import { agendaOf, agendasOn } from '../../src/queries/things.ts';
import { turnToken } from '../../src/rules/control.ts';
import { checkAgendas } from '../../src/rules/victory.ts';
import { DISTRICTS } from '../../src/terra-incognita/content/districts.ts';
import type { TerraAgendaId } from '../../src/terra-incognita/content/victory-cards.ts';
import { homeland, homelandForThree, type RealmTable, realm, withAntananarivo } from './realm.ts';

const WOODS = [0, 2, 5, 8, 10, 11, 16, 17, 23, 26, 27, 28, 29, 30, 31];

/** What brings a seat one short of the agenda, and the last thing it needs. */
const CASES: readonly [TerraAgendaId, VictoryCardId, number, (t: RealmTable) => unknown, (t: RealmTable) => unknown][] =
  [
    [
      'defensive',
      'defensive-devastating',
      15,
      (t) => {
        t.reinforced(0, ...WOODS.slice(1, 14)).district(0, 'campus', 31);
        turnToken(t.game, 31, true);
      },
      (t) => t.reinforced(0, 0),
    ],
    [
      'diplomatic',
      'diplomatic-hoarder',
      4,
      (t) => {
        t.player(0).diplomacy.push({ card: 'embassy', from: 1 }, { card: 'joint-war', from: 1 });
        t.player(0).cityStateCards.push('kabul', 'geneva');
      },
      (t) => t.player(0).cityStateCards.push('akkad'),
    ],
    [
      'hoarder',
      'diplomatic-hoarder',
      5,
      (t) => t.resources(0, { oil: 2, marble: 1 }).token(0, t.grows(19, 'A')),
      (t) => t.resources(0, { diamond: 1 }),
    ],
    ['expansionist', 'expansionist-prolific', 6, (t) => t.city(0, 0, 17, 20, 31, 39), (t) => t.city(0, 21)],
    [
      'prolific',
      'expansionist-prolific',
      2,
      (t) => t.city(0, 0, 17).wonder('oracle', 32).wonder('taj-mahal', 0),
      (t) => t.wonder('petra', 17),
    ],
    [
      'industrious',
      'industrious-progressive',
      5,
      (t) =>
        t
          .district(0, 'campus', 0)
          .district(0, 'encampment', 8)
          .district(0, 'theater-square', 16)
          .district(0, 'commercial-hub', 29),
      (t) => t.district(0, 'industrial-zone', 17),
    ],
    [
      'progressive',
      'industrious-progressive',
      3,
      (t) => t.city(0, 0, 17).wonder('oracle', 32).wonder('taj-mahal', 0),
      (t) => t.wonder('kremlin', 17),
    ],
    [
      'provincial',
      'provincial-diversified',
      4,
      (t) => {
        t.game.pieces[22] = 0;
        t.city(0, 17, 30).token(0, 16, 11, 18, 23, 29, 31).token(0, 33, 34, 37, 38);
      },
      (t) => t.city(0, 20).token(0, 41),
    ],
    [
      'diversified',
      'provincial-diversified',
      3,
      (t) => t.city(0, 0, 17, 29).wonder('oracle', 32).wonder('kremlin', 0).wonder('petra', 17),
      (t) => t.wonder('apadana', 29),
    ],
    [
      'technophile-ti',
      'technophile-scholarly-ti',
      3,
      (t) => t.card(0, 'flight-ti', 1).card(0, 'urbanization', 2),
      (t) => t.card(0, 'radio', 3),
    ],
    [
      'scholarly-ti',
      'technophile-scholarly-ti',
      2,
      (t) => t.city(0, 0).wonder('oracle', 32),
      (t) => t.wonder('great-library', 0),
    ],
    ['fortified', 'fortified', 1, () => 0, (t) => t.city(0, 20)],
    ['expeditionary', 'expeditionary', 2, (t) => t.city(0, 20), (t) => t.city(0, 21)],
  ];

describe.each(CASES)('TI 13.11 %s', (agenda, card, goal, almost, finish) => {
  test(`lies on ${card} and needs ${goal}`, () => {
    const t = homeland().victory(card);
    almost(t);
    checkAgendas(t.game);
    expect([agendasOn(card).includes(agenda), agendaOf(agenda).progress(t.game, 0)]).toEqual([true, goal - 1]);
    expect(t.player(0).agendas).not.toContain(agenda);
    finish(t);
    checkAgendas(t.game);
    expect([agendaOf(agenda).progress(t.game, 0), t.player(0).agendas.includes(agenda)]).toEqual([goal, true]);
  });
});

test('TI 13.6 each fort is a tile of its own for Expansionist and Provincial', () => {
  const t = homeland().city(0, 20, 21);
  expect(agendaOf('expansionist').progress(t.game, 0)).toBe(3);
  t.city(0, 39);
  expect(agendaOf('expansionist').progress(t.game, 0)).toBe(3);
  t.token(0, 41, 18, 40, 4, 5).token(0, 33, 34, 37, 38);
  expect(agendaOf('provincial').progress(t.game, 0)).toBe(3);
  t.reinforced(0, 5).reinforced(0, 4);
  t.game.pieces[5] = 0;
  expect(agendaOf('provincial').progress(t.game, 0)).toBe(2);
});

test('TI 13.6, TI 13.11 a city on a city-state’s space counts for its tile', () => {
  const t = homeland().city(0, 9);
  expect(agendaOf('expansionist').progress(t.game, 0)).toBe(2);
  t.city(0, 0);
  expect(agendaOf('expansionist').progress(t.game, 0)).toBe(2);
});

test.each([0, 5])('TI 20.5, ND 16.3 Explorer is marked at 15 spaces, %i of them with districts', (districts) => {
  const t = realm().victory('explorer-aesthetic');
  const shores = t.game.pieces.flatMap((_, space) =>
    t.isPlain(space) && t.board.coast[space] === true ? [space] : [],
  );
  for (const district of DISTRICTS.slice(0, districts)) t.district(0, district, shores.pop() ?? -1);
  // The capital lies next to water and is the first of them.
  t.token(0, ...shores.splice(0, 13 - districts));
  expect([agendaOf('explorer').progress(t.game, 0), t.player(0).agendas]).toEqual([14, []]);
  t.token(0, shores.pop() ?? -1);
  expect([agendaOf('explorer').progress(t.game, 0), t.player(0).agendas]).toEqual([15, ['explorer']]);
});

describe('TI 15.2 Antananarivo', () => {
  test.each([
    ['warmonger', 1],
    ['explorer', 7],
    ['civilized', 4],
    ['populous', 1],
    ['expansionist', 3],
    ['provincial', 1],
  ] as const)('adds nothing to %s in the holder’s turn', (agenda, count) => {
    const { t, space } = withAntananarivo(0);
    t.city(0, 9, 0, 17).token(0, 45, 16, 11, 18);
    const progress = () => agendaOf(agenda).progress(t.game, 0);
    const before = progress();
    t.turn(0);
    expect([t.piece(space), matureCities(t.game, 0)]).toEqual(['city of 0', [17, space]]);
    expect([before, progress()]).toEqual([count, count]);
  });

  test('marks no Warmonger with one conquered city-state', () => {
    const { t } = withAntananarivo(0);
    t.victory('warmonger-paranoid').city(0, 9).turn(0);
    expect(t.player(0).agendas).toEqual([]);
  });

  test('a wonder in it counts for whoever controls it', () => {
    const { t, space } = withAntananarivo(0);
    t.victory('explorer-aesthetic').wonder('stonehenge', 32).wonder('hanging-gardens', space);
    expect(agendaOf('aesthetic').progress(t.game, 0)).toBe(1);
    t.turn(0);
    expect(t.player(0).agendas).toEqual(['aesthetic']);
  });
});

test('TI 13.9 Hoarder is marked the moment the fifth resource is taken', () => {
  const t = homeland().victory('diplomatic-hoarder').resources(0, { oil: 4 });
  t.frames({ step: 'take-resource', seat: 0, onlyNew: false }).does({ type: 'take-resource', resource: 'marble' });
  expect(t.player(0).agendas).toEqual(['hoarder']);
});

test('TI 13.4 a fort agenda is lost with the fort and comes back with it, for every player', () => {
  const t = homelandForThree().city(2, 20, 21);
  expect(t.player(2).agendas).toEqual(['fortified', 'expeditionary']);
  t.city(1, 21);
  expect([t.player(1).agendas, t.player(2).agendas]).toEqual([['fortified'], ['fortified']]);
  t.city(2, 21);
  expect([t.player(1).agendas, t.player(2).agendas]).toEqual([[], ['fortified', 'expeditionary']]);
});

test('ND 16.2, TI 13.4 the token that marked a lost agenda comes back, whatever others have on the map', () => {
  const t = homelandForThree();
  const before = t.player(1).tokens;
  t.token(2, ...t.wild().slice(0, 3)).city(1, 21);
  expect([t.player(1).agendas, t.player(1).tokens]).toEqual([['fortified'], before - 1]);
  t.city(2, 21);
  expect([t.player(1).agendas, t.player(1).tokens]).toEqual([[], before]);
});

test('ND 16.2, TI 13.4 it is a law that what is met is marked, and what must be held only while it is met', () => {
  const t = homeland().victory('diplomatic-hoarder', 'fortified').resources(0, { oil: 5 });
  t.player(1).agendas.push('fortified');
  const broken = () => brokenLaws(t.game).filter((law) => law.includes('marked'));
  expect(broken()).toEqual(['seat 0: hoarder is met and not marked', 'seat 1: fortified is marked and not met']);
  checkAgendas(t.game);
  expect(broken()).toEqual([]);
});
