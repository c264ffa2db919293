/** A call of the API as it was sent. */
interface Call {
  /** `POST /api/users/login` */
  readonly name: string;
  /** `?limit=50`; empty without one. */
  readonly query: string;
  /** What was sent as JSON; undefined without a body. */
  readonly body: unknown;
}

type Stage = 'sent' | 'answered';
type Listener = (stage: Stage, call: Call) => void;

/** Lets calls through to the backend, and tells of them. */
export class Calls {
  private readonly listeners = new Set<Listener>();
  /** The names of the calls that have no answer yet. */
  readonly underWay: string[] = [];
  private readonly refused = new Set<string>();
  private readonly held = new Map<string, Promise<void>>();
  private readonly over = new AbortController();

  constructor(private readonly send: typeof fetch) {}

  readonly fetch: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href);
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const call = { name: `${init?.method ?? 'GET'} ${pathname}`, query: search, body };
    this.underWay.push(call.name);
    this.tell('sent', call);
    try {
      await this.held.get(call.name);
      if (this.refused.delete(call.name)) return new Response(null, { status: 500 });
      const signal = AbortSignal.any([this.over.signal, ...(init?.signal ? [init.signal] : [])]);
      return await this.send(input, { ...init, signal });
    } catch (thrown) {
      // nobody is there any more to hear of it
      if (this.over.signal.aborted) return new Promise<never>(() => undefined);
      throw thrown;
    } finally {
      this.underWay.splice(this.underWay.indexOf(call.name), 1);
      this.tell('answered', call);
    }
  };

  /** Has the next call of this name refused without a word on it, which the backend always has. */
  refuse(name: string): void {
    this.refused.add(name);
  }

  /** Lets no answer through any more: one that came late would sign the next test's person out, or in. */
  end(): void {
    this.over.abort();
  }

  /** Has the calls of this name wait on their way until the function that it gives is called. */
  hold(name: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.held.set(name, promise);
    return resolve;
  }

  /** The calls from now on, as `POST /api/users/login`. */
  names(): readonly string[] {
    const names: string[] = [];
    this.listeners.add((stage, { name }) => void (stage === 'sent' && names.push(name)));
    return names;
  }

  /** Those from now on that change something. */
  writes(): readonly string[] {
    const names: string[] = [];
    this.listeners.add((stage, { name }) => {
      if (stage === 'sent' && !name.startsWith('GET ')) names.push(name);
    });
    return names;
  }

  /** The next call with this end that gets to that stage. */
  next(stage: Stage, end: string): Promise<Call> {
    return new Promise((resolve) => {
      const listener: Listener = (reached, call) => {
        if (reached !== stage || !call.name.endsWith(end)) return;
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
