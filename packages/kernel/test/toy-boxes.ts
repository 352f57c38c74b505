/**
 * A toy game of three boxes. The base: whoever is asked adds to the pile or stops; the game ends at a goal. *Jewels* adds
 * a hidden bag of jewels and a step of its own; *Haste* puts its own step in place of the base's and doubles every gain.
 */

import {
  type ActionsOf,
  type AllOf,
  type AnyOf,
  type Base,
  clone,
  compose,
  type Decision,
  type Expansion,
  emit,
  endGame,
  pop,
  push,
  questions,
  type Seat,
  type StateOf,
  shelf,
  shuffle,
  shuffleWith,
  type View,
} from '../src/index.ts';

interface Boxes {
  base: {
    frames: { turn: { seat: Seat } };
    actions: { turn: { type: 'add' } | { type: 'rest' } };
    facts: { fact: 'added'; seat: Seat; gain: number; seen: 'all' };
    reasons: 'never-twice';
    options: { goal: 5 | 50 };
    labels: { pile: string };
    streams: 'start';
  };
  jewels: {
    frames: { pick: { seat: Seat } };
    actions: { pick: { type: 'draw' } | { type: 'rest' } };
    facts: { fact: 'drawn'; seat: Seat; jewel: JewelId; seen: 'all' };
    options: { jewels: boolean };
    labels: { bag: string };
    zones: { bag: { hidden: JewelId[]; drawn: JewelId[] } | null };
    streams: 'bag';
  };
  haste: { options: { haste: boolean } };
}

export interface Toy {
  boxes: Boxes;
  state: ToyState;
  view: ToyView;
  options: AllOf<Boxes, 'options'>;
  frames: AllOf<Boxes, 'frames'>;
  actions: ActionsOf<Boxes>;
  facts: AnyOf<Boxes, 'facts'>;
  reasons: AnyOf<Boxes, 'reasons'>;
  labels: AllOf<Boxes, 'labels'>;
  streams: AnyOf<Boxes, 'streams'>;
}

interface ToyState extends StateOf<Toy> {
  pile: number;
  rested: number;
  bag: { hidden: JewelId[]; drawn: JewelId[] } | null;
}

export interface ToyQuestions {
  /** What adding to the pile is worth. */
  gain(game: ToyState): number;
  /** Happens when something was added. */
  added(game: ToyState, seat: Seat): void;
}

/** The questions and the things of the toy. */
export const asks = questions<ToyQuestions>();
export const content = shelf<{
  jewels: Record<JewelId, number>;
  stones: Record<'pebble', number>;
  colours: readonly string[];
}>();

const JEWELS = { ruby: 3, pearl: 2, opal: 1 };
type JewelId = keyof typeof JEWELS;
const JEWEL_IDS = Object.keys(JEWELS) as JewelId[];

const visibility = { pile: 'open', rested: 'open' } as const;
type ToyView = View<ToyState, typeof visibility & { bag: { hidden: 'hidden'; drawn: 'open' } }>;

function add(game: ToyState, seat: Seat): void {
  const gain = asks(game).gain(game);
  game.pile += gain;
  emit(game, { fact: 'added', seat, gain, seen: 'all' });
  asks(game).added(game, seat);
  if (game.pile >= game.options.goal) endGame(game);
}

const turn: Decision<Toy, 'turn'> = {
  actions: () => [{ type: 'add' }, { type: 'rest' }],
  take(game, { seat }, { type }) {
    pop(game);
    push(game, { step: 'turn', seat: (seat + 1) % game.seats });
    if (type === 'add') add(game, seat);
    else game.rested++;
  },
};

export const base: Base<Toy, ToyQuestions> = {
  id: 'toy',
  rulesVersion: 1,
  seats: { min: 1, max: 2 },
  options: { goal: { kind: 'choice', values: [5, 50], default: 5 } },
  streams: ['start'],
  asks,
  answers: { gain: () => 1, added() {} },
  shelves: [content.part({ stones: { pebble: 1 }, colours: ['grey'] })],
  setup: (table) => ({ ...table, frames: [{ step: 'turn', seat: 0 }], pile: 0, rested: 0 }),
  steps: { turn },
  visibility,
  determinize: clone,
  result({ seats, pile }) {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    return { winners: all, scores: all.map(() => pile), parts: all.map(() => ({ pile })), ending: 'full' };
  },
  round: (game) => 1 + game.pile,
  invariants: (game) => (game.pile >= 0 ? [] : ['less than nothing']),
  things: ['stone:pebble'],
  text: {
    en: {
      title: 'Toy',
      summary: 'A pile.',
      options: { goal: { name: 'Goal', help: 'How high.' } },
      prompts: { turn: () => 'Your turn' },
      actions: { add: () => 'Add', rest: () => 'Rest' },
      facts: { added: ({ gain }) => `${gain} more.` },
      reasons: { 'never-twice': 'Never twice.' },
      labels: { pile: 'Pile' },
      parts: { pile: 'Pile' },
      endings: { full: 'Full' },
      things: { stone: (id) => ({ name: id, text: id }) },
    },
    de: {
      title: 'Spielzeug',
      summary: 'Ein Stapel.',
      options: { goal: { name: 'Ziel', help: 'Wie hoch.' } },
      prompts: { turn: () => 'Du bist dran' },
      actions: { add: () => 'Lege dazu', rest: () => 'Raste' },
      facts: { added: ({ gain }) => `${gain} mehr.` },
      reasons: { 'never-twice': 'Nie zweimal.' },
      labels: { pile: 'Stapel' },
      parts: { pile: 'Stapel' },
      endings: { full: 'Voll' },
      things: { stone: (id) => ({ name: id, text: id }) },
    },
  },
  bot: { evaluate: (game) => game.pile, spread: 1 },
};

