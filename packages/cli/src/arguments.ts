/** Reading what was written on the command line. */

import { existsSync, readFileSync } from 'node:fs';
import { gameIds, isGame, loadGame } from '@tabularium/catalogue';
import { type AnyGame, isLanguage, LANGUAGES, type Language, languageFor, tableOptions } from '@tabularium/kernel';
import { type Player, parsePlayer } from '@tabularium/lab';
import { InvalidArgumentError, Option } from 'commander';
import { Misuse } from './complaint.ts';
import { readSet } from './sets.ts';

/** A whole number of at least 1. */
export function count(written: string): number {
  if (!/^[1-9][0-9]{0,8}$/.test(written)) throw new InvalidArgumentError('It must be a whole number of at least 1.');
  return Number(written);
}

/** A whole number, 0 included. */
export function index(written: string): number {
  return written === '0' ? 0 : count(written);
}

/** So many seconds, perhaps with a fraction. */
export function seconds(written: string): number {
  if (!/^[0-9]{1,3}(\.[0-9]{1,3})?$/.test(written)) throw new InvalidArgumentError('It must be a number of seconds.');
  return Number(written);
}

/** A list of bots and programs, separated by commas. */
export function botList(written: string): Player[] {
  try {
    return written.split(',').map(parsePlayer);
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
}

/** The flag that chooses the language; without it the environment does, as it does for other programs. */
export const languageFlag = () =>
  new Option('--lang <language>', 'language; otherwise that of LANG')
    .choices(LANGUAGES)
    .default(languageIn(process.env));

/** The language that such a command line is written for. */
export function languageOf(args: readonly string[]): Language {
  const written = args.flatMap((word, at) =>
    word === '--lang' ? (args[at + 1] ?? []) : (/^--lang=(.*)$/.exec(word)?.[1] ?? []),
  );
  return written.find(isLanguage) ?? languageIn(process.env);
}

/** The language of `LC_ALL`, `LC_MESSAGES` or `LANG`, such as `de_AT.UTF-8`. */
export function languageIn(env: NodeJS.ProcessEnv): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return languageFor([locale.replaceAll('_', '-')]);
}

/** The game of that name. */
export async function gameNamed(id: string): Promise<AnyGame> {
  if (!isGame(id)) throw new Misuse(`There is no game "${id}"; there are ${gameIds.join(', ')}.`);
  return loadGame(id);
}

/** A number of players the game can seat. */
export function playersFor(game: AnyGame, players: number): number {
  const { min, max } = game.seats;
  if (players < min || players > max) throw new Misuse(`${game.id} seats ${min} to ${max} players, not ${players}.`);
  return players;
}

/** Complete options of a table for so many, from what was written or chosen. */
export function optionsFor(game: AnyGame, chosen: object, players: number): object {
  try {
    return tableOptions(game, players, chosen);
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error));
  }
}

/** Options written `name=value,name=value`; a number for each seat is written `name=6/0/0`, a set `name=this/that`. */
export function writtenOptions(game: AnyGame, written: string | undefined): Record<string, unknown> {
  return Object.fromEntries((written?.split(',') ?? []).map((one) => readOption(game, one)));
}

function readOption(game: AnyGame, written: string): [name: string, value: unknown] {
  const [, name, value] = /^([^=]+)=(.+)$/.exec(written) ?? [];
  if (name === undefined || value === undefined) throw new Misuse(`"${written}" is no option; write name=value.`);
  const option = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
  if (option?.kind === 'set') return [name, readSet(game, name, option, value)];
  if (value === 'true' || value === 'false') return [name, value === 'true'];
  if (option?.kind === 'per-seat') return [name, value.split('/').map(Number)];
  return [name, /^-?[0-9]+$/.test(value) ? Number(value) : value];
}

/** The content of a file that has to be there; `-` is standard input. */
export function contentOf(path: string): string {
  if (path === '-') return readFileSync(process.stdin.fd, 'utf8');
  if (!existsSync(path)) throw new Misuse(`There is no file "${path}".`);
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Misuse(`"${path}" cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
