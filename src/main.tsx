import { createRoot } from 'react-dom/client';
import { createContainer, make } from './container.ts';
import type { HttpHost } from '#infrastructure/http/HttpHost.ts';
import { App } from '#ui/app/App.tsx';
import { createRouter } from '#ui/app/routes.tsx';
import type { SiteAddresses } from '#ui/kit/siteAddresses.ts';
import type { Make } from '#ui/kit/useViewModel.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';
import { showSettingsError } from './showSettingsError.ts';

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

function siteAddresses(settings: Settings): SiteAddresses {
  return {
    supportEmail: settings.VITE_SUPPORT_EMAIL,
    contactEmail: settings.VITE_CONTACT_EMAIL,
    schedulingUrl: settings.VITE_SCHEDULING_URL,
    consumerUrl: settings.VITE_CONSUMER_URL,
  };
}

function start(root: HTMLElement) {
  try {
    const settings = readSettings(import.meta.env);
    const container = createContainer(httpHost(settings), { id: settings.VITE_GTAG_ID });
    const makeInContainer: Make = (type) => make(container, type);
    createRoot(root).render(
      <App make={makeInContainer} addresses={siteAddresses(settings)} router={createRouter()} />,
    );
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    showSettingsError(root, error);
  }
}

const root = document.getElementById('root');
if (root) start(root);
