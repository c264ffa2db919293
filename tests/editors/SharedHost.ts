import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { createBackend, type Backend } from '../../mocks/backend.ts';
import { DEMO_PASSWORD } from '../../mocks/seed/personas.ts';
import { emptySeed } from '../../mocks/seed/empty.ts';
import { changesBetween, stateOf, type Change, type State } from './hostState.ts';

/** Faults that the next write can have, other than a delay. */
export const FAULTS = [
  'its response is lost',
  'the connection is lost after it',
  'a gateway gives up after it',
  'a gateway gives up before it',
] as const;
export type Fault = (typeof FAULTS)[number];

/** A page that sends requests. */
export interface Client {
  readonly isOpen: boolean;
  /** Cookies of the browser, by name. */
  readonly cookies: Map<string, string>;
  /** Called when a write is sent. Returns a function that receives the write's effects. */
  sending(email: string | undefined, request: string): (changes: readonly Change[]) => void;
}

export const EMAILS = ['giulia@tableside.example', 'ada@tableside.example'] as const;

const DOCUMENT = /\/restaurants\/[^/]+(\/(voice-config|vapi-config|ai-instructions|menu))?$/;

/** The mock backend with one restaurant, its owner, its admin, and network faults. */
export class SharedHost {
  /** Faults of the next writes, in sequence. */
  readonly faults: Fault[] = [];
  /** The kind of request that the host holds until {@link release}. */
  holds: 'read' | 'write' | undefined;
  isOffline = false;
  readonly #held: (() => void)[] = [];
  readonly #emails = new Map<string, string>();
  #inFlight = 0;
  #work: Promise<unknown> = Promise.resolve();

  private constructor(
    readonly backend: Backend,
    readonly restaurantId: string,
    private readonly sendsVersions: boolean,
  ) {}

  /** @param sendsVersions whether reads return an `ETag`, and writes with an outdated `If-Match` fail */
  static async create(sendsVersions: boolean): Promise<SharedHost> {
    const backend = createBackend({ seed: emptySeed() });
    const { companyId = '' } = await backend.scenario('a restaurant with a menu', { email: EMAILS[0] });
    await backend.transaction('write', async () => {
      const names = { firstName: 'Ada', lastName: 'Rossi' };
      await backend.db.users.insert({ id: 'user-2', email: EMAILS[1], password: DEMO_PASSWORD, ...names });
      const [owner] = backend.db.memberships.all();
      if (owner)
        await backend.db.memberships.insert({ ...owner, id: 'ada', userId: 'user-2', role: 'admin' });
    });
    for (let order = 0; order < 3; order += 1) await backend.addOrder(companyId);
    return new SharedHost(backend, companyId, sendsVersions);
  }

  get state(): State {
    return stateOf(this.backend, this.restaurantId);
  }

  /** Creates a page's `fetch`. A closed page receives no responses. */
  fetchFor(client: Client): typeof fetch {
    return async (...given) => {
      const request = new Request(...given);
      this.#inFlight += 1;
      const response = this.exchange(request, client).finally(() => (this.#inFlight -= 1));
      await response.catch(() => undefined);
      return client.isOpen ? response : new Promise(() => undefined);
    };
  }

  /** Responds to the oldest waiting request. */
  release(): void {
    this.#held.shift()?.();
  }

  get isHolding(): boolean {
    return this.#held.length > 0;
  }

  /** Waits until every request has a response or waits for {@link release}. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 3;) {
      await setImmediate();
      quiet = this.#inFlight > this.#held.length ? 0 : quiet + 1;
    }
  }

  private async exchange(request: Request, client: Client): Promise<Response> {
    const { method, url, headers } = request;
    const { pathname } = new URL(url);
    if (pathname.startsWith('/api/users/')) return this.authenticate(request, client);

    const email = this.#emails.get(headers.get('authorization')?.slice(7) ?? '');
    const written = method === 'GET' ? undefined : client.sending(email, `${method} ${pathname}`);
    const isHeld = this.holds === (written ? 'write' : 'read');
    if (isHeld) this.holds = undefined;
    const fault = written && this.faults.shift();
    // without a version, any host would lose a change that comes between a read and a write
    const isRepeatable = method === 'GET' || method === 'POST' || headers.has('If-Match');
    if (isHeld && isRepeatable) await this.wait();
    if (this.isOffline) throw new TypeError('Failed to fetch');
    if (fault === 'a gateway gives up before it') return new Response(null, { status: 504 });
    const response = await (written ? this.write(request, written) : this.read(request));
    if (isHeld && !isRepeatable) await this.wait();
    if (fault === 'the connection is lost after it') this.isOffline = true;
    if (fault === 'a gateway gives up after it') return new Response(null, { status: 504 });
    if (fault) throw new TypeError('Failed to fetch');
    return response;
  }

  private wait(): Promise<void> {
    return new Promise((resolve) => void this.#held.push(resolve));
  }

  private async read(request: Request): Promise<Response> {
    const response = await this.respond(request);
    if (!this.sendsVersions || !response.ok || !DOCUMENT.test(new URL(request.url).pathname)) return response;
    const text = await response.text();
    return new Response(text, {
      headers: { ...Object.fromEntries(response.headers), ETag: versionOf(text) },
    });
  }

  /** Handles one write at a time, so that its effects are known. */
  private write(request: Request, written: (changes: readonly Change[]) => void): Promise<Response> {
    const done = this.#work.then(async () => {
      const { url, headers } = request;
      const version = headers.get('If-Match');
      if (version) {
        const authorization = headers.get('authorization') ?? '';
        const current = await this.read(new Request(url, { headers: { authorization } }));
        if (current.headers.get('ETag') !== version) return new Response(null, { status: 412 });
      }
      const before = this.state;
      const response = await this.respond(request);
      written(changesBetween(before, this.state));
      return response;
    });
    this.#work = done.catch(() => undefined);
    return done;
  }

  /** Signs in or out with the browser's cookies, and records the user of each token. */
  private async authenticate(request: Request, { cookies }: Client): Promise<Response> {
    request.headers.set('cookie', [...cookies].map((cookie) => cookie.join('=')).join('; '));
    const response = await this.respond(request);
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const { accessTokens, sessions, users } = this.backend.db;
    for (const { id, sessionId } of accessTokens.all()) {
      const user = users.find(sessions.find(sessionId)?.userId ?? '');
      if (user) this.#emails.set(id, user.email);
    }
    return response;
  }

  private async respond(request: Request): Promise<Response> {
    const response = await this.backend.respond(request);
    if (!response) throw new Error(`The backend has no ${request.method} ${request.url}`);
    return response;
  }
}

const versionOf = (text: string) => `"${createHash('sha1').update(text).digest('hex')}"`;
