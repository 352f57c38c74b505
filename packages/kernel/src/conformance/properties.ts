/** What must hold at every position of every game. Each property takes a position and throws when it does not hold. */

import { check, sight } from '../check.ts';
import { act, awaited, isOver, legal, topFrame } from '../engine.ts';
import { fingerprint } from '../fingerprint.ts';
import type { AnyAction, AnyGame } from '../game.ts';
import { imagine } from '../imagine.ts';
import { LANGUAGES } from '../languages.ts';
import { factsFor, mayUndo, record, undo, viewersOf } from '../match.ts';
import { canonical, clone, equal } from '../plain.ts';
import { type Luck, luckFrom, seedByLuck } from '../random.ts';
import { matchFile, parseMatch, printMatch, replay } from '../record.ts';
import type { Viewer } from '../state.ts';
import { type AnyTextBook, plainWords, refusalWords } from '../text.ts';
import { viewTexts } from '../view-text.ts';
import { view } from '../visibility.ts';
import { must, type Position } from './walk.ts';

/** A named law of the kernel. */
export interface Property {
  readonly name: string;
  holds(position: Position): void;
}

/** Whoever is asked has a choice, each choice once, and asking changes nothing. */
export const legalLists: Property = {
  name: 'legal lists are never empty before the end, unique and stable',
  holds({ game, match }) {
    const before = fingerprint(match.state);
    must(isOver(match.state) || awaited(match.state).length > 0, 'the game is not over but waits for nobody');
    for (const seat of awaited(match.state)) {
      const actions = legal(game, match.state, seat);
      must(
        actions.length > 0,
        `seat ${seat} must decide but has no action in ${JSON.stringify(topFrame(match.state))}`,
      );
      const texts = new Set(actions.map(canonical));
      must(texts.size === actions.length, `seat ${seat} is offered the same action twice`);
      must(equal(legal(game, match.state, seat), actions), 'asking twice gives two answers');
    }
    must(fingerprint(match.state) === before, 'asking for the legal actions changed the state');
  },
};

/** Every action on the list can be done, and doing it on a copy leaves the original alone: on the game's own, if it has one. */
export const everyActionApplies: Property = {
  name: 'every legal action applies, and earlier copies never change',
  holds({ game, match }) {
    const before = fingerprint(match.state);
    const kept = clone(match.state);
    for (const seat of viewersOf(match.state)) {
      if (seat === null) continue;
      for (const action of legal(game, match.state, seat)) {
        const copy = game.bot.copy?.(match.state) ?? clone(match.state);
        act(game, copy, seat, action);
      }
    }
    must(fingerprint(match.state) === before, 'an action on a copy changed the original');
    must(fingerprint(kept) === before, 'an earlier copy changed');
  },
};

/** A legal action that does nothing is one whose rule was forgotten. */
export const everyActionCounts: Property = {
  name: 'every legal action changes the state',
  holds({ game, match }) {
    const before = silent(match.state);
    for (const seat of viewersOf(match.state)) {
      if (seat === null) continue;
      for (const action of legal(game, match.state, seat)) {
        const copy = clone(match.state);
        act(game, copy, seat, action);
        must(silent(copy) !== before, `${JSON.stringify(action)} of seat ${seat} is legal and does nothing`);
      }
    }
  },
};

/** The state without what was told of it: words alone change nothing. */
const silent = (state: object): string => fingerprint({ ...state, facts: null });

const JUNK: readonly unknown[] = [
  null,
  undefined,
  0,
  '',
  [],
  {},
  'place',
  { type: 7 },
  { type: '' },
  { type: '__proto__' },
];

/** What is not on the list is refused with a reason in words, and changes nothing. */
export const othersAreRefused: Property = {
  name: 'every other action is refused with a reason and leaves the state untouched',
  holds({ game, match, luck }) {
    const before = fingerprint(match.state);
    for (const seat of viewersOf(match.state)) {
      if (seat === null) continue;
      const actions = legal(game, match.state, seat);
      const some = actions[luck(Math.max(1, actions.length))];
      const inputs = [...JUNK, ...(some === undefined ? [] : spoilt(some))];
      for (const input of inputs) {
        const checked = check(game, match.state, seat, input);
        if (actions.some((one) => equal(one, input))) continue;
        must('refusal' in checked, `${JSON.stringify(input)} was let through`);
        for (const language of LANGUAGES) {
          must(refusalWords(game.text[language], language, checked.refusal).length > 3, 'a refusal says nothing');
        }
      }
    }
    for (const seat of [-1, 99, 0.5, '0', null, undefined]) {
      must('refusal' in check(game, match.state, seat, { type: 'x' }), `seat ${String(seat)} was let through`);
    }
    must(fingerprint(match.state) === before, 'checking an input changed the state');
  },
};

/** The action with something wrong about it. */
function spoilt(action: AnyAction): unknown[] {
  const wrong: unknown[] = [{ ...action, extra: 1 }, { ...action, type: `${action.type}!` }, [action]];
  for (const key of Object.keys(action)) {
    const { [key as keyof AnyAction]: _gone, ...rest } = action;
    wrong.push(rest, { ...action, [key]: null }, { ...action, [key]: 1e9 }, { ...action, [key]: '?' });
  }
  return wrong;
}

