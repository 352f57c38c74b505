/** The conformance suite guards every game, so it is tested itself: games broken in one way each must be found. */

import { describe, expect, test } from 'vitest';
import { type HighCardState, highCard } from '../examples/high-card.ts';
import { type TicTacToeState, ticTacToe } from '../examples/tic-tac-toe.ts';
import {
  cannotTell,
  conformance,
  type Moment,
  marathon,
  Nonconformity,
  type Property,
  walk,
} from '../src/conformance/index.ts';
import {
  answersCommute,
  type Chooser,
  choiceIsHonest,
  everyActionApplies,
  everyActionCounts,
  lawsHold,
  legalLists,
  othersAreRefused,
  replayEquals,
  resultMakesSense,
  roundTrip,
  textsExist,
  twoWorlds,
  undoRestores,
  viewsAreWritten,
} from '../src/conformance/properties.ts';
import {
  type AnyAction,
  type AnyGame,
  clone,
  imagine,
  type Loose,
  legal,
  luckFrom,
  parseMatch,
  replay,
  type Seat,
  seedFrom,
  type Viewer,
} from '../src/index.ts';
import { type FairState, fair } from './fair.ts';

conformance(fair, { games: 200, every: 1 });

/** Random games of a broken game must show that the property does not hold. */
function expectFound(property: Property, broken: AnyGame, message: string): void {
  const look = () => {
    for (let game = 0; game < 20; game++) walk(broken, { seats: 2 }, `broken/${game}`, property.holds);
  };
  expect(look).toThrow(Nonconformity);
  expect(look).toThrow(message);
}

/** Tic-tac-toe with another way to mark. */
const marking = (change: object): AnyGame => ({
  ...ticTacToe,
  steps: { mark: { ...ticTacToe.steps.mark, ...change } },
});

/** High card with another way to pick. */
const picking = (change: object): AnyGame => ({
  ...highCard,
  steps: { ...highCard.steps, pick: { ...highCard.steps.pick, ...change } },
});

/** English words of a game with some changed. */
const wording = (game: AnyGame, change: object): AnyGame => ({
  ...game,
  text: { ...game.text, en: { ...game.text.en, ...change } },
});

const marks = (state: TicTacToeState) => legal(ticTacToe, state, state.cells.filter((owner) => owner >= 0).length % 2);

describe(legalLists.name, () => {
  test('an action offered twice', () => {
    const broken = marking({ actions: (state: TicTacToeState) => [...marks(state), marks(state)[0]] });
    expectFound(legalLists, broken, 'is offered the same action twice');
  });

  test('nothing to do', () => {
    const broken = marking({ actions: (state: TicTacToeState) => marks(state).filter(({ cell }) => cell > 0) });
    expectFound(legalLists, broken, 'must decide but has no action');
  });

  test('a list that is another one when asked again', () => {
    let asked = 0;
    const broken = marking({
      actions: (state: TicTacToeState) => (++asked % 2 === 0 ? marks(state) : marks(state).toReversed()),
    });
    expectFound(legalLists, broken, 'asking twice gives two answers');
  });

  test('asking changes the state', () => {
    const broken = marking({
      actions(state: TicTacToeState & { asked?: number }) {
        state.asked = (state.asked ?? 0) + 1;
        return marks(state);
      },
    });
    expectFound(legalLists, broken, 'asking for the legal actions changed the state');
  });

  test('a question to nobody', () => {
    const trick = { run: (game: HighCardState) => void game.frames.push({ step: 'pick', seats: [], answers: [] }) };
    const broken: AnyGame = { ...highCard, steps: { ...highCard.steps, trick } };
    expectFound(legalLists, broken, 'the game is not over but waits for nobody');
  });
});

describe(everyActionApplies.name, () => {
  test('an action that cannot be done', () => {
    const broken = marking({
      take(state: TicTacToeState, frame: Loose, action: Loose) {
        if (action.cell === 8) throw new Error('there is no such cell');
        ticTacToe.steps.mark.take(state, frame, action, frame.seat);
      },
    });
    expectFound(everyActionApplies, broken, 'there is no such cell');
  });

  test('an action that reaches another copy of the state', () => {
    let last: TicTacToeState | undefined;
    const broken = marking({
      actions(state: TicTacToeState) {
        last = state;
        return marks(state);
      },
      take: () => void last?.cells.reverse().push(0),
    });
    expectFound(everyActionApplies, broken, 'an action on a copy changed the original');
  });
});

