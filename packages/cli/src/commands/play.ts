/** `tabularium play`: a whole game in the terminal. */

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnyGame,
  commitmentTo,
  isOver,
  type Language,
  newMatch,
  type ReplayedMatch,
  seedFrom,
} from '@tabularium/kernel';
import { type Command, Option } from 'commander';
import { gameNamed, languageFlag, optionsFor, playersFor, seconds, writtenOptions } from '../arguments.ts';
import { pictureOf } from '../boards/board.ts';
import { Complaint, Misuse } from '../complaint.ts';
import { aboutFile, freePath, openMatch, replayed, saveMatch, savesFolder } from '../matchfiles.ts';
import { chooseGame, chooseOptions, chooseSaved, chooseSitters } from '../play/invitation.ts';
import { readSitters, type Sitter, writtenOf } from '../play/sitters.ts';
import { Table } from '../play/table.ts';
import { savedGames } from '../saves.ts';
import { bold, faint, show, wrap } from '../screen.ts';
import { words } from '../words/index.ts';

interface Flags {
  readonly seats?: string;
  readonly lang: Language;
  readonly seed?: string;
  readonly options?: string;
  readonly save?: string;
  readonly resume?: string;
  readonly continue?: boolean;
  readonly brief?: boolean;
  readonly grace: number;
}

/** Long enough to see a slip of the key, short enough not to wait for it. */
const GRACE = 1.5;

/** Add the command. */
export function addPlay(program: Command): void {
  program
    .command('play')
    .argument('[game]', 'the game; asked for if left out')
    .description('play a game in the terminal, against bots or sharing the keyboard')
    .option(
      '--seats <a,b,…>',
      'who sits where: human, human:Name, level:3, random, greedy, mcts, mcts:500ms, program:COMMAND',
    )
    .addOption(languageFlag())
    .option('--seed <words>', 'the same seed gives the same dice and decks')
    .option('--options <a=b,…>', "the game's options")
    .option('--save <file>', 'where to keep the game')
    .option('--resume <file>', 'go on with a saved game')
    .option('--continue', 'go on with the last game that was saved here and is not over')
    .option('--brief', 'show the table only when "board" is typed')
    .addOption(
      new Option('--grace <seconds>', 'how long bots wait in case you take your step back')
        .argParser(seconds)
        .default(GRACE),
    )
    .action(play);
}

async function play(id: string | undefined, flags: Flags): Promise<void> {
  const saved = flags.resume ?? (flags.continue ? lastUnfinished(id) : await offered(id, flags));
  const { match, sitters, path } = saved === undefined ? await begin(id, flags) : await resumeFrom(id, saved, flags);
  saveMatch(path, match, writtenOf(sitters)); // before anything is played that could not be kept
  const { title, summary } = match.game.text[flags.lang];
  show([bold(title), ...wrap(summary)]);
  const began = match.moves.length === 0;
  const say = words[flags.lang];
  show(wrap(began ? say.promise(commitmentTo(match.start.seed)) : say.resumed(match.moves.length)).map(faint));
  const { lang, brief = false, grace } = flags;
  const manner = { lang, brief, grace: grace * 1000 };
  await new Table(match, await pictureOf(match.game), sitters, manner, path).play();
}

/** The game to go on with: the last one saved here that is not over. */
function lastUnfinished(id: string | undefined): string {
  const [last] = unfinished().filter(({ game }) => id === undefined || game === id);
  if (last === undefined) throw new Complaint(`There is no unfinished game in "${savesFolder()}".`);
  return last.path;
}

const unfinished = () => savedGames().filter(({ finished }) => !finished);

/** Who says nothing at all is offered the unfinished games too. */
async function offered(id: string | undefined, flags: Flags): Promise<string | undefined> {
  const isOpen = id === undefined && [flags.seats, flags.options, flags.seed, flags.save].every((flag) => !flag);
  return isOpen && process.stdin.isTTY ? chooseSaved(unfinished(), flags.lang) : undefined;
}

interface Sitting {
  readonly match: ReplayedMatch;
  readonly sitters: Sitter[];
  readonly path: string;
}

async function begin(id: string | undefined, flags: Flags): Promise<Sitting> {
  const game = await gameNamed(id ?? (await chooseGame(flags.lang)));
  const list = flags.seats?.split(',') ?? (await chooseSitters(game, flags.lang));
  const sitters = readSitters(list, flags.lang);
  const seed = flags.seed === undefined ? randomBytes(16).toString('hex') : seedFrom(flags.seed);
  const seats = playersFor(game, sitters.length);
  const asks = flags.seats === undefined && flags.options === undefined;
  const chosen = asks ? await chooseOptions(game, seats, flags.lang) : writtenOptions(game, flags.options);
  const demanded = asks ? '' : demandedOptions(game, seats, chosen);
  if (demanded !== '') throw new Misuse(`${seats} players need --options ${demanded}; please say so.`);
  const match = newMatch(game, { seats, seed, options: optionsFor(game, chosen, seats) });
  return { match, sitters, path: flags.save === undefined ? freshPath(game) : freePath(flags.save) };
}

const resumeFrom = (id: string | undefined, path: string, flags: Flags): Promise<Sitting> =>
  aboutFile(path, flags.lang, () => resume(id, path, flags));

async function resume(id: string | undefined, path: string, { seats, lang, save }: Flags): Promise<Sitting> {
  const opened = await openMatch(path);
  const { file, game } = opened;
  if (id !== undefined && id !== game.id) throw new Misuse(`"${path}" is a match of ${game.id}, not of ${id}.`);
  const match = replayed(opened);
  if (isOver(match.state)) throw new Complaint(`This match is over; see it with: tabularium replay ${path}`);
  const sitters = readSitters(seats?.split(',') ?? file.players ?? [], lang);
  if (sitters.length !== file.seats) {
    throw new Misuse(`The match has ${file.seats} seats; say who sits there, such as --seats human,greedy.`);
  }
  return { match, sitters, path: save === undefined ? path : freePath(save) };
}

/** What that number of players needs and nobody has chosen, written as options. */
const demandedOptions = (game: AnyGame, players: number, chosen: object): string =>
  Object.entries(game.demands?.(players) ?? {})
    .filter(([name]) => !Object.hasOwn(chosen, name))
    .map(([name, value]) => `${name}=${value}`)
    .join(',');

/** A file name that tells the game and the second, and is nobody else's. */
function freshPath(game: AnyGame): string {
  const second = new Date().toISOString().slice(0, 19).replaceAll(/[T:]/g, '-');
  const named = (suffix: string) => join(savesFolder(), `${game.id}-${second}${suffix}.json`);
  let path = named('');
  for (let next = 2; existsSync(path); next++) path = named(`-${next}`);
  return path;
}
