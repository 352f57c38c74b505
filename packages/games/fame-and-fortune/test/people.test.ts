import { type FameView, fameAndFortune } from '@tabularium/fame-and-fortune';
import { view } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { growthSquares, productionOf } from '../src/queries/cities.ts';
import { combatBonus } from '../src/queries/combat.ts';
import { coinsOf, statOf } from '../src/queries/sources.ts';
import { handSize } from '../src/queries/track.ts';
import { type Table, table } from './table.ts';
import vectors from './vectors.json' with { type: 'json' };

const at = (x: number, y: number) => y * 16 + x;

function quiet(civilizations = ['germany', 'rome'], options: object = {}): Table {
  const bent = table(civilizations, options).plain().cleared();
  for (const [seat] of civilizations.entries())
    bent.has(seat, { events: [], people: [], markers: [], reserve: [], culture: 0 });
  return bent;
}

const card = (id: string, open = false) => ({ id, open, counters: 0 });
const gain = (bent: Table, left = 1) => bent.waits({ step: 'end-turn' }, { step: 'gain-person', seat: 0, left });

describe('great people', () => {
  test('FF 14.1 without the deck a random marker, placed at once or kept in reserve', () => {
    const bent = quiet(['germany', 'rome'], { greatPersonDeck: false });
    gain(bent);
    expect(bent.actions('place').length).toBe(8);
    bent.does({ type: 'keep-in-reserve' });
    expect(bent.player(0).reserve).toHaveLength(1);
    expect(bent.player(0).people).toEqual([]);
  });

  test('FF 14.2 FF 14.9 a card without a marker left goes face up under the deck, the next is drawn', () => {
    const bent = quiet();
    bent.game.people = { down: ['henson', 'archimedes'], up: [] };
    bent.game.greatPeople['engineer'] = 0;
    bent.game.greatPeople['humanitarian'] = 2;
    gain(bent).does({ type: 'keep-in-reserve' });
    expect(bent.player(0).people).toEqual([card('henson')]);
    expect(bent.game.people.up).toEqual(['archimedes']);
    expect(bent.game.greatPeople['humanitarian']).toBe(1);
  });

  test('FF 14.2 without any marker left nothing is gained', () => {
    const bent = quiet();
    for (const type of Object.keys(bent.game.greatPeople)) bent.game.greatPeople[type] = 0;
    gain(bent);
    expect(bent.player(0).people).toEqual([]);
  });

  test('FF 14.3 Greece keeps one of two', () => {
    const bent = quiet(['greece', 'rome']);
    bent.game.people = { down: ['henson', 'archimedes'], up: [] };
    gain(bent);
    expect(
      bent
        .actions('keep-person')
        .map(({ person }) => person)
        .toSorted(),
    ).toEqual(['archimedes', 'henson']);
    bent.does({ type: 'keep-person', person: 'henson' }, { type: 'keep-in-reserve' });
    expect(bent.player(0).people).toEqual([card('henson')]);
    expect(bent.game.people.up).toEqual(['archimedes']);
  });

  test('FF 14.4 a deck of face-up cards is turned over and shuffled', () => {
    const bent = quiet();
    bent.game.people = { down: [], up: ['henson', 'archimedes'] };
    gain(bent).does({ type: 'keep-in-reserve' });
    expect(bent.player(0).people).toHaveLength(1);
    expect(bent.game.people.up).toEqual([]);
    expect(bent.game.people.down).toHaveLength(1);
  });

  test('FF 4.6 FF 14.5 FF 14.10 a card works when revealed and while a marker of its type is on the map', () => {
    const bent = quiet();
    bent.has(0, { people: [card('pasteur')], reserve: ['scientist'] });
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    expect(bent.actions('reveal')).toEqual([]);
    bent.piece(bent.near(0), 'person', 'scientist', 0);
    expect(statOf(bent.game, 0, 'stacking-limit')).toBe(2);
    bent.does({ type: 'reveal', person: 'pasteur' });
    expect(statOf(bent.game, 0, 'stacking-limit')).toBe(3);
    bent.figure(1, 'scout', bent.near(0));
    expect(statOf(bent.game, 0, 'stacking-limit')).toBe(2);
  });

  test('FF 14.6 FF 14.7 with a killed marker a card too many is discarded at random', () => {
    const bent = quiet();
    bent.has(0, { people: [card('shakespeare', true), card('garcia')], reserve: ['artist'] });
    bent.piece(at(8, 3), 'person', 'artist', 0).city(0, at(9, 4));
    bent.figure(1, 'army', at(8, 5)).moved = false;
    bent.has(1, { events: ['wholesale-defection'] });
    bent.waits({ step: 'end-turn' }, { step: 'choose-mover', seat: 1 });
    bent.does({ type: 'play', event: 'wholesale-defection' });
    bent.does({ type: 'choose', pick: { square: at(8, 3) } });
    while (bent.step === 'respond') bent.dully();
    expect(bent.player(0).people).toHaveLength(1);
    expect(bent.game.people.up).toHaveLength(1);
    expect(bent.player(0).reserve).toEqual(['artist']);
  });

  test('FF 14.8 FF 21.5 others see the type of a closed card, not who it is', () => {
    const bent = quiet();
    bent.has(0, { people: [card('sun-tzu')] });
    const shown = (viewer: number) => (view(fameAndFortune, bent.game, viewer) as FameView).players[0]?.people;
    expect(shown(1)).toEqual([{ id: '?', type: 'general', open: false, counters: 0 }]);
    expect(shown(0)).toEqual([card('sun-tzu')]);
  });

  test('FF 25.1 FF 14.5 cards that count: Francis, Carnegie', () => {
    const bent = quiet();
    bent.figure(0, 'army', at(8, 4));
    bent.has(0, { people: [card('francis'), card('carnegie')], coins: { sheet: 7 }, trade: 0 });
    bent.piece(bent.near(0), 'person', 'humanitarian', 0).piece(bent.near(0, 1), 'person', 'industrialist', 0);
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does({ type: 'use', source: 'person:francis', effect: 0 });
    expect(bent.player(0).culture).toBe(15);
    expect(coinsOf(bent.game, 0)).toBe(9);
    bent.does({ type: 'use', source: 'person:carnegie', effect: 0 });
    while (bent.step !== 'city-management') bent.dully();
    expect(bent.player(0).space).toBe(3);
    expect(bent.player(0).people.map(({ id }) => id)).not.toContain('francis');
  });

  test('FF 25.1 FF 14.5 Wright counts the buildings of his player, and nothing else that stands there', () => {
    const bent = quiet();
    bent.has(0, { people: [card('wright-fl')], trade: 0 });
    bent.piece(bent.near(0), 'person', 'engineer', 0).piece(bent.near(0, 1), 'wonder', 'pyramids', 0);
    bent.piece(bent.near(0, 2), 'building', 'market', 0).piece(bent.near(0, 3), 'building', 'temple', 0);
    bent.piece(bent.near(1), 'building', 'library', 1);
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does({ type: 'use', source: 'person:wright-fl', effect: 0 });
    expect(bent.player(0)).toMatchObject({ trade: 2, culture: 2, people: [] });
  });
});