describe(everyActionCounts.name, () => {
  test('an action without a rule', () => {
    const broken = marking({
      actions: (state: TicTacToeState) => [...marks(state), { type: 'wink' }],
      take(state: TicTacToeState, frame: Loose, action: Loose) {
        if (action.type === 'mark') ticTacToe.steps.mark.take(state, frame, action, frame.seat);
      },
    });
    expectFound(everyActionCounts, broken, '{"type":"wink"} of seat 0 is legal and does nothing');
  });

  test('an action that is only talked about', () => {
    const broken = marking({
      actions: (state: TicTacToeState) => [...marks(state), { type: 'wink' }],
      take(state: TicTacToeState, frame: Loose, action: Loose) {
        if (action.type === 'mark') ticTacToe.steps.mark.take(state, frame, action, frame.seat);
        else (state.facts as object[] | null)?.push({ fact: 'winked', seen: 'all' });
      },
    });
    expectFound(everyActionCounts, broken, 'is legal and does nothing');
  });

  test('something to do at any time that does nothing', () => {
    const anytime = { types: ['wave'], actions: () => [{ type: 'wave' }], take: () => undefined };
    expectFound(everyActionCounts, { ...ticTacToe, anytime }, '{"type":"wave"} of seat 0 is legal and does nothing');
  });
});

describe(othersAreRefused.name, () => {
  test('a refusal that says nothing', () => {
    const broken = wording(marking({ tries: () => [{ type: 'mark', cell: 1e9 }], whyNot: () => ({ reason: 'no' }) }), {
      reasons: { no: '' },
    });
    expectFound(othersAreRefused, broken, 'a refusal says nothing');
  });

  test('explaining changes the state', () => {
    const broken = marking({
      whyNot(state: TicTacToeState) {
        state.cells.push(0);
        return { reason: 'taken' };
      },
    });
    expectFound(othersAreRefused, broken, 'checking an input changed the state');
  });
});

describe(roundTrip.name, () => {
  const holding = (extra: object): AnyGame => ({
    ...ticTacToe,
    setup: (base: Loose) => ({ ...ticTacToe.setup(base), ...extra }),
  });

  test('a state that JSON cannot hold', () => {
    expectFound(roundTrip, holding({ infinite: Number.POSITIVE_INFINITY }), 'JSON cannot hold the state');
  });

  test('a state that is not plain data', () => {
    class Clock {
      toJSON() {
        return 'noon';
      }
    }
    expectFound(roundTrip, holding({ clock: new Clock() }), 'a clone differs');
  });

  test('a copy for bots that leaves something out', () => {
    const copy = (state: TicTacToeState) => ({ ...clone(state), cells: [] });
    expectFound(roundTrip, { ...ticTacToe, bot: { ...ticTacToe.bot, copy } }, 'the copy that bots make differs');
  });

  test('a copy for bots that shares what changes', () => {
    const copy = (state: TicTacToeState) => ({ ...clone(state), cells: state.cells });
    expectFound(everyActionApplies, { ...ticTacToe, bot: { ...ticTacToe.bot, copy } }, 'an action on a copy changed');
  });
});

test(`${undoRestores.name}: looking at an earlier state changes it`, () => {
  const diary = (pages: string[], _viewer: Viewer, _owner: unknown, game: FairState) => {
    game.diary[0] = 'somebody looked';
    return pages;
  };
  const broken: AnyGame = { ...fair, visibility: { ...fair.visibility, diary } };
  expectFound(undoRestores, broken, 'undo did not restore the state');
});

test(`${viewsAreWritten.name}: a zone looks otherwise every time`, () => {
  let looks = 0;
  const diary = () => [`look ${looks++}`];
  const broken: AnyGame = { ...fair, visibility: { ...fair.visibility, diary } };
  expectFound(viewsAreWritten, broken, 'viewer null reads');
});

describe(twoWorlds.name, () => {
  test('a zone that tells what is in another hand', () => {
    const played = (_value: unknown, viewer: Seat, _owner: unknown, game: HighCardState) => [
      Math.max(...(game.hands[viewer === 0 ? 1 : 0] ?? [])),
    ];
    const broken: AnyGame = { ...highCard, visibility: { ...highCard.visibility, played } };
    expectFound(twoWorlds, { ...broken, determinize: redeal }, 'can tell two worlds apart by the view');
  });

  test('a hand that is imagined anew though its owner looks', () => {
    const broken: AnyGame = {
      ...highCard,
      determinize: (view: Loose, luck) =>
        redeal({ ...view, hands: view.hands.map((hand: Loose[]) => hand.map(() => '?')) }, luck),
    };
    expectFound(twoWorlds, broken, 'can tell two worlds apart by the view');
  });

  test('choices that depend on the deck', () => {
    const broken = picking({
      actions(game: HighCardState, frame: Loose, seat: Seat) {
        const picks = highCard.steps.pick.actions(game, frame, seat);
        return (game.deck.at(-1) ?? 0) % 2 === 0 ? picks.slice(0, 1) : picks;
      },
    });
    expectFound(twoWorlds, broken, 'can tell two worlds apart by the actions');
  });

  test('refusals that depend on the deck', () => {
    const broken = picking({
      tries: (game: HighCardState) => [{ type: 'pick', card: 100 + (game.deck.at(-1) ?? 0) }],
      whyNot: () => ({ reason: 'not-legal' }),
    });
    expectFound(twoWorlds, broken, 'can tell two worlds apart by the refusals');
  });

  test('imagined states that lose a card', () => {
    const broken: AnyGame = {
      ...highCard,
      determinize: (view: Loose, luck) => ({ ...redeal(view, luck), deck: view.deck.map(() => 1) }),
    };
    expectFound(twoWorlds, broken, 'the imagined state breaks a law: a card was lost or doubled');
  });

  /** High card's own way of imagining; the broken games change what goes in or comes out. */
  function redeal(view: Loose, luck: (n: number) => number): Loose {
    const played = Array.isArray(view.played) && view.played.length % 2 === 0 ? view.played : [];
    return highCard.determinize({ ...view, played }, luck);
  }
});

