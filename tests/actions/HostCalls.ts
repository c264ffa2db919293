import { withRetry } from '#infrastructure/http/withRetry.ts';
import type { Backend } from '../../mocks/backend.ts';
import { rejectOnAbort } from '../../mocks/hosts/fetchFrom.ts';

/** A request as sent. */
export interface HostCall {
  readonly method: string;
  readonly path: string;
  readonly status: number | undefined;
}

/** Whether a rule applies to a request. */
type Fits = (method: string, path: string) => boolean;

/**
 * The connection to the mock: a `fetch` without a network. Keeps cookies like a browser, retries reads like
 * the app, and records every request.
 */
export class HostCalls {
  readonly made: HostCall[] = [];
  /** Requests that the caller has aborted. */
  readonly aborted: HostCall[] = [];
  private readonly cookies = new Map<string, string>();
  private instead:
    { readonly fits: Fits; readonly answer: () => Response; readonly once: boolean } | undefined;
  private held:
    { readonly fits: Fits; readonly until: Promise<void>; readonly release: () => void } | undefined;
  private stalled: Fits | undefined;
  /** The number of open requests, and of those to which the mock has not responded yet. */
  private awaited = 0;
  private pending = 0;

  constructor(private readonly backend: Backend) {}

  readonly fetch: typeof fetch = async (input, init) => {
    this.awaited += 1;
    try {
      return await this.persistent(input, init);
    } finally {
      this.awaited -= 1;
    }
  };

  private readonly persistent = withRetry(async (input, init) => {
    const request = new Request(input, init);
    return this.send(request, new URL(request.url).pathname);
  });

  /** Whether only time or {@link release} can bring the response to a request. */
  get isWaiting(): boolean {
    return this.awaited > 0 && this.pending === 0;
  }

  /** Whether the mock is preparing a response. */
  get isAnswering(): boolean {
    return this.pending > 0;
  }

  /** @param cookie `name=value` */
  takeCookie(cookie: string): void {
    const [name = '', ...value] = cookie.split('=');
    this.cookies.set(name, value.join('='));
  }

  /** Replaces the mock's response to the first matching request, or to all matching requests. */
  answerInstead(fits: Fits, answer: () => Response, once: boolean): void {
    this.instead = { fits, answer, once };
  }

  /** Stops matching responses after half of the text. */
  stall(fits: Fits): void {
    this.stalled = fits;
  }

  /** Delays matching responses until {@link release}. */
  hold(fits: Fits): void {
    const { promise: until, resolve: release } = Promise.withResolvers<void>();
    this.held = { fits, until, release };
  }

  /** Sends the delayed responses. */
  release(): void {
    this.held?.release();
    this.held = undefined;
  }

  /** Responds normally from now on. Delayed responses and halves of responses never arrive. */
  recover(): void {
    this.held = undefined;
    this.stalled = undefined;
    this.instead = undefined;
  }

  private async send(request: Request, path: string): Promise<Response> {
    request.headers.set('cookie', [...this.cookies].map((cookie) => cookie.join('=')).join('; '));
    const { method } = request;
    try {
      const response = await rejectOnAbort(this.answer(request, path), request.signal);
      for (const cookie of response.headers.getSetCookie()) this.takeCookie(cookie.split(';')[0] ?? '');
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      this.made.push({ method, path, status: response.status });
      return response;
    } catch (error) {
      const call = { method, path, status: undefined };
      this.made.push(call);
      if (request.signal.aborted) this.aborted.push(call);
      throw error;
    }
  }

  private async answer(request: Request, path: string): Promise<Response> {
    if (this.held?.fits(request.method, path)) await this.held.until;
    if (this.stalled?.(request.method, path)) return this.halfAnswer(request.signal);
    const { instead } = this;
    if (instead?.fits(request.method, path)) {
      if (instead.once) this.instead = undefined;
      return instead.answer();
    }
    this.pending += 1;
    try {
      const response = await this.backend.respond(request);
      if (!response) throw new Error(`The backend has no ${request.method} ${path}`);
      return response;
    } finally {
      this.pending -= 1;
    }
  }

  /** Sends the first bytes of a response. The rest never arrives, and an abort ends the request. */
  private halfAnswer(signal: AbortSignal): Response {
    this.awaited += 1;
    const start = (body: ReadableStreamDefaultController<Uint8Array>) => {
      body.enqueue(new TextEncoder().encode('{"success": true'));
      signal.addEventListener('abort', () => {
        this.awaited -= 1;
        body.error(signal.reason);
      });
    };
    return new Response(new ReadableStream({ start }), { status: 200 });
  }
}
