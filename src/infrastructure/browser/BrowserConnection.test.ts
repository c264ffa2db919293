import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserConnection } from './BrowserConnection.ts';

/** A browser that reports being offline, with the outcomes of its requests. */
function setUp(...outcomes: readonly ('response' | 'failure')[]) {
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  const connection = new BrowserConnection();
  const left = [...outcomes];
  const host = connection.watching({
    origin: '',
    fetch: async () => {
      if (left.shift() === 'failure') throw new TypeError('Failed to fetch');
      return new Response();
    },
  });
  const changed = vi.fn();
  connection.subscribe(changed);
  return {
    connection,
    changed,
    window,
    request: (init?: RequestInit) => host.fetch('/api', init).catch(() => 0),
  };
}

// (rule: offline hint)
describe('BrowserConnection', () => {
  beforeEach(() => void vi.stubGlobal('navigator', { onLine: false }));
  afterEach(() => void vi.unstubAllGlobals());

  it('is offline when the browser says so', () => {
    expect(setUp().connection.isOnline).toBe(false);
  });

  it('is online once a request gets a response', async () => {
    const { connection, changed, request } = setUp();
    await request();
    expect(connection.isOnline).toBe(true);
    expect(changed).toHaveBeenCalledOnce();
  });

  it('is offline again when a later request fails', async () => {
    const { connection, request } = setUp('response', 'failure');
    await request();
    await request();
    expect(connection.isOnline).toBe(false);
  });

  it('ignores the response to a request sent before the browser went offline', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const { connection, request } = setUp();
    const answered = request();
    vi.stubGlobal('navigator', { onLine: false });
    await answered;
    expect(connection.isOnline).toBe(false);
  });

  it('ignores a canceled request', async () => {
    const { connection, request } = setUp('response', 'failure');
    await request();
    await request({ signal: AbortSignal.abort() });
    expect(connection.isOnline).toBe(true);
  });

  it('is offline when the browser says offline again', async () => {
    const { connection, changed, window, request } = setUp();
    await request();
    window.dispatchEvent(new Event('offline'));
    expect(connection.isOnline).toBe(false);
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