test(`${answersCommute.name}: whoever answers first gets more`, () => {
  const broken = picking({
    settle: undefined,
    take(game: HighCardState, frame: Loose, action: AnyAction, seat: Seat) {
      frame.answers[frame.seats.indexOf(seat)] = action;
      game.points[seat] = (game.points[seat] ?? 0) + frame.answers.filter((answer: unknown) => answer === null).length;
      if (!frame.answers.includes(null)) {
        game.frames.pop();
        highCard.steps.pick.settle(game, frame, frame.answers);
      }
    },
  });
  expectFound(answersCommute, broken, 'the order of simultaneous answers matters');
});

describe(textsExist.name, () => {
  test.each([
    ['a prompt without words', wording(ticTacToe, { prompts: {} }), 'en prompt mark has no words'],
    ['an empty prompt', wording(ticTacToe, { prompts: { mark: () => '' } }), 'en prompt mark has no words'],
    ['a button without words', wording(ticTacToe, { actions: {} }), 'en action {"type":"mark","cell":0} has no words'],
    ['a fact without words', wording(highCard, { facts: {} }), 'en fact {"fact":"picked"'],
    ['a reason without words', wording(ticTacToe, { reasons: {} }), 'en reason taken has no words'],
    ['words with a hole', wording(ticTacToe, { prompts: { mark: () => 'Mark undefined' } }), 'is unreadable'],
    ['words with an object', wording(ticTacToe, { prompts: { mark: () => `Mark ${{}}` } }), 'is unreadable'],
    ['a broken link', wording(ticTacToe, { prompts: { mark: () => 'Mark [it](cell 1)' } }), 'has a broken link'],
  ])('%s', (_what, broken, message) => {
    expectFound(textsExist, broken, message);
  });

  test('one language is not enough', () => {
    const german = { ...ticTacToe.text.de, prompts: {} } as unknown as typeof ticTacToe.text.de;
    expectFound(textsExist, { ...ticTacToe, text: { ...ticTacToe.text, de: german } }, 'de prompt mark has no words');
  });
});

test(`${lawsHold.name}: a card is lost`, () => {
  const broken = picking({
    settle(game: HighCardState, frame: Loose, answers: Loose) {
      highCard.steps.pick.settle(game, frame, answers);
      game.hands[0]?.pop();
    },
  });
  expectFound(lawsHold, broken, 'a card was lost or doubled');
});

describe(replayEquals.name, () => {
  test('a set-up that depends on something outside the seed', () => {
    let tables = 0;
    const broken: AnyGame = {
      ...ticTacToe,
      setup: (base: Loose) => ({ ...ticTacToe.setup(base), table: ++tables }),
      invariants: () => [],
    };
    expectFound(replayEquals, broken, 'leads to another state');
  });

  test('a log that depends on something outside the state', () => {
    let told = 0;
    const broken = marking({
      take(state: TicTacToeState, frame: Loose, action: Loose) {
        ticTacToe.steps.mark.take(state, frame, action, frame.seat);
        (state.facts as object[] | null)?.push({ fact: 'told', number: ++told, seen: 'all' });
      },
    });
    expectFound(replayEquals, broken, 'the replay tells another story');
  });
});

