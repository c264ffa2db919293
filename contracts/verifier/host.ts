/** Settings for sending requests to a host. */
export interface HostBehavior {
  /** The maximum number of seconds for a complete response. */
  readonly timeout: number;
  /** Headers added to every request, such as a gateway key. Each replaces a header with the same name. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Request {
  readonly method: string;
  /** The path and query below the host's address, such as `/api/orders?limit=2`. Optional. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer<ArrayBuffer> | string;
}

/** Returns the parts of a request with a JSON body. */
export const jsonPost = (body: unknown) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The decompressed body. */
  readonly body: Buffer;
}

/** The part of a host that a verification uses. */
export type Provider = Pick<Host, 'url' | 'timeout' | 'send'>;

/** A provider or its states endpoint. Sends each request once and follows no redirects. */
export class Host {
  /** Without a trailing slash. */
  readonly url: string;
  /** In seconds. */
  readonly timeout: number;
  private readonly base: URL;
  private readonly headers: HostBehavior['headers'];

  /** @throws Error unless the address is a web address without a password */
  constructor(url: string, { timeout, headers }: HostBehavior) {
    const base = URL.parse(url);
    if (base?.username || base?.password)
      throw new Error('The address must not contain a password, because it would be printed');
    if (!base || !/^https?:$/.test(base.protocol))
      throw new Error(`The address must start with http:// or https://: ${url}`);
    this.base = base;
    this.url = url.replace(/\/$/, '');
    this.timeout = timeout;
    this.headers = headers;
  }

  /** @throws Error without a response, with a message such as "a refused connection" */
  async send({ method, path, headers, body }: Request): Promise<Answer> {
    const { origin, pathname } = this.base;
    const signal = AbortSignal.timeout(Math.ceil(this.timeout * 1000));
    try {
      const url = path === undefined ? this.base : origin + pathname.replace(/\/$/, '') + path;
      const answer = await fetch(url, {
        method,
        headers: { ...headers, ...this.headers },
        body: body?.length ? body : null,
        redirect: 'manual',
        signal,
      });
      const { status, headers: received } = answer;
      return { status, headers: received, body: Buffer.from(await answer.arrayBuffer()) };
    } catch (cause) {
      const message = signal.aborted ? `no response within ${this.timeout} s` : describeError(cause as Error);
      throw new Error(message, { cause });
    }
  }
}

/** Creates the host of a states endpoint. Sends the provider's headers only to the provider's origin. */
export function statesHost(url: string, provider: Host, behavior: HostBehavior): Host {
  const isThere = URL.parse(url)?.origin === URL.parse(provider.url)?.origin;
  return new Host(url, isThere ? behavior : { ...behavior, headers: {} });
}

export const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** Describes the network error inside an error of `fetch`. */
function describeError(thrown: Error): string {
  const { code = '', message } = (thrown.cause ?? thrown) as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED') return 'a refused connection';
  if (/^(ECONNRESET|UND_ERR_SOCKET)$/.test(code)) return 'a reset connection';
  if (/CERT|UNABLE_TO_VERIFY/.test(code)) return `an untrusted certificate: ${message}`;
  if (code.startsWith('Z_')) return 'a body that isn’t compressed as its Content-Encoding says';
  return message || code;
}
