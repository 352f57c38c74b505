/** Whatever can be seen to change at the table is told, once and in numbers that are true. */

import { type FameAndFortune, type FameState, fameAndFortune } from '@tabularium/fame-and-fortune';
import { nothingSilent, type Watch } from '@tabularium/kernel/conformance';
import { libraryOf } from '../src/vocabulary/library.ts';

type FameFact = FameAndFortune['facts'];

type Numbers = Record<string, number>;
type Told = Watch<FameAndFortune>;
type Player = FameState['players'][number];

/** One number of each player. */
const each =
  (number: (player: Player) => number) =>
  ({ players }: FameState): Numbers =>
    Object.fromEntries(players.map((player, seat) => [seat, number(player)]));

/** Something of each player by name. */
const owned =
  (things: (player: Player) => Readonly<Record<string, number>>) =>
  ({ players }: FameState): Numbers =>
    Object.fromEntries(
      players.flatMap((player, seat) =>
        Object.entries(things(player)).map(([thing, count]) => [`${seat} ${thing}`, count]),
      ),
    );

const tally = (things: readonly string[]): Numbers => {
  const counts: Numbers = {};
  for (const thing of things) if (thing !== '') counts[thing] = (counts[thing] ?? 0) + 1;
  return counts;
};

/** What lies on the map when the first turn begins was put there by the set-up. */
const afterSetUp =
  (shows: (game: FameState) => Numbers) =>
  (game: FameState): Numbers =>
    game.turn === 0 ? {} : shows(game);

const fromSetUp = (shows: (game: FameState) => Numbers) => ({
  'turn-began': ({ round }: { round: number }, before: FameState) => (round === 1 ? Object.keys(shows(before)) : []),
});

const centres = owned(({ cities }) => tally(cities.map(({ centre }) => String(centre[0]))));

const walled = ({ players }: FameState): Numbers =>
  tally(players.flatMap(({ cities }) => cities.filter(({ walls }) => walls).map(({ centre }) => String(centre[0]))));

type Goods = Extract<FameFact, { fact: 'traded' }>['give'];

/** What changes hands, by the giver and the getter. */
function handed(
  count: (goods: Goods) => Readonly<Record<string, number>>,
  hands: readonly (readonly [giver: number, getter: number, goods: Goods])[],
): Numbers {
  const changes: Numbers = {};
  const add = (seat: number, counts: Readonly<Record<string, number>>, sign: number) => {
    for (const [thing, number] of Object.entries(counts)) {
      const key = thing === '' ? `${seat}` : `${seat} ${thing}`;
      changes[key] = (changes[key] ?? 0) + sign * number;
    }
  };
  for (const [giver, getter, goods] of hands) {
    add(giver, count(goods), -1);
    add(getter, count(goods), 1);
  }
  return changes;
}

/** The facts that let goods change hands. */
const changingHands = (count: (goods: Goods) => Readonly<Record<string, number>>): NonNullable<Told['by']> => ({
  traded: ({ seat, to, give, get }) =>
    handed(count, [
      [seat, to, give],
      [to, seat, get],
    ]),
  looted: ({ seat, from, good }) => handed(count, [[from, seat, [good]]]),
});

const sum = (goods: Goods, amount: (good: Goods[number]) => number) => ({
  '': goods.reduce((total, good) => total + amount(good), 0),
});
const tradeIn = (goods: Goods) => sum(goods, (good) => ('trade' in good ? good.trade : 0));
const cultureIn = (goods: Goods) => sum(goods, (good) => ('culture' in good ? good.culture : 0));
const resourcesIn = (goods: Goods) => tally(goods.flatMap((good) => ('resource' in good ? [good.resource] : [])));
const markersIn = (goods: Goods) => tally(goods.flatMap((good) => ('marker' in good ? [good.marker] : [])));
const eventsIn = (goods: Goods) => tally(goods.flatMap((good) => ('event' in good ? [String(good.event)] : [])));