describe(resultMakesSense.name, () => {
  const fine = { winners: [0], scores: [1, 0], parts: [{ line: 1 }, { line: 0 }], ending: 'line' };

  test.each([
    ['nobody won', { winners: [] }, 'nobody won'],
    ['somebody won who was not there', { winners: [2] }, 'nobody won'],
    ['a seat without a score', { scores: [1] }, 'not every seat has a score'],
    ['parts that do not add up', { parts: [{ line: 3 }, { line: 0 }] }, 'the parts of seat 0 add up to 3, not 1'],
    ['an ending without words', { ending: 'flood' }, 'en: ending flood has no words'],
    ['a part without words', { parts: [{ luck: 1 }, { luck: 0 }] }, 'en: part luck has no words'],
  ])('%s', (_what, change, message) => {
    expectFound(resultMakesSense, { ...ticTacToe, result: () => ({ ...fine, ...change }) }, message);
  });

  test('something is counted that has no words, or cannot be explained', () => {
    const counting = { ...ticTacToe, tally: () => ({ hat: ['hat:1'] }) };
    expectFound(resultMakesSense, counting, 'en: tally hat has no words');
    const named = (language: 'en' | 'de') => ({ ...ticTacToe.text[language], tallies: { hat: 'Hats' } });
    const text = { en: named('en'), de: named('de') };
    expectFound(resultMakesSense, { ...counting, text }, 'hat:1 is counted, but cannot be explained');
  });
});

describe('the long run', () => {
  const tables = [{ seats: 2 }];

  test('counts what it saw', () => {
    const seen = marathon(fair, [{ seats: 2 }, { seats: 3 }], 50, 'seen');
    expect(seen.played).toBe(50);
    expect(Object.values(seen.endings).reduce((sum, times) => sum + times, 0)).toBe(50);
    expect(seen.shortest).toBeLessThanOrEqual(seen.longest);
    expect(seen.moves).toBeGreaterThanOrEqual(seen.longest);
  });

  test('a walk finds a game without an end', () => {
    const broken = marking({
      take: (_state: unknown, frame: { seat: Seat }) => Object.assign(frame, { seat: 1 - frame.seat }),
    });
    expect(() => walk(broken, { seats: 2 }, 'endless', () => undefined)).toThrow('no end in sight after 50000 moves');
  });

  test('leaves the match that failed as a file that replays', () => {
    const broken: AnyGame = {
      ...fair,
      invariants: (state: FairState) => (state.thrown.includes(6) ? ['a six was thrown'] : []),
    };
    const failures: Nonconformity[] = [];
    const { played } = marathon(broken, tables, 50, 'sixes', { failed: (failure) => failures.push(failure) });
    expect(failures.length).toBeGreaterThan(0);
    expect(played).toBe(50 - failures.length);
    for (const { file, message } of failures) {
      expect(message).toContain('a six was thrown');
      expect((replay(fair, parseMatch(file)).state as FairState).thrown).toContain(6);
    }
  });

  test('who looks at its moments finds a leak, and the match that shows it', () => {
    const glance = ({ game, state, luck }: Moment) => cannotTell(game, state, luck(2), luck);
    expect(marathon(highCard, tables, 50, 'looked', { glance }).played).toBe(50);
    const leaking = picking({
      actions(game: HighCardState, frame: Loose, seat: Seat) {
        const picks = highCard.steps.pick.actions(game, frame, seat);
        return (game.deck.at(-1) ?? 0) % 2 === 0 ? picks.slice(0, 1) : picks;
      },
    });
    const failures: Nonconformity[] = [];
    marathon(leaking, tables, 50, 'looked', { glance, failed: (failure) => failures.push(failure) });
    expect(failures.length).toBeGreaterThan(0);
    for (const { file, message } of failures) {
      expect(message).toContain('can tell two worlds apart by the actions');
      expect(replay(leaking, parseMatch(file)).moves.length).toBeGreaterThanOrEqual(0);
    }
  });

  test('looking changes no game', () => {
    const watched = marathon(highCard, tables, 50, 'same', { glance: ({ luck }) => luck(6) });
    expect(watched).toEqual(marathon(highCard, tables, 50, 'same'));
  });
});

describe('an honest bot', () => {
  const positions = (choose: Chooser) => () => {
    for (let game = 0; game < 5; game++) {
      walk(highCard, { seats: 2 }, `bot/${game}`, (position) => choiceIsHonest(position, choose));
    }
  };
  const imagined = (view: Loose, seed: string) => imagine(highCard, view, luckFrom(seed));

  test('is accepted', () => {
    const honest: Chooser = (view: Loose, seed) => legal(highCard, imagined(view, seed), view.viewer)[0] as AnyAction;
    expect(positions(honest)).not.toThrow();
  });

  test('chooses what is legal', () => {
    expect(positions(() => ({ type: 'pass' }))).toThrow('which is not legal');
  });

  test('chooses the same again for the same seed', () => {
    const luck = luckFrom(seedFrom('moody'));
    const moody: Chooser = (view: Loose, seed) => {
      const choices = legal(highCard, imagined(view, seed), view.viewer);
      return choices[luck(choices.length)] as AnyAction;
    };
    expect(positions(moody)).toThrow('the bot chose differently');
  });
});
