/**
 * A day at the fair: a game of the tests' own. One seat after the other strolls, throws a die, looks under a shell or
 * votes with the others, and everybody may wave at any time.
 */

import {
  type Anytime,
  type Asking,
  clone,
  type Decision,
  emit,
  endGame,
  type Game,
  HIDDEN,
  inEveryLanguage,
  type Procedure,
  player,
  pop,
  push,
  roll,
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
export interface Fair {
  state: FairState;
  view: FairView;
  options: { bells: boolean };
  frames: { day: object; bell: { times: number }; visit: { seat: Seat; left: number }; vote: Asking<Vote> };
  actions: { visit: Visit; vote: Vote; anytime: Wave };
  facts:
    | { fact: 'rang'; times: number; seen: 'all' }
    | { fact: 'strolled'; seat: Seat; seen: 'all' }
    | { fact: 'looked'; seat: Seat; shell: number; seen: readonly Seat[] }
    | { fact: 'voted'; votes: boolean[]; seen: 'all' };
  reasons: 'no-shells' | 'tired';
  streams: 'shells' | 'dice';
}

/** What there is at the fair. */
export interface FairState extends StateOf<Fair> {
  day: number;
  /** Shells nobody has looked under. */
  shells: number[];
  /** What each seat has found. */
  found: number[][];
  thrown: number[];
  waves: number[];
  /** What happened, in order. */
  diary: string[];
}

/** What a visitor does. */
type Visit = { [K in Pastime]: { readonly type: K } }[Pastime];
type Pastime = 'stroll' | 'throw' | 'look' | 'swap' | 'call-vote' | 'rest' | 'go-home';
interface Vote {
  readonly type: 'vote';
  readonly aye: boolean;
}
interface Wave {
  readonly type: 'wave';
}

const SHELLS = [1, 2, 3, 4, 5, 6];
const DAYS = 3;

const visibility = {
  day: 'open',
  shells: 'hidden',
  found: { each: 'owner' },
  thrown: 'open',
  waves: 'open',
  diary: 'open',
} satisfies Visibility<FairState>;
type FairView = View<FairState, typeof visibility>;

const day: Procedure<Fair, 'day'> = {
  run(game) {
    if (game.day === DAYS) return;
    game.day++;
    push(game, { step: 'day' });
    for (let seat = game.seats - 1; seat >= 0; seat--) push(game, { step: 'visit', seat, left: 4 });
    if (game.options.bells) push(game, { step: 'bell', times: game.day });
  },
};

const bell: Procedure<Fair, 'bell'> = {
  run(game, { times }) {
    game.diary.push(`bell ${times}`);
    emit(game, { fact: 'rang', times, seen: 'all' });
  },
};

const visit: Decision<Fair, 'visit'> = {
  actions(game, frame) {
    const visits: Visit[] = [{ type: 'throw' }, { type: 'call-vote' }, { type: 'rest' }, { type: 'go-home' }];
    if (frame.left > 1) visits.push({ type: 'stroll' });
    if (game.shells.length > 0) visits.push({ type: 'look' });
    if (game.shells.length > 0 && game.found[frame.seat]?.length) visits.push({ type: 'swap' });
    return visits;
  },
  take(game, frame, { type }) {
    frame.left--;
    if (type === 'stroll') emit(game, { fact: 'strolled', seat: frame.seat, seen: 'all' });
    if (type === 'throw') game.thrown.push(roll(game, 'dice'));
    if (type === 'look') look(game, frame.seat);
    if (type === 'swap') swap(game, frame.seat);
    if (frame.left === 0 || type === 'rest') pop(game);
    if (type === 'go-home') endGame(game);
    if (type === 'call-vote') callVote(game);
  },
  tries: () => [{ type: 'look' }, { type: 'stroll' }],
  whyNot: (_game, _frame, { type }) =>
    type === 'look' ? { reason: 'no-shells', rule: 'SA 1.1' } : { reason: 'tired', rule: 'SA 1.2' },
};

function look(game: FairState, seat: Seat): void {
  const shell = game.shells.pop();
  if (shell === undefined) return;
  game.found[seat]?.push(shell);
  emit(game, { fact: 'looked', seat, shell, seen: [seat] });
}

/** Put the first shell found back, and look under another: as much is hidden as before. */
function swap(game: FairState, seat: Seat): void {
  const back = game.found[seat]?.shift();
  look(game, seat);
  if (back !== undefined) game.shells.unshift(back);
}

function callVote(game: FairState): void {
  const seats = game.found.map((_, seat) => seat);
  push(game, { step: 'vote', seats, answers: seats.map(() => null) });
}

const vote: Together<Fair, 'vote'> = {
  actions: () => [
    { type: 'vote', aye: true },
    { type: 'vote', aye: false },
  ],
  settle(game, _frame, answers) {
    const votes = answers.map(({ aye }) => aye);
    game.diary.push(`votes ${votes.join(' ')}`);
    emit(game, { fact: 'voted', votes, seen: 'all' });
  },
};

const anytime: Anytime<Fair> = {
  types: ['wave'],
  actions: (game, seat) => (game.waves[seat] === 0 ? [{ type: 'wave' }] : []),
  take(game, _action, seat) {
    game.waves[seat] = 1;
  },
};

function text(language: string): TextBook<Fair> {
  const action = ({ type }: { type: string }) => `${language} ${type}`;
  return {
    title: `${language} fair`,
    summary: language,
    options: { bells: { name: `${language} bells`, help: language } },
    prompts: { visit: () => `${language} visit`, vote: () => `${language} vote` },
    actions: {
      stroll: action,
      throw: action,
      look: action,
      swap: action,
      'call-vote': action,
      rest: action,
      'go-home': action,
      vote: ({ aye }) => `${language} vote ${aye}`,
      wave: action,
    },
    facts: {
      rang: ({ times }) => `${language} ${times}`,
      strolled: ({ seat }) => `${player(seat)} ${language}`,
      looked: ({ seat, shell }) => `${player(seat)} ${shell}`,
      voted: ({ votes }) => votes.join(' '),
    },
    reasons: { 'no-shells': `${language} no shells`, tired: `${language} tired` },
    parts: { found: language, waves: language },
    endings: { home: language, days: language },
    things: { shell: (id) => ({ name: `${language} ${id}`, text: language }) },
  };
}

/** The fair, for two or three. */
export const fair: Game<Fair> = {
  id: 'fair',
  rulesVersion: 3,
  seats: { min: 2, max: 3 },
  options: { bells: { kind: 'switch', default: true } },
  streams: ['shells', 'dice'],
  setup(base) {
    const each = Array.from({ length: base.seats }, () => 0);
    return {
      ...base,
      frames: [{ step: 'day' }],
      day: 0,
      shells: shuffle(base, 'shells', [...SHELLS]),
      found: each.map(() => []),
      thrown: [],
      waves: each,
      diary: [],
    };
  },
  steps: { day, bell, visit, vote },
  anytime,
  visibility,
  determinize(view, luck) {
    const known = new Set<number | typeof HIDDEN>(view.found.flat());
    const unknown = shuffleWith(
      luck,
      SHELLS.filter((shell) => !known.has(shell)),
    );
    const fill = (zone: (number | typeof HIDDEN)[]) =>
      zone.map((shell) => (shell === HIDDEN ? (unknown.pop() ?? 0) : shell));
    const { viewer: _, ...rest } = clone(view);
    return {
      ...rest,
      found: view.found.map(fill),
      shells: fill(view.shells),
      random: { shells: [], dice: [] },
      facts: null,
    };
  },
  result(game) {
    const parts = game.found.map((found, seat) => ({ found: found.length, waves: game.waves[seat] ?? 0 }));
    const scores = parts.map((part) => part.found + part.waves);
    const best = Math.max(...scores);
    const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
    return { winners, scores, parts, ending: game.day === DAYS ? 'days' : 'home' };
  },
  round: (game) => game.day,
  invariants: (game) => {
    const shells = [...game.shells, ...game.found.flat()].sort();
    return shells.join() === SHELLS.join() ? [] : ['a shell was lost or doubled'];
  },
  things: SHELLS.map((shell) => `shell:${shell}`),
  text: inEveryLanguage(text),
  bot: { evaluate: (game, seat) => game.found[seat]?.length ?? 0, spread: 1 },
};
