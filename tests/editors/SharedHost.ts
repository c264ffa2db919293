import type { Session } from '#domain/session/session.ts';
import { setImmediate } from 'node:timers/promises';
import { createBackend, type Backend } from '../../mocks/backend.ts';
import { emptySeed } from '../../mocks/seed/empty.ts';

/** The mock backend with one restaurant, which several apps edit. */
export class SharedHost {
  readonly restaurantId: string;
  readonly session: Session;
  /** Drops the response to the next write, after it was saved. */
  losesNextResponse = false;
  /** Number of requests, by method. */
  readonly counts = new Map<string, number>();
  private inFlight = 0;

  private constructor(
    private readonly backend: Backend,
    values: Readonly<Record<string, string>>,
  ) {
    const { accessToken = '', userId = '', companyId = '' } = values;
    const user = backend.db.users.find(userId);
    if (!user) throw new Error('The scenario has no user');
    this.restaurantId = companyId;
    this.session = { accessToken, user };
  }

  static async create(): Promise<SharedHost> {
    const backend = createBackend({ seed: emptySeed() });
    return new SharedHost(backend, await backend.scenario('a restaurant with a menu'));
  }

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { method } = request;
    this.counts.set(method, (this.counts.get(method) ?? 0) + 1);
    this.inFlight += 1;
    try {
      const response = await this.backend.respond(request);
      if (!response) throw new TypeError('No such endpoint');
      if (method !== 'GET' && this.losesNextResponse) {
        this.losesNextResponse = false;
        throw new TypeError('The connection was lost');
      }
      return response;
    } finally {
      this.inFlight -= 1;
    }
  };

  /** Waits until no request is in flight and none follows. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 3;) {
      await setImmediate();
      quiet = this.inFlight > 0 ? 0 : quiet + 1;
    }
  }
}
