import { RouterProvider } from 'react-router-dom';
import { createContainer, make } from './container.ts';
import type { HttpHost } from '#infrastructure/http/HttpHost.ts';
import { App } from '#ui/app/App.tsx';
import { createRouter } from '#ui/app/routes.tsx';
import type { Make } from '#ui/kit/useViewModel.ts';
import { readSettings, SettingsError, siteAddressesOf, type Settings } from './settings.ts';
import { showSettingsError } from './showSettingsError.ts';
import { takeOver } from './takeOver.ts';

/** The real host, or the mock inside the browser, which is loaded for that alone; calls wait until it is ready. */
function httpHost(settings: Settings): HttpHost {
  if (import.meta.env.VITE_BACKEND === 'mock') {
    const openedAt = location.href;
    const ready = import('../mocks/hosts/browser.ts').then(({ startBrowserBackend }) =>
      startBrowserBackend({ baseUrl: import.meta.env.BASE_URL, openedAt }),
    );
    return {
      origin: '',
      fetch: async (...request) => {
        await ready;
        return fetch(...request);
      },
    };
  }
  return {
    origin: settings.VITE_BACKEND === 'host' ? settings.VITE_API_HOST : '',
    fetch: (...request) => fetch(...request),
  };
}

async function start(root: HTMLElement) {
  try {
    const settings = readSettings(import.meta.env);
    const container = createContainer(httpHost(settings), { id: settings.VITE_GTAG_ID });
    const makeInContainer: Make = (type) => make(container, type);
    const show = await takeOver(root);
    show(
      <App make={makeInContainer} addresses={siteAddressesOf(settings)}>
        <RouterProvider router={createRouter()} />
      </App>,
    );
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    showSettingsError(root, error);
  }
}

const root = document.getElementById('root');
if (root) void start(root);
