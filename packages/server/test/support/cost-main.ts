/** What a move costs, as `npm run bench:cost` prints it: rows, bytes, messages and time of two nodes on PostgreSQL and NATS. */

import { fileURLToPath } from 'node:url';
import { costOfMoves } from './bench-nodes.ts';
import { removeFolders } from './config.ts';

const cost = await costOfMoves(fileURLToPath(new URL('./host.mjs', import.meta.url)));
removeFolders();
if (cost !== undefined) {
  const { moves, per, entryBytes } = cost;
  const round = (value: number) => Number(value.toPrecision(3));
  if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify({ moves, per, entryBytes })}\n`);
  else {
    process.stdout.write(`per move, of ${moves} moves:\n`);
    const shown = Object.entries(per).filter(([, value]) => Math.abs(value) >= 0.001);
    for (const [what, value] of shown) process.stdout.write(`${what.padEnd(24)} ${round(value)}\n`);
    process.stdout.write(`${'bytes of an entry'.padEnd(24)} ${round(entryBytes)}\n`);
  }
}
process.exit(0);