export const jewels: Expansion<Toy, 'jewels', ToyQuestions> = {
  isOn: (options) => options.jewels,
  demands: (seats) => (seats > 2 ? { jewels: true } : {}),
  setup(game) {
    game.bag = { hidden: shuffle(game, 'bag', [...JEWEL_IDS]), drawn: [] };
  },
  seats: { min: 1, max: 3 },
  options: { jewels: { kind: 'switch', default: false } },
  streams: ['bag'],
  steps: {
    pick: {
      actions: () => [{ type: 'draw' }, { type: 'rest' }],
      take(game, { seat }, { type }) {
        pop(game);
        const jewel = type === 'draw' ? game.bag?.hidden.pop() : undefined;
        if (jewel === undefined) return;
        game.bag?.drawn.push(jewel);
        game.pile += content.things.jewels[jewel];
        emit(game, { fact: 'drawn', seat, jewel, seen: 'all' });
      },
    },
  },
  answers: (beneath) => ({
    gain: (game) => beneath.gain(game) + 1,
    added: (game, seat) => push(game, { step: 'pick', seat }),
  }),
  zones: {
    bag: {
      visibility: { hidden: 'hidden', drawn: 'open' },
      imagine({ bag }, luck) {
        if (bag === null) return null;
        return {
          hidden: shuffleWith(
            luck,
            JEWEL_IDS.filter((id) => !bag.drawn.includes(id)),
          ),
          drawn: [...bag.drawn],
        };
      },
    },
  },
  shelves: [content.part({ jewels: JEWELS, colours: ['red', 'white'] })],
  invariants: ({ bag }) => (bag !== null && bag.hidden.length + bag.drawn.length === 3 ? [] : ['a jewel is lost']),
  things: JEWEL_IDS.map((id) => `jewel:${id}`),
  text: {
    en: {
      options: { jewels: { name: 'Jewels', help: 'With jewels.' } },
      labels: { bag: 'Bag' },
      prompts: { pick: () => 'Draw?' },
      actions: { draw: () => 'Draw' },
      facts: { drawn: ({ jewel }) => `A ${jewel}.` },
      things: { jewel: (id) => ({ name: id, text: id }) },
    },
    de: {
      options: { jewels: { name: 'Juwelen', help: 'Mit Juwelen.' } },
      labels: { bag: 'Beutel' },
      prompts: { pick: () => 'Ziehen?' },
      actions: { draw: () => 'Ziehe' },
      facts: { drawn: ({ jewel }) => `Gezogen: ${jewel}.` },
      things: { jewel: (id) => ({ name: id, text: id }) },
    },
  },
  bot: { evaluate: ({ bag }) => bag?.hidden.length ?? 0 },
};

export const haste: Expansion<Toy, 'haste', ToyQuestions> = {
  isOn: (options) => options.haste,
  options: { haste: { kind: 'switch', default: false } },
  // In haste nobody rests, and people are told so.
  steps: {
    turn: {
      ...turn,
      actions: () => [{ type: 'add' }],
      tries: () => [{ type: 'rest' }],
      whyNot: () => ({ reason: 'never-twice' }),
    },
  },
  answers: (beneath) => ({ gain: (game) => 2 * beneath.gain(game) }),
  zones: {},
  things: [],
  text: {
    en: {
      options: { haste: { name: 'Haste', help: 'No rest.' } },
      endings: { tired: 'Tired' },
    },
    de: {
      options: { haste: { name: 'Eile', help: 'Keine Rast.' } },
      endings: { tired: 'Müde' },
    },
  },
};

/** The toy game with all its boxes. */
export const toy = compose<Toy, ToyQuestions>(base, { jewels, haste });
