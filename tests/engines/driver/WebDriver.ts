import { until } from './until.ts';

/** Milliseconds within which a call is answered, be the machine ever so busy. */
const PATIENCE = 45_000;

/** A program that speaks W3C WebDriver. */
export class WebDriver {
  constructor(
    private readonly url: string,
    private readonly capabilities: object,
  ) {}

  /** Resolves when it answers. */
  async isUp(): Promise<void> {
    await until(
      'the driver answers',
      async () => (await this.ask<{ ready: boolean }>('GET', '/status')).ready,
    );
  }

  /** Starts a browser. */
  async begin(): Promise<Session> {
    const { sessionId, capabilities } = await this.ask<{
      sessionId: string;
      capabilities: Readonly<Record<string, unknown>>;
    }>('POST', '/session', { capabilities: { alwaysMatch: this.capabilities } });
    return new Session(this, `/session/${sessionId}`, capabilities);
  }

  /** @throws Error with what the driver says of a call that failed */
  async ask<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
    if (response.ok) return value;
    throw new Error(`${method} ${path.replace(/^\/session\/[^/]+/, '')}: ${value.error}: ${value.message}`);
  }
}

/** A browser that a driver has started. */
export class Session {
  /** The window that is spoken to. */
  private current: string | undefined;

  constructor(
    private readonly driver: WebDriver,
    private readonly path: string,
    readonly capabilities: Readonly<Record<string, unknown>>,
  ) {}

  /** The one that it began with. */
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
