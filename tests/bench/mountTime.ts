import type { ScenarioName } from '../../mocks/scenarios/scenarios.ts';
import type { BusyConsole, OpenedConsole, Prepare } from './busyConsole.ts';
import { Probe } from './Probe.ts';
import { median } from './report.ts';
import { waitUntilIdle } from './settle.ts';

interface Mount {
  readonly state: ScenarioName;
  readonly prepare?: Prepare;
  readonly path: (values: OpenedConsole['values']) => string;
  /** A selector that matches when the page is ready. A complex selector would slow down the page. */
  readonly ready: string;
}

const ROUNDS = 5;

/**
 * Compares the main thread's time of two pages, from opening until idle. Returns the median ratio of
 * alternating rounds.
 */
export async function mountRatio(busy: BusyConsole, mount: Mount, than: Mount): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const lesser = await mountTime(busy, than);
    ratios.push((await mountTime(busy, mount)) / lesser);
  }
  return median(ratios);
}

async function mountTime(busy: BusyConsole, { state, prepare, path, ready }: Mount): Promise<number> {
  const { page, values, context } = await busy.open(state, prepare);
  const probe = await Probe.of(page);
  await page.goto(path(values));
  await page.locator(ready).first().waitFor();
  await waitUntilIdle(page);
  const time = await probe.mainThreadTime();
  await context.close();
  return time;
}
