/** Whatever can be seen to change at the table is told, once and in numbers that are true. */

import type { Seat } from '@tabularium/kernel';
import { nothingSilent, type Watch } from '@tabularium/kernel/conformance';
import { throughTheAges } from '@tabularium/through-the-ages';
import type { Gain } from '../../src/content/model.ts';
import type { AgesState } from '../../src/index.ts';
import { cardOf, technologyOf } from '../../src/queries/cards.ts';
import { stored, tokenWorth } from '../../src/queries/counts.ts';
import { isUnit, isUrban } from '../../src/queries/ratings.ts';
import type { Player } from '../../src/state.ts';
import type { ThroughTheAges } from '../../src/vocabulary.ts';

type Numbers = Record<string, number>;
type Told = Watch<ThroughTheAges>;

/** One number of each player who is still in the game. */
const each =
  (number: (player: Player) => number) =>
  ({ players }: AgesState): Numbers =>
    Object.fromEntries(players.flatMap((player, seat) => (player.out ? [] : [[seat, number(player)]])));

/** Something of each player by name. */
const owned =
  (things: (player: Player) => readonly (readonly [string, number])[]) =>
  ({ players }: AgesState): Numbers => {
    const all: Numbers = {};
    for (const [seat, player] of players.entries()) {
      if (player.out) continue;
      for (const [thing, count] of things(player)) all[`${seat} ${thing}`] = (all[`${seat} ${thing}`] ?? 0) + count;
    }
    return all;
  };

const once = (cards: readonly string[]) => cards.map((card) => [card, 1] as const);

/** How often each card is there. */
const tally = (cards: readonly string[], sign = 1): Numbers => {
  const counts: Numbers = {};
  for (const card of cards) if (card !== '') counts[card] = (counts[card] ?? 0) + sign;
  return counts;
};

const ofSeat = (seat: Seat, counts: Numbers): Numbers =>
  Object.fromEntries(Object.entries(counts).map(([card, count]) => [`${seat} ${card}`, count]));

const isWonder = (card: string) => cardOf(card).kind === 'wonder';

/** Everything of a seat that leaves the game. */
const gone = (shows: (game: AgesState) => Numbers) => ({
  resigned: ({ seat }: { seat: Seat }, before: AgesState) =>
    Object.keys(shows(before)).filter((key) => key === String(seat) || key.startsWith(`${seat} `)),
});

/** What a gain or loss says of one kind of goods. */
const goods = (what: keyof Gain) => ({
  gained: ({ seat, gain }: { seat: Seat; gain: Gain }): Numbers => ({ [seat]: gain[what] ?? 0 }),
  lost: ({ seat, gain }: { seat: Seat; gain: Gain }): Numbers => ({ [seat]: -(gain[what] ?? 0) }),
});

/** What is paid out of the store when goods that were lent or exchanged are used first (TA 10.14, 12.3). */
function fromStore(before: AgesState, seat: Seat, what: 'food' | 'resources', cost: number, card = ''): number {
  if (seat !== before.current) return cost;
  const { turn } = before;
  const kind = card === '' ? undefined : cardOf(card).kind;
  const lent =
    kind === undefined || what === 'food'
      ? 0
      : isUnit(kind as never)
        ? turn.units
        : isUrban(kind as never) || kind === 'wonder'
          ? turn.construction
          : 0;
  return Math.max(0, cost - lent - turn[what]);
}

/** A token that leaves a farm or mine. */
const ofToken = (what: 'food' | 'resources') => {
  const worth = ({ seat, card }: { seat: Seat; card: string }): Numbers => {
    const technology = technologyOf(card);
    return (technology.kind === 'farm') === (what === 'food') ? { [seat]: -tokenWorth(technology) } : {};
  };
  return { 'lost-token': worth, 'covered-from': worth };
};

const numbers = (covers: readonly string[], shows: (game: AgesState) => Numbers, rest: Partial<Told>): Told => ({
  covers,
  shows,
  ...rest,
  names: { ...gone(shows), ...rest.names },
});

