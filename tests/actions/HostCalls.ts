import { parseSetCookie } from 'cookie';
import { withRetry } from '#infrastructure/http/withRetry.ts';
import { findApiCall } from '../../contracts/support/calls.ts';
import type { Backend } from '../../mocks/backend.ts';
import { rejectOnAbort } from '../../mocks/hosts/fetchFrom.ts';

/** Replaces the mock's responses to a call. */
interface Replacement {
  readonly call: string;
  readonly answer: (signal: AbortSignal) => Response;
  /** Whether only the first request gets this response. */
  readonly once: boolean;
}

/**
 * The connection to the mock: a `fetch` without a network. Keeps cookies like a browser, retries reads like
 * the app, and records every request by its name in the contracts: `GET /api/companies/:companyId`.
 */
export class HostCalls {
  readonly made: string[] = [];
  /** The number of requests that the caller has aborted. */
  aborted = 0;
  replacement: Replacement | undefined;
  private readonly cookies = new Map<string, string>();
  private held: ({ readonly call: string } & PromiseWithResolvers<void>) | undefined;
  /** The number of open requests, and of responses that the mock is preparing. */
  private open = 0;
  private pending = 0;

  constructor(private readonly backend: Backend) {}

  readonly fetch: typeof fetch = (input, init) => {
    this.open += 1;
    return this.persistent(input, init).finally(() => (this.open -= 1));
  };

  private readonly persistent = withRetry(async (input, init) => this.send(new Request(input, init)));

  get isWaiting(): boolean {
    return this.open > 0;
  }

  get isAnswering(): boolean {
    return this.pending > 0;
  }

  /** @param cookie `name=value`, with or without attributes */
  storeCookie(cookie: string): void {
    const { name, value = '' } = parseSetCookie(cookie);
    this.cookies.set(name, value);
  }

  /** Delays the responses to a call until {@link release}. */
  hold(call: string): void {
    this.held = { call, ...Promise.withResolvers<void>() };
  }

  release(): void {
    this.held?.resolve();
    this.held = undefined;
  }

  /** Responds normally from now on. Delayed responses never arrive. */
  recover(): void {
    this.held = undefined;
    this.replacement = undefined;
  }

  private async send(request: Request): Promise<Response> {
    const { method, signal, url } = request;
    const call = nameOf(method, new URL(url).pathname);
    request.headers.set('cookie', [...this.cookies].map((cookie) => cookie.join('=')).join('; '));
    try {
      const response = await rejectOnAbort(this.answer(request, call), signal);
      for (const cookie of response.headers.getSetCookie()) this.storeCookie(cookie);
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    } finally {
      this.made.push(call);
      if (signal.aborted) this.aborted += 1;
    }
  }

  private async answer(request: Request, call: string): Promise<Response> {
    if (this.held?.call === call) await this.held.promise;
    const { replacement } = this;
    if (replacement?.call === call) {
      if (replacement.once) this.replacement = undefined;
      return replacement.answer(request.signal);
    }
    this.pending += 1;
    try {
      const response = await this.backend.respond(request);
      if (!response) throw new Error(`The backend has no ${call}`);
      return response;
    } finally {
      this.pending -= 1;
    }
  }
}

/** @throws Error for a call without a contract */
const nameOf = (method: string, path: string) => `${method} ${findApiCall(method, path).path}`;
