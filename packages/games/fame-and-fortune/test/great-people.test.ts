/** What single great person cards do, each as its card says. */

import { type FameView, fameAndFortune } from '@tabularium/fame-and-fortune';
import { LANGUAGES, plainWords, view } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { GREAT_PERSON_CARDS } from '../src/great-person-deck/content/index.ts';
import { geometryOf } from '../src/queries/geometry.ts';
import { speedOf } from '../src/queries/reach.ts';
import { landingSpaces } from '../src/queries/track.ts';
import { announce } from '../src/rules/moments.ts';
import { type Action, type Table, table } from './table.ts';

const at = (x: number, y: number) => y * 16 + x;

/** Seat 0 holds that card closed, with a marker of its type on the map; nobody holds anything else. */
function holding(person: keyof typeof GREAT_PERSON_CARDS, civilizations = ['germany', 'rome']): Table {
  const bent = table(civilizations).plain().cleared();
  for (const [seat] of civilizations.entries()) {
    bent.has(seat, { events: [], people: [], markers: [], reserve: [], trade: 0, culture: 0, coins: {}, forces: [] });
  }
  bent.has(0, { people: [{ id: person, open: false, counters: 0 }] });
  return bent.piece(bent.near(0), 'person', GREAT_PERSON_CARDS[person].type, 0);
}

const use = (person: string, effect = 0): Action => ({ type: 'use', source: `person:${person}`, effect });
const manages = (bent: Table) => bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
const starts = (bent: Table) => bent.waits({ step: 'end-turn' }, { step: 'start-of-turn', seat: 0 });
const picks = (bent: Table) => bent.actions('choose').map(({ pick }) => pick);
const pick = (object: object) => ({ type: 'choose', pick: object }) as Action;
const squaresOf = (bent: Table) => picks(bent).map((one) => ('square' in one ? one.square : -1));

describe('culture and trade', () => {
  test('FF 25.3 Einstein exchanges trade and culture, one for one, as far as the dial goes', () => {
    const bent = manages(holding('einstein').has(0, { trade: 20, culture: 12 }));
    bent.does(use('einstein'));
    expect(picks(bent)).toEqual([
      ...[1, 2, 3, 5, 10, 20].map((amount) => ({ amount, into: 'culture' })),
      ...[1, 2, 3, 5, 7].map((amount) => ({ amount, into: 'trade' })),
    ]);
    bent.does(pick({ amount: 7, into: 'trade' }));
    expect(bent.player(0)).toMatchObject({ trade: 27, culture: 5, people: [] });
    const other = manages(holding('einstein').has(0, { trade: 3, culture: 0 }));
    other.does(use('einstein'), pick({ amount: 2, into: 'culture' }));
    expect(other.player(0)).toMatchObject({ trade: 1, culture: 2 });
    expect(manages(holding('einstein')).allows(use('einstein'))).toBe(false);
  });

  test('FF 11.2 Shakespeare skips spaces on which others stand', () => {
    const bent = holding('shakespeare', ['germany', 'rome', 'china']).has(0, { space: 4 });
    bent.has(1, { space: 5 }).has(2, { space: 6 });
    expect(landingSpaces(bent.game, 0)).toEqual([5]);
    manages(bent).does({ type: 'reveal', person: 'shakespeare' });
    expect(landingSpaces(bent.game, 0)).toEqual([5, 6, 7]);
    bent.has(2, { space: 8 });
    expect(landingSpaces(bent.game, 0)).toEqual([5, 6]);
  });

  test('FF 25.3 Mother Teresa gives a coin to another player for a step', () => {
    const bent = starts(holding('teresa', ['germany', 'rome', 'china']).has(0, { coins: { sheet: 2 }, space: 0 }));
    bent.does(use('teresa'));
    expect(picks(bent)).toEqual([{ player: 1 }, { player: 2 }]);
    bent.does(pick({ player: 2 }));
    expect(bent.player(0)).toMatchObject({ coins: { sheet: 1 }, space: 1 });
    expect(bent.player(2).coins).toEqual({ sheet: 1 });
    expect(bent.allows(use('teresa'))).toBe(false);
  });

  test('FF 25.3 Garcia devotes all cities at once, by the action of the capital', () => {
    const bent = holding('garcia');
    bent.city(0, at(9, 4));
    const [city = -1] = bent.capital(0).centre;
    manages(bent).does(use('garcia'));
    expect(bent.player(0).culture).toBe(1 + 2 + 1);
    expect(bent.allows({ type: 'act', city })).toBe(false);
    expect(bent.allows({ type: 'act', city: at(9, 4) })).toBe(true);
    const busy = holding('garcia');
    busy.capital(0).deeds.push('arts');
    expect(manages(busy).allows(use('garcia'))).toBe(false);
  });

  test('FF 25.3 Jim Henson counts wonders, and gives culture for them', () => {
    const bent = starts(holding('henson'));
    bent.does({ type: 'reveal', person: 'henson' });
    bent.has(0, { people: [{ id: 'henson', open: true, counters: 2 }], used: [] });
    bent.waits({ step: 'end-turn' }, { step: 'start-of-turn', seat: 0 }, { step: 'start-gains', seat: 0 });
    expect(bent.player(0)).toMatchObject({ culture: 2, trade: 2 });
    announce(bent.game, 'wonder-built', 0);
    bent.run();
    expect(bent.player(0).people[0]?.counters).toBe(3);
  });

  test('FF 11.10 Frida Kahlo discards events and draws up to the hand size', () => {
    const bent = holding('kahlo').has(0, { events: ['sabotage', 'drought'], space: 1 });
    manages(bent).does(use('kahlo'));
    expect(picks(bent)).toEqual([{ card: 'sabotage' }, { card: 'drought' }, { card: '' }]);
    bent.does(pick({ card: 'drought' }), pick({ card: '' }));
    expect(bent.player(0).events).toHaveLength(2);
    expect(bent.player(0).events).toContain('sabotage');
    expect(bent.game.events.flatMap(({ up }) => up)).toContain('drought');
  });
});

