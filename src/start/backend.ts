import { withPreloadedResponses } from '#infrastructure/http/preloadedResponses.ts';
import type { HttpHost } from '#infrastructure/http/HttpHost.ts';
import { withRetry } from '#infrastructure/http/withRetry.ts';
import { storedUser } from '#infrastructure/session/LocalStorageSessionStore.ts';
import { hasUrlCommands } from '../../mocks/hosts/urlCommandNames.ts';
import type { Settings } from './settings.ts';

/** What the app speaks to. */
export interface BackendSetup {
  readonly host: HttpHost;
  /** Resolves when calls can be made. */
  readonly ready: Promise<void>;
  /** It may yet say who is signed in and what time it is, which the app reads when it begins. */
  readonly saysWhoIsThere: boolean;
}

/** The host of this build, or the mock in the browser, which is loaded for that alone. */
export function startBackend(settings: Settings): BackendSetup {
  if (import.meta.env.VITE_BACKEND !== 'mock') return realHost(settings);
  const ready = startMock(settings);
  // each call that waits for it fails with it; of a page that is left meanwhile, as Firefox has it, it is no error
  ready.catch(console.warn);
  const mockedFetch: typeof fetch = async (input, init) => {
    await ready;
    // what is to outlive its page is asked past the worker in Firefox; this backend does not outlive it either
    return fetch(input, { ...init, keepalive: false });
  };
  return { host: { origin: '', fetch: mockedFetch }, ready, saysWhoIsThere: hasUrlCommands(location) };
}

function realHost(settings: Settings): BackendSetup {
  const origin = settings.VITE_BACKEND === 'host' ? settings.VITE_API_HOST : '';
  const send: typeof fetch = (...request) => fetch(...request);
  const circumstances = { user: storedUser, now: () => performance.now() };
  return {
    host: { origin, fetch: withRetry(withPreloadedResponses(window.firstCalls, send, circumstances)) },
    ready: Promise.resolve(),
    saysWhoIsThere: false,
  };
}

async function startMock({ VITE_CURATOR_AGENT_IDS: agents }: Settings): Promise<void> {
  const { startBrowserBackend } = await import('../../mocks/hosts/browser.ts');
  await startBrowserBackend({
    baseUrl: import.meta.env.BASE_URL,
    curators: async (agentId) => (await import('./curators.ts')).curatorKnowledge(agentId, agents),
  });
}
