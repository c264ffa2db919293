import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often, seldom } from './commands.ts';
import { counts } from './saveAndCheck.ts';
import { World } from './World.ts';

/** More runs find rarer orders of events: `EDITOR_RUNS=10000 npx vitest run tests/editors`. */
const RUNS = Number(process.env['EDITOR_RUNS'] ?? 300);

const commands = fc.commands([...often, ...often, ...seldom], { maxCommands: 40, size: 'max' });

describe('Two people who edit one restaurant', () => {
  it(
    'lose no saved value without a visible conflict, and every conflict names its field',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.boolean(), commands, async (sharesBrowser, steps) => {
          const world = await World.create(sharesBrowser);
          await fc.asyncModelRun(() => ({ model: {}, real: world }), steps);
        }),
        { numRuns: RUNS, ...(process.env['EDITOR_SEED'] && { seed: Number(process.env['EDITOR_SEED']) }) },
      );
      if (RUNS >= 100 || process.env['EDITOR_SEED']) console.log(`${RUNS} runs: ${JSON.stringify(counts)}`);
      expect(counts.conflicts).toBeGreaterThan(0);
      expect(counts.saved).toBeGreaterThan(0);
    },
    Math.max(60_000, RUNS * 400),
  );
});
