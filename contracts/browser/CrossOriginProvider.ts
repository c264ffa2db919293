import { findApiCall } from '../support/calls.ts';
import { isSuccess, type Answer, type Host, type Provider, type Request } from '../verifier/host.ts';

/** A deviation, and the request that showed it. */
export interface Finding {
  readonly call: string;
  /** The name of a header, or of an attribute of the session cookie. */
  readonly at: string;
  readonly expected: string;
  readonly got: string;
}

export interface Preflight {
  readonly method: string;
  readonly path: string;
  /** Sorted and in lower case. */
  readonly headers: readonly string[];
}

const ALLOW_ORIGIN = 'Access-Control-Allow-Origin';
const ALLOW_CREDENTIALS = 'Access-Control-Allow-Credentials';

/** Response headers that the app reads. A browser hides a header that the host doesn't expose. */
const READ_HEADERS = ['ETag', 'Retry-After'];

/** Sends requests as a page of another origin, and records responses that a browser would block. */
export class CrossOriginProvider implements Provider {
  readonly findings: Finding[] = [];
  /** Paths of responses with a version in the `ETag` header. */
  readonly versioned = new Set<string>();

  readonly url: string;
  readonly timeout: number;
  /** The app's origin, such as `https://app.tableside.example`. */
  readonly origin: string;
  private readonly provider: Host;
  /** Responses that a cache would reuse for requests from other origins. */
  private readonly withoutVary: Finding[] = [];

  // Node can't run parameter properties
  constructor(provider: Host, origin: string) {
    this.provider = provider;
    this.url = provider.url;
    this.timeout = provider.timeout;
    this.origin = origin;
  }

  note(call: string, at: string, expected: string, got: string | null | undefined): void {
    this.findings.push({ call, at, expected, got: got || 'none' });
  }

  async preflight({ method, path, headers }: Preflight): Promise<void> {
    const call = `OPTIONS ${findApiCall(method, path).path} before ${method} with ${headers.join(', ')}`;
    const answer = await this.provider.send({
      method: 'OPTIONS',
      path,
      headers: {
        Origin: this.origin,
        'Access-Control-Request-Method': method,
        ...(headers.length > 0 && { 'Access-Control-Request-Headers': headers.join(',') }),
      },
    });
    if (!isSuccess(answer)) return this.note(call, 'status', 'any 2xx', String(answer.status));
    this.checkAccess(call, answer);
    const methods = listOf(answer, 'access-control-allow-methods');
    if (!/^(GET|POST)$/.test(method) && !methods.includes(method))
      this.note(call, 'Access-Control-Allow-Methods', method, methods.join(', '));
    const allowed = listOf(answer, 'access-control-allow-headers').map((name) => name.toLowerCase());
    for (const name of headers.filter((one) => !allowed.includes(one)))
      this.note(call, 'Access-Control-Allow-Headers', name, allowed.join(', '));
  }

  async send(request: Request): Promise<Answer> {
    const answer = await this.provider.send({
      ...request,
      headers: { ...request.headers, Origin: this.origin },
    });
    // a query may contain a token
    const path = request.path?.replace(/\?.*/, '');
    const call = `${request.method} ${path}${isSuccess(answer) ? '' : ` (${answer.status})`}`;
    this.checkAccess(call, answer);
    this.checkCaching(call, answer);
    const exposed = listOf(answer, 'access-control-expose-headers').map((name) => name.toLowerCase());
    for (const name of READ_HEADERS) {
      const isThere = answer.headers.has(name);
      if (isThere && !exposed.includes(name.toLowerCase()))
        this.note(call, 'Access-Control-Expose-Headers', name, exposed.join(', '));
    }
    if (path && answer.headers.has('etag')) this.versioned.add(path);
    return answer;
  }

  /**
   * Compares the responses to other origins and to a request without an origin. The host may allow only the
   * app's origin. A response that depends on the origin must have a `Vary` header, for caches.
   */
  async compareOrigins(path: string): Promise<void> {
    const { protocol, hostname } = new URL(this.origin);
    // two origins that begin like the app's; a sandboxed frame sends the origin `null`
    const similar = [`${protocol}//${hostname}.invalid`, `${this.origin}.invalid`];
    const others = new Set(['https://other.invalid', ...similar, 'null']);
    const allowedOrigins = new Set<string | null>();
    for (const origin of [this.origin, undefined, ...others]) {
      const headers = origin === undefined ? {} : { Origin: origin };
      const answer = await this.provider.send({ method: 'GET', path, headers });
      const call = `GET ${path} from ${origin ?? 'no origin'}`;
      this.checkCaching(call, answer);
      const allowed = answer.headers.get(ALLOW_ORIGIN);
      allowedOrigins.add(allowed);
      const isOther = origin !== this.origin && origin === allowed;
      if (isOther && answer.headers.get(ALLOW_CREDENTIALS) === 'true')
        this.note(call, ALLOW_ORIGIN, 'only the app’s origins', 'the origin of the request');
    }
    if (allowedOrigins.size > 1) this.findings.push(...this.withoutVary);
  }

  private checkCaching(call: string, answer: Answer): void {
    const got = answer.headers.get('vary');
    if (!listOf(answer, 'vary').some((name) => /^(origin|\*)$/i.test(name)))
      this.withoutVary.push({ call, at: 'Vary', expected: 'Origin', got: got || 'none' });
  }

  /** With credentials, a browser treats `*` literally. */
  private checkAccess(call: string, { headers }: Answer): void {
    const allowed = headers.get(ALLOW_ORIGIN);
    if (allowed !== this.origin) this.note(call, ALLOW_ORIGIN, this.origin, allowed);
    const credentials = headers.get(ALLOW_CREDENTIALS);
    if (credentials !== 'true') this.note(call, ALLOW_CREDENTIALS, 'true', credentials);
  }
}

function listOf({ headers }: Answer, name: string): readonly string[] {
  return (headers.get(name) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
