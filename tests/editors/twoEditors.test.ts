import { expect, it } from 'vitest';
import fc, { runs, RUNS_TIMEOUT_MS } from '#tests/support/properties.ts';
import { allCommands } from './commands.ts';
import { Ledger } from './Ledger.ts';
import { World } from './World.ts';

const commands = fc.commands([...allCommands], { maxCommands: 50, size: 'max' });

// LONG_RUNS=1 finds rarer orders of events
it(
  'Two people in two browsers lose, double, and revert nothing, and write only as themselves',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), commands, (sendsVersions, steps) =>
        World.run(sendsVersions, (world) => fc.asyncModelRun(() => ({ model: {}, real: world }), steps)),
      ),
      { numRuns: runs(40) },
    );
    for (const event of EVENTS) expect(Ledger.counts[event], event).toBeGreaterThan(0);
  },
  RUNS_TIMEOUT_MS,
);

/** What must happen in the runs, so that they test it. */
const EVENTS = [
  'done',
  'not done',
  'conflicts',
  'additions',
  'deletions',
  'undone',
  'imports',
  'bulk changes',
];
