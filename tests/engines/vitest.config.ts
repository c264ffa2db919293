import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { enginesHere } from './programs.ts';

/** Runs the main journeys in each installed engine, two at a time. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'engines',
    include: enginesHere().map((name) => `tests/engines/${name.toLowerCase()}.engine.ts`),
    globalSetup: 'tests/engines/setup.ts',
    sequence: { groupOrder: 3 },
    maxWorkers: 2,
    // each step has a shorter limit, with a clear error
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
