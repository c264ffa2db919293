import { RouterProvider } from 'react-router-dom';
import { reading } from 'virtual:settings';
import { createContainer, make } from './container.ts';
import { takingFirstCall } from '#infrastructure/http/firstCall.ts';
import type { HttpHost } from '#infrastructure/http/HttpHost.ts';
import { App } from '#ui/app/App.tsx';
import { createRouter, loadPage } from '#ui/app/routes.tsx';
import type { Make } from '#ui/kit/useViewModel.ts';
import { logEnvironment } from './logEnvironment.ts';
import type { Settings } from './settings.ts';
import { showSettingProblems } from './showSettingProblems.ts';
import { siteAddressesOf } from './siteAddressesOf.ts';
import { takeOver } from './takeOver.tsx';

/** What an address may tell the mock in the browser (mocks/hosts/urlCommands.ts). */
const COMMANDS = /[?&](as|scenario|fault)=/;

/** Resolves when calls can be made: at once, or when the mock in the browser runs, which is loaded for that alone. */
async function startBackend(): Promise<void> {
  if (import.meta.env.VITE_BACKEND !== 'mock') return;
  const { startBrowserBackend } = await import('../mocks/hosts/browser.ts');
  await startBrowserBackend({
    baseUrl: import.meta.env.BASE_URL,
    curators: async (agentId) => (await import('./curators.ts')).curatorOf(agentId),
  });
}

function httpHost(settings: Settings, ready: Promise<void>): HttpHost {
  if (settings.VITE_BACKEND === 'host') {
    return {
      origin: settings.VITE_API_HOST,
      fetch: takingFirstCall(window.firstCall, (...request) => fetch(...request), {
        user: () => localStorage.getItem('user'),
        now: () => performance.now(),
      }),
    };
  }
  return {
    origin: '',
    fetch: async (...request) => {
      await ready;
      return fetch(...request);
    },
  };
}

async function start(root: HTMLElement) {
  const { settings } = reading;
  if (!settings) return showSettingProblems(root, reading.problems);
  logEnvironment(settings);
  const ready = startBackend();
  if (import.meta.env.VITE_BACKEND === 'mock' && COMMANDS.test(location.search)) {
    // they say who is signed in, which the app reads when it begins; its code may come meanwhile
    await Promise.allSettled([ready, loadPage(location), import('./consoleAdapters.ts')]);
  }
  const container = createContainer(httpHost(settings, ready), {
    tag: { id: settings.VITE_GTAG_ID },
    voice: { origin: settings.VITE_VOICE_ORIGIN, landingAgentId: settings.VITE_LANDING_AGENT_ID, ready },
  });
  const makeInContainer: Make = (type) => make(container, type);
  const show = await takeOver(root);
  show(
    <App make={makeInContainer} addresses={siteAddressesOf(settings)}>
      <RouterProvider router={createRouter()} />
    </App>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
