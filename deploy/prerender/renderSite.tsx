import createEmotionServer from '@emotion/server/create-instance';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { SessionStore } from '#application/session/SessionStore.ts';
import { Preferences } from '#application/shared/Preferences.ts';
import { App } from '#ui/app/App.tsx';
import { createRoutes, loadPage } from '#ui/app/routes.tsx';
import { createStyleCache } from '#ui/theme/createStyleCache.ts';
import { BuiltTitleContext } from '#ui/kit/browser/documentTitle.ts';
import type { Composition } from '#ui/kit/state/CompositionContext.ts';
import { compositionOf } from '../../src/composition/composition.ts';
import { createContainer } from '../../src/composition/container.ts';
import { readSettings, type Settings } from '../../src/start/settings.ts';
import { siteAddressesFrom } from '../../src/start/siteAddressesFrom.ts';
import { builtPages, type BuiltPage } from './builtPages.ts';
import { pageHead } from './pageHead.tsx';
import { signedOut, noPreferences } from './unknownVisitor.ts';

// loads all code now, because rendering can't wait for more
const composition = signedOutComposition();
const routes = createRoutes(composition.loadSlices);
await Promise.all(builtPages.map(({ path }) => loadPage(routes, { pathname: path })));

// observers render once without subscriptions, whose timers would keep the build running
enableStaticRendering(true);

/** A prerendered page. */
export interface Prerendered {
  readonly path: string;
  /** The page's title, description, links, and styles. */
  readonly head: string;
  /** The root element's content. */
  readonly content: string;
}

/** The prerendered public site for signed-out visitors. */
export interface PrerenderedSite {
  readonly pages: readonly Prerendered[];
  /** The site's origin, if configured. */
  readonly siteUrl: string | undefined;
}

/** Renders the public site. @throws SettingsError */
export async function prerender(environment: Readonly<Record<string, unknown>>): Promise<PrerenderedSite> {
  const settings = readSettings(environment);
  const pages = await Promise.all(builtPages.map((page) => rendered(page, settings)));
  return { pages, siteUrl: settings.VITE_SITE_URL };
}

async function rendered(page: BuiltPage, settings: Settings): Promise<Prerendered> {
  const { path } = page;
  const cache = createStyleCache();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} redirects, so it can’t be prerendered`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  let title = '';
  const content = renderToString(
    <BuiltTitleContext value={(told) => (title = told)}>
      <App composition={composition} addresses={siteAddressesFrom(settings)} styleCache={cache}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </BuiltTitleContext>,
  );
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(content))
    // Emotion moves tags without this mark behind all other styles
    .replaceAll('<style data-emotion=', '<style data-s data-emotion=');
  return {
    path,
    head: pageHead({ ...page, title, siteUrl: settings.VITE_SITE_URL }) + styles,
    content,
  };
}

function signedOutComposition(): Composition {
  const container = createContainer({
    origin: '',
    fetch: () => Promise.reject(new Error('Requests are disabled during the build')),
  });
  container.rebind(SessionStore).toConstantValue(signedOut);
  container.rebind(Preferences).toConstantValue(noPreferences);
  return compositionOf(container);
}
