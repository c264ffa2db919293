import { Failure } from '#application/Failure.ts';
import type { SessionStore } from '#application/session/SessionStore.ts';
import type { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import type { TabStorage } from '#application/shared/TabStorage.ts';
import type { Locks } from '#application/writes/Locks.ts';
import { FakeLocks } from '#tests/support/fakes/FakeLocks.ts';
import { FakeRestaurantEvents } from '#tests/support/fakes/FakeRestaurantEvents.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import type { FakeTabStorage } from '#tests/support/fakes/FakeTabStorage.ts';
import { FakeUnconfirmedSignOut } from '#tests/support/fakes/FakeUnconfirmedSignOut.ts';

/** The storage, cookies, and locks that the tabs of one browser share. */
export class Browser {
  readonly sessions = new FakeSessionStore();
  readonly unconfirmed = new FakeUnconfirmedSignOut();
  readonly cookies = new Map<string, string>();
  private readonly locks = new FakeLocks();
  private readonly events = new FakeRestaurantEvents();

  /** Returns the browser's ports for one page. The ports work until the page closes. */
  portsFor(storage: FakeTabStorage) {
    const { promise: closed, reject } = Promise.withResolvers<never>();
    closed.catch(() => undefined);
    let isOpen = true;
    const whileOpen =
      <Args extends unknown[]>(work: (...args: Args) => void) =>
      (...args: Args) => {
        if (isOpen) work(...args);
      };
    const sessions: SessionStore = {
      read: () => this.sessions.read(),
      save: (session) => this.sessions.save(session),
      clear: () => this.sessions.clear(),
      withLock: (work, options) =>
        this.sessions.withLock((signal) => Promise.race([work(signal), closed]), options),
      subscribe: (changed) => this.sessions.subscribe(whileOpen(changed)),
    };
    // a page that closes releases its locks
    const locks: Locks = {
      run: (names, work) => this.locks.run(names, () => (isOpen ? Promise.race([work(), closed]) : closed)),
    };
    const events: RestaurantEvents = {
      publish: whileOpen((event) => this.events.publish(event)),
      subscribe: (restaurantId, listen) => this.events.subscribe(restaurantId, whileOpen(listen)),
    };
    const tabStorage: TabStorage = {
      read: (key) => storage.read(key),
      write: whileOpen((key, text) => storage.write(key, text)),
      remove: whileOpen((key) => storage.remove(key)),
    };
    const close = () => {
      isOpen = false;
      reject(new Failure('cancelled'));
    };
    return { sessions, locks, events, tabStorage, close };
  }
}
