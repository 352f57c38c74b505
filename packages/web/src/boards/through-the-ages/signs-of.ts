/** What a card says by signs and numbers: read from its data, so that a face never says anything else than the rules. */

import type { Verb } from '@tabularium/through-the-ages';
import { TACTIC_PRICE } from '@tabularium/through-the-ages/content/boards';
import type {
  Aggression,
  Card,
  Gain,
  Order,
  Powers,
  RatingEffect,
  Symbols,
  Tactic,
} from '@tabularium/through-the-ages/content/model';
import type { SignName } from './signs.tsx';

/** A number with its sign; without a number the sign alone. */
export interface Signing {
  readonly sign: SignName;
  readonly amount: string;
  /** Is so much taken off a price? */
  readonly cheaper?: boolean;
}

/** A price and what it is for. */
export interface Priced extends Signing {
  readonly verb: Verb;
}

const GAINED: { readonly [G in keyof Gain]-?: SignName } = {
  food: 'food',
  resources: 'resources',
  science: 'science',
  culture: 'culture',
  population: 'population',
  militaryCards: 'card',
  yellowTokens: 'yellow',
  blueTokens: 'blue',
  civilActions: 'civil',
};

const plus = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

const happy = (amount: number): Signing =>
  amount < 0 ? { sign: 'unhappy', amount: `+${-amount}` } : { sign: 'happy', amount: `+${amount}` };

function gained(gain: Gain): Signing[] {
  return Object.entries(gain).map(([what, amount]) => ({ sign: GAINED[what as keyof Gain], amount: plus(amount) }));
}

function symbols(of: Symbols = {}): Signing[] {
  return Object.entries(of).map(([what, amount]) =>
    what === 'happy' ? happy(amount) : { sign: what as keyof Symbols, amount: plus(amount) },
  );
}

/** Effects that give so much for each of something; the line of words says of what. */
const COUNTED: readonly RatingEffect['per'][] = [
  'unit',
  'unit-type',
  'worker',
  'best-of-each',
  'on-highest',
  'happy-face',
  'pair',
  'colony',
  'army',
  'token',
  'partner-wonder',
];

function powers(of: Powers): Signing[] {
  const numbers: readonly (readonly [SignName, number | undefined])[] = [
    ['civil', of.civilActions],
    ['military', of.militaryActions],
    ['limit', of.urbanLimit],
    ['colonization', of.colonization],
    ['yellow', of.yellowTokens],
    ['blue', of.blueTokens],
    ['food', of.production?.food],
    ['resources', of.production?.resources],
  ];
  const gifts =
    of.on === undefined
      ? []
      : [
          of.on.developed?.gain,
          of.on.tookTechnology,
          of.on.tookWonder,
          of.on.preparedEvent,
          of.on.declaredRevolution,
          of.on.populationToken,
          of.on.completed,
        ];
  return [
    ...symbols(of.symbols),
    ...numbers.flatMap(([sign, amount]) => (amount === undefined ? [] : [{ sign, amount: plus(amount) }])),
    ...(of.adds ?? []).flatMap(({ to, per, amount }) => (COUNTED.includes(per) ? symbols({ [to]: amount }) : [])),
    ...gifts.flatMap((gain) => (gain === undefined ? [] : gained(gain))),
    ...(of.temporary === undefined ? [] : [{ sign: 'resources' as const, amount: plus(of.temporary.amount) }]),
  ];
}

const off = (discount: number): Signing[] => [{ sign: 'resources', amount: String(discount), cheaper: true }];

const ORDERS: { readonly [K in Order['does']]: (order: Extract<Order, { does: K }>, seats: number) => Signing[] } = {
  'build-or-upgrade': ({ discount }) => off(discount),
  upgrade: ({ discount }) => off(discount),
  stage: ({ discount }) => off(discount),
  population: ({ gain }) => [{ sign: 'population', amount: '' }, ...gained(gain)],
  develop: ({ gain }) => gained(gain),
  gain: ({ gain }) => gained(gain),
  choose: ({ choices }) =>
    choices.flatMap(gained).map((one, at) => (at === 0 ? one : { ...one, amount: `/ ${one.amount}` })),
  boost: ({ resources, militaryActions }) => [
    { sign: 'military', amount: plus(militaryActions) },
    { sign: 'resources', amount: plus(resources) },
  ],
  'per-stronger': ({ resources }, seats) => [{ sign: 'resources', amount: plus(resources[seats - 2] ?? 0) }],
  'per-more-culture': ({ culture }, seats) => [{ sign: 'culture', amount: plus(culture[seats - 2] ?? 0) }],
};

