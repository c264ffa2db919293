import {
  launch,
  type BrowserContext,
  type ConsoleMessage,
  type KeyInput,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import { launchOptions } from '../../support/chromium.ts';
import { browserEnvironment, VIEWPORT, type Engine, type Key, type Profile, type Tab } from './Engine.ts';

/** Starts Chromium with CDP. */
export function startChromium(executablePath: string, sound: string | undefined): Promise<Engine> {
  return start(sound, {
    browser: 'chrome',
    executablePath,
    args: [...launchOptions().args, '--use-fake-ui-for-media-stream', '--lang=en-US'],
  });
}

/** Starts Firefox with WebDriver BiDi. */
export function startFirefox(executablePath: string, sound: string | undefined): Promise<Engine> {
  return start(sound, {
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      // grants the microphone; Firefox's fake microphone is a constant tone that is louder than speech
      'media.navigator.streams.fake': sound === undefined,
      'media.navigator.permission.disabled': true,
    },
  });
}

async function start(sound: string | undefined, options: LaunchOptions): Promise<Engine> {
  const browser = await launch({ ...options, headless: true, env: browserEnvironment(sound) });
  return {
    name: await browser.version(),
    newProfile: async () =>
      new PuppeteerProfile(await browser.createBrowserContext(), options.browser === 'chrome'),
    close: () => browser.close(),
  };
}

class PuppeteerProfile implements Profile {
  private readonly context: BrowserContext;
  private readonly canEmulateMedia: boolean;

  constructor(context: BrowserContext, canEmulateMedia: boolean) {
    this.context = context;
    this.canEmulateMedia = canEmulateMedia;
  }

  async newTab(): Promise<Tab> {
    const page = await this.context.newPage();
    await page.setViewport(VIEWPORT).catch(passOverOrientation);
    return new PuppeteerTab(page, this.canEmulateMedia);
  }

  close() {
    return this.context.close();
  }
}

/** Ignores errors about screen orientation. Firefox 140 applies only the size of an emulated screen. */
function passOverOrientation(error: unknown): void {
  if (!String(error).includes('unknown command emulation.setScreenOrientationOverride')) throw error;
}

class PuppeteerTab implements Tab {
  private readonly page: Page;
  private readonly errors: string[] = [];
  readonly showAsPrinted?: () => Promise<void>;

  constructor(page: Page, canEmulateMedia: boolean) {
    this.page = page;
    page.on('console', (message) => {
      if (message.type() === 'error' && isOfBrowser(message)) this.errors.push(sentence(message));
    });
    if (canEmulateMedia) this.showAsPrinted = () => page.emulateMediaType('print');
  }

  browserErrors = () => this.errors;

  async goto(url: string) {
    await this.page.goto(url, { waitUntil: 'domcontentloaded' });
  }

  run<Given extends readonly unknown[], Result>(script: (...given: Given) => Result, ...given: Given) {
    return this.page.evaluate(script as never, ...given) as Promise<Awaited<Result>>;
  }

  async load(script: string) {
    await this.page.evaluate(`${script};undefined`);
  }

  click(x: number, y: number) {
    return this.page.mouse.click(x, y);
  }

  async press(key: Key) {
    const [held, last] = key.startsWith('Shift+') ? (['Shift', key.slice(6)] as const) : [undefined, key];
    if (held) await this.page.keyboard.down(held);
    await this.page.keyboard.press(last as KeyInput);
    if (held) await this.page.keyboard.up(held);
  }

  type(text: string) {
    return this.page.keyboard.type(text);
  }
}

/**
 * Whether the browser itself wrote the message. Missing seed images and expired sessions cause expected
 * errors.
 */
const isOfBrowser = (message: ConsoleMessage) =>
  message.args().length === 0 &&
  !/^https:\/\/[^/]+\.example\//.test(message.location().url ?? '') &&
  !message.text().includes('status of 401');

const sentence = (message: ConsoleMessage) => `${message.location().url}: ${message.text()}`;
