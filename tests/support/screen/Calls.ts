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

  constructor(private readonly send: typeof fetch) {}

  readonly fetch: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href);
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const call = { name: `${init?.method ?? 'GET'} ${pathname}`, query: search, body };
    this.tell('sent', call);
    try {
      return await this.send(input, init);
    } finally {
      this.tell('answered', call);
    }
  };

  /** The calls from now on, as `POST /api/users/login`. */
  names(): readonly string[] {
    const names: string[] = [];
    this.listeners.add((stage, { name }) => void (stage === 'sent' && names.push(name)));
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
