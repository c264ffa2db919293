import {
  request as requestByHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { request as requestByHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** How to send requests to a host. */
export interface HostBehavior {
  /** Seconds allowed for a complete response. */
  readonly timeout: number;
  /** Headers added to every request, such as a gateway key. They override others of the same name. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Request {
  readonly method: string;
  /**
   * Path and query relative to the host's address: `/api/orders?limit=2`. Without one, the address itself.
   */
  readonly path?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: Buffer | string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As received, possibly compressed. */
  readonly body: Buffer;
}

/** A provider or its states endpoint. Sends each request once and follows no redirects. */
export class Host {
  /** Without a trailing slash. */
  readonly url: string;
  private readonly base: URL;
  /** In seconds. */
  readonly timeout: number;
  private readonly headers: HostBehavior['headers'];

  /** @throws Error for anything but a web address without a password */
  constructor(url: string, { timeout, headers }: HostBehavior) {
    this.base = new URL(url);
    const { protocol, username, password } = this.base;
    if (username || password)
      throw new Error('The address must not contain a password, because it would be printed');
    if (!/^https?:$/.test(protocol))
      throw new Error(`The address must start with http:// or https://: ${url}`);
    this.url = url.replace(/\/$/, '');
    this.timeout = timeout;
    this.headers = headers;
  }

  /** @throws Error if there is no response, with a message such as "a refused connection" */
  async ask({ method, path, headers, body = '' }: Request): Promise<Answer> {
    const { pathname, search } = this.base;
    const signal = AbortSignal.timeout(Math.ceil(this.timeout * 1000));
    const options = {
      method,
      path: path === undefined ? pathname + search : pathname.replace(/\/$/, '') + path,
      headers: { ...headers, ...this.headers },
      signal,
    };
    const request = this.base.protocol === 'https:' ? requestByHttps : requestByHttp;
    try {
      const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
      // errors can still occur while reading the body
      const asked = request(this.base, options, resolve).on('error', reject);
      asked.end(body);
      const answer = await promise;
      return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
    } catch (cause) {
      const instead = signal.aborted ? `no response within ${this.timeout} s` : insteadOf(cause);
      throw new Error(instead, { cause });
    }
  }
}

export const isDone = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** Describes a network error. */
function insteadOf(thrown: unknown): string {
  const { code = '', message } = thrown as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED') return 'a refused connection';
  if (code === 'ECONNRESET') return 'a reset connection';
  if (UNTRUSTED.test(code)) return `an untrusted certificate: ${message}`;
  return message || code;
}

/** TLS error codes for an untrusted certificate. */
const UNTRUSTED = /CERT|UNABLE_TO_VERIFY/;
