import type { Page } from '@playwright/test';
import type { BusyConsole, Prepare } from './busyConsole.ts';
import { Probe } from './Probe.ts';
import { median, ms, report } from './report.ts';

/** The console pages of a visit: the link to each page, and an element that shows that it has loaded. */
const visit = [
  { link: 'li > a[href="/company/company-1"]', there: 'section#details dl' },
  { link: 'a[href$="/orders"]', there: 'article' },
  { link: 'a[href="/company/company-1"]', there: 'section#details dl' },
  { link: 'a[href$="/agent/agent-1"]', there: 'tbody tr' },
  { link: 'tbody a', there: 'input[type=search]' },
  { link: 'header a[href="/dashboard"]', there: 'li > a[href="/company/company-1"]' },
] as const;
/** The number of rounds until all code has loaded. */
const WARM_UP = 8;
/** Rounds that together have about four hundred page changes. */
const ROUNDS = 67;
const SLOW_ROUNDS = 8;

/** Measures the cost of page changes: time, layout shift, and memory. */
export async function benchPages(busy: BusyConsole): Promise<void> {
  const { page, context } = await busy.open('an agent with conversations', withOrder);
  const probe = await Probe.of(page);
  await page.addInitScript(watchShifts);
  await page.goto('/dashboard');
  await goRound(page, WARM_UP);
  const before = await probe.heapByKind();
  const times = await goRound(page, ROUNDS);
  const after = await probe.heapByKind();
  const growth = (after.objects / before.objects - 1) * 100;
  report('A change of page, once loaded', ms(median(times)), '60 ms');
  report(`Growth of the heap over ${times.length} changes of page`, `${growth.toFixed(1)} %`, '10 %');
  const code = `${before.code.toFixed(1)} MB, then ${after.code.toFixed(1)} MB`;
  report('Compiled code, which is not in it', code, 'no goal');
  await probe.slowDown(4);
  const slowTimes = await goRound(page, SLOW_ROUNDS);
  await probe.slowDown(1);
  report('A change of page, once loaded, at CPU x4', ms(median(slowTimes)), '200 ms');
  const shift = await page.evaluate(() => Reflect.get(window, 'shift') as number);
  report(
    `Layout shift of ${1 + visit.length * (WARM_UP + ROUNDS + SLOW_ROUNDS)} pages, in all`,
    shift.toFixed(3),
    '0.010 each',
  );
  await context.close();
}

async function goRound(page: Page, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const step of visit) times.push(await goBy(page, step));
  }
  return times;
}

const withOrder: Prepare = async ({ backend, values }) => {
  await backend.addOrder(values['companyId'] ?? '');
};

/** Returns the milliseconds from the click until the loaded page has been painted. */
function goBy(page: Page, { link, there }: (typeof visit)[number]): Promise<number> {
  return page.evaluate(
    async ([from, to]) => {
      const visible = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());
      const frame = () => new Promise((painted) => requestAnimationFrame(painted));
      const appearance = async (selector: string) => {
        const deadline = performance.now() + 10_000;
        while (!visible(selector)) {
          if (performance.now() > deadline) throw new Error(`${location.pathname} does not show ${selector}`);
          await frame();
        }
      };
      await appearance(from);
      const start = performance.now();
      visible(from)?.click();
      await frame();
      await appearance(to);
      return performance.now() - start;
    },
    [link, there] as const,
  );
}

function watchShifts(): void {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // the DOM types lack this kind of performance entry
      const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) Object.assign(window, { shift: (Reflect.get(window, 'shift') as number) + value });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
