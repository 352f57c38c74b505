/** Passages of the rules for reading in a terminal: Markdown's marks turned into type, tables fitted to the width. */

import { stripVTControlCharacters } from 'node:util';
import type { Passage } from './rulebook.ts';
import { bold, faint, pad, screenWidth, widthOf, wrap } from './screen.ts';

/** The lines of a passage, so far in. */
export function passageLines({ lines }: Passage, indent = 0): string[] {
  const printed: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (!isRow(line)) printed.push(...plainLine(line, indent));
    else {
      const end = lines.findIndex((later, n) => n > at && !isRow(later));
      const rows = lines.slice(at, end < 0 ? lines.length : end);
      printed.push(...tableLines(rows, depthOf(line) + indent));
      at += rows.length - 1;
    }
  }
  return printed;
}

const isRow = (line: string): boolean => line.trimStart().startsWith('|');

const depthOf = (line: string): number => /^\s*/.exec(line)?.[0].length ?? 0;

function plainLine(line: string, indent: number): string[] {
  if (line.startsWith('#')) return wrap(bold(line.replace(/^#+ /, '')));
  const words = inType(line.trim().replace(/^- /, ''));
  return stripVTControlCharacters(words) === '' ? [''] : wrap(words, depthOf(line) + indent);
}

const inType = (words: string): string =>
  words
    .replaceAll(/\*\*([^*]+)\*\*/g, (_, strong: string) => bold(strong))
    .replaceAll(/(?<![\p{L}\p{N}])_([^_]+)_(?![\p{L}\p{N}])|`([^`]+)`/gu, '$1$2');

/** A table of Markdown: the columns as wide as they need to be, the widest ones narrower where there is no room. */
function tableLines(rows: readonly string[], indent: number): string[] {
  const cells = rows
    .filter((row) => !/^[\s|:-]+$/.test(row))
    .map((row) =>
      row
        .trim()
        .replaceAll(/^\||\|$/g, '')
        .split('|')
        .map((cell) => inType(cell.trim())),
    );
  const widths = fittingWidths(cells, screenWidth() - indent);
  return cells.flatMap((row, at) => {
    const wrapped = widths.map((width, column) => wrap(row[column] ?? '', 0, width));
    const height = Math.max(...wrapped.map((lines) => lines.length));
    return Array.from({ length: height }, (_, line) => {
      const words = wrapped.map((lines, column) => pad(lines[line] ?? '', widths[column] ?? 0)).join('  ');
      return (' '.repeat(indent) + (at === 0 ? faint(words) : words)).trimEnd();
    });
  });
}

function fittingWidths(cells: readonly (readonly string[])[], room: number): number[] {
  const columns = Math.max(...cells.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) => Math.max(...cells.map((row) => widthOf(row[at] ?? ''))));
  const sum = () => widths.reduce((all, width) => all + width + 2, -2);
  while (sum() > room) {
    const widest = widths.indexOf(Math.max(...widths));
    if ((widths[widest] ?? 0) <= 8) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}