/** The state survives being written down. */
export const roundTrip: Property = {
  name: 'clone and JSON round trip equal the state',
  holds({ game, match }) {
    const written = JSON.stringify(match.state);
    must(JSON.stringify(clone(match.state)) === written, 'a clone differs');
    const { copy = clone } = game.bot;
    must(JSON.stringify(copy(match.state)) === written, 'the copy that bots make differs');
    const read: unknown = JSON.parse(written);
    must(equal(read, match.state), 'JSON cannot hold the state');
    must(fingerprint(read) === fingerprint(match.state), 'the fingerprint depends on more than the data');
  },
};

/** Taking back a move, where it is allowed, restores the bytes. */
export const undoRestores: Property = {
  name: 'undo to the barrier restores the bytes',
  holds({ game, match, luck }) {
    if (isOver(match.state)) return;
    const trial = { ...match, state: clone(match.state), moves: [...match.moves], log: [...match.log], undoable: [] };
    const snapshots: string[] = [];
    const seat = awaited(trial.state)[0] ?? 0;
    for (let moves = 0; moves < 4 && awaited(trial.state).includes(seat); moves++) {
      const before = JSON.stringify(trial.state);
      const actions = legal(game, trial.state, seat);
      const action = actions[luck(actions.length)] as AnyAction;
      record(trial, seat, action);
      if (!mayUndo(trial, seat)) return;
      must(undo(trial, seat), 'undo was refused before the barrier');
      must(JSON.stringify(trial.state) === before, 'undo did not restore the state');
      record(trial, seat, action);
      snapshots.push(before);
    }
    for (const before of snapshots.toReversed()) {
      must(undo(trial, seat), 'undo was refused before the barrier');
      must(JSON.stringify(trial.state) === before, 'undo did not restore the state');
    }
    must(!undo(trial, seat) || trial.moves.length >= match.moves.length, 'undo went behind the beginning');
  },
};

/** What is sent to viewers is what they may know. */
export const viewsAreWritten: Property = {
  name: 'a view is the same when it is written down together with those of others',
  holds({ game, match: { state } }) {
    const text = viewTexts(game, state);
    for (const viewer of viewersOf(state)) {
      const [written, seen] = [text(viewer), JSON.stringify(view(game, state, viewer))];
      must(written === seen, `viewer ${viewer} reads ${written} instead of ${seen}`);
    }
  },
};

/** What a viewer cannot know, dealt anew, changes nothing that viewer is sent. */
export const twoWorlds: Property = {
  name: 'what a viewer cannot know changes neither the view nor what is offered',
  holds({ game, match, luck }) {
    for (const viewer of viewersOf(match.state)) cannotTell(game, match.state, viewer, luck);
  },
};

/** One viewer is sent the same in a world where everything else is dealt anew, which keeps the game's laws too. */
export function cannotTell(game: AnyGame, state: object, viewer: Viewer, luck: Luck): void {
  const seen = sight(game, state, viewer);
  const other = imagine(game, view(game, state, viewer), luck);
  const broken = game.invariants?.(other) ?? [];
  must(broken.length === 0, `the imagined state breaks a law: ${broken.join('; ')}`);
  const seenThere = sight(game, other, viewer);
  for (const part of ['view', 'awaited', 'actions', 'refusals'] as const) {
    must(
      equal(seen[part], seenThere[part]),
      `viewer ${viewer} can tell two worlds apart by the ${part}: ${difference(seen[part], seenThere[part])}`,
    );
  }
}

/** Where two values differ first, for a message. */
function difference(one: unknown, other: unknown, path = ''): string {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return `${path || 'value'} ${JSON.stringify(one)} / ${JSON.stringify(other)}`;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const [a, b] = [(one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]];
    if (!equal(a, b)) return difference(a, b, `${path}.${key}`);
  }
  return path;
}

/** Answers given at the same time may come in any order. */
export const answersCommute: Property = {
  name: 'answers of several seats never collide',
  holds({ game, match, luck }) {
    const seats = awaited(match.state);
    if (seats.length < 2) return;
    const answers = seats.map((seat) => {
      const actions = legal(game, match.state, seat);
      return { seat, action: actions[luck(actions.length)] as AnyAction };
    });
    if (answers.some(({ action }) => game.anytime?.types.includes(action.type))) return;
    const [forwards, backwards] = [clone(match.state), clone(match.state)];
    for (const { seat, action } of answers) act(game, forwards, seat, action);
    for (const { seat, action } of answers.toReversed()) act(game, backwards, seat, action);
    must(equal(forwards, backwards), 'the order of simultaneous answers matters');
  },
};

