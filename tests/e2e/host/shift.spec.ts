import { runShift } from '#tests/shift/runShift.ts';
import { startShiftHost, type ShiftHost } from '#tests/shift/ShiftHost.ts';
import { buildFolders } from '../support/addresses.ts';
import { expect, test as base } from '../support/test.ts';

const MINUTES = 70;
const SEED = 22;

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
  // the build's API host is the unreliable connection
  server: [({ shiftHost }, provide) => provide(shiftHost.connection.url), { scope: 'worker' }],
});

// `npm run test:long` runs longer shifts
test('No order is lost or repeated during a shift with outages, sleep, and clock changes', async ({
  browser,
  shiftHost,
}) => {
  const result = await runShift({ browser, build: buildFolders.host, host: shiftHost }, SEED, MINUTES);
  expect(result.orders).toBeGreaterThan(10);
  expect(result.problems).toEqual([]);
});
