/** `tabularium replay`: a match file told move by move, or the table as it stood after one of them. */

import {
  type AnyFact,
  awaited,
  counted,
  factsFor,
  type Language,
  plainWords,
  type ReplayedMatch,
  resultOf,
  sight,
} from '@tabularium/kernel';
import type { Command } from 'commander';
import { index, languageFlag } from '../arguments.ts';
import { drawBoard, pictureOf } from '../boards/board.ts';
import { Misuse } from '../complaint.ts';
import { aboutFile, namesIn, openMatch, replayed } from '../matchfiles.ts';
import { resultLines } from '../result.ts';
import { faint, good, hung, pad, show, spoken, wrap } from '../screen.ts';
import { words } from '../words/index.ts';

interface Flags {
  readonly at?: number;
  readonly verify?: boolean;
  readonly json?: boolean;
  readonly lang: Language;
}

/** Add the command. */
export function addReplay(program: Command): void {
  program
    .command('replay')
    .argument('<file>', 'a match file; - reads it from standard input')
    .description('tell a recorded match move by move')
    .option('--at <n>', 'show the table after that many moves', index)
    .option('--verify', 'only check every move, fingerprint and the seed')
    .option('--json', 'print one JSON object')
    .addOption(languageFlag())
    .action((path: string, flags: Flags) => aboutFile(path, flags.lang, () => replayFile(path, flags)));
}

async function replayFile(path: string, { at, verify, json, lang }: Flags): Promise<void> {
  const opened = await openMatch(path);
  const { file } = opened;
  const moves = file.moves.length;
  if (at !== undefined && at > moves)
    throw new Misuse(`The match has ${counted('en', moves, MOVES)}; --at ${at} is beyond its end.`);
  const match = replayed(opened, at);
  const names = namesIn(file, lang);
  if (json) show(JSON.stringify(asData(match, names, lang), null, 2));
  else if (verify) show(good(`${path}: ${words[lang].fitsUpTo(at ?? moves, moves)}`));
  else if (at === undefined) show([...story(match, names, lang), '', ...resultLines(match, names, lang)]);
  else show(await tableThen(match, names, lang));
}

const MOVES = { one: 'move', other: 'moves' };

/** The match for another program: seats are counted from 1, as everywhere in the terminal. */
function asData(match: ReplayedMatch, names: readonly string[], lang: Language): object {
  const { game, start, moves, log } = match;
  const told = (facts: readonly AnyFact[]) =>
    facts.map((fact) => plainWords(game.text[lang].facts[fact.fact]?.(fact) ?? fact.fact, names));
  return {
    game: game.id,
    players: names,
    options: start.options,
    begins: told(log[0] ?? []),
    moves: moves.map(({ seat, action }, at) => ({ seat: seat + 1, action, told: told(log[at + 1] ?? []) })),
    result: resultOf(match) ?? null,
  };
}

/** What happened, move by move, for somebody who may know everything. */
function story(match: ReplayedMatch, names: readonly string[], lang: Language): string[] {
  const text = match.game.text[lang];
  return match.log.flatMap((facts, move) =>
    facts.flatMap((fact, line) => {
      const number = line === 0 && move > 0 ? String(move) : '';
      return hung(`${faint(pad(number, 5, 'left'))}  ${spoken(text.facts[fact.fact]?.(fact) ?? fact.fact, names)}`, 7);
    }),
  );
}

/** The table as the seat saw it that was to decide. */
async function tableThen(match: ReplayedMatch, names: readonly string[], lang: Language): Promise<string[]> {
  const [seat = null] = awaited(match.state);
  const text = match.game.text[lang];
  const last = factsFor(match.log.at(-1) ?? [], seat).flatMap((fact) =>
    wrap(spoken(text.facts[fact.fact]?.(fact) ?? '', names)),
  );
  const picture = await pictureOf(match.game);
  const board = drawBoard({ game: match.game, picture, sight: sight(match.game, match.state, seat), names, lang });
  const outcome = resultOf(match) === undefined ? [] : ['', ...resultLines(match, names, lang)];
  return [...board, '', ...last, ...outcome];
}
