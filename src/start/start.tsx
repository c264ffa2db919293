import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { reading } from 'virtual:settings';
import { compositionOf } from '../composition/composition.ts';
import { createContainer } from '../composition/container.ts';
import { App } from '#ui/app/App.tsx';
import { createStyleCache } from '#ui/theme/createStyleCache.ts';
import { createRoutes, loadPage } from '#ui/app/routes.tsx';
import { startBackend } from './backend.ts';
import { logEnvironment } from './logEnvironment.ts';
import { showSettingProblems } from './showSettingProblems.ts';
import { siteAddressesFrom } from './siteAddressesFrom.ts';
import { startReporting } from './startReporting.ts';
import { hydrateOrRender } from './hydrateOrRender.tsx';

/** Starts the app: settings, backend, container, router, and the first screen in `root`. */
export async function start(root: HTMLElement): Promise<void> {
  const { settings } = reading;
  if (!settings) return showSettingProblems(root, reading.problems);
  logEnvironment(settings);
  const reportUrl = import.meta.env.VITE_REPORT_URL;
  if (reportUrl) startReporting(reportUrl);

  const { host, ready, setsUserAndClock } = startBackend(settings);
  const container = createContainer(host, {
    tag: {
      id: settings.VITE_GTAG_ID,
      conversion: settings.VITE_GTAG_CONVERSION,
      asksFirst: settings.VITE_ANALYTICS_CONSENT === 'ask',
    },
    redirectHosts: settings.VITE_REDIRECT_HOSTS,
    voice: {
      origin: settings.VITE_VOICE_ORIGIN,
      landingAgentId: settings.VITE_LANDING_AGENT_ID,
      curatorAgents: settings.VITE_CURATOR_AGENT_IDS,
      ready,
    },
  });
  const composition = compositionOf(container);
  const routes = createRoutes(composition.loadSlices);
  const load = () => loadPage(routes, location);
  // waits for the mock's user and clock, and loads the page's code in parallel
  if (setsUserAndClock) await Promise.allSettled([ready, load()]);

  const show = await hydrateOrRender(root, load);
  show(
    <App composition={composition} addresses={siteAddressesFrom(settings)} styleCache={createStyleCache()}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>,
  );
}