describe('figures', () => {
  test('FF 25.3 Hannibal leads figures of one square to others of their owner', () => {
    const bent = holding('hannibal');
    bent.figure(0, 'army', at(6, 5));
    bent.figure(0, 'scout', at(6, 5));
    bent.figure(0, 'army', at(12, 2));
    manages(bent).does(use('hannibal'));
    expect(picks(bent)).toEqual([
      { armies: 1, scouts: 0, of: 0 },
      { armies: 0, scouts: 1, of: 0 },
    ]);
    bent.does(pick({ armies: 0, scouts: 1, of: 0 }));
    const stand = (x: number, y: number) => bent.player(0).figures.filter(({ square }) => square === at(x, y));
    expect(stand(12, 2).map(({ kind }) => kind)).toEqual(['army', 'scout']);
    expect(stand(6, 5).map(({ kind }) => kind)).toEqual(['army']);
  });

  test('FF 20.2 Galileo jumps from edge to empty edge', () => {
    const bent = holding('galileo');
    bent.figure(0, 'army', at(8, 0));
    bent.figure(0, 'scout', at(8, 0));
    bent.figure(1, 'army', at(9, 7));
    manages(bent).does(use('galileo'));
    expect(picks(bent)).toEqual([
      { armies: 1, scouts: 1, of: 0 },
      { armies: 1, scouts: 0, of: 0 },
      { armies: 0, scouts: 1, of: 0 },
    ]);
    bent.does(pick({ armies: 1, scouts: 1, of: 0 }));
    expect(squaresOf(bent)).toContain(at(10, 7));
    expect(squaresOf(bent)).not.toContain(at(9, 7));
    expect(squaresOf(bent)).not.toContain(at(10, 5));
    bent.does(pick({ square: at(10, 7) }));
    expect(bent.player(0).figures.filter(({ square }) => square === at(10, 7))).toHaveLength(2);
    const inland = holding('galileo');
    inland.figure(0, 'army', at(8, 4));
    expect(manages(inland).allows(use('galileo'))).toBe(false);
  });

  test('FF 8.1 Captain Cook doubles the speed of one turn', () => {
    const bent = holding('cook');
    bent.figure(0, 'army', at(8, 4));
    bent.waits({ step: 'end-turn' }, { step: 'movement-begins', seat: 0 });
    bent.does(use('cook'));
    expect(speedOf(bent.game, 0)).toBe(4);
    while (bent.game.turn < 2) bent.dully();
    expect(speedOf(bent.game, 0)).toBe(2);
  });

  test('FF 18.4 Zheng He shows all markers to his owner only, at that moment', () => {
    const bent = holding('zheng-he').has(1, { markers: [{ kind: 'hut', id: 'spy', seenBy: [1] }] });
    bent.game.map.markers[at(8, 4)] = { kind: 'village', id: 'iron', seenBy: [] };
    manages(bent).does(use('zheng-he'));
    const seen = (viewer: number) => view(fameAndFortune, bent.game, viewer) as FameView;
    expect(seen(0).map.markers[at(8, 4)]).toMatchObject({ id: 'iron' });
    expect(seen(1).map.markers[at(8, 4)]).toMatchObject({ id: '?' });
    expect(seen(0).players[1]?.markers[0]).toMatchObject({ id: 'spy' });
    expect(manages(holding('zheng-he')).allows(use('zheng-he'))).toBe(false);
  });

  test('FF 20.1 FF 20.2 the outer edge: all around the map, not around the hole', () => {
    const edges = (seats: number) => geometryOf(seats).edge.filter(Boolean).length;
    expect(edges(2)).toBe(2 * 16 + 2 * 6);
    expect(edges(4)).toBe(4 * 15);
    const stepped = geometryOf(3);
    for (const square of stepped.squares)
      expect(stepped.edge[square], `square ${square}`).toBe((stepped.beside[square]?.length ?? 0) < 4);
    const { edge, beside, squares } = geometryOf(5);
    const inner = squares.filter((square) => !edge[square] && (beside[square]?.length ?? 0) < 4);
    expect(inner.length).toBeGreaterThan(0);
    for (const square of squares) if (edge[square]) expect(geometryOf(5).near[square]?.length).toBeLessThan(8);
  });
});

