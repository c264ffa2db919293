import type { Connection } from '#application/shared/Connection.ts';
import type { HttpHost } from '../http/HttpHost.ts';

/**
 * The browser's online state, which is wrong on some networks and devices. The latest request corrects it.
 * (rule: offline hint)
 */
export class BrowserConnection implements Connection {
  static readonly needs = [] as const;
  /** Whether the latest request got a response although the browser says offline. */
  #isHintWrong = false;
  readonly #listeners = new Set<() => void>();

  get isOnline() {
    return navigator.onLine || this.#isHintWrong;
  }

  readonly subscribe = (changed: () => void) => {
    const follow = () => {
      this.#isHintWrong = false;
      changed();
    };
    this.#listeners.add(changed);
    addEventListener('online', follow);
    addEventListener('offline', follow);
    return () => {
      this.#listeners.delete(changed);
      removeEventListener('online', follow);
      removeEventListener('offline', follow);
    };
  };

  /** Wraps a host so that the outcomes of its requests correct the browser's state. */
  watching(host: HttpHost): HttpHost {
    const watched: typeof fetch = async (input, init) => {
      const wasOnline = navigator.onLine;
      try {
        const response = await host.fetch(input, init);
        // a response to an earlier request proves nothing about the current connection
        if (!wasOnline) this.note(!navigator.onLine);
        return response;
      } catch (thrown) {
        if (!init?.signal?.aborted) this.note(false);
        throw thrown;
      }
    };
    return { ...host, fetch: watched };
  }

  private note(isHintWrong: boolean): void {
    if (isHintWrong === this.#isHintWrong) return;
    this.#isHintWrong = isHintWrong;
    for (const changed of this.#listeners) changed();
  }
}
