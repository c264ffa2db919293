import { http } from 'msw';
import { setupServer } from 'msw/node';
import { createBackend, type Backend, type BackendOptions } from '../backend.ts';
import { emptySeed } from '../seed/empty.ts';
import { createCookieJar, type CookieStorage } from './cookieJar.ts';

export interface NodeBackend {
  readonly backend: Backend;
  /** Lets requests through to the network again. */
  close(): void;
}

/**
 * A backend for tests in this process: answers every call of `/api/`, whatever the host; any other request is an
 * error. Keeps cookies, as a browser would for calls with `credentials: 'include'`; which calls have that cannot
 * be seen from here, so it does for all. Starts empty unless a seed is given.
 */
export function startNodeBackend(options: Partial<BackendOptions> = {}): NodeBackend {
  const backend = createBackend({ seed: emptySeed(), ...options });
  const jar = createCookieJar(memoryStorage());
  const server = setupServer(
    http.all('*/api/*', async ({ request }) => {
      const carried = Object.entries(jar.cookiesFor(request.url));
      if (carried.length > 0) request.headers.set('cookie', carried.map((pair) => pair.join('=')).join('; '));
      const response = await backend.respond(request);
      for (const setCookie of response?.headers.getSetCookie() ?? []) jar.take(setCookie, request.url);
      return response;
    }),
  );
  server.listen({ onUnhandledFrame: 'error' });
  return { backend, close: () => server.close() };
}

function memoryStorage(): CookieStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  };
}
