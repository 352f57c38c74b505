/** How things look in a terminal: colours where they are wanted, columns, bars. */

import { stripVTControlCharacters, styleText } from 'node:util';
import { pieces } from '@tabularium/kernel';

type Style = Parameters<typeof styleText>[0];

/** Are colours wanted? By the conventions: `NO_COLOR` unless empty, `FORCE_COLOR` (0 to 3), a terminal that is not dumb. */
export function wantsColour(env: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  if (env['NO_COLOR']) return false;
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return isTerminal && env['TERM'] !== 'dumb';
}

const styled = (style: Style) => (words: string) =>
  wantsColour(process.env, process.stdout.isTTY) ? styleText(style, words, { validateStream: false }) : words;

/** Words that matter. */
export const bold = styled('bold');
/** Words that matter less. */
export const faint = styled('dim');
/** Something one can ask about. */
export const thing = styled('cyan');
/** Good news. */
export const good = styled('green');
/** Bad news. */
export const bad = styled('red');

/** Water, forests, deserts: the ground of a map. */
export const ground = {
  green: styled('green'),
  yellow: styled('yellow'),
  grey: styled('gray'),
  blue: styled('blue'),
  magenta: styled('magenta'),
  plain: (words: string): string => words,
};
/** What can be chosen. */
export const chosen = styled('inverse');

const SEATS = [
  styled(['bold', 'blue']),
  styled(['bold', 'yellow']),
  styled(['bold', 'magenta']),
  styled(['bold', 'green']),
  styled(['bold', 'red']),
];

/** Words in the colour of that seat. */
export const inSeatColour = (seat: number, words: string): string => (SEATS[seat % SEATS.length] ?? bold)(words);

/** How many columns the words take. */
export const widthOf = (words: string): number => [...stripVTControlCharacters(words)].length;

/** The words filled up with blanks, on the right or, for numbers, on the left. */
export function pad(words: string, width: number, side: 'left' | 'right' = 'right'): string {
  const blanks = ' '.repeat(Math.max(0, width - widthOf(words)));
  return side === 'right' ? words + blanks : blanks + words;
}

/** How wide the terminal is. */
export const screenWidth = (): number => Math.min(process.stdout.columns ?? 100, 140);

/** How many lines the terminal shows; without one there is no end. */
export const screenHeight = (): number => process.stdout.rows ?? Number.POSITIVE_INFINITY;

/** Rows with their cells under each other: the first column to the left, the others, usually numbers, to the right. */
export function table(rows: readonly (readonly string[])[], others: 'left' | 'right' = 'left', gap = 2): string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, widthOf(cell));
  return rows.map((row) =>
    row
      .map((cell, at) => pad(cell, widths[at] ?? 0, at === 0 ? 'right' : others))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

/** A table that fits: closer together where there is little room, and at last with a column for each row. */
export function fitted(rows: readonly (readonly string[])[], width: number): string[] {
  const [first = []] = rows;
  const turned = first.map((_, at) => rows.map((row) => row[at] ?? ''));
  const ways = [table(rows), table(rows, 'left', 1), table(turned), table(turned, 'left', 1)];
  return ways.find((lines) => lines.every((line) => widthOf(line) <= width)) ?? ways.at(-1) ?? [];
}

/** A list in as many columns as fit, read downwards; items that are too long go on under themselves. */
export function columns(items: readonly string[], width = screenWidth(), hanging = 4): string[] {
  const cell = Math.max(...items.map(widthOf)) + 3;
  const across = items.length <= 8 ? 1 : Math.max(1, Math.min(4, Math.floor((width + 3) / cell)));
  if (across === 1) return items.flatMap((item) => hung(item, hanging, width));
  const down = Math.ceil(items.length / across);
  return Array.from({ length: down }, (_, row) => {
    const line = Array.from({ length: across }, (_, column) => pad(items[column * down + row] ?? '', cell));
    return line.join('').trimEnd();
  });
}

/** Long words broken at blanks to fit the screen, so far in; the first line may begin elsewhere. */
export function wrap(words: string, indent = 0, width = screenWidth(), first = indent): string[] {
  const lines: string[] = [];
  let line = ' '.repeat(first);
  let isBegun = false;
  for (const word of words.split(' ')) {
    if (isBegun && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = ' '.repeat(indent) + word;
    } else line += isBegun ? ` ${word}` : word;
    isBegun = true;
  }
  return [...lines, line];
}

/** Words that go on under themselves, so many columns further in, where they do not fit. */
export function hung(words: string, indent: number, width = screenWidth()): string[] {
  return widthOf(words) <= width ? [words] : broken(words, width, indent);
}

/** Pieces put one after the other with a mark between them, as many to a line as fit; later lines are indented. */
export function flow(parts: readonly string[], width: number, between = '  ', indent = 2): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    if (line === '') line = part;
    else if (widthOf(line) + widthOf(between) + widthOf(part) <= width) line += between + part;
    else {
      lines.push(line);
      line = ' '.repeat(indent) + part;
    }
  }
  return (line === '' ? lines : [...lines, line]).flatMap((one) => broken(one, width, indent));
}

