import { runShift } from '#tests/shift/runShift.ts';
import { startShiftHost, type ShiftHost } from '#tests/shift/ShiftHost.ts';
import { buildFolders } from '../support/addresses.ts';
import { expect, test as base } from '../support/test.ts';

const THREE_HOURS = 180;
const SEED = 1;

const test = base.extend<object, { readonly shiftHost: ShiftHost }>({
  shiftHost: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, provide) => {
      const host = await startShiftHost();
      await provide(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  // the build's API host is the failing connection
  server: [({ shiftHost }, provide) => provide(shiftHost.connection.url), { scope: 'worker' }],
});

// the benchmark works twenty shifts of twelve hours
test('A shift with outages, sleep, and changed clocks loses and repeats no order', async ({
  browser,
  shiftHost,
}) => {
  test.setTimeout(180_000);
  const result = await runShift({ browser, build: buildFolders.host, host: shiftHost }, SEED, THREE_HOURS);
  expect(result.orders).toBeGreaterThan(30);
  expect(result.problems).toEqual([]);
});