/** Prompts, buttons, log lines and refusals have words in every language. */
export const textsExist: Property = {
  name: 'every text exists in every language',
  holds({ game, match }) {
    const facts = match.log.at(-1) ?? [];
    for (const language of LANGUAGES) {
      const text: AnyTextBook = game.text[language];
      for (const viewer of viewersOf(match.state)) {
        const { view, actions, refusals: vain } = sight(game, match.state, viewer);
        const frame = topFrame(match.state);
        if (frame !== undefined && viewer !== null && awaited(match.state).includes(viewer)) {
          readable(text.prompts[frame.step]?.(frame, view), `${language} prompt ${frame.step}`);
        }
        for (const action of [...actions, ...vain.map((one) => one.action)]) {
          readable(text.actions[action.type]?.(action, view), `${language} action ${JSON.stringify(action)}`);
        }
        for (const one of vain) readable(text.reasons[one.refusal.reason], `${language} reason ${one.refusal.reason}`);
        for (const fact of factsFor(facts, viewer)) {
          readable(text.facts[fact.fact]?.(fact), `${language} fact ${JSON.stringify(fact)}`);
        }
      }
    }
  },
};

function readable(sentence: string | undefined, what: string): void {
  must(sentence !== undefined && sentence.length > 0, `${what} has no words`);
  const words = plainWords(sentence, ['A', 'B', 'C', 'D', 'E', 'F']);
  must(!/undefined|NaN|\[object|null|\?\?/.test(words), `${what} is unreadable: ${words}`);
  must(!/\]\(/.test(words), `${what} has a broken link: ${words}`);
}

/** The game's own laws. */
export const lawsHold: Property = {
  name: "the game's own invariants hold after every action",
  holds({ game, match }) {
    const broken = game.invariants?.(match.state) ?? [];
    must(broken.length === 0, broken.join('; '));
  },
};

/** The same moves again lead to the same bytes; checked at the end of a game. */
export const replayEquals: Property = {
  name: 'a replay equals the original, byte for byte',
  holds({ game, match }) {
    if (!isOver(match.state)) return;
    const again = replay(game, parseMatch(printMatch(matchFile(match))));
    must(JSON.stringify(again.state) === JSON.stringify(match.state), 'the replay ends in another state');
    must(JSON.stringify(again.log) === JSON.stringify(match.log), 'the replay tells another story');
  },
};

/** The end makes sense; checked at the end of a game. */
export const resultMakesSense: Property = {
  name: 'the result names winners, scores and where they come from',
  holds({ game, match }) {
    if (!isOver(match.state)) return;
    const { seats } = match.start;
    const { winners, scores, parts, ending } = game.result(match.state);
    must(winners.length > 0 && winners.every((seat) => seat >= 0 && seat < seats), 'nobody won');
    must(scores.length === seats && parts.length === seats, 'not every seat has a score');
    for (const [seat, score] of scores.entries()) {
      const sum = Object.values(parts[seat] ?? {}).reduce((total, part) => total + part, 0);
      must(sum === score, `the parts of seat ${seat} add up to ${sum}, not ${score}`);
    }
    for (const language of LANGUAGES) {
      must(game.text[language].endings[ending] !== undefined, `${language}: ending ${ending} has no words`);
      for (const part of Object.keys(parts[0] ?? {})) {
        must(game.text[language].parts[part] !== undefined, `${language}: part ${part} has no words`);
      }
    }
    for (let seat = 0; seat < seats; seat++) tallyMakesSense(game, match.state, seat);
  },
};

/** What is counted of a seat has a name in every language, and is something that can be explained. */
function tallyMakesSense(game: AnyGame, state: object, seat: number): void {
  for (const [tally, things] of Object.entries(game.tally?.(state, seat) ?? {})) {
    for (const language of LANGUAGES) {
      must(game.text[language].tallies?.[tally] !== undefined, `${language}: tally ${tally} has no words`);
    }
    for (const thing of things) must(game.things.includes(thing), `${thing} is counted, but cannot be explained`);
  }
}

/** Every property, in the order a person would ask. */
export const properties: readonly Property[] = [
  legalLists,
  everyActionApplies,
  everyActionCounts,
  othersAreRefused,
  roundTrip,
  undoRestores,
  viewsAreWritten,
  twoWorlds,
  answersCommute,
  textsExist,
  lawsHold,
  replayEquals,
  resultMakesSense,
];

/** A bot as the suite sees it: from what its seat may see, and a seed of its own, an action. */
export type Chooser = (view: object, seed: string) => AnyAction;

/** A bot's choice depends on nothing it cannot know, and is legal. */
export function choiceIsHonest(position: Position, choose: Chooser): void {
  const { game, match, luck } = position;
  for (const seat of awaited(match.state)) {
    const seed = seedByLuck(luckFrom(seedByLuck(luck)));
    const here = view(game, match.state, seat);
    const there = view(game, imagine(game, here, luck), seat);
    const choice = choose(here, seed);
    must(
      'action' in check(game, match.state, seat, choice),
      `the bot chose ${JSON.stringify(choice)}, which is not legal`,
    );
    must(equal(choose(there, seed), choice), 'the bot chose differently where only hidden things differ');
  }
}
