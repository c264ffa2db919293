import { expect, it } from 'vitest';
import fc, { runs, RUNS_TIMEOUT_MS } from '#tests/support/properties.ts';
import { often, seldom } from './commands.ts';
import { counts } from './saveAndCheck.ts';
import { World } from './World.ts';

const commands = fc.commands([...often, ...often, ...seldom], { maxCommands: 40, size: 'max' });

// LONG_RUNS=1 finds rarer orders of events
it(
  'Two people who edit one restaurant lose no saved value without a visible conflict',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), commands, async (sharesBrowser, steps) => {
        const world = await World.create(sharesBrowser);
        await fc.asyncModelRun(() => ({ model: {}, real: world }), steps);
      }),
      { numRuns: runs(40) },
    );
    for (const [event, count] of Object.entries(counts)) expect(count, event).toBeGreaterThan(0);
  },
  RUNS_TIMEOUT_MS,
);
