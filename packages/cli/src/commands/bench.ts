/** `tabularium bench`: how fast everything is, beside the goals. */

import { bench, isMet, isTime, type Measurement } from '@tabularium/lab';
import type { Command } from 'commander';
import { bad, bold, faint, good, show, table } from '../screen.ts';

/** Add the command. */
export function addBench(program: Command): void {
  program
    .command('bench')
    .description('measure how fast the kernel and the games are')
    .option('--json', 'print one JSON array')
    .action(async ({ json }: { readonly json?: boolean }) => {
      const measured = await bench(({ name }) => {
        if (!json && process.stderr.isTTY) process.stderr.write(`\r\u001b[K${name}`);
      });
      if (!json && process.stderr.isTTY) process.stderr.write('\r\u001b[K');
      show(json ? JSON.stringify(measured, null, 2) : report(measured));
    });
}

function report(measured: readonly Measurement[]): string[] {
  const rows = measured.map((one) => [
    one.name,
    bold(short(one.value)),
    one.unit,
    goalWords(one),
    one.here === undefined ? '' : short(one.here),
    mark(one),
  ]);
  return table([['figure', 'measured', 'unit', 'goal', 'on this machine', ''].map(faint), ...rows]);
}

function goalWords({ unit, goal }: Measurement): string {
  if (goal === null) return '';
  return `${isTime(unit) ? 'at most' : 'at least'} ${goal.toLocaleString('en')}`;
}

const mark = (one: Measurement): string => (one.goal === null ? '' : isMet(one) ? good('✓') : bad('✗'));

const short = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
