/** Worked examples of research, great people, investments and coins (FF 10, FF 12, FF 14, FF 15). */

import { combatBonus } from '../../src/queries/combat.ts';
import { hasPlace, researchTrade } from '../../src/queries/pyramid.ts';
import { activeCards, coinsOf } from '../../src/queries/sources.ts';
import { handSize, stepCost } from '../../src/queries/track.ts';
import { removePiece } from '../../src/rules/pieces.ts';
import { type Table, table } from '../table.ts';
import {
  type Answers,
  at,
  board,
  closed,
  during,
  employs,
  hut,
  type Loose,
  manages,
  open,
  starts,
  wonder,
} from './board.ts';

/** A pyramid of so many cards in each row, none of them real. */
function pyramid(lengths: readonly number[]): string[][] {
  return Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: lengths[row] ?? 0 }, (_, card) => `x${row}${card}`),
  );
}

/** All researches at once; whoever is not named researches nothing. */
function researches(bent: Table, choices: Readonly<Record<number, Loose>>): Table {
  bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 }, { step: 'research' });
  for (const seat of bent.awaited) bent.as(seat).does({ type: 'research', technology: '', ...choices[seat] });
  return during(bent, 'declare', 'trigger');
}

/** Seat 0 learns that technology by research. */
function learns(bent: Table, technology: string): Table {
  bent.has(0, { trade: 27 });
  bent.player(0).rows[0]?.push('x1', 'x2', 'x3', 'x4');
  return researches(bent, { 0: { technology } });
}

/** The Seven Cities of Gold are rewarded; both markers go on that card. */
function sevenCities(bent: Table, card: string): Table {
  bent.game.turn = 5;
  bent.has(0, { rewards: [{ id: 'seven-cities-of-gold', turn: 4 }] });
  bent.waits({ step: 'end-turn' }, { step: 'start-rewards', seat: 0 });
  for (let n = 0; n < 2 && bent.step === 'declare'; n++) bent.does({ type: 'choose', pick: { card } });
  return bent;
}

const invests = (bent: Table, card = 'infrastructure') => bent.does({ type: 'invest', card, coin: 'sheet' });

/** One automatic gain at the beginning of a turn. */
function gains(type: string, card: string, change: (bent: Table) => void): Table {
  const bent = employs(board(), 0, type, open(card));
  change(bent);
  return bent.waits({ step: 'end-turn' }, { step: 'start-rewards', seat: 0 });
}

/** So many armies stay in the supply. */
function unbuilt(bent: Table, count: number): void {
  for (let built = 6; built > count; built--) bent.figure(0, 'army', at(8, built % 2));
}

const pay = (bent: Table, ...pieces: Loose[]) => {
  for (const piece of pieces) if (bent.step === 'pay') bent.does({ type: 'pay', with: piece });
  return during(bent, 'declare', 'respond', 'place-person-now');
};

