import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from '#tests/support/freePort.ts';
import { endProgram } from './program.ts';
import { browserEnvironment, VIEWPORT, type Engine, type Key, type Profile, type Tab } from './Engine.ts';
import { WebDriverTimeout, WebDriver, type Session } from './WebDriver.ts';

export interface WebKitPrograms {
  /** The installed driver. */
  readonly driver: string;
  readonly browser: string;
  /** The program for a virtual screen. */
  readonly screen: string;
}

/** Grants the microphone. WebKit's fake microphone beeps, and a late beep can be mistaken for speech. */
const browserArgs = (sound: string | undefined) => [
  '--automation',
  '--enable-media-stream=true',
  `--enable-mock-capture-devices=${sound === undefined}`,
];

/** Starts WebKitGTK with WebDriver, on a virtual screen. */
export async function startWebKit(
  { driver, browser, screen }: WebKitPrograms,
  sound: string | undefined,
): Promise<Engine> {
  const programs: ChildProcess[] = [];
  const close = async () => {
    for (const program of programs.toReversed()) await endProgram(program);
  };
  try {
    const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    programs.push(display);
    const [number] = (await once(createInterface(display.stdio[3] as Readable), 'line')) as [string];
    const env = { ...browserEnvironment(sound), DISPLAY: `:${number}`, GDK_BACKEND: 'x11' };
    const begin = () => beginBrowser(driver, { binary: browser, args: browserArgs(sound) }, env);
    const first = await begin();
    const { browserName, browserVersion } = first.session.capabilities;
    await first.end();
    return {
      name: `${String(browserName)}/${String(browserVersion)}`,
      newProfile: async () => new WebKitProfile(await begin()),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The maximum number of attempts to start a browser. */
const STARTS = 3;

/** A browser with its own driver and in-memory storage. */
interface DrivenBrowser {
  readonly session: Session;
  readonly end: () => Promise<void>;
}

/**
 * Starts a browser. Sometimes a browser never responds to its driver, so both are replaced. Closing the
 * screen ends the old browser.
 */
async function beginBrowser(
  driver: string,
  options: object,
  env: NodeJS.ProcessEnv,
  starts = STARTS,
): Promise<DrivenBrowser> {
  const port = await freePort();
  const program = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env });
  try {
    const webDriver = new WebDriver(`http://127.0.0.1:${port}`, { 'webkitgtk:browserOptions': options });
    await webDriver.isUp();
    const session = await webDriver.begin();
    const end = async () => {
      try {
        await session.end();
      } finally {
        await endProgram(program);
      }
    };
    return { session, end };
  } catch (error) {
    await endProgram(program);
    if (!(error instanceof WebDriverTimeout) || starts <= 1) throw error;
    console.log(`WebKit: ${error.message}. Starting another browser.`);
    return beginBrowser(driver, options, env, starts - 1);
  }
}

class WebKitProfile implements Profile {
  private readonly browser: DrivenBrowser;
  private tabs = 0;

  constructor(browser: DrivenBrowser) {
    this.browser = browser;
  }

  async newTab(): Promise<Tab> {
    const { session } = this.browser;
    this.tabs += 1;
    const window = await (this.tabs === 1 ? session.window() : session.newWindow());
    const tab = new WebKitTab(session, window);
    await tab.resize();
    return tab;
  }

  close() {
    return this.browser.end();
  }
}

/** The code points of keys without text in WebDriver. */
const CODES: Readonly<Record<Exclude<Key, 'Shift+Tab'>, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Space: ' ',
  Escape: '\uE00C',
  Backspace: '\uE003',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};
const SHIFT = '\uE008';

class WebKitTab implements Tab {
  private readonly session: Session;
  private readonly window: string;

  constructor(session: Session, window: string) {
    this.session = session;
    this.window = window;
  }

  // the driver can't return the browser's console errors
  browserErrors = () => [];

  /** Resizes the window so that the page has the size of the viewport. */
  async resize() {
    const inner = await this.run(() => [innerWidth, innerHeight] as const);
    const outer = await this.ask<{ width: number; height: number }>('GET', '/window/rect');
    await this.ask('POST', '/window/rect', {
      width: outer.width + VIEWPORT.width - inner[0],
      height: outer.height + VIEWPORT.height - inner[1],
    });
  }

  async goto(url: string) {
    await this.ask('POST', '/url', { url });
  }

  run<Given extends readonly unknown[], Result>(script: (...given: Given) => Result, ...given: Given) {
    return this.ask<Awaited<Result>>('POST', '/execute/sync', {
      script: `return (${script.toString()}).apply(null, arguments)`,
      args: given,
    });
  }

  async load(script: string) {
    await this.ask('POST', '/execute/sync', { script, args: [] });
  }

  async click(x: number, y: number) {
    const actions = [
      { type: 'pointerMove', x, y, origin: 'viewport', duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  }

  async press(key: Key) {
    await this.keys(key === 'Shift+Tab' ? [SHIFT, CODES.Tab] : [CODES[key]], 'held');
  }

  async type(text: string) {
    await this.keys(Array.from(text), 'one by one');
  }

  private async keys(values: readonly string[], how: 'held' | 'one by one') {
    const down = (value: string) => ({ type: 'keyDown', value });
    const up = (value: string) => ({ type: 'keyUp', value });
    const actions =
      how === 'held'
        ? [...values.map(down), ...values.toReversed().map(up)]
        : values.flatMap((value) => [down(value), up(value)]);
    await this.act({ type: 'key', id: 'keyboard', actions });
  }

  private async act(source: object) {
    await this.ask('POST', '/actions', { actions: [source] });
  }

  private ask<Answer>(method: 'GET' | 'POST', path: string, body?: object) {
    return this.session.inWindow<Answer>(this.window, method, path, body);
  }
}
