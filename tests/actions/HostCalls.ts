import type { Backend } from '../../mocks/backend.ts';
import { HOST } from './step.ts';
import type { Trace } from './Trace.ts';

/** A call of the API, as it was sent. */
export interface HostCall {
  readonly method: string;
  readonly path: string;
  /** None when the host could not be reached. */
  readonly status: number | undefined;
}

/** The way to the mock: a `fetch` without a network, which keeps cookies as a browser would and writes down every call. */
export class HostCalls {
  readonly made: HostCall[] = [];
  private readonly cookies = new Map<string, string>();
  private withoutWords:
    { readonly call: (method: string, path: string) => boolean; readonly status: number } | undefined;

  constructor(
    private readonly backend: Backend,
    private readonly trace: Trace,
  ) {}

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const name = `${request.method} ${pathname}`;
    return this.trace.call(HOST, name, () => this.send(request, pathname), statusOf);
  };

  /** @param cookie `name=value` */
  takeCookie(cookie: string): void {
    const [name = '', ...value] = cookie.split('=');
    this.cookies.set(name, value.join('='));
  }

  /** Has calls answered with a status alone, which the mock always puts into words. */
  refuseWithoutWords(status: number, call: (method: string, path: string) => boolean): void {
    this.withoutWords = { status, call };
  }

  private async send(request: Request, path: string): Promise<Response> {
    request.headers.set('cookie', [...this.cookies].map((cookie) => cookie.join('=')).join('; '));
    const { method } = request;
    try {
      const response = await unlessAborted(this.answer(request, path), request.signal);
      for (const cookie of response.headers.getSetCookie()) this.takeCookie(cookie.split(';')[0] ?? '');
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      this.made.push({ method, path, status: response.status });
      return response;
    } catch (error) {
      this.made.push({ method, path, status: undefined });
      throw error;
    }
  }

  private async answer(request: Request, path: string): Promise<Response> {
    if (this.withoutWords?.call(request.method, path)) {
      return new Response(null, { status: this.withoutWords.status });
    }
    const response = await this.backend.respond(request);
    if (!response) throw new Error(`The backend has no ${request.method} ${path}`);
    return response;
  }
}

function unlessAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  return Promise.race([answer, aborted]);
}

const statusOf = (answer: unknown) => (answer instanceof Response ? String(answer.status) : undefined);