export const people: Answers = {
  'pyramid-': ({ rows, add_level }) => ({ legal: hasPlace({ rows: pyramid(rows) }, add_level) }),
  'invest-mic-': ({ card, markers }) => {
    const bent = board();
    bent.player(0).investments[card] = markers;
    return { combat_bonus: combatBonus(bent.game, 0) };
  },
  'invest-pubedu': ({ card, markers_before }) => {
    const bent = board().has(0, { coins: { sheet: 1 } });
    bent.player(0).investments[card] = markers_before;
    invests(starts(bent), card);
    during(bent, 'declare');
    return { free_techs: bent.facts('learned').length };
  },
  'invest-limit': ({ coin_tokens, invest_requests }) => {
    const bent = starts(board().has(0, { coins: { sheet: coin_tokens } }));
    let invested = 0;
    for (let n = 0; n < invest_requests && bent.actions('invest').length > 0; n++, invested++) invests(bent);
    return { invested, coin_tokens: bent.player(0).coins['sheet'] };
  },
  'invest-no-token': () => {
    const bent = starts(board().knows(0, 'civil-service', 'railroad', 'computers').has(0, { government: 'feudalism' }));
    return { invested: bent.actions('invest').length };
  },
  'gp-redraw': ({ deck, markers }) => {
    const bent = board();
    bent.game.people = { down: deck.toReversed(), up: [] };
    Object.assign(bent.game.greatPeople, markers);
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 }, { step: 'gain-person', seat: 0, left: 1 });
    return {
      gained: bent.player(0).people[0]?.id,
      bottom_face_up: bent.game.people.up,
      markers: { humanitarian: bent.game.greatPeople['humanitarian'] },
    };
  },
  'gp-excess': (given) => ({ discard_random: bereaved(given) }),
  'gp-no-excess': (given) => ({ discard_random: bereaved(given) }),
  'gp-confucius-greece': ({ civ, relic }) => {
    const bent = board([civ, 'rome']);
    const about = { square: -1, technology: '', other: -1, city: -1 };
    bent.waits(
      { step: 'end-turn' },
      { step: 'city-management', seat: 0 },
      { step: 'perform', seat: 0, source: `relic:${relic}`, effect: 0, option: -1, picks: [], paid: [], about },
    );
    let pairs = 0;
    while (bent.step === 'choose-person' || bent.step === 'place-person-now') {
      if (bent.step === 'choose-person' && bent.actions().length === 2) pairs++;
      bent.does(bent.step === 'choose-person' ? (bent.actions()[0] ?? { type: 'pass' }) : { type: 'keep-in-reserve' });
    }
    return { draw_pairs: pairs, kept: bent.player(0).people.length };
  },
  'gp-place-now': () => {
    const bent = board();
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 }, { step: 'gain-person', seat: 0, left: 1 });
    return { may_place_now: bent.actions('place').length > 0, may_reserve: bent.allows({ type: 'keep-in-reserve' }) };
  },
  'gp-none-left': () => {
    const bent = board();
    for (const type of Object.keys(bent.game.greatPeople)) bent.game.greatPeople[type] = 0;
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 }, { step: 'gain-person', seat: 0, left: 1 });
    return { gained: bent.player(0).people[0]?.id ?? null };
  },
  'gp-reshuffle': () => {
    const bent = board();
    bent.game.people = { down: [], up: ['smith', 'ford', 'valmiki'] };
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 }, { step: 'gain-person', seat: 0, left: 1 });
    const { down, up } = bent.game.people;
    return { deck: down.length === 2 && up.length === 0 ? 'turned over and shuffled' : '' };
  },
  'gp-needs-marker': ({ card }) => {
    const bent = board().has(0, { people: [open(card)], reserve: ['artist'] });
    return { usable: activeCards(bent.game, 0).some(({ id }) => id === card) };
  },
  'coins-sum': ({ techs, tokens, banks, government }) => {
    const bent = board()
      .knows(0, ...techs)
      .has(0, { government, coins: { sheet: tokens } });
    for (let n = 0; n < banks; n++) bent.piece(bent.near(0, n), 'building', 'bank', 0);
    bent.has(0, { people: [open('smith')] }).piece(bent.near(0, 4), 'person', 'industrialist', 0);
    bent.piece(bent.near(0, 5), 'person', 'engineer', 0);
    bent.piece(at(8, 3), 'person', 'engineer', 1).figure(0, 'scout', at(8, 3));
    // The industrialist whom Adam Smith needs brings a coin of its own.
    return { coins: coinsOf(bent.game, 0) - 1 };
  },
  'coin-capacity': ({ tech, tokens }) => {
    const bent = board()
      .knows(0, tech)
      .has(0, { trade: 27, coins: { [tech]: tokens } });
    return { may_add: manages(bent).allows({ type: 'use', source: `technology:${tech}`, effect: 0 }) };
  },
  'porcelain-space': ({ level }) => ({ required: researchTrade(wonder(board(), 0, 'porcelain-tower').game, 0, level) }),
  'start-tech-row': ({ civ }) => {
    const { rows } = table([civ, 'rome']).player(0);
    return {
      construction_in_row: rows.findIndex((row) => row.includes('construction')) + 1,
      may_learn_level2: hasPlace({ rows }, 2),
    };
  },
  tesla: ({ rows }) => {
    const bent = employs(board(), 0, 'engineer', closed('tesla')).has(0, { rows: pyramid(rows), trade: 27 });
    const choice = { technology: 'sailing', lower: true };
    bent.waits({ step: 'end-turn' }, { step: 'research' });
    const legal = bent.as(0).allows({ type: 'research', technology: 'sailing', lower: true });
    researches(bent, { 0: choice });
    return { legal, rows: lengths(bent) };
  },
  newton: ({ rows, blank_row }) => {
    const bent = employs(board(), 0, 'scientist', closed('newton')).has(0, { rows: pyramid(rows), trade: 27 });
    bent.waits({ step: 'end-turn' }, { step: 'research' });
    const choice = { type: 'research', technology: 'pottery', blank: blank_row } as const;
    const legal = bent.as(0).allows(choice);
    researches(bent, { 0: choice });
    const [first = 0, ...rest] = lengths(bent);
    return { legal, rows: [first - 1, ...rest] };
  },
  'space-flight-both': () => {
    const bent = table(['germany', 'rome', 'china', 'egypt']);
    bent.game.first = 2;
    for (const seat of [1, 3]) bent.has(seat, { rows: pyramid([5, 4, 3, 2]), trade: 27 });
    const flight = { technology: 'space-flight' };
    bent.waits({ step: 'end-turn' }, { step: 'research' });
    for (const seat of bent.awaited) {
      bent.as(seat).does({ type: 'research', technology: seat % 2 === 1 ? flight.technology : '' });
    }
    return { winner: `seat${(bent.game.ending?.winner ?? -1) + 1}` };
  },
  'greece-culture': ({ civ, others, know_it }) => {
    const bent = board([civ, 'rome', 'china', 'germany', 'egypt'].slice(0, others + 1));
    for (let seat = 1; seat <= know_it; seat++) bent.knows(seat, 'pottery');
    bent.has(0, { trade: 9 }).has(4, { trade: 9 });
    researches(bent, { 0: { technology: 'pottery' }, 4: { technology: 'pottery' } });
    return { culture: bent.player(0).culture };
  },
  'archimedes-same': () => ({ culture: pioneered(true) }),
  'archimedes-first': () => ({ culture: pioneered(false) }),
  'germany-chivalry': ({ civ, learn }) => {
    const bent = learns(board([civ, 'rome']), learn);
    const { forces, resources, ranks } = bent.player(0);
    return {
      units: { mounted: forces.filter((card) => card.startsWith('mounted')).length },
      resources: Object.values(resources).reduce((sum, one) => sum + one, 0),
      mounted_rank: ranks.mounted,
    };
  },
  'germany-writing': ({ civ, learn }) => {
    const { forces, resources } = learns(board([civ, 'rome']), learn).player(0);
    return {
      units: Object.fromEntries(forces.map((card) => [card, 1])),
      resources: Object.values(resources).reduce((sum, one) => sum + one, 0),
    };
  },
  'arabia-spend': ({ civ, ability }) => {
    const bent = board([civ, 'rome']).knows(0, ability);
    bent.has(0, {
      resources: { incense: 0, iron: 1, silk: 0, wheat: 0 },
      markers: [hut('wheat', 0)],
      events: ['generous-gift'],
    });
    manages(bent).does({ type: 'use', source: `technology:${ability}`, effect: 0 });
    pay(bent, { token: 'iron' }, { marker: 'wheat', kind: 'hut' }, { event: 'generous-gift' });
    return { culture: bent.player(0).culture, great_people: bent.facts('person').length };
  },
  'arabia-invest': ({ civ }) => {
    const bent = starts(board([civ, 'rome']).has(0, { coins: { sheet: 1 } }));
    invests(bent);
    return { steps: bent.player(0).space };
  },
  'arabia-seven-cities': ({ civ }) => ({ steps: sevenCities(board([civ, 'rome']), 'infrastructure').player(0).space }),
  'seven-cities-mic': ({ military_industrial_before }) => {
    const bent = board();
    bent.player(0).investments['military-industrial'] = military_industrial_before;
    return { combat_bonus: combatBonus(sevenCities(bent, 'military-industrial').game, 0) };
  },
  'seven-cities-limit': ({ coin_tokens }) => {
    const bent = sevenCities(board().has(0, { coins: { sheet: coin_tokens } }), 'infrastructure');
    const free = bent.player(0).investments['infrastructure'];
    let also = 0;
    for (; bent.step === 'start-of-turn' && bent.actions('invest').length > 0; also++) invests(bent);
    return { free_markers: free, may_also_invest: also };
  },
  'public-education-4': ({ before }) => {
    const bent = board();
    bent.player(0).investments['public-education'] = before;
    sevenCities(bent, 'public-education');
    during(bent, 'declare');
    return { free_techs: bent.facts('learned').length };
  },
  'machu-picchu-twice': () => {
    const bent = wonder(board().has(0, { coins: { sheet: 1 } }), 0, 'machu-picchu');
    sevenCities(bent, 'infrastructure');
    const take = () => {
      while (bent.step === 'trigger' || bent.step === 'declare') {
        bent.does(bent.actions('use')[0] ?? bent.actions('choose')[0] ?? { type: 'pass' });
      }
    };
    take();
    invests(bent);
    take();
    return { resources: bent.facts('resource').length };
  },
  'endowment-2013': ({ endowment_card, markers }) => {
    const bent = board(['germany', 'rome'], { endowmentCard: endowment_card });
    bent.player(0).investments['endowment'] = markers;
    return { culture_discount: 3 - stepCost(bent.game, 0, 1).culture, culture_hand: handSize(bent.game, 0) - 2 };
  },
  'india-substitute': ({ civ, ability }) => {
    const bent = board([civ, 'rome'])
      .knows(0, ability)
      .has(0, { resources: { incense: 0, iron: 1, silk: 0, wheat: 0 } });
    const use = { type: 'use', source: `technology:${ability}`, effect: 0 } as const;
    const legal = manages(bent).allows(use);
    bent.does(use);
    while (bent.step === 'pay') bent.does(bent.actions('substitute')[0] ?? bent.actions('pay')[0] ?? { type: 'pass' });
    return { legal, culture: bent.player(0).culture };
  },
  'india-spy': ({ civ, ability }) => {
    const bent = board([civ, 'rome'])
      .knows(0, ability)
      .has(0, { resources: { incense: 0, iron: 1, silk: 0, wheat: 0 } });
    manages(bent, 1).does({ type: 'act', city: bent.capital(1).centre[0] ?? -1 }, { type: 'arts' });
    return { legal: bent.step === 'respond' && bent.as(0).actions('respond').length > 0 };
  },
  carnegie: ({ coins }) => {
    const bent = employs(board().has(0, { coins: { sheet: coins - 1 } }), 0, 'industrialist', closed('carnegie'));
    manages(bent).does({ type: 'use', source: 'person:carnegie', effect: 0 });
    return { steps: bent.player(0).space };
  },
  medici: ({ coins }) => {
    const bent = gains('industrialist', 'medici', (made) => made.has(0, { coins: { sheet: coins - 1 } }));
    return { culture: bent.player(0).culture };
  },
  turing: ({ unbuilt_armies }) => {
    const bent = gains('scientist', 'turing', (made) => unbuilt(made, unbuilt_armies));
    return { trade: bent.player(0).trade, culture: bent.player(0).culture };
  },
  francis: ({ unbuilt_armies }) => {
    const bent = employs(board(), 0, 'humanitarian', closed('francis'));
    unbuilt(bent, unbuilt_armies);
    manages(bent).does({ type: 'use', source: 'person:francis', effect: 0 });
    return { culture: bent.player(0).culture };
  },
};

const lengths = (bent: Table): number[] =>
  bent
    .player(0)
    .rows.map((row) => row.length)
    .filter((length) => length > 0);

/** How many cards a player loses with a marker. */
function bereaved({ markers, cards, lose_marker }: Loose): number {
  const bent = board().has(0, { people: cards.map((id: string) => closed(id)) });
  for (let n = 0; n < markers.artist; n++) bent.piece(bent.near(0, n), 'person', 'artist', 0);
  bent.piece(bent.near(0, 5), 'person', 'general', 0);
  removePiece(bent.game, bent.near(0, lose_marker === 'artist' ? 0 : 5));
  return cards.length - bent.player(0).people.length;
}

/** The culture Archimedes brings. */
function pioneered(same: boolean): number {
  const bent = employs(board(), 0, 'engineer', open('archimedes')).has(0, { trade: 9 }).has(1, { trade: 9 });
  researches(bent, { 0: { technology: 'pottery' }, 1: { technology: same ? 'pottery' : 'writing' } });
  return bent.player(0).culture;
}