describe('battles', () => {
  /** Seat 0 attacks seat 1 in the open, with these cards. */
  function attack(bent: Table, own: string[], other: string[]): Table {
    bent.figure(0, 'army', at(8, 4));
    bent.figure(1, 'army', at(9, 4));
    bent.has(0, { forces: own }).has(1, { forces: other });
    bent.waits({ step: 'end-turn' }, { step: 'choose-mover', seat: 0 });
    return bent.does({ type: 'move', square: at(8, 4), armies: 1, scouts: 0 }, { type: 'step', square: at(9, 4) });
  }

  test('FF 9.10 Gustavus Adolphus replaces the whole hand; the old one is gone', () => {
    const bent = attack(holding('adolphus'), ['infantry-1', 'infantry-1'], ['mounted-3']);
    expect(bent.step).toBe('trigger');
    bent.does(use('adolphus'));
    expect(picks(bent)).toEqual([{ unit: 'infantry' }, { unit: 'artillery' }, { unit: 'mounted' }]);
    bent.does(pick({ unit: 'mounted' }), pick({ unit: 'mounted' }));
    expect(bent.game.battle?.hands[0].every((card) => card.startsWith('mounted-'))).toBe(true);
    expect(bent.game.battle?.hands[0]).toHaveLength(2);
    expect(bent.game.units.infantry.up).toEqual(['infantry-1', 'infantry-1']);
    expect(bent.game.battle?.killed).toEqual([[], []]);
    expect(bent.facts('force-replaced')).toMatchObject([
      { seat: 0, gone: ['infantry-1', 'infantry-1'], drawn: ['mounted', 'mounted'], seen: 'all' },
    ]);
    const [replaced] = bent.facts('force-replaced');
    if (replaced === undefined) throw new Error('Nothing is told.');
    const said = LANGUAGES.map((language) => {
      const sentence = fameAndFortune.text[language].facts['force-replaced'](replaced);
      return plainWords(sentence, ['Ada', 'Ben']);
    });
    expect(said).toEqual([
      'Ada discards Infantry 1, Infantry 1 and draws Mounted, Mounted instead.',
      'Ada legt Infanterie 1, Infanterie 1 ab und zieht dafür Kavallerie, Kavallerie.',
    ]);
  });

  test('FF 9.3 Joan of Arc adds the culture of a defender, who keeps it', () => {
    const bent = holding('joan').has(0, { culture: 5 });
    expect(attack(bent, ['infantry-1'], ['infantry-1']).actions()).toEqual([{ type: 'pass' }]);
    const defends = holding('joan').has(0, { culture: 5, forces: ['infantry-1'] });
    defends.figure(0, 'army', at(8, 4));
    defends.figure(1, 'army', at(9, 4));
    defends.has(1, { forces: ['infantry-2'] });
    defends.waits({ step: 'end-turn' }, { step: 'choose-mover', seat: 1 });
    defends.does({ type: 'move', square: at(9, 4), armies: 1, scouts: 0 }, { type: 'step', square: at(8, 4) });
    defends.does(use('joan'));
    expect(defends.game.battle?.bonus).toEqual([0, 4 + 5]);
    expect(defends.player(0).culture).toBe(5);
  });

  test('FF 9.17 Sun Tzu plays no unit for three trade, once a battle', () => {
    const bent = attack(
      holding('sun-tzu').has(0, { trade: 7 }),
      ['infantry-1', 'infantry-1'],
      ['mounted-2', 'mounted-2'],
    );
    bent.does({ type: 'pass' }, { type: 'deploy', unit: 'mounted-2', front: 0 });
    expect(bent.decider).toBe(0);
    bent.does(use('sun-tzu'));
    expect(bent.player(0).trade).toBe(4);
    expect(bent.decider).toBe(1);
    bent.does({ type: 'deploy', unit: 'mounted-2', front: 1 });
    expect(bent.allows(use('sun-tzu'))).toBe(false);
    bent.does({ type: 'deploy', unit: 'infantry-1', front: 0 });
    expect(bent.allows(use('sun-tzu'))).toBe(false);
  });

  test('FF 9.19 Biology heals all units in play, Animal Husbandry three wounds', () => {
    for (const [technology, effect] of [
      ['biology', 1],
      ['animal-husbandry', 0],
    ] as const) {
      const bent = attack(holding('ford').knows(0, technology), ['infantry-3', 'infantry-3'], ['infantry-1']);
      const { battle } = bent.game;
      if (battle === null) throw new Error('There is no battle.');
      battle.fronts = [
        [{ card: 'infantry-3', wounds: 2 }, null],
        [{ card: 'infantry-3', wounds: 2 }, null],
        [null, { card: 'infantry-3', wounds: 1 }],
      ];
      bent.waits({ step: 'end-turn' }, { step: 'battle-turn', seat: 0, side: 0, played: false });
      const heal: Action = { type: 'use', source: `technology:${technology}`, effect };
      bent.does(heal);
      const wounds = () => battle.fronts.map((front) => (front[0] ?? front[1])?.wounds);
      if (technology === 'animal-husbandry') {
        bent.does({ type: 'hit', front: 0 }, { type: 'hit', front: 0 });
        expect(bent.actions('hit')).toEqual([{ type: 'hit', front: 1 }]);
        bent.does({ type: 'hit', front: 1 });
        expect(wounds()).toEqual([0, 1, 1]);
      } else expect(wounds()).toEqual([0, 0, 1]);
      expect(bent.allows(heal)).toBe(false);
    }
  });

  test('FF 9.9 Metalworking needs an enemy unit that stands alone', () => {
    for (const [fronts, may] of [
      [[[null, { card: 'infantry-2', wounds: 0 }]], true],
      [[[{ card: 'infantry-2', wounds: 0 }, null]], false],
      [
        [
          [
            { card: 'infantry-2', wounds: 0 },
            { card: 'infantry-3', wounds: 0 },
          ],
        ],
        false,
      ],
      [[], false],
    ] as const) {
      const bent = attack(holding('ford'), ['infantry-3', 'infantry-3'], ['infantry-1']);
      bent.player(0).resources.iron = 1;
      if (bent.game.battle !== null) bent.game.battle.fronts = structuredClone(fronts) as never;
      bent.waits({ step: 'end-turn' }, { step: 'battle-turn', seat: 0, side: 0, played: false });
      expect(bent.actions('use').some(({ source }) => source === 'technology:metalworking')).toBe(may);
    }
  });
});

