/** `tabularium review`: a match file looked over: chances, the moves that changed most, a line on each player. */

import { botWords, type Moment, type Review, review, type Turning, turningWords, verdictWords } from '@tabularium/bots';
import type { AnyGame, Language } from '@tabularium/kernel';
import type { Command } from 'commander';
import { languageFlag } from '../arguments.ts';
import { aboutFile, namesIn, openMatch, replayed } from '../matchfiles.ts';
import { progress } from '../progress.ts';
import { bold, faint, show, table, wrap } from '../screen.ts';

interface Flags {
  readonly json?: boolean;
  readonly lang: Language;
}

/** Add the command. */
export function addReview(program: Command): void {
  program
    .command('review')
    .argument('<file>', 'a match file; - reads it from standard input')
    .description('look a match over: chances over time, the moves that cost most and what would have been better')
    .option('--json', 'print one JSON object')
    .addOption(languageFlag())
    .action((path: string, flags: Flags) => aboutFile(path, flags.lang, () => reviewFile(path, flags)));
}

async function reviewFile(path: string, { json, lang }: Flags): Promise<void> {
  const opened = await openMatch(path);
  const { game, start, moves } = replayed(opened);
  const watch = progress(moves.length, 'moves', json === true);
  const seen = review(game, start, moves, () => watch.tick());
  watch.stop();
  const names = namesIn(opened.file, lang);
  show(json ? JSON.stringify(asData(game, seen, names, lang), null, 2) : report(game, seen, names, lang));
}

/** For another program: seats are counted from 1, as everywhere in the terminal. */
function asData(
  game: AnyGame,
  { curve, turnings, verdicts }: Review,
  names: readonly string[],
  lang: Language,
): object {
  return {
    game: game.id,
    players: names,
    curve,
    turnings: turnings.map(({ view: _, ...turning }, at) => ({
      ...turning,
      seat: turning.seat + 1,
      said: turningWords(game, turnings[at] as Turning, names, lang),
    })),
    verdicts: verdicts.map(({ verdict, round, best }, seat) => ({
      verdict,
      round,
      best,
      said: botWords[lang].review.verdicts[verdict](names[seat] ?? '', round),
    })),
  };
}

const BARS = '▁▂▃▄▅▆▇█';

/** A line of chances, one bar for each round. */
function sparks(rounds: readonly Moment[], seat: number): string {
  return rounds.map(({ chances }) => BARS[Math.min(7, Math.floor(8 * (chances[seat] ?? 0)))] ?? '').join('');
}

function report(
  game: AnyGame,
  { curve, turnings, verdicts }: Review,
  names: readonly string[],
  lang: Language,
): string[] {
  const say = botWords[lang].review;
  const rounds = curve.filter((moment, at) => curve[at + 1]?.round !== moment.round);
  return [
    bold(say.chances),
    ...table(
      names.map((name, seat) => [
        name,
        sparks(rounds, seat),
        `${Math.round(100 * (curve.at(-1)?.chances[seat] ?? 0))} %`,
      ]),
    ),
    '',
    bold(say.turnings),
    ...(turnings.length === 0 ? [say.noTurnings] : []),
    ...turnings.flatMap((turning) => [
      faint(`${say.round(turning.round)} · ${turning.move}`),
      ...wrap(turningWords(game, turning, names, lang)),
    ]),
    '',
    ...verdicts.flatMap((verdict, seat) => wrap(verdictWords(verdict, names[seat] ?? '', lang))),
  ];
}