const level = ({ options }: FameState, event: string) => libraryOf(options).events[event]?.level ?? 0;
const personType = ({ options }: FameState, person: string) => libraryOf(options).people[person]?.type ?? '';
const isHeld = (source: string, kind: string) => source.startsWith(`${kind}:`);
const idOf = (source: string) => source.slice(source.indexOf(':') + 1);

/** Events that are paid with like resources: they leave the hand as payment, and are played when all is paid. */
const GIFTS = ['gift-from-afar', 'generous-gift', 'princely-gift'];

/** Units a player has: at home, in hand and on the fronts. */
function unitsOf({ players, battle }: FameState): Numbers {
  return Object.fromEntries(
    players.map(({ forces }, seat) => {
      const sides = ([0, 1] as const).filter(
        (side) => battle?.seats[side] === seat && !(battle.kind === 'village' && side === 1),
      );
      const fighting = sides.flatMap((side) => [
        ...(battle?.hands[side] ?? []),
        ...(battle?.fronts.flatMap((front) => front[side] ?? []) ?? []),
      ]);
      return [seat, forces.length + fighting.length];
    }),
  );
}

const WATCHES: Readonly<Record<string, Told>> = {
  trade: {
    covers: ['players.*.trade'],
    shows: each(({ trade }) => trade),
    by: { trade: ({ seat, change }) => ({ [seat]: change }), ...changingHands(tradeIn) },
  },
  culture: {
    covers: ['players.*.culture'],
    shows: each(({ culture }) => culture),
    by: { culture: ({ seat, change }) => ({ [seat]: change }), ...changingHands(cultureIn) },
  },
  'the culture track': {
    covers: ['players.*.space'],
    shows: each(({ space }) => space),
    to: { advanced: ({ seat, space }) => ({ [seat]: space }) },
  },
  coins: {
    covers: ['players.*.coins.*'],
    shows: owned(({ coins }) => coins),
    by: {
      coin: ({ seat, holder, change }) => ({ [`${seat} ${holder}`]: change }),
      'looted-coin': ({ seat, from, holder, kept }): Numbers =>
        kept ? { [`${from} ${holder}`]: -1, [`${seat} sheet`]: 1 } : { [`${from} ${holder}`]: -1 },
    },
  },
  technologies: {
    covers: ['players.*.rows.*', 'blanks'],
    shows: owned(({ rows }) => tally(rows.flat())),
    by: { learned: ({ seat, technology }) => ({ [`${seat} ${technology}`]: 1 }) },
  },
  governments: {
    covers: ['players.*.government'],
    shows: ({ players }) => Object.fromEntries(players.map(({ government }, seat) => [seat, government || null])),
    to: { government: ({ seat, government }) => ({ [seat]: government }) },
  },
  cities: {
    covers: ['players.*.cities.*.centre', 'players.*.cities.*.capital', 'players.*.cityMarkers'],
    shows: afterSetUp(centres),
    names: fromSetUp(centres),
    by: {
      founded: ({ seat, square }) => ({ [`${seat} ${square}`]: 1 }),
      'city-destroyed': ({ seat, square }) => ({ [`${seat} ${square}`]: -1 }),
    },
  },
  walls: {
    covers: ['players.*.cities.*.walls'],
    shows: afterSetUp(walled),
    names: fromSetUp(walled),
    to: {
      walls: ({ square }) => ({ [square]: 1 }),
      'walls-lost': ({ square }) => ({ [square]: 0 }),
      'city-destroyed': ({ square }) => ({ [square]: 0 }),
    },
  },
  'what stands on the map': {
    covers: ['map.pieces.*.kind', 'map.pieces.*.id', 'map.pieces.*.owner', 'map.pieces.*.obsolete'],
    shows: ({ map }) =>
      Object.fromEntries(
        map.pieces.flatMap((piece, square) => (piece === null ? [] : [[square, `${piece.kind} ${piece.id}`]])),
      ),
    to: {
      removed: ({ square }) => ({ [square]: null }),
      placed: ({ kind, id, square }) => ({ [square]: `${kind} ${id}` }),
      upgraded: ({ id, square }) => ({ [square]: `building ${id}` }),
    },
  },
  figures: {
    covers: ['players.*.figures.*.kind', 'players.*.figures.*.square'],
    shows: owned(({ figures }) => tally(figures.flatMap(({ kind, square }) => (square < 0 ? [] : [kind])))),
    by: {
      figure: ({ seat, figure }) => ({ [`${seat} ${figure}`]: 1 }),
      'figure-lost': ({ seat, figure }) => ({ [`${seat} ${figure}`]: -1 }),
    },
  },
  units: {
    covers: ['players.*.forces'],
    shows: unitsOf,
    by: {
      recruited: ({ seat }) => ({ [seat]: 1 }),
      'unit-killed': ({ seat, barbarian }): Numbers => (barbarian ? {} : { [seat]: -1 }),
      'unit-saved': ({ seat }) => ({ [seat]: 1 }),
      'force-replaced': ({ seat, gone, drawn }) => ({ [seat]: drawn.length - gone.length }),
    },
  },
  'culture events in hand': {
    covers: ['players.*.events.*.level'],
    shows: (game) => owned(({ events }) => tally(events.map((event) => String(level(game, event)))))(game),
    by: {
      'drew-event': ({ seat, level: drawn }) => ({ [`${seat} ${drawn}`]: 1 }),
      'discarded-event': ({ seat, event }, game) => ({ [`${seat} ${level(game, event)}`]: -1 }),
      used: ({ seat, source }, game): Numbers =>
        isHeld(source, 'event') && !GIFTS.includes(idOf(source))
          ? { [`${seat} ${level(game, idOf(source))}`]: -1 }
          : {},
      paid: ({ seat, piece }, game): Numbers =>
        'event' in piece ? { [`${seat} ${level(game, piece.event)}`]: -1 } : {},
      'paid-back': ({ seat, piece }, game): Numbers =>
        'event' in piece ? { [`${seat} ${level(game, piece.event)}`]: 1 } : {},
      ...changingHands(eventsIn),
    },
  },
  resources: {
    covers: ['players.*.resources.*'],
    shows: owned(({ resources }) => resources),
    by: {
      resource: ({ seat, resource }) => ({ [`${seat} ${resource}`]: 1 }),
      paid: ({ seat, piece }): Numbers => ('token' in piece ? { [`${seat} ${piece.token}`]: -1 } : {}),
      'paid-back': ({ seat, piece }): Numbers => ('token' in piece ? { [`${seat} ${piece.token}`]: 1 } : {}),
      ...changingHands(resourcesIn),
    },
  },
  'kept markers': {
    covers: ['players.*.markers.*.kind', 'players.*.markers.*.id'],
    shows: owned(({ markers }) => tally(markers.map(({ kind }) => kind))),
    by: {
      'marker-taken': ({ seat, kind, square }, { map, options }): Numbers =>
        libraryOf(options).markers[map.markers[square]?.id ?? '']?.kept ? { [`${seat} ${kind}`]: 1 } : {},
      used: ({ seat, source }, { players }): Numbers => {
        const kept = players[seat]?.markers.find(({ id }) => isHeld(source, 'marker') && id === idOf(source));
        return kept === undefined ? {} : { [`${seat} ${kept.kind}`]: -1 };
      },
      paid: ({ seat, piece }): Numbers => ('marker' in piece ? { [`${seat} ${piece.kind}`]: -1 } : {}),
      'paid-back': ({ seat, piece }): Numbers => ('marker' in piece ? { [`${seat} ${piece.kind}`]: 1 } : {}),
      ...changingHands(markersIn),
    },
  },
  'great people in reserve': {
    covers: ['players.*.reserve'],
    shows: afterSetUp(owned(({ reserve }) => tally(reserve))),
    names: fromSetUp(owned(({ reserve }) => tally(reserve))),
    by: {
      person: ({ seat, person }, { turn }): Numbers => (turn === 0 ? {} : { [`${seat} ${person}`]: 1 }),
      placed: ({ seat, kind, id }, { turn }): Numbers =>
        kind === 'person' && turn > 0 ? { [`${seat} ${id}`]: -1 } : {},
      removed: ({ seat, kind, id, replaced }): Numbers =>
        kind === 'person' && replaced ? { [`${seat} ${id}`]: 1 } : {},
    },
  },
  'great person cards': {
    covers: ['players.*.people.*.id', 'players.*.people.*.type'],
    shows: afterSetUp((game) => owned(({ people }) => tally(people.map(({ id }) => personType(game, id))))(game)),
    names: fromSetUp((game) => owned(({ people }) => tally(people.map(({ id }) => personType(game, id))))(game)),
    by: {
      person: ({ seat, person }, { options, turn }): Numbers =>
        options.expansion && options.greatPersonDeck && turn > 0 ? { [`${seat} ${person}`]: 1 } : {},
      'person-lost': ({ seat, person }, game) => ({ [`${seat} ${personType(game, person)}`]: -1 }),
      'person-back': ({ seat, person }, game) => ({ [`${seat} ${personType(game, person)}`]: 1 }),
      blank: ({ seat, person }, game) => ({ [`${seat} ${personType(game, person)}`]: -1 }),
      used: ({ seat, source }, game): Numbers => {
        const id = isHeld(source, 'person') ? idOf(source) : '';
        const held = game.players[seat]?.people.some((one) => one.id === id);
        return held && libraryOf(game.options).people[id]?.discard ? { [`${seat} ${personType(game, id)}`]: -1 } : {};
      },
    },
  },
  'fortifications and caravans': {
    covers: ['players.*.cities.*.marker'],
    shows: ({ players }) =>
      Object.fromEntries(
        players.flatMap(({ cities }) => cities.map(({ centre, marker }) => [String(centre[0]), marker || null])),
      ),
    to: {
      'city-marker': ({ city, marker }) => ({ [city]: marker }),
      'city-marker-used': ({ city }) => ({ [city]: null }),
      'city-destroyed': ({ square }) => ({ [square]: null }),
    },
  },
  'tiles of the map': {
    covers: ['map.tiles.*.revealed', 'map.tiles.*.id', 'map.tiles.*.rotation'],
    shows: ({ map }) => Object.fromEntries(map.tiles.map(({ revealed }, slot) => [slot, revealed ? 1 : 0])),
    to: { discovered: ({ slot }) => ({ [slot]: 1 }) },
  },
  'huts and villages': {
    covers: ['map.markers.*.kind', 'map.markers.*.id', 'map.markers.*.seenBy'],
    shows: ({ map }) => tally(map.markers.flatMap((marker, square) => (marker === null ? [] : [String(square)]))),
    by: { 'marker-taken': ({ square }) => ({ [square]: -1 }) },
    names: { discovered: (_fact, { map }) => map.markers.map((_marker, square) => String(square)) },
  },
  relics: {
    covers: ['map.relics.*.id', 'map.relics.*.square'],
    shows: ({ map }) => tally(map.relics.map(({ id }) => id)),
    by: { relic: ({ relic }) => ({ [relic]: -1 }) },
    names: { discovered: () => RELICS },
  },
  disasters: {
    covers: ['map.disasters'],
    shows: ({ map }) => Object.fromEntries(map.disasters.map((terrain, square) => [square, terrain || null])),
    to: { disaster: ({ square, terrain }) => ({ [square]: terrain }) },
  },
  investments: {
    covers: ['players.*.investments.*'],
    shows: owned(({ investments }) => investments),
    by: { invested: ({ seat, card }) => ({ [`${seat} ${card}`]: 1 }) },
  },
  'wonders in the market': {
    covers: ['wonders.open'],
    shows: ({ wonders }) => tally(wonders.open),
    by: {
      'wonder-open': ({ wonder }) => ({ [wonder]: 1 }),
      placed: ({ kind, id }, { wonders }): Numbers =>
        kind === 'wonder' && wonders.open.includes(id) ? { [id]: -1 } : {},
    },
  },
  'the course of the game': {
    covers: ['turn', 'phase', 'first'],
    shows: ({ turn, phase, first }) => ({
      turn,
      phase: turn === 0 ? null : phase,
      first: turn === 0 ? null : first + 1,
    }),
    to: {
      'turn-began': ({ round, seat }) => ({ turn: round, first: seat + 1 }),
      'phase-began': ({ phase }) => ({ phase }),
      'first-player': ({ seat }) => ({ first: seat + 1 }),
    },
  },
};

