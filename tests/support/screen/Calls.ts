/** An API request as sent. */
interface Call {
  /** `POST /api/users/login` */
  readonly name: string;
  /** `?limit=50`, or empty. */
  readonly query: string;
  /** The JSON body, or undefined. */
  readonly body: unknown;
}

type Stage = 'sent' | 'answered';
type Listener = (stage: Stage, call: Call) => void;

/** Passes requests to the backend and records them. */
export class Calls {
  private readonly listeners = new Set<Listener>();
  /** The names of requests without a response. */
  readonly pending: string[] = [];
  private readonly refused = new Set<string>();
  private readonly held = new Map<string, Promise<void>>();
  private readonly over = new AbortController();
  /** Changes each JSON response, to simulate another host. */
  revise: ((json: unknown, name: string) => unknown) | undefined;

  constructor(private readonly send: typeof fetch) {}

  readonly fetch: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href);
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const call = { name: `${init?.method ?? 'GET'} ${pathname}`, query: search, body };
    this.pending.push(call.name);
    this.tell('sent', call);
    try {
      await this.held.get(call.name);
      if (this.refused.delete(call.name)) return new Response(null, { status: 500 });
      const signal = AbortSignal.any([this.over.signal, ...(init?.signal ? [init.signal] : [])]);
      return await this.revised(call.name, await this.send(input, { ...init, signal }));
    } catch (thrown) {
      // the test has ended
      if (this.over.signal.aborted) return new Promise<never>(() => undefined);
      throw thrown;
    } finally {
      this.pending.splice(this.pending.indexOf(call.name), 1);
      this.tell('answered', call);
    }
  };

  private async revised(name: string, response: Response): Promise<Response> {
    const isJson = response.headers.get('Content-Type')?.includes('json');
    if (!this.revise || !response.ok || !isJson) return response;
    return Response.json(this.revise(await response.json(), name), response);
  }

  /** Fails the next request with this name, without a message. The backend always sends one. */
  refuse(name: string): void {
    this.refused.add(name);
  }

  /** Blocks all responses. A late response could sign in or sign out the next test's user. */
  end(): void {
    this.over.abort();
  }

  /** Delays requests with this name until the returned function is called. */
  hold(name: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.held.set(name, promise);
    return resolve;
  }

  /** Starts collecting the names of requests, such as `POST /api/users/login`. */
  names(): readonly string[] {
    const names: string[] = [];
    this.listeners.add((stage, { name }) => void (stage === 'sent' && names.push(name)));
    return names;
  }

  /** Starts collecting the names of writes. */
  writes(): readonly string[] {
    const names: string[] = [];
    this.listeners.add((stage, { name }) => {
      if (stage === 'sent' && !name.startsWith('GET ')) names.push(name);
    });
    return names;
  }

  /** Resolves with the next request that reaches the stage and whose name has this ending. */
  next(stage: Stage, end: string, isMeant: (call: Call) => boolean = () => true): Promise<Call> {
    return new Promise((resolve) => {
      const listener: Listener = (reached, call) => {
        if (reached !== stage || !call.name.endsWith(end) || !isMeant(call)) return;
        this.listeners.delete(listener);
        resolve(call);
      };
      this.listeners.add(listener);
    });
  }

  private tell(stage: Stage, call: Call): void {
    for (const listener of this.listeners) listener(stage, call);
  }
}