describe('investments', () => {
  const levels = vectors.vectors.filter(({ id }) => id.startsWith('invest-mic-'));

  test.each(levels.map((vector) => [vector.id, vector] as const))('FF 15.2 %s', (_, { given, expect: expected }) => {
    const bent = quiet();
    bent.player(0).investments['military-industrial'] = (given as unknown as { markers: number }).markers;
    expect(combatBonus(bent.game, 0)).toBe((expected as { combat_bonus?: number }).combat_bonus);
  });

  test('FF 15.1 FF 15.3 FF 15.5 one coin token a turn becomes a marker that is no coin', () => {
    const bent = quiet();
    bent.has(0, { coins: { sheet: 3 } });
    bent.waits({ step: 'end-turn' }, { step: 'start-of-turn', seat: 0 });
    expect(bent.actions('invest')).toHaveLength(4);
    bent.does({ type: 'invest', card: 'infrastructure', coin: 'sheet' });
    expect(bent.player(0)).toMatchObject({ coins: { sheet: 2 }, investments: { infrastructure: 1 } });
    expect(coinsOf(bent.game, 0)).toBe(2);
    expect(bent.actions('invest')).toEqual([]);
    expect(productionOf(bent.game, 0, bent.capital(0))).toBe(1);
    expect(
      quiet(['germany', 'rome'], { investments: false })
        .has(0, { coins: { sheet: 3 } })
        .waits({ step: 'end-turn' }, { step: 'start-of-turn', seat: 0 })
        .actions('invest'),
    ).toEqual([]);
  });

  test('FF 15.2 FF 15.4 FF 15.6 Public Education teaches when its level is reached; Arabia advances', () => {
    const bent = quiet(['arabia', 'rome']);
    bent.has(0, { coins: { sheet: 1 }, used: [] });
    bent.player(0).investments['public-education'] = 2;
    bent.waits({ step: 'end-turn' }, { step: 'start-of-turn', seat: 0 });
    bent.does({ type: 'invest', card: 'public-education', coin: 'sheet' });
    for (let moves = 0; bent.step !== 'start-of-turn' && moves < 9; moves++) bent.dully();
    expect(bent.player(0).space).toBe(1);
    expect(bent.player(0).rows.flat()).toHaveLength(2);
  });

  test('FF 15.4 FF 16.3 the Seven Cities bring two markers without coins', () => {
    const bent = quiet();
    bent.has(0, { rewards: [{ id: 'seven-cities-of-gold', turn: bent.game.turn - 1 }] });
    bent.player(0).investments['military-industrial'] = 2;
    bent.waits({ step: 'end-turn' }, { step: 'start-rewards', seat: 0 });
    bent.does(
      { type: 'choose', pick: { card: 'military-industrial' } },
      { type: 'choose', pick: { card: 'military-industrial' } },
    );
    expect(combatBonus(bent.game, 0)).toBe(8);
    expect(bent.game.supply.investments).toBe(21);
  });

  test('FF 23.3 FF 23.1 replaced cards', () => {
    const bent = quiet(['germany', 'rome'], { endowmentCard: '2013' });
    bent.player(0).investments['endowment'] = 2;
    expect(handSize(bent.game, 0)).toBe(3);
  });

  test('FF 23.2 the government cards of 2013', () => {
    const bent = quiet(['germany', 'rome'], { governmentCards: '2013' });
    bent.has(0, { government: 'fundamentalism' });
    expect(combatBonus(bent.game, 0)).toBe(4);
    bent.has(0, { government: 'despotism' });
    expect(productionOf(bent.game, 0, bent.capital(0))).toBe(1);
  });

  test('FF 23.9 the two bans can be switched off', () => {
    for (const [options, arts] of [
      [{}, false],
      [{ communismNoArts: false }, true],
    ] as const) {
      const bent = quiet(['germany', 'rome'], options);
      bent.has(0, { government: 'communism' });
      bent.waits({ step: 'end-turn' }, { step: 'city-act', seat: 0, city: bent.capital(0).centre[0] ?? -1 });
      expect(bent.allows({ type: 'arts' })).toBe(arts);
    }
  });
});

