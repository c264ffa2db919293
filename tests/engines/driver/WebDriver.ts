import { waitUntil } from './until.ts';

/** The time limit of a command in milliseconds. Long enough for a busy machine. */
const TIMEOUT_MS = 45_000;
/** The time limit of a browser's start in milliseconds. Most browsers take a second. */
const BEGINS_WITHIN = 20_000;

/** Thrown when the driver doesn't respond. */
export class WebDriverTimeout extends Error {}

interface Reply<Answer> {
  readonly value: Answer & { readonly error?: string; readonly message?: string };
}

/** A program that implements W3C WebDriver. */
export class WebDriver {
  private readonly url: string;
  private readonly capabilities: object;

  constructor(url: string, capabilities: object) {
    this.url = url;
    this.capabilities = capabilities;
  }

  /** Resolves when the program responds. */
  async isUp(): Promise<void> {
    await waitUntil(
      'the driver answers',
      async () => (await this.ask<{ ready: boolean }>('GET', '/status')).ready,
    );
  }

  /** Starts a browser. @throws WebDriverTimeout if the browser doesn't start */
  async begin(): Promise<Session> {
    const { sessionId, capabilities } = await this.ask<{
      sessionId: string;
      capabilities: Readonly<Record<string, unknown>>;
    }>('POST', '/session', { capabilities: { alwaysMatch: this.capabilities } }, BEGINS_WITHIN);
    return new Session(this, `/session/${sessionId}`, capabilities);
  }

  /** Sends a command. @throws Error with the driver's message; WebDriverTimeout without a response */
  async ask<Answer>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    timeoutMs = TIMEOUT_MS,
  ): Promise<Answer> {
    const call = `${method} ${path.replace(/^\/session\/[^/]+/, '')}`;
    const signal = AbortSignal.timeout(timeoutMs);
    const { ok, value } = await fetch(this.url + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal,
    })
      .then(async (response) => ({ ok: response.ok, ...((await response.json()) as Reply<Answer>) }))
      .catch((cause: unknown) => {
        throw signal.aborted
          ? new WebDriverTimeout(`${call}: no answer within ${timeoutMs / 1000} s`)
          : cause;
      });
    if (ok) return value;
    throw new Error(`${call}: ${value.error}: ${value.message}`);
  }
}

/** A browser that a driver has started. */
export class Session {
  /** The selected window. */
  private current: string | undefined;

  readonly capabilities: Readonly<Record<string, unknown>>;
  private readonly driver: WebDriver;
  private readonly path: string;

  constructor(driver: WebDriver, path: string, capabilities: Readonly<Record<string, unknown>>) {
    this.driver = driver;
    this.path = path;
    this.capabilities = capabilities;
  }

  /** Returns the first window. */
  window(): Promise<string> {
    return this.driver.ask('GET', `${this.path}/window`);
  }

  async newWindow(): Promise<string> {
    const { handle } = await this.driver.ask<{ handle: string }>('POST', `${this.path}/window/new`, {
      type: 'window',
    });
    return handle;
  }

  async inWindow<Answer>(
    handle: string,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<Answer> {
    if (this.current !== handle) {
      await this.driver.ask('POST', `${this.path}/window`, { handle });
      this.current = handle;
    }
    return this.driver.ask(method, this.path + path, body);
  }

  async end(): Promise<void> {
    await this.driver.ask('DELETE', this.path);
  }
}