describe('answers', () => {
  test('FF 21.10 Mark Twain is taken back too when King is revealed', () => {
    const bent = holding('king', ['germany', 'rome']);
    bent.has(1, { people: [{ id: 'twain', open: false, counters: 0 }] }).piece(bent.near(1), 'person', 'artist', 1);
    manages(bent).does({ type: 'act', city: bent.capital(0).centre[0] ?? -1 }, { type: 'arts' });
    bent.as(1).does({ type: 'respond', source: 'person:twain', effect: 0 });
    expect(bent.game.people.up).toEqual(['twain']);
    bent.does({ type: 'reveal', person: 'king' });
    expect(bent.facts('revealed')).toMatchObject([{ seat: 0, person: 'king' }]);
    expect(bent.player(1).people).toEqual([{ id: 'twain', open: true, counters: 0 }]);
    expect(bent.game.people.up).toEqual([]);
    expect(bent.player(0).culture).toBeGreaterThan(0);
  });

  test('FF 21.10 who does not reveal King has his action cancelled, and Twain is gone', () => {
    const bent = holding('king', ['germany', 'rome']);
    bent.has(1, { people: [{ id: 'twain', open: false, counters: 0 }] }).piece(bent.near(1), 'person', 'artist', 1);
    manages(bent).does({ type: 'act', city: bent.capital(0).centre[0] ?? -1 }, { type: 'arts' });
    bent.as(1).does({ type: 'respond', source: 'person:twain', effect: 0 });
    bent.does({ type: 'pass' });
    expect(bent.player(0)).toMatchObject({ culture: 0, people: [{ id: 'king', open: false }] });
    expect(bent.player(1).people).toEqual([]);
  });
});