describe('the metropolis', () => {
  /** A capital on open land whose owner learns Agriculture. */
  function growing(): Table {
    const bent = quiet();
    bent.has(0, { cities: [{ ...bent.city(0, at(6, 4)), capital: true }], trade: 6 });
    bent.game.phase = 'research';
    return bent.waits(
      { step: 'end-turn' },
      { step: 'reveal-research', seat: 0, choice: { type: 'research', technology: 'agriculture' } },
    );
  }

  test('FF 13.3 FF 13.8 Agriculture makes the capital grow; what stands there is overbuilt, figures are pushed', () => {
    const bent = growing();
    expect(bent.step).toBe('growth-square');
    bent.piece(at(7, 4), 'building', 'library', 0).figure(0, 'army', at(7, 4));
    bent.game.buildings['library'] = 5;
    bent.does({ type: 'place', square: at(7, 4) });
    expect(bent.capital(0).centre).toEqual([at(6, 4), at(7, 4)]);
    expect(bent.game.buildings['library']).toBe(6);
    expect(bent.step).toBe('push-figure');
  });

  test('FF 13.4 a capital that cannot grow tries again in every Start of Turn', () => {
    const bent = quiet();
    bent.has(0, { cities: [{ ...bent.city(0, at(6, 4)), capital: true }], growing: true });
    for (const square of [at(5, 4), at(7, 4), at(6, 3), at(6, 5)]) bent.figure(1, 'army', square);
    bent.waits({ step: 'end-turn' }, { step: 'growth-check', seat: 0 }, { step: 'start-of-turn', seat: 0 });
    expect(bent.player(0).growing).toBe(true);
    expect(growthSquares(bent.game, 0)).toEqual([]);
    bent.cleared().waits({ step: 'start-of-turn', seat: 0 }, { step: 'growth-check', seat: 0 });
    expect(bent.step).toBe('growth-square');
  });

  test('FF 13.7 FF 13.9 FF 13.1 both centre squares are the city; its owner passes them even on water', () => {
    const bent = quiet();
    bent.has(0, { cities: [{ ...bent.city(0, at(6, 4)), capital: true, centre: [at(6, 4), at(7, 4)] }] });
    bent.terrain(at(7, 4), 'water').figure(0, 'army', at(8, 4));
    bent.waits({ step: 'end-turn' }, { step: 'choose-mover', seat: 0 });
    bent.does({ type: 'move', square: at(8, 4), armies: 1, scouts: 0 });
    expect(bent.actions('step').map(({ square }) => square)).toContain(at(7, 4));
    bent.does({ type: 'stop' });
    bent.cleared().figure(1, 'scout', at(8, 4));
    bent.waits({ step: 'end-turn' }, { step: 'choose-mover', seat: 1 });
    bent.does({ type: 'move', square: at(8, 4), armies: 0, scouts: 1 });
    expect(bent.actions('step').map(({ square }) => square)).not.toContain(at(7, 4));
  });
});

