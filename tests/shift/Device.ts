import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { build } from 'vite';

/** A tab and its announcements. */
export interface Tab {
  readonly page: Page;
  /** Orders announced to screen readers. */
  announced: number;
}

/** The delay, in real milliseconds, with which the browser may report a request. */
const EVENT_DELAY = 50;

/** A kitchen's device: a browser's tabs, clock, network, and audio. */
export class Device {
  /** The time at which each request in flight was sent, in real epoch milliseconds. */
  readonly inFlight = new Map<Request, number>();
  /** The number of session refreshes. */
  refreshes = 0;
  readonly errors: string[] = [];
  readonly #tabs = new Map<Page, Tab>();
  readonly #context: BrowserContext;

  private constructor(context: BrowserContext) {
    this.#context = context;
  }

  /** @param baseURL the address of the app */
  static async start(browser: Browser, baseURL: string): Promise<Device> {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 1280, height: 900 },
      timezoneId: 'America/New_York',
      locale: 'en-US',
    });
    const device = new Device(context);
    await context.addInitScript(await pageScript());
    await context.exposeBinding('announced', ({ page }, count: number) => {
      const tab = device.#tabs.get(page);
      if (tab) tab.announced += count;
    });
    return device;
  }

  close(): Promise<void> {
    return this.#context.close();
  }

  /** @param now the time of the device's clock in epoch milliseconds */
  async openTab(now: number): Promise<Tab> {
    const page = await this.#context.newPage();
    await page.addInitScript((time) => void Object.assign(window, { openedAt: time }), now);
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/api/')) return;
      this.inFlight.set(request, Date.now() - EVENT_DELAY);
      if (pathname.endsWith('/refresh-token') && request.method() === 'POST') this.refreshes += 1;
    });
    for (const end of ['requestfinished', 'requestfailed'] as const) {
      page.on(end as 'requestfinished', (request) => void this.inFlight.delete(request));
    }
    const tab = { page, announced: 0 };
    this.#tabs.set(page, tab);
    return tab;
  }

  async closeTab({ page }: Tab): Promise<void> {
    this.#tabs.delete(page);
    await page.close();
    for (const request of this.inFlight.keys()) {
      if (request.frame().page() === page) this.inFlight.delete(request);
    }
  }

  async pass(ms: number): Promise<void> {
    for (const page of this.#tabs.keys()) {
      await unlessReloaded(page, () => page.evaluate((time) => window.device.pass(time), ms));
    }
  }

  async sleep(ms: number): Promise<void> {
    for (const page of this.#tabs.keys()) await page.evaluate((time) => window.device.sleep(time), ms);
  }

  /** @param time epoch milliseconds */
  async setClock(time: number): Promise<void> {
    for (const page of this.#tabs.keys()) await page.evaluate((to) => window.device.setClock(to), time);
  }

  async setAudio(isAvailable: boolean): Promise<void> {
    for (const page of this.#tabs.keys())
      await page.evaluate((is) => window.device.setAudio(is), isAvailable);
  }

  setOffline(isOffline: boolean): Promise<void> {
    return this.#context.setOffline(isOffline);
  }
}

/** Runs `work` in a page. Returns undefined if the page reloads itself, as it does for a new release. */
export async function unlessReloaded<T>(page: Page, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (thrown) {
    if (!String(thrown).includes('Execution context was destroyed')) throw thrown;
    await page.waitForLoadState();
    return undefined;
  }
}

let bundled: Promise<string> | undefined;

/** Bundles the script of every page, once. */
function pageScript(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: `${import.meta.dirname}/pageScript.ts`, formats: ['iife'], name: 'shift' },
    },
  });
  const [bundles] = Array.isArray(built) ? built : [built];
  if (!bundles || !('output' in bundles)) throw new Error('The page script was not bundled');
  return bundles.output[0].code;
}