const WATCHES: Readonly<Record<string, Told>> = {
  culture: numbers(
    ['players.*.culture', 'players.*.ledger'],
    each(({ culture }) => culture),
    {
      by: {
        ...goods('culture'),
        'scored-turn': ({ seat, culture }) => ({ [seat]: culture }),
        scored: ({ seat, culture }) => ({ [seat]: culture }),
        prepared: ({ seat, culture }) => ({ [seat]: culture }),
        famine: ({ seat, culture }) => ({ [seat]: -culture }),
      },
    },
  ),
  science: numbers(
    ['players.*.science'],
    each(({ science }) => science),
    {
      by: {
        ...goods('science'),
        'scored-turn': ({ seat, science }) => ({ [seat]: science }),
        developed: ({ seat, science, card }, { turn, current }) => ({
          [seat]: -Math.max(
            0,
            science - (seat === current && isUnit(cardOf(card).kind as never) ? turn.unitScience : 0),
          ),
        }),
      },
    },
  ),
  food: numbers(
    ['players.*.technologies.*.tokens'],
    each((player) => stored(player, 'food')),
    {
      by: {
        ...goods('food'),
        ...ofToken('food'),
        produced: ({ seat, food }) => ({ [seat]: food }),
        consumed: ({ seat, food }) => ({ [seat]: -food }),
        corruption: ({ seat, food }) => ({ [seat]: -food }),
        traded: ({ seat, from }) => ({ [seat]: from === 'food' ? -1 : 0 }),
        'grew-population': ({ seat, food }, before) => ({ [seat]: -fromStore(before, seat, 'food', food) }),
        'built-stages': ({ seat, paid }, before) => ({ [seat]: -fromStore(before, seat, 'food', paid.food ?? 0) }),
      },
    },
  ),
  resources: numbers(
    ['players.*.technologies.*.tokens'],
    each((player) => stored(player, 'resources')),
    {
      by: {
        ...goods('resources'),
        ...ofToken('resources'),
        produced: ({ seat, resources }) => ({ [seat]: resources }),
        corruption: ({ seat, resources }) => ({ [seat]: -resources }),
        traded: ({ seat, from }) => ({ [seat]: from === 'resources' ? -1 : 0 }),
        built: ({ seat, card, cost }, before) => ({ [seat]: -fromStore(before, seat, 'resources', cost, card) }),
        upgraded: ({ seat, to, cost }, before) => ({ [seat]: -fromStore(before, seat, 'resources', cost, to) }),
        'moved-worker': ({ seat, cost }) => ({ [seat]: -cost }),
        colonized: ({ seat, price }, before) => ({ [seat]: -fromStore(before, seat, 'resources', price) }),
        'built-stages': ({ seat, paid, card }, before) => ({
          [seat]: -fromStore(before, seat, 'resources', paid.resources ?? 0, card),
        }),
      },
    },
  ),
  'unused workers': numbers(
    ['players.*.workers'],
    each(({ workers }) => workers),
    {
      by: {
        'grew-population': ({ seat }) => ({ [seat]: 1 }),
        'gained-population': ({ seat }) => ({ [seat]: 1 }),
        built: ({ seat }) => ({ [seat]: -1 }),
        destroyed: ({ seat }) => ({ [seat]: 1 }),
        'lost-workers': ({ seat, card, count }) => ({ [seat]: card === '' ? -count : 0 }),
      },
    },
  ),
  'workers on cards': numbers(
    ['players.*.technologies.*.workers'],
    owned(({ technologies }) => technologies.map(({ card, workers }) => [card, workers])),
    {
      by: {
        built: ({ seat, card }) => ({ [`${seat} ${card}`]: 1 }),
        upgraded: ({ seat, from, to }) => ({ [`${seat} ${from}`]: -1, [`${seat} ${to}`]: 1 }),
        'moved-worker': ({ seat, from, to }) => ({ [`${seat} ${from}`]: -1, [`${seat} ${to}`]: 1 }),
        destroyed: ({ seat, card }) => ({ [`${seat} ${card}`]: -1 }),
        fallen: ({ seat, card }) => ({ [`${seat} ${card}`]: -1 }),
        'lost-workers': ({ seat, card }): Numbers => (card === '' ? {} : { [`${seat} ${card}`]: -1 }),
        colonized: ({ seat, units }) => ofSeat(seat, tally(units, -1)),
      },
    },
  ),
  'yellow tokens': numbers(
    ['players.*.yellow'],
    each(({ yellow }) => yellow),
    {
      by: {
        ...goods('yellowTokens'),
        'grew-population': ({ seat }) => ({ [seat]: -1 }),
        'gained-population': ({ seat }) => ({ [seat]: -1 }),
        'lost-workers': ({ seat, count }) => ({ [seat]: count }),
        fallen: ({ seat }) => ({ [seat]: 1 }),
        'brought-back': ({ seat }) => ({ [seat]: 1 }),
        colonized: ({ seat, units }) => ({ [seat]: units.length }),
      },
    },
  ),
  'yellow tokens put aside': numbers(
    ['players.*.stored'],
    each(({ stored: aside }) => aside),
    {
      by: { 'put-aside': ({ seat }) => ({ [seat]: 1 }), 'brought-back': ({ seat }) => ({ [seat]: -1 }) },
    },
  ),
  technologies: numbers(
    ['players.*.technologies.*.card', 'players.*.specials', 'players.*.government'],
    owned(({ technologies, specials, government }) =>
      once([...technologies.map(({ card }) => card), ...specials, government]),
    ),
    {
      // What a government or a special technology takes the place of is a rule (TA 10.9, 10.10).
      names: {
        developed: ({ seat, card }, { players }) => replaced(players[seat], seat, card),
        captured: ({ seat, card, from }, { players }) => [
          ...replaced(players[seat], seat, card),
          `${seat} ${card}`,
          `${from} ${card}`,
        ],
      },
      to: {
        developed: ({ seat, card }) => ({ [`${seat} ${card}`]: 1 }),
      },
    },
  ),
  leaders: {
    covers: ['players.*.leader', 'players.*.leadersTaken', 'players.*.used', 'prize'],
    shows: ({ players, prize }) => ({
      ...Object.fromEntries(players.flatMap(({ leader }, seat) => (leader === '' ? [] : [[seat, leader]]))),
      prize: prize || null,
    }),
    to: {
      'played-leader': ({ seat, card }) => ({ [seat]: card }),
      'leader-left': ({ seat }) => ({ [seat]: null }),
      'became-prize': ({ card }) => ({ prize: card }),
      resigned: ({ seat }) => ({ [seat]: null }),
    },
  },
  stances: {
    covers: ['players.*.stance'],
    shows: ({ players }) =>
      Object.fromEntries(
        players.flatMap(({ stance, leader }, seat) => (stance < 0 || leader === '' ? [] : [[seat, stance + 1]])),
      ),
    to: {
      'took-stance': ({ seat, option }) => ({ [seat]: option + 1 }),
      'leader-left': ({ seat }) => ({ [seat]: null }),
      'played-leader': ({ seat }) => ({ [seat]: null }),
      resigned: ({ seat }) => ({ [seat]: null }),
    },
  },
  wonders: numbers(
    [
      'players.*.wonders.*.card',
      'players.*.wonders.*.ravaged',
      'players.*.wonders.*.under',
      'players.*.wonders.*.tokens',
    ],
    owned(({ wonders }) =>
      wonders.flatMap(({ card, ravaged, under }) => [
        [card, 1] as const,
        [`${card} ravaged`, ravaged ? 1 : 0] as const,
        [`${card} over ${under}`, under === '' ? 0 : 1] as const,
      ]),
    ),
    {
      to: {
        completed: ({ seat, card }) => ({ [`${seat} ${card}`]: 1 }),
        ravaged: ({ seat, card }) => ({ [`${seat} ${card} ravaged`]: 1 }),
        'placed-under': ({ seat, card, wonder }) => ({ [`${seat} ${wonder} over ${card}`]: 1 }),
      },
    },
  ),
  'unfinished wonders': {
    covers: ['players.*.building', 'players.*.stages'],
    shows: ({ players }) =>
      Object.fromEntries(players.flatMap(({ building }, seat) => (building === '' ? [] : [[seat, building]]))),
    to: {
      took: ({ seat, card }) => (isWonder(card) ? { [seat]: card } : {}),
      completed: ({ seat }) => ({ [seat]: null }),
      'wonder-abandoned': ({ seat }) => ({ [seat]: null }),
      resigned: ({ seat }) => ({ [seat]: null }),
    },
  },
  stages: {
    covers: ['players.*.stages'],
    shows: each(({ stages }) => stages),
    // A stage that is covered from a card is told when the card is chosen.
    names: {
      'built-stages': ({ owner }) => [String(owner)],
      'covered-from': ({ seat }) => [String(seat)],
      completed: ({ seat }) => [String(seat)],
      'wonder-abandoned': ({ seat }) => [String(seat)],
      resigned: ({ seat }) => [String(seat)],
    },
  },
  colonies: numbers(
    ['players.*.colonies'],
    owned(({ colonies }) => once(colonies)),
    {
      by: {
        colonized: ({ seat, card }) => ({ [`${seat} ${card}`]: 1 }),
        'lost-colony': ({ seat, card }) => ({ [`${seat} ${card}`]: -1 }),
        captured: ({ seat, card, from }): Numbers =>
          cardOf(card).kind === 'territory' ? { [`${seat} ${card}`]: 1, [`${from} ${card}`]: -1 } : {},
      },
    },
  ),
  tactics: {
    covers: [
      'players.*.tactic.*',
      'players.*.exclusive.*.card',
      'players.*.exclusive.*.bonus',
      'commonTactics.*.card',
      'commonTactics.*.bonus',
    ],
    shows: ({ players, commonTactics }) => ({
      ...Object.fromEntries(players.flatMap(({ tactic }, seat) => (tactic === null ? [] : [[seat, tactic.card]]))),
      ...tally(commonTactics.map(({ card }) => `common ${card}`)),
    }),
    to: {
      'played-tactic': ({ seat, card }) => ({ [seat]: card }),
      resigned: ({ seat }) => ({ [seat]: null }),
    },
    by: { 'tactic-shared': ({ card, again }): Numbers => (again ? {} : { [`common ${card}`]: 1 }) },
  },
  pacts: {
    covers: ['players.*.treaty.card', 'players.*.treaty.a', 'players.*.treaty.b'],
    shows: ({ players }) =>
      Object.fromEntries(players.flatMap(({ treaty }, seat) => (treaty === null ? [] : [[seat, treaty.card]]))),
    to: {
      'pact-accepted': ({ seat, card }) => ({ [seat]: card }),
      'pact-ended': ({ seat }) => ({ [seat]: null }),
    },
  },
  wars: {
    covers: ['players.*.wars.*.card', 'players.*.wars.*.target'],
    shows: ({ players }) =>
      tally(players.flatMap(({ wars }, seat) => wars.map(({ card, target }) => `${seat} ${card} ${target}`))),
    by: {
      'war-declared': ({ seat, card, rival }) => ({ [`${seat} ${card} ${rival}`]: 1 }),
      'war-ended': ({ seat, card, rival }) => ({ [`${seat} ${card} ${rival}`]: -1 }),
    },
    names: {
      resigned: ({ seat }, { players }) =>
        players.flatMap(({ wars }, declarer) =>
          wars
            .filter(({ target }) => declarer === seat || target === seat)
            .map(({ card, target }) => `${declarer} ${card} ${target}`),
        ),
    },
  },
  'civil hands': numbers(
    ['players.*.civilHand', 'players.*.kidnapped.card', 'players.*.kidnapped.culture'],
    each(({ civilHand }) => civilHand.length),
    {
      by: {
        took: ({ seat, card }) => ({ [seat]: isWonder(card) ? 0 : 1 }),
        developed: ({ seat }) => ({ [seat]: -1 }),
        'played-leader': ({ seat }) => ({ [seat]: -1 }),
        'played-card': ({ seat, card }) => ({ [seat]: cardOf(card).kind === 'action' ? -1 : 0 }),
        'antiquated-cards': ({ seat, cards }) => ({ [seat]: -cards.length }),
        // With closed hands everybody hears that a card was taken, two of them which.
        'took-from-hand': ({ seat, from }, { players }): Numbers =>
          players[from]?.closed ? {} : { [seat]: 1, [from]: -1 },
        'took-unseen': ({ seat, from }) => ({ [seat]: 1, [from]: -1 }),
      },
    },
  ),
  'military hands': numbers(
    ['players.*.militaryHand'],
    each(({ militaryHand }) => militaryHand.length),
    {
      by: {
        drew: ({ seat, count }) => ({ [seat]: count }),
        discarded: ({ seat, count }) => ({ [seat]: -count }),
        prepared: ({ seat }) => ({ [seat]: -1 }),
        attacked: ({ seat }) => ({ [seat]: -1 }),
        'war-declared': ({ seat }) => ({ [seat]: -1 }),
        'pact-offered': ({ seat }) => ({ [seat]: -1 }),
        'pact-refused': ({ seat }) => ({ [seat]: 1 }),
        'played-tactic': ({ seat, copied }) => ({ [seat]: copied ? 0 : -1 }),
        'played-card': ({ seat, card }) => ({ [seat]: cardOf(card).kind === 'bonus' ? -1 : 0 }),
        colonized: ({ seat, force }) => ({ [seat]: force === 0 ? -1 : 0 }),
      },
    },
  ),
  'the row': {
    covers: ['row'],
    shows: ({ row }) => tally(row),
    by: {
      took: ({ card }) => ({ [card]: -1 }),
      'row-removed': ({ cards }) => tally(cards, -1),
      'row-filled': ({ cards }) => tally(cards),
    },
  },
  'the course of the game': {
    covers: ['age', 'round', 'lastRound'],
    shows: ({ age, round, lastRound }) => ({ age, round, lastRound }),
    to: {
      'age-began': ({ age }) => ({ age }),
      'last-round': ({ round }) => ({ lastRound: round }),
      'turn-began': ({ round }) => ({ round }),
    },
  },
  'revealed events': {
    covers: ['pastEvents', 'planned'],
    shows: ({ pastEvents, planned }) => ({ ...tally(pastEvents), ...tally(planned.map((card) => `planned ${card}`)) }),
    by: { planned: ({ cards }) => tally(cards.map((card) => `planned ${card}`)) },
    names: { revealed: ({ card }) => [card], 'territory-left': ({ card }) => [card] },
  },
};

