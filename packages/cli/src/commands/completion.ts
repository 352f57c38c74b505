/** `tabularium completion`: a script with which a shell completes commands, flags, games and files. */

import { LEVELS } from '@tabularium/bots';
import { courseIds, gameIds } from '@tabularium/catalogue';
import { ladderBoxes } from '@tabularium/lab';
import { Argument, type Command, type Option } from 'commander';
import { rulebooks } from '../rulebook.ts';
import { show } from '../screen.ts';

/** The shells there are scripts for. */
const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

/** Add the command; it completes every command of the program. */
export function addCompletion(program: Command): void {
  program
    .command('completion')
    .addArgument(new Argument('<shell>', 'the shell to print a script for').choices(SHELLS))
    .description('print a script that completes commands, flags and games in a shell')
    .action((shell: Shell) => show(SCRIPTS[shell](program.commands.map(wordsOf))));
}

/** What can follow a command: words of its own, flags, and whether files do. */
interface Completed {
  readonly name: string;
  readonly description: string;
  readonly words: readonly string[];
  readonly takesFiles: boolean;
  readonly flags: readonly Flag[];
}

interface Flag {
  readonly name: string;
  readonly description: string;
  /** What may follow it; `files` for any file, nothing if it stands alone or takes free words. */
  readonly values: readonly string[] | 'files';
  readonly takesValue: boolean;
}

/** What the arguments of commands are; what is not listed takes no words. */
const ARGUMENTS: Readonly<Record<string, () => readonly string[]>> = {
  learn: () => courseIds,
  play: () => gameIds,
  simulate: () => gameIds,
  marathon: () => gameIds,
  sanity: () => gameIds,
  ladder: () => ladderBoxes,
  train: () => gameIds,
  rules: rulebooks,
  completion: () => SHELLS,
};

const TAKES_FILES: readonly string[] = ['replay', 'review', 'verify', 'backup', 'restore'];
const FILE_FLAGS: readonly string[] = ['--resume', '--save'];
const BOTS = ['random', 'greedy', 'mcts', 'plan', 'reply', ...LEVELS.map((level) => `level:${level}`)];

function wordsOf(command: Command): Completed {
  const name = command.name();
  const flags = command.createHelp().visibleOptions(command);
  return {
    name,
    description: command.description(),
    words: ARGUMENTS[name]?.() ?? [],
    takesFiles: TAKES_FILES.includes(name),
    flags: flags.map(flagOf),
  };
}

function flagOf({ long, short, description, argChoices, required, optional }: Option): Flag {
  const name = long ?? short ?? '';
  const people = name === '--seats' ? ['human', ...BOTS] : name === '--bots' ? BOTS : [];
  const values = FILE_FLAGS.includes(name) ? 'files' : (argChoices ?? people);
  return { name, description, values, takesValue: required || optional };
}

const quoted = (words: string): string => `'${words.replaceAll("'", `'\\''`)}'`;

const SCRIPTS: Readonly<Record<Shell, (commands: readonly Completed[]) => string[]>> = {
  bash: (commands) => [
    '_tabularium() {',
    `  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} words= files=`,
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    words=${quoted([...commands.map(({ name }) => name), '--help', '--version'].join(' '))}`,
    '  else',
    `    case "\${COMP_WORDS[1]} $prev" in`,
    ...commands.flatMap(({ name, flags }) =>
      flags
        .filter(({ takesValue }) => takesValue)
        .map(
          ({ name: flag, values }) =>
            `      ${quoted(`${name} ${flag}`)}) ${values === 'files' ? 'files=1' : `words=${quoted(values.join(' '))}`} ;;`,
        ),
    ),
    `      *) case "\${COMP_WORDS[1]}" in`,
    ...commands.map(
      ({ name, words, flags, takesFiles }) =>
        `        ${name}) words=${quoted([...words, ...flags.map((flag) => flag.name)].join(' '))}${takesFiles ? ' files=1' : ''} ;;`,
    ),
    '      esac ;;',
    '    esac',
    '  fi',
    '  COMPREPLY=($(compgen -W "$words" -- "$cur"))',
    '  if [ -n "$files" ]; then COMPREPLY+=($(compgen -f -- "$cur")); fi',
    '}',
    'complete -o filenames -F _tabularium tabularium',
  ],
  zsh: (commands) => [
    '#compdef tabularium',
    '_tabularium() {',
    '  if (( CURRENT == 2 )); then',
    '    local -a commands=(',
    ...commands.map(({ name, description }) => `      ${quoted(`${name}:${description}`)}`),
    '    )',
    "    _describe 'command' commands",
    '    return',
    '  fi',
    '  case "$words[2] $words[CURRENT-1]" in',
    ...commands.flatMap(({ name, flags }) =>
      flags
        .filter(({ takesValue }) => takesValue)
        .map(
          ({ name: flag, values }) =>
            `    ${quoted(`${name} ${flag}`)}) ${values === 'files' ? '_files' : `compadd -- ${values.join(' ')}`}; return ;;`,
        ),
    ),
    '  esac',
    '  case "$words[2]" in',
    ...commands.map(
      ({ name, words, flags, takesFiles }) =>
        `    ${name}) compadd -- ${[...words, ...flags.map((flag) => flag.name)].join(' ')}${takesFiles ? '; _files' : ''} ;;`,
    ),
    '  esac',
    '}',
    'if [ "$funcstack[1]" = "_tabularium" ]; then _tabularium "$@"; else compdef _tabularium tabularium; fi',
  ],
  fish: (commands) => [
    'complete -c tabularium -f',
    ...commands.flatMap(({ name, description, words, flags, takesFiles }) => {
      const here = `complete -c tabularium -n '__fish_seen_subcommand_from ${name}'`;
      return [
        `complete -c tabularium -n __fish_use_subcommand -a ${name} -d ${quoted(description)}`,
        ...(words.length === 0 ? [] : [`${here} -a ${quoted(words.join(' '))}`]),
        ...(takesFiles ? [`${here} -F`] : []),
        ...flags.map(({ name: flag, description: meaning, values, takesValue }) => {
          const after =
            values === 'files'
              ? ' -r -F'
              : takesValue
                ? ` -x${values.length === 0 ? '' : ` -a ${quoted(values.join(' '))}`}`
                : '';
          return `${here} -l ${flag.replace(/^-+/, '')} -d ${quoted(meaning)}${after}`;
        }),
      ];
    }),
  ],
};
