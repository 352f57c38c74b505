import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const shards = availableParallelism();

/** The long run: the same file once per core, each with its share of the games. */
export default defineConfig({
  test: {
    maxWorkers: shards,
    projects: Array.from({ length: shards }, (_, shard) => ({
      test: {
        name: `share ${shard + 1} of ${shards}`,
        include: ['scripts/test/marathon.long.ts'],
        env: { SHARD: String(shard), SHARDS: String(shards) },
      },
    })),
  },
});
