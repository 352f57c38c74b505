/** What stands under a command's flags in its help: examples, games with their options, bots. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@tabularium/build';
import type { AnyGame, Language } from '@tabularium/kernel';
import { Help } from 'commander';
import { table } from './screen.ts';
import { writeSet } from './sets.ts';
import { words } from './words/index.ts';

/** Says in the person's language what is written in English. */
export type Said = (english: string) => string;

/** The help of commander with every word in that language. */
export function helpIn(said: Said): Partial<Help> {
  const plain = new Help();
  return {
    styleTitle: said,
    commandDescription: (command) => said(plain.commandDescription(command)),
    subcommandDescription: (command) => said(plain.subcommandDescription(command)),
    optionDescription: (option) => said(plain.optionDescription(option)),
    argumentDescription: (argument) => said(plain.argumentDescription(argument)),
  };
}

/** The version of the table. */
export function version(): string {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
}

const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  play: [
    'play',
    'play stone-age --seats human,mcts',
    'play new-dawn --seats human:Anna,greedy --options module=terra-incognita --lang de',
    'play --continue',
    'play --resume match.json',
  ],
  learn: ['learn', 'learn stone-age', 'learn stone-age round --lang de'],
  challenge: ['challenge', 'challenge stone-age', 'challenge today --lang de'],
  saves: ['saves', 'saves --json'],
  completion: ['completion bash >> ~/.bashrc', 'completion zsh > ~/.zsh/_tabularium', 'completion fish'],
  simulate: [
    'simulate stone-age --players 4 --games 400 --bots mcts,greedy,random --seed x',
    'simulate new-dawn --bots greedy,random --options map=random --balance',
  ],
  replay: ['replay match.json', 'replay match.json --at 20 --lang de', 'replay match.json --json'],
  review: ['review match.json', 'review match.json --lang de', 'review match.json --json'],
  verify: ['verify match.json', 'verify *.json --json', 'verify - < match.json', 'verify --all'],
  rules: ['rules stone-age', 'rules stone-age 4.1', 'rules TI 1.1 --lang de', 'rules stone-age "hungry people"'],
  bench: ['bench', 'bench --json'],
  serve: ['serve', 'serve --port 80 --host 0.0.0.0 --data /var/lib/tabularium'],
  think: ['think', 'think --database postgres://tabularium@db/tabularium --nats nats://nats:4222'],
  backup: ['backup', 'backup copy.sqlite'],
  restore: ['restore copy.sqlite'],
  password: ['password Anna'],
  ratings: ['ratings'],
  reports: ['reports', 'reports --json'],
  bot: ['bot --level 4', 'simulate stone-age --bots program:examples/bot.py,level:3'],
  ladder: ['ladder stone-age --players 2', 'ladder --minutes 60 --jobs 1', 'ladder --look'],
  sanity: ['sanity stone-age --games 20', 'sanity --level 5 --json'],
  train: ['train stone-age --bot mcts:80 --steps 40', 'train through-the-ages --bot plan:400 --write by-hand'],
  marathon: ['marathon stone-age --games 10000', 'marathon --json'],
};

/** The bots that can be named. */
const BOTS = [
  ['random', 'plays anything'],
  ['greedy', 'takes what looks best at once'],
  ['mcts, mcts:1000, mcts:500ms', 'searches: so many tries, or so long'],
  ['plan, plan:600', 'plans its whole turn: so many positions a turn'],
  ['reply', "plans its turn and looks at the others' replies"],
  ['program:COMMAND', 'another program, asked in lines of JSON (docs/bot-protocol.md)'],
  ['level:1 … level:5', 'from a newcomer to as strong as we know how'],
];

const indented = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join('\n');

/** The part under the flags of that command; the games are listed where one can be set up. */
export function helpUnder(command: string, games: readonly AnyGame[], lang: Language): string {
  const { said } = words[lang];
  const parts = [
    `${said('Examples:')}\n${indented((EXAMPLES[command] ?? []).map((line) => `npx tabularium ${line}`))}`,
  ];
  if (command === 'play' || command === 'simulate') {
    parts.push(
      `${said('Bots:')}\n${indented(
        table(
          BOTS.map(([name = '', about = '']) => [name, said(about)]),
          'right',
        ),
      )}`,
      `${said('Games and their options:')}\n${indented(games.flatMap((game) => gameLines(game, lang)).map(said))}`,
    );
  }
  return `\n${parts.join('\n\n')}`;
}

function gameLines({ id, seats, options, presets = {} }: AnyGame, lang: Language): string[] {
  const rows = Object.entries(options).map(([name, option]) => {
    if (option.kind === 'per-seat')
      return `  ${name}=n/n/… (a number from ${option.min} to ${option.max} for each seat)`;
    if (option.kind === 'set') {
      const usual = Array.isArray(option.default) ? option.default : [];
      const presets = Object.keys(option.presets ?? {}).join('|');
      const when = Object.entries(option.when ?? {}).map(([other, value]) => `, with ${other}=${value}`);
      return `  ${name}=${presets} or this/that, all/-this (${writeSet(option, usual)}${when.join('')})`;
    }
    const values = option.kind === 'switch' ? [true, false] : (option.values ?? []);
    return `  ${name}=${values.join('|')} (${option.default})`;
  });
  const tables = Object.values(presets).flatMap(({ options: chosen, words: called }) => {
    const written = Object.entries(chosen).map(([name, value]) => `${name}=${value}`);
    return written.length === 0 ? [] : [`  ${called[lang].name}: ${written.join(',')}`];
  });
  return [`${id}, ${seats.min} to ${seats.max} players`, ...rows, ...tables];
}

/** What a bare command says. */
export function shortHelp(said: Said): string[] {
  return [
    said('An open table for civilization board games.'),
    '',
    said('Examples:'),
    indented(['play', 'simulate', 'verify', 'rules'].map((command) => `npx tabularium ${EXAMPLES[command]?.[0]}`)),
    '',
    said('npx tabularium --help lists every command, npx tabularium play --help the games, options and bots.'),
  ];
}
