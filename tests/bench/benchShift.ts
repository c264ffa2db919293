import { chromium } from '@playwright/test';
import { build } from 'vite';
import { runShift, type ShiftResult } from '#tests/shift/runShift.ts';
import { startShiftHost } from '#tests/shift/ShiftHost.ts';
import { launchOptions } from '../support/chromium.ts';
import { report } from './report.ts';

const OUT_DIR = 'dist-bench-shift';
const TWELVE_HOURS = 12 * 60;
const SHIFTS = 20;

/**
 * Measures twelve-hour shifts on the orders page with a fast clock. Each shift has different incidents.
 * `SHIFT_SEEDS=7,8` selects the shifts.
 */
export async function benchShift(): Promise<void> {
  const seeds = process.env['SHIFT_SEEDS']?.split(',').map(Number);
  const host = await startShiftHost();
  process.env['VITE_API_HOST'] = host.connection.url;
  await build({ logLevel: 'warn', build: { outDir: OUT_DIR } });
  const browser = await chromium.launch(launchOptions());
  try {
    for (const seed of seeds ?? Array.from({ length: SHIFTS }, (_, index) => index + 1)) {
      reportShift(await runShift({ browser, build: OUT_DIR, host }, seed, TWELVE_HOURS));
    }
  } finally {
    await browser.close();
    await host.close();
  }
}

function reportShift({ seed, orders, slowest, afterLongOutages, grown = 0, problems }: ShiftResult): void {
  const shift = `a shift of twelve hours, seed ${seed}`;
  const slow = `${afterLongOutages} of ${orders} orders after a long outage, the slowest after ${slowest} s`;
  report(`${shift}: slower than a minute`, slow, '5 minutes');
  report(`${shift}: heap from the second hour on`, `${grown.toFixed(1)} MB more`, '10 MB more');
  report(`${shift}: what must not happen`, problems.join('; ') || 'none', 'none');
}
