/** A progress bar on the error stream, so that what is printed can be piped. */

import { SingleBar } from 'cli-progress';

/** Told of what is done, and stopped at the end. */
export interface Progress {
  readonly tick: (done?: unknown) => void;
  readonly stop: () => void;
}

/** A bar towards that many; none when the output is for a program. */
export function progress(total: number, unit: string, quiet: boolean): Progress {
  if (quiet || !process.stderr.isTTY) return { tick: () => undefined, stop: () => undefined };
  const bar = new SingleBar({
    format: `{bar} {value}/{total} ${unit} · {eta_formatted} left`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    clearOnComplete: true,
    stream: process.stderr,
  });
  bar.start(total, 0);
  return { tick: (done) => bar.increment(typeof done === 'number' ? done : 1), stop: () => bar.stop() };
}
