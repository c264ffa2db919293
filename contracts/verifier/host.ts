import {
  request as requestByHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { request as requestByHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** How a host is asked. */
export interface HostBehavior {
  /** Seconds that a whole answer may take. */
  readonly timeout: number;
  /** What goes with every request, such as the key of a gateway; in place of headers of the same names. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Request {
  readonly method: string;
  /** From the host's address on, with the query: `/api/orders?limit=2`; without one the address itself is asked. */
  readonly path?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: Buffer | string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it was sent, compressed where it says so. */
  readonly body: Buffer;
}

/** A provider, or its states endpoint. It is asked once for each request, and nothing is followed to where it redirects. */
export class Host {
  /** Without a slash at the end. */
  readonly url: string;
  private readonly base: URL;
  /** Seconds. */
  readonly timeout: number;
  private readonly headers: HostBehavior['headers'];

  /** @throws Error for what is no address of the web, or has a password in it */
  constructor(url: string, { timeout, headers }: HostBehavior) {
    this.base = new URL(url);
    const { protocol, username, password } = this.base;
    if (username || password)
      throw new Error('An address with a password in it is not taken: it would be printed');
    if (!/^https?:$/.test(protocol))
      throw new Error(`An address begins with http:// or https://, unlike ${url}`);
    this.url = url.replace(/\/$/, '');
    this.timeout = timeout;
    this.headers = headers;
  }

  /** @throws Error when no answer came, whose message is what came instead: "a connection that was refused" */
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
      // an error may still come while the body is read
      const asked = request(this.base, options, resolve).on('error', reject);
      asked.end(body);
      const answer = await promise;
      return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
    } catch (cause) {
      const instead = signal.aborted ? `no answer within ${this.timeout} s` : insteadOf(cause);
      throw new Error(instead, { cause });
    }
  }
}

export const isDone = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** What came in the place of an answer. */
function insteadOf(thrown: unknown): string {
  const { code = '', message } = thrown as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED') return 'a connection that was refused';
  if (code === 'ECONNRESET') return 'a connection that was reset';
  if (UNTRUSTED.test(code)) return `a certificate that is not trusted: ${message}`;
  return message || code;
}

/** What TLS calls a certificate that it does not take. */
const UNTRUSTED = /CERT|UNABLE_TO_VERIFY/;
