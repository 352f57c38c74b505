/** Planners and travellers on small games: whole turns, whole ways, and a fresh budget for every turn. */

import { choose, consider, isContest, type Plan, parseSpec, tryOut, winner } from '@tabularium/bots';
import { type AnyGame, act, decider, isOver, legal, type Seat, seedFrom, start, view } from '@tabularium/kernel';
import { newDawn } from '@tabularium/new-dawn';
import { throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';

/** The game with its judgements counted. */
function counted(game: AnyGame): { game: AnyGame; count: () => number } {
  let judged = 0;
  const { evaluateAll } = game.bot;
  const bot = {
    ...game.bot,
    evaluateAll(state: object) {
      judged++;
      return evaluateAll?.(state) ?? [];
    },
  };
  return { game: { ...game, bot }, count: () => judged };
}

/** What a seat of a table sees, decides and knows, one decision after the other. */
function* decisions(game: AnyGame, spec: string, seats: number, options: object) {
  const state: { facts: unknown } = start(game, { seats, options, seed: seedFrom('plans') });
  state.facts = null;
  const plans: (Plan | undefined)[] = [];
  for (let move = 0; !isOver(state); move++) {
    const seat: Seat = decider(state);
    const actions = legal(game, state, seat);
    const seen: object = view(game, state, seat);
    let [action] = actions;
    if (actions.length > 1) {
      const choice = choose(game, seen, parseSpec(spec), seedFrom(`plans ${move}`), undefined, plans[seat]);
      plans[seat] = choice.plan;
      action = choice.action;
    }
    yield { seat, state: state as object, action };
    act(game, state, seat, action);
  }
}

test('a plan that was carried out leaves the next turn its whole budget', () => {
  const { game, count } = counted(throughTheAges);
  const turns: number[] = [];
  let before = 0;
  for (const { seat, action } of decisions(game, 'plan:120', 2, {})) {
    if (seat !== 0 || action?.type !== 'end-turn') continue;
    turns.push(count() - before);
    before = count();
    if (turns.length === 6) break;
  }
  for (const judged of turns.slice(2)) expect(judged).toBeGreaterThan(120);
});

test('a short budget makes a search narrow, but the turn is planned to its end', () => {
  const { game } = counted(throughTheAges);
  let ended = 0;
  for (const { state, action } of decisions(game, 'plan:1', 2, {})) {
    const { round, players, current } = state as { round: number; current: number; players: { civil: number }[] };
    if (action?.type === 'end-turn' && round > 2) {
      ended++;
      expect(players[current]?.civil).toBeLessThan(4);
    }
    if (round > 5) break;
  }
  expect(ended).toBeGreaterThan(4);
});

test('what is no plan is looked at in as many worlds as ways are kept, whatever the budget of a turn', () => {
  let worlds = 0;
  const game: AnyGame = {
    ...throughTheAges,
    determinize(seen: never, luck: never) {
      worlds++;
      return throughTheAges.determinize(seen, luck);
    },
  };
  let asked = 0;
  for (const { seat, state } of decisions(throughTheAges, 'greedy', 2, {})) {
    const { frames } = state as { frames: { step: string }[] };
    if (frames.at(-1)?.step !== 'politics') continue;
    const seen: object = view(throughTheAges, state as never, seat);
    if (legal(throughTheAges, state as never, seat).length < 2) continue;
    worlds = 0;
    choose(game, seen, parseSpec('plan:2000'), seedFrom(`politics ${asked}`));
    expect(worlds).toBe(10);
    asked++;
    if (asked === 4) break;
  }
  expect(asked).toBe(4);
});

test('no caravan or army enters a space twice on one journey', () => {
  let [journeys, way] = [0, [] as number[]];
  const options = { module: 'terra-incognita' };
  for (const { state, action } of decisions(newDawn, 'greedy', 2, options)) {
    const { frames, round } = state as { round: number; frames: { step: string; at?: number }[] };
    if (round > 8) break;
    const { step, at = -1 } = frames.at(-1) ?? { step: '' };
    if (step !== 'move-army' && step !== 'move-caravan') way = [];
    else if (action?.type === 'march' || action?.type === 'step') {
      if (way.length === 0) way.push(at);
      const { space } = action as { space: number };
      expect(way).not.toContain(space);
      way.push(space);
      journeys++;
    }
  }
  expect(journeys).toBeGreaterThan(5);
});

test('the worlds of a contest can be tried by whoever has time: the choice is the same', () => {
  const spec = parseSpec('reply:120');
  let [contests, differing] = [0, 0];
  for (const { seat, state } of decisions(newDawn, 'greedy', 3, {})) {
    if (contests === 8) break;
    const seen: object = view(newDawn, state as never, seat);
    const seed = seedFrom(`contest ${contests}`);
    const thought = consider(newDawn, seen, spec, seed);
    if (!isContest(thought) || thought.worlds.length < 2) continue;
    contests++;
    const sent = JSON.parse(JSON.stringify(thought)) as typeof thought;
    const backwards = sent.worlds.toReversed().map((world) => tryOut(newDawn, seen, spec, sent, world));
    expect(winner(sent, backwards.toReversed())).toEqual(choose(newDawn, seen, spec, seed));
    if (new Set(backwards.map(String)).size > 1) differing++;
  }
  expect(contests).toBe(8);
  expect(differing, 'worlds that are not alike').toBeGreaterThan(0);
});

test('where a turn is a plan of many decisions, every beginning is followed to the end of the turn', () => {
  const spec = parseSpec('reply:120');
  let contests = 0;
  for (const { seat, state } of decisions(newDawn, 'greedy', 2, { module: 'terra-incognita' })) {
    const { frames } = state as { frames: { step: string }[] };
    if (frames.at(-1)?.step !== 'choose-focus') continue;
    const beginnings: readonly object[] = legal(newDawn, state as never, seat);
    const thought = consider(newDawn, view(newDawn, state as never, seat), spec, seedFrom(`turn ${contests}`));
    if (!isContest(thought)) throw new Error('Nothing to choose from.');
    expect(new Set(thought.turns.map(({ actions: [first] }) => first))).toEqual(new Set(beginnings.slice(0, 6)));
    contests++;
    if (contests === 6) break;
  }
  expect(contests).toBe(6);
});

test('turns that are hardly worse are as good as the best only once patience is over', () => {
  const turns = ['first', 'second', 'third'].map((type) => ({ actions: [{ type }], plan: { steps: [], spent: 0 } }));
  const trials = [
    [1, 2, 3],
    [1, 4, 3.6],
  ];
  const chosen = (slack: number, draw: number) => winner({ turns, worlds: [], slack, draw }, trials).action.type;
  expect([0, 1, 2].map((draw) => chosen(0, draw))).toEqual(['third', 'third', 'third']);
  expect([0, 1, 2].map((draw) => chosen(0.4, draw))).toEqual(['second', 'third', 'second']);
});

test('patience ends in games that go on and on', () => {
  let [early, late] = [0, 0];
  for (const { seat, state } of decisions(newDawn, 'greedy', 2, { module: 'terra-incognita' })) {
    const { frames, round } = state as { round: number; frames: { step: string }[] };
    if (frames.at(-1)?.step !== 'choose-focus') continue;
    const seen: object = view(newDawn, state as never, seat);
    const slackIn = (game: AnyGame) => {
      const thought = consider(game, seen, parseSpec('reply:120'), seedFrom('patience'));
      return isContest(thought) ? thought.slack : 0;
    };
    const impatient: AnyGame = { ...newDawn, bot: { ...newDawn.bot, patience: 1 } };
    early += slackIn(newDawn);
    late += slackIn(impatient);
    if (round === 3) break;
  }
  expect(early).toBe(0);
  expect(late).toBeGreaterThan(0);
});