/** The cards of a player that one like this takes the place of. */
function replaced(player: Player | undefined, seat: Seat, card: string): string[] {
  const { kind } = cardOf(card);
  const before = player === undefined ? [] : [player.government, ...player.specials];
  return before.filter((one) => cardOf(one).kind === kind).map((one) => `${seat} ${one}`);
}

const UNTOLD: Readonly<Record<string, string>> = {
  current: 'each turn begins with a word; after the last one it is nobody’s',
  starting: 'who starts is known from the first turn on',
  'turn.*': 'what the turn has used up; what cards lend for it is told as it is lent',
  'tokens.yellow': 'the other side of what players gain and lose',
  'tokens.blue': 'the other side of what players gain and lose',
  'players.*.blue': 'the other side of food, resources, stages and tokens on wonders',
  'players.*.civil': 'spent by what is told, by a price that is a rule; back at the end of the turn',
  'players.*.military': 'spent by what is told, by a price that is a rule; back at the end of the turn',
  'players.*.out': 'told as resigned',
  'players.*.closed': 'never changes',
  'players.*.civilShownTo': 'for as long as the question stands',
  'players.*.militaryShownTo': 'for as long as the question stands',
  'players.*.givenUp': 'given up by an event, used up at the next Politics Phase by itself',
  'players.*.lookedAt': 'whom a leader has looked at, which is told',
  'players.*.civilHand.*.back': 'closed hands are counted',
  'players.*.militaryHand.*.back': 'hands are counted',
  'boards.*.leaders': 'what leaves them comes into the row',
  'boards.*.wonders': 'what leaves them comes into the row',
  'boards.*.leaders.*.back': 'what leaves them comes into the row',
  'boards.*.wonders.*.back': 'what leaves them comes into the row',
  'boards.*.open': 'turns over when the age begins, which is told',
  'boards.*.dealt': 'the draft',
  'box.*.back': 'put back before the game begins',
  'box.*.kind': 'put back before the game begins',
  gone: 'what leaves the game is told where it leaves from',
  civilDecks: 'what leaves them comes into the row',
  'civilDecks.*': 'what leaves them comes into the row',
  'militaryDecks.*': 'what leaves them is drawn',
  'openDiscards.*': 'what comes there was played or fought with, which is told',
  'hiddenDiscards.*': 'what comes there was discarded, which is told',
  'currentEvents.cards.*.back': 'what leaves them is revealed; when they run out, prepared ones become current',
  'currentEvents.cards': 'what leaves them is revealed',
  'currentEvents.seenBy': 'told to everybody as a look',
  'futureEvents.*.card.back': 'what comes there was prepared, which is told',
  'futureEvents.*.seenBy': 'known from who prepared it',
  'finalEvents.open': 'never change',
  'finalEvents.hidden': 'never change',
  games: 'opened with a word; they end by themselves before their owner’s next Politics Phase',
};

const everything = { adjusted: 'all', military: true };

nothingSilent(
  throughTheAges,
  { watches: WATCHES, untold: UNTOLD },
  [
    { seats: 2 },
    { seats: 4 },
    { seats: 3, options: { ...everything, leaders: 'open-mix', resigning: true } },
    { seats: 3, options: { ...everything, leaders: 'secret-mix', hands: 'closed' } },
    { seats: 2, options: { ...everything, leaders: 'expansion', length: 'shorter' } },
  ],
  2,
  // Lively players: half of what they do is what the game's own sense says.
  (state, seat, actions, luck) =>
    luck(2) === 0 ? luck(actions.length) : (throughTheAges.bot.playout?.(state, seat, actions as never, luck) ?? 0),
);