function ordered(order: Order, seats: number): Signing[] {
  const say: (order: never, seats: number) => Signing[] = ORDERS[order.does];
  return say(order as never, seats);
}

function army({ army: units, strength }: Tactic): Signing[] {
  const kinds = ['infantry', 'cavalry', 'artillery'] as const;
  return [
    { sign: 'strength', amount: plus(strength) },
    ...kinds.flatMap((sign, at) => {
      const count = units[at] ?? 0;
      return count === 0 ? [] : [{ sign, amount: count === 1 ? '' : String(count) }];
    }),
  ];
}

function assault({ assault: attack }: Aggression): Signing[] {
  if (attack.does === 'plunder')
    return [
      { sign: 'food', amount: String(attack.amount) },
      { sign: 'resources', amount: '/' },
    ];
  if (attack.does === 'take') return gained(attack.take);
  if (attack.does === 'enslave') return gained(attack.gain);
  return attack.does === 'infiltrate' ? gained(attack.perLevel) : [];
}

/** The signs of a card, at a table of so many. */
export function signsOf(card: Card, seats: number): readonly Signing[] {
  if ('gives' in card)
    return Object.entries(card.gives).map(([what, amount]) => ({ sign: what as SignName, amount: plus(amount) }));
  switch (card.kind) {
    case 'government':
      return powers(card).map((one) =>
        one.sign === 'civil' || one.sign === 'military' || one.sign === 'limit'
          ? { ...one, amount: one.amount.slice(1) }
          : one,
      );
    case 'action':
      return ordered(card.order, seats);
    case 'tactic':
      return army(card);
    case 'aggression':
      return assault(card);
    case 'war':
      return [
        { sign: GAINED[card.spoils.of], amount: card.spoils.least === undefined ? '+' : `${card.spoils.least}+` },
      ];
    case 'bonus':
      return [
        { sign: 'defence', amount: plus(card.defence) },
        { sign: 'colonization', amount: `/ ${plus(card.colonization)}` },
      ];
    case 'event':
    case 'pact':
      return [];
    default:
      return powers(card);
  }
}

/** What stands at the foot of a card. */
export function pricesOf(card: Card): readonly Priced[] {
  const science = (amount: number, verb: Verb): Priced => ({ sign: 'science', amount: String(amount), verb });
  if ('gives' in card)
    return [
      ...(card.develop === 0 ? [] : [science(card.develop, 'develop')]),
      { sign: 'resources', amount: String(card.build), verb: 'build' },
    ];
  switch (card.kind) {
    case 'government':
      return card.develop === 0 ? [] : [science(card.develop, 'peaceful'), science(card.revolution, 'revolution')];
    case 'wonder':
      return [{ sign: card.paidIn ?? 'resources', amount: card.stages.join(' '), verb: 'stage' }];
    case 'leader':
      return [{ sign: 'civil', amount: '1', verb: 'lead' }];
    case 'action':
      return [{ sign: 'civil', amount: '1', verb: 'play' }];
    case 'tactic':
      return [
        { sign: 'military', amount: String(TACTIC_PRICE.play), verb: 'play' },
        { sign: 'military', amount: String(TACTIC_PRICE.copy), verb: 'copy' },
      ];
    case 'aggression':
      return [{ sign: 'military', amount: String(card.militaryActions), verb: 'attack' }];
    case 'war':
      return [{ sign: 'military', amount: String(card.militaryActions), verb: 'declare' }];
    case 'event':
    case 'territory':
    case 'pact':
    case 'bonus':
      return [];
    default:
      return [science(card.develop, 'develop')];
  }
}
