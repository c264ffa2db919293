import { withPreloadedResponses } from '#infrastructure/http/preloadedResponses.ts';
import type { HttpHost } from '#infrastructure/http/HttpHost.ts';
import { withRetry } from '#infrastructure/http/withRetry.ts';
import { storedUser } from '#infrastructure/session/LocalStorageSessionStore.ts';
import { hasUrlCommands } from '../../mocks/hosts/urlCommandNames.ts';
import type { Settings } from './settings.ts';

/** How the app reaches its backend. */
export interface BackendSetup {
  readonly host: HttpHost;
  /** Resolves when requests can be sent. */
  readonly ready: Promise<void>;
  /** Whether the backend may still set the user and the clock, which the app reads at start-up. */
  readonly setsUserAndClock: boolean;
}

/** Returns the real host or, in a mock build, the mock backend that runs in the browser. */
export function startBackend(settings: Settings): BackendSetup {
  if (import.meta.env.VITE_BACKEND !== 'mock') return realHost(settings);
  const ready = startMock(settings);
  // each request that awaits `ready` reports this error; Firefox also rejects `ready` when the user leaves
  // the page, which isn't an error
  ready.catch(console.warn);
  const mockedFetch: typeof fetch = async (input, init) => {
    await ready;
    // in Firefox, keepalive requests bypass the service worker; the mock ends with the page anyway
    return fetch(input, { ...init, keepalive: false });
  };
  return { host: { origin: '', fetch: mockedFetch }, ready, setsUserAndClock: hasUrlCommands(location) };
}

function realHost(settings: Settings): BackendSetup {
  const origin = settings.VITE_BACKEND === 'host' ? settings.VITE_API_HOST : '';
  const send: typeof fetch = (...request) => fetch(...request);
  const circumstances = { user: storedUser, now: () => performance.now() };
  return {
    host: {
      origin,
      fetch: withRetry(withPreloadedResponses(window.preloadedResponses, send, circumstances)),
    },
    ready: Promise.resolve(),
    setsUserAndClock: false,
  };
}

async function startMock({ VITE_CURATOR_AGENT_IDS: agents }: Settings): Promise<void> {
  const { startBrowserBackend } = await import('../../mocks/hosts/browser.ts');
  await startBrowserBackend({
    baseUrl: import.meta.env.BASE_URL,
    curators: async (agentId) => (await import('./curators.ts')).curatorKnowledge(agentId, agents),
  });
}