/** A line that is still too long, broken at blanks. */
function broken(line: string, width: number, indent: number): string[] {
  if (widthOf(line) <= width) return [line];
  const words = line.trimStart();
  return wrap(words, indent, width, line.length - words.length);
}

/** The words cut to that many columns; for plain words only. */
export const clip = (words: string, width: number): string =>
  widthOf(words) <= width ? words : `${[...words].slice(0, width - 1).join('')}…`;

/** The names in so many columns each: where their beginnings are alike, their ends tell them apart. */
export function shortNames(names: readonly string[], room: number): string[] {
  const heads = names.map((name) => clip(name, room));
  return heads.map((head, at) => {
    const name = [...(names[at] ?? '')];
    if (heads.filter((other) => other === head).length === 1 || name.length <= room) return head;
    const tail = Math.min(2, room - 2);
    return `${name.slice(0, room - tail - 1).join('')}…${name.slice(-tail).join('')}`;
  });
}

/** A column beside another, if both fit; else one under the other. */
export function beside(left: readonly string[], right: readonly string[], width: number): string[] {
  const gap = 3;
  const column = Math.max(0, ...left.map(widthOf)) + gap;
  if (column + Math.max(0, ...right.map(widthOf)) > width) return [...left, '', ...right];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
    (pad(left[at] ?? '', column) + (right[at] ?? '')).trimEnd(),
  );
}

/** A drawing that is too wide, cut into parts one under the other; what lies at the cut is in both. */
export function panes(lines: readonly string[], width: number, overlap = 6): string[] {
  const wide = Math.max(0, ...lines.map(widthOf));
  if (wide <= width) return [...lines];
  const starts = Array.from(
    { length: Math.ceil((wide - overlap) / (width - overlap)) },
    (_, at) => at * (width - overlap),
  );
  return starts.flatMap((from, at) => {
    const part = lines.map((line) => window(line, from, width).trimEnd());
    return at === 0 ? part : ['', faint('·'.repeat(Math.min(width, wide - from))), '', ...part];
  });
}

/** What of a line is in a window of that width; colours that began before it go on in it. */
function window(line: string, from: number, width: number): string {
  let column = 0;
  let shown = '';
  for (const part of line.match(/\p{Cc}\[[0-9;]*m|./gsu) ?? []) {
    if (part.length > 1 && part.startsWith('\u001b')) shown += part;
    else if (column++ >= from && column <= from + width) shown += part;
  }
  return shown;
}

/** A bar whose length is that share of the width. */
export function bar(share: number, width = 30): string {
  const eighths = Math.round(Math.max(0, Math.min(1, share)) * width * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths % 8];
}

/** A game's sentence, its players and things in colour. */
export function spoken(sentence: string, names: readonly string[]): string {
  return pieces(sentence, names)
    .map(({ words, kind, id }) => {
      if (kind === undefined) return words;
      return kind === 'seat' ? inSeatColour(Number(id), words) : thing(words);
    })
    .join('');
}

/** A share as a percentage. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** Empty the screen and what was scrolled away, so that the next person does not read it. */
export function wipe(): void {
  if (process.stdout.isTTY) process.stdout.write('\u001b[H\u001b[2J\u001b[3J');
}

/** Words from elsewhere on one line, with nothing in them that a terminal obeys. */
export const harmless = (words: string): string =>
  words.replaceAll(/\s+/g, ' ').replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '�');

/** A word as a shell reads it back. */
export const shellWord = (word: string): string =>
  /^[\w./:@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

/** Print these lines. */
export function show(lines: readonly string[] | string): void {
  console.log(typeof lines === 'string' ? lines : lines.join('\n'));
}
