import type { KnipConfig } from 'knip';

/** What nobody uses must not stay. Entries are files that are named in no import: threads, scripts, boards. */
const config: KnipConfig = {
  /** A type that an exported thing is made of belongs to it. */
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreBinaries: ['apt-get', 'chattr', 'mount', 'script', 'systemd-analyze', 'tabularium', 'umount'],
  compilers: {
    css: (text) => [...text.matchAll(/@import\s+["'][^"']+["']/g)].map(([line]) => line.replace('@', '')).join('\n'),
  },
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'scripts/corpus/record.ts',
        'scripts/solve/record.ts',
        'scripts/layers/report.ts',
        'scripts/mutate/session.mjs',
        'scripts/pack/prebuilt.mjs',
        'scripts/solve/record.ts',
        'scripts/test/*.test.ts',
      ],
      project: ['scripts/**', '*.ts'],
    },
    'packages/lab': { entry: ['src/worker.ts'] },
    'packages/server': {
      entry: ['src/{main,think}.ts', 'src/bots/worker.ts', 'test/support/{host,worker,*-main}.ts'],
    },
    'packages/cli': { entry: ['src/main.ts', 'src/play/thinker.ts', 'src/boards/*/index.ts'] },
    'packages/web': {
      entry: ['src/boards/*/index.ts', 'scripts/*.mjs', 'src/session/*.worker.ts'],
      project: ['**/*.{ts,tsx,mjs,css}'],
    },
  },
};

export default config;