describe('markers', () => {
  const take = (bent: Table, id: string, kind: 'hut' | 'village' = 'hut') => {
    bent.figure(0, 'army', at(7, 3));
    bent.game.map.markers[at(8, 3)] = { kind, id, seenBy: [] };
    bent.waits({ step: 'end-turn' }, { step: 'choose-mover', seat: 0 });
    return bent.does({ type: 'move', square: at(7, 3), armies: 1, scouts: 0 }, { type: 'step', square: at(8, 3) });
  };

  test('FF 18.1 FF 18.3 some markers are resolved at once and leave the game', () => {
    const bent = take(quiet(), 'native-art-3');
    expect(bent.player(0)).toMatchObject({ culture: 3, markers: [] });
    expect(bent.game.spent).toEqual(['hut:native-art-3']);
  });

  test('FF 18.3 Friendly Barbarian: a unit, or a figure on the square within the stacking limit', () => {
    const bent = take(quiet(), 'friendly-barbarian');
    expect(bent.actions('choose').map(({ pick }) => pick)).toEqual([{ option: 0 }, { option: 1 }]);
    bent.does({ type: 'choose', pick: { option: 1 } }, { type: 'choose', pick: { item: 'scout' } });
    expect(bent.player(0).figures.filter(({ square }) => square === at(8, 3))).toHaveLength(2);
  });

  test('FF 18.1 FF 7.17 Friendly Workers and the Teacher are kept and used later', () => {
    const bent = quiet();
    bent.has(0, {
      markers: [
        { kind: 'village', id: 'friendly-workers', seenBy: [0] },
        { kind: 'hut', id: 'teacher', seenBy: [0] },
      ],
    });
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does({ type: 'use', source: 'marker:friendly-workers', effect: 0 });
    expect(bent.capital(0).extra).toBe(4);
    bent.waits({ step: 'end-turn' }, { step: 'start-of-turn', seat: 0 });
    bent.does({ type: 'use', source: 'marker:teacher', effect: 0 });
    const offered = bent.actions('choose').map(({ pick }) => ('technology' in pick ? pick.technology : ''));
    expect(offered).toContain('pottery');
    expect(offered).not.toContain('construction');
  });

  test('FF 18.4 FF 9.25 a kept marker is hidden from others until they have seen it', () => {
    const bent = quiet();
    bent.has(0, { markers: [{ kind: 'hut', id: 'spy', seenBy: [0] }] });
    const shown = (viewer: number) => (view(fameAndFortune, bent.game, viewer) as FameView).players[0]?.markers[0];
    expect(shown(0)).toMatchObject({ id: 'spy' });
    expect(shown(1)).toMatchObject({ kind: 'hut', id: '?' });
  });
});
