import { runShift } from '#tests/shift/runShift.ts';
import { startShiftHost, type ShiftHost } from '#tests/shift/ShiftHost.ts';
import { buildFolders } from '../support/addresses.ts';
import { expect, test as base } from '../support/test.ts';

const TWO_HOURS = 120;
/** Together they have every incident, every kind of trouble, every scope, and shifts with and without sound. */
const SEEDS = [13, 22, 41] as const;

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
for (const seed of SEEDS) {
  test(`A shift with outages, sleep, and changed clocks loses and repeats no order (seed ${seed})`, async ({
    browser,
    shiftHost,
  }) => {
    test.setTimeout(180_000);
    const result = await runShift({ browser, build: buildFolders.host, host: shiftHost }, seed, TWO_HOURS);
    expect(result.orders).toBeGreaterThan(20);
    expect(result.problems).toEqual([]);
  });
}
