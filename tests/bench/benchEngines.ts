import type { Engine, Tab } from '../engines/driver/Engine.ts';
import { startSilentSound } from '../engines/driver/sound.ts';
import { waitUntil } from '../engines/driver/until.ts';
import { engineKinds, engineNames, type EngineName } from '../engines/programs.ts';
import type { BusyConsole } from './busyConsole.ts';
import { beginScrolling, stopWatchingPauses, longestPause, scrolled, startWatchingPauses } from './pauses.ts';
import { median, ms, report } from './report.ts';

const ROUNDS = 5;
/** The time for rendering and cleanup after an action, in milliseconds. */
const REST = 500;

const measures = {
  refresh: '10,000 orders, a refresh with one new order',
  scroll: '10,000 orders, scrolling',
  keystroke: 'a menu of 2,000 items, a keystroke in the search',
  category: 'a menu of 2,000 items, opening a category',
} as const;
type Measure = keyof typeof measures;

/**
 * Measures the longest unresponsive time of busy screens, in Chromium and every other installed engine. The
 * page measures itself, so these figures can't be compared with Chromium's benchmarks. Engines alternate each
 * round.
 */
export async function benchEngines(busy: BusyConsole): Promise<void> {
  const sound = await startSilentSound();
  const engines = new Map<EngineName, Engine>();
  const rounds = new Map<EngineName, Record<Measure, number>[]>();
  try {
    for (const name of engineNames) {
      const engine = await engineKinds[name].start()?.(sound?.address);
      if (engine) engines.set(name, engine);
      else report(`${name}: not installed`, '', '');
    }
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, engine] of engines)
        rounds.set(name, [...(rounds.get(name) ?? []), await oneRound(busy, engine)]);
  } finally {
    for (const engine of engines.values()) await engine.close();
    await sound?.stop();
  }

  const pause = (name: EngineName, measure: Measure) =>
    median((rounds.get(name) ?? []).map((round) => round[measure]));
  for (const name of [...engines.keys()].filter((each) => each !== 'Chromium'))
    for (const measure of Object.keys(measures) as Measure[]) {
      const [here, there] = [pause(name, measure), pause('Chromium', measure)];
      report(`${name} ÷ Chromium: ${measures[measure]}`, `${(here / there).toFixed(2)} (${ms(here)})`, '2');
    }
}

async function oneRound(busy: BusyConsole, engine: Engine): Promise<Record<Measure, number>> {
  const profile = await engine.newProfile();
  try {
    const { companyId = '', email, password } = await busy.server.backend.scenario('a busy restaurant');
    const tab = await profile.newTab();
    await tab.goto(busy.origin);
    await tab.run(signIn, `${busy.server.url}/api/users/login`, { email, password });

    await tab.goto(`${busy.origin}/company/${companyId}/orders`);
    await isThere(tab, 'article');
    const refresh = await longest(tab, async () => {
      const before = await tab.run(answeredRefreshes);
      await busy.server.backend.addOrder(companyId);
      await waitUntil('the orders are refreshed', async () => (await tab.run(answeredRefreshes)) > before);
    });
    const scroll = await longest(tab, async () => {
      await tab.run(beginScrolling);
      await waitUntil('it is scrolled', () => tab.run(scrolled));
    });

    await tab.goto(`${busy.origin}/company/${companyId}?panel=menu`);
    await isThere(tab, '#voice-ai input[type=search]');
    await isThere(tab, '#voice-ai li[data-index]');
    await tab.run(() => document.querySelector<HTMLElement>('#voice-ai input[type=search]')?.focus());
    const letters: number[] = [];
    for (const letter of 'lamb') letters.push(await longest(tab, () => tab.type(letter)));
    for (let left = 'lamb'.length; left > 0; left -= 1) await tab.press('Backspace');
    await isThere(tab, CATEGORY);
    const category = await longest(tab, () =>
      tab.run((selector) => document.querySelectorAll<HTMLElement>(selector)[7]?.click(), CATEGORY),
    );
    return { refresh, scroll, keystroke: Math.max(...letters), category };
  } finally {
    await profile.close();
  }
}

const CATEGORY = '#voice-ai li > button';

/** Runs in the page, without outer scope. Signs in and stores the token and the cookie in the browser. */
async function signIn(url: string, credentials: object): Promise<void> {
  const body = JSON.stringify(credentials);
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', credentials: 'include', headers, body });
  const { accessToken, user } = (await answer.json()) as { accessToken: string; user: object };
  localStorage.setItem('accessToken', accessToken);
  localStorage.setItem('user', JSON.stringify(user));
}

/** Runs in the page. Counts completed order refreshes. */
const answeredRefreshes = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/orders')).length;

const isThere = (tab: Tab, selector: string) =>
  waitUntil(`${selector} is there`, () =>
    tab.run(
      (css) =>
        document.querySelector(css) !== null || {
          not: `${location.href}: ${document.body.innerText.slice(0, 500)}`,
        },
      selector,
    ),
  );

/** Returns the longest unresponsive time until the page is idle, in milliseconds. */
async function longest(tab: Tab, work: () => Promise<void>): Promise<number> {
  await rest();
  await tab.run(startWatchingPauses);
  await work();
  await rest();
  const pause = await tab.run(longestPause);
  await tab.run(stopWatchingPauses);
  return pause;
}

const rest = () => new Promise((done) => setTimeout(done, REST));