const RELICS = ['atlantis', 'seven-cities-of-gold', 'school-of-confucius', 'attila-s-village'];

const UNTOLD: Readonly<Record<string, string>> = {
  'players.*.standBy': 'a player says it for himself, and nobody else is to learn of it (FF 21.13)',
  active: 'told by what is done',
  'buildings.*': 'the other side of what is built and removed',
  'greatPeople.*': 'the other side of who comes and goes',
  'market.*': 'the other side of what is taken and paid',
  'supply.*': 'the other side of what is laid and taken off',
  'events.*.down': 'what leaves them is drawn',
  'events.*.up': 'what comes there was used or discarded, which is told',
  'people.down': 'what leaves them is told as a person who comes',
  'people.up': 'what comes there was told as a person who goes',
  'units.*.down': 'what leaves them is recruited',
  'units.*.up': 'what comes there was killed',
  'pools.*': 'what leaves them lies on a tile that is discovered',
  'map.box': 'put back before the game begins',
  'map.locked': 'until the end of the turn, told as it happens',
  'wonders.deck.*.era': 'what leaves them comes into the market',
  'wonders.box.*.era': 'put back before the game begins',
  'wonders.gone': 'told where they leave from',
  spent: 'told where they are taken or paid',
  researching: 'shown when everybody has chosen, and told as it is learned',
  'players.*.dealt': 'on offer while civilizations are chosen',
  'players.*.civilization': 'chosen before the first turn',
  'players.*.ranks.*': 'follow from technologies',
  'players.*.governments': 'follow from technologies and wonders',
  'players.*.direct': 'follow from technologies learned in this turn',
  'players.*.anarchyUntil': 'told as the change to Anarchy',
  'players.*.markers.*.seenBy': 'known from who took them',
  'players.*.people.*.open': 'told as revealed',
  'players.*.people.*.counters': 'told as what they are for',
  'players.*.figures.*.city': 'told as assigned',
  'players.*.figures.*.moved': 'what the turn has used up',
  'players.*.figures.*.since': 'known from the turn in which it came',
  'players.*.cities.*.extra': 'until the end of the turn, told as what gives it',
  'players.*.cities.*.deeds': 'told as the city acts',
  'players.*.cities.*.added': 'until the end of the turn, told as what gives it',
  'players.*.cities.*.sure': 'until the end of the turn, told as what gives it',
  'players.*.used': 'what the turn has used up',
  'players.*.offers': 'told as offers',
  'players.*.rewards.*.id': 'told as the relic that was taken',
  'players.*.rewards.*.turn': 'told as the relic that was taken',
  'players.*.growing': 'told as it grows',
  'players.*.hurried': 'until the end of the turn, told as what gives it',
  'fulfilled.*.winner': 'told as fulfilled',
  'fulfilled.*.victory': 'told as fulfilled',
  'ending.winner': 'told as won',
  'ending.victory': 'told as won',
  'battle.*': 'told as the battle goes on',
  'battle.*.*': 'told as the battle goes on',
  'battle.*.*.*': 'told as the battle goes on',
  'battle.*.*.*.*': 'told as the battle goes on',
};

const short = { turnLimit: '8', offersPerTurn: 1 };

nothingSilent(
  fameAndFortune,
  { watches: WATCHES, untold: UNTOLD },
  [
    { seats: 2, options: short },
    { seats: 3, options: { ...short, greatPersonDeck: false } },
    { seats: 4, options: { ...short, expansion: false } },
  ],
  1,
);
