/**
 * High card: the smallest game with secrets. Everyone picks a card from their own hand at the same time; the only highest
 * card scores. Shows hidden zones, chance, and a step that asks several seats at once.
 */

import {
  type Asking,
  clone,
  emit,
  type Game,
  HIDDEN,
  link,
  type Procedure,
  player,
  push,
  type Seat,
  type StateOf,
  shuffle,
  shuffleWith,
  type TextBook,
  type Together,
  type View,
  type Visibility,
} from '../src/index.ts';

/** The words of the game. */
export interface HighCard {
  state: HighCardState;
  view: HighCardView;
  options: { hand: 3 | 5 };
  frames: { trick: object; pick: Asking<Pick> };
  actions: { pick: Pick };
  facts:
    | { fact: 'picked'; seat: Seat; card: number; seen: 'all' }
    | { fact: 'scored'; seat: Seat; seen: 'all' }
    | { fact: 'drew'; seat: Seat; card: number; seen: readonly Seat[] };
  reasons: never;
  streams: 'deck';
}

/** Hands and deck hold the numbers 1 to 20, each once. */
export interface HighCardState extends StateOf<HighCard> {
  deck: number[];
  hands: number[][];
  /** Cards that were played; everyone has seen them. */
  played: number[];
  points: number[];
}

interface Pick {
  readonly type: 'pick';
  readonly card: number;
}

const CARDS = Array.from({ length: 20 }, (_, i) => i + 1);
const ROUNDS = 4;

const visibility = {
  deck: 'hidden',
  hands: { each: 'owner' },
  played: 'open',
  points: 'open',
} satisfies Visibility<HighCardState>;
type HighCardView = View<HighCardState, typeof visibility>;

const trick: Procedure<HighCard, 'trick'> = {
  run(game) {
    if (game.played.length === ROUNDS * game.seats) return;
    const seats = game.hands.map((_, seat) => seat);
    push(game, { step: 'trick' });
    push(game, { step: 'pick', seats, answers: seats.map(() => null) });
  },
};

const pick: Together<HighCard, 'pick'> = {
  actions: (game, _frame, seat) => (game.hands[seat] ?? []).map((card) => ({ type: 'pick', card })),
  settle(game, frame, answers) {
    const cards = answers.map((answer) => answer.card);
    for (const [at, seat] of frame.seats.entries()) playCard(game, seat, cards[at] ?? 0);
    const winner = frame.seats[cards.indexOf(Math.max(...cards))] ?? 0;
    game.points[winner] = (game.points[winner] ?? 0) + 1;
    emit(game, { fact: 'scored', seat: winner, seen: 'all' });
    for (const seat of frame.seats) draw(game, seat);
  },
};

function playCard(game: HighCardState, seat: Seat, card: number): void {
  game.hands[seat] = (game.hands[seat] ?? []).filter((one) => one !== card);
  game.played.push(card);
  emit(game, { fact: 'picked', seat, card, seen: 'all' });
}

function draw(game: HighCardState, seat: Seat): void {
  const card = game.deck.pop();
  if (card === undefined) return;
  game.hands[seat]?.push(card);
  emit(game, { fact: 'drew', seat, card, seen: [seat] });
}

function text(words: {
  title: string;
  summary: string;
  prompt: string;
  plays: string;
  scores: string;
  draws: string;
  points: string;
  end: string;
  hand: string;
}): TextBook<HighCard> {
  return {
    title: words.title,
    summary: words.summary,
    options: { hand: { name: words.hand, help: words.hand, values: { 3: '3', 5: '5' } } },
    prompts: { pick: () => words.prompt },
    actions: { pick: ({ card }) => link('card', card, String(card)) },
    facts: {
      picked: ({ seat, card }) => `${player(seat)} ${words.plays} ${card}.`,
      scored: ({ seat }) => `${player(seat)} ${words.scores}.`,
      drew: ({ seat, card }) => `${player(seat)} ${words.draws} ${card}.`,
    },
    reasons: {},
    parts: { points: words.points },
    endings: { played: words.end },
    things: { card: (id) => ({ name: id, text: words.summary }) },
  };
}

/** High card, for two to four. */
export const highCard: Game<HighCard> = {
  id: 'high-card',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: { hand: { kind: 'choice', values: [3, 5], default: 3 } },
  streams: ['deck'],
  setup(base) {
    const deck = shuffle(base, 'deck', [...CARDS]);
    const hands = Array.from({ length: base.seats }, () => deck.splice(-base.options.hand));
    return { ...base, frames: [{ step: 'trick' }], deck, hands, played: [], points: hands.map(() => 0) };
  },
  steps: { trick, pick },
  visibility,
  determinize(view, luck) {
    const known = new Set([...view.played, ...view.hands.flat()]);
    const unknown = shuffleWith(
      luck,
      CARDS.filter((card) => !known.has(card)),
    );
    const fill = (zone: (number | typeof HIDDEN)[]) =>
      zone.map((card) => (card === HIDDEN ? (unknown.pop() ?? 0) : card));
    const { viewer: _, ...rest } = clone(view);
    return { ...rest, hands: view.hands.map(fill), deck: fill(view.deck), random: { deck: [] }, facts: null };
  },
  result(game) {
    const best = Math.max(...game.points);
    const winners = game.points.flatMap((points, seat) => (points === best ? [seat] : []));
    return { winners, scores: game.points, parts: game.points.map((points) => ({ points })), ending: 'played' };
  },
  round: (game) => Math.min(ROUNDS, 1 + Math.floor(game.played.length / game.seats)),
  invariants(game) {
    const all = [...game.deck, ...game.hands.flat(), ...game.played].sort((a, b) => a - b);
    return all.join() === CARDS.join() ? [] : ['a card was lost or doubled'];
  },
  things: CARDS.map((card) => `card:${card}`),
  text: {
    en: text({
      title: 'High card',
      summary: 'The highest card scores.',
      prompt: 'Pick a card',
      plays: 'plays',
      scores: 'scores',
      draws: 'draws',
      points: 'Points',
      end: 'All rounds are played',
      hand: 'Cards in hand',
    }),
    de: text({
      title: 'Hohe Karte',
      summary: 'Die höchste Karte punktet.',
      prompt: 'Wähle eine Karte',
      plays: 'spielt',
      scores: 'punktet',
      draws: 'zieht',
      points: 'Punkte',
      end: 'Alle Runden sind gespielt',
      hand: 'Handkarten',
    }),
  },
  bot: { evaluate: (game, seat) => game.points[seat] ?? 0, spread: 1 },
};
