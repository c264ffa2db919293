import { expect, it } from 'vitest';
import fc, { runs, RUNS_TIMEOUT_MS } from '#tests/support/properties.ts';
import { allCommands } from './commands.ts';
import { Ledger } from './Ledger.ts';
import { World } from './World.ts';

const commands = fc.commands([...allCommands], { maxCommands: 50, size: 'max' });

// LONG_RUNS=1 finds rarer sequences of events
it(
  'Two people in two browsers lose, repeat, and revert no changes, and write only with their own tokens',
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

/** Events that must happen during the runs. Otherwise the runs test too little. */
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
