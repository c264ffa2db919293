import type { ComponentType } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { consolePages } from './consolePages.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { RequireSession } from './RequireSession.tsx';
import { Root } from './Root.tsx';
import { RethrowRejections } from './RethrowRejections.tsx';
import { sitePages } from './sitePages.ts';

interface Page {
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

const lazyRoutes = (pages: readonly Page[]): RouteObject[] =>
  pages.map(({ path, load }) => ({ path, lazy: async () => ({ Component: await load() }) }));

/**
 * `lazy` is a function everywhere, not an object of functions: with an object, a page whose code does not arrive
 * stays blank, as the router forgets the failure where there is no loader.
 */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    // nothing to show before the first page is there: it arrives with its own outline
    hydrateFallbackElement: <></>,
    children: [
      {
        element: <RethrowRejections />,
        children: [
          {
            path: '/login',
            lazy: async () => ({ Component: (await import('../login/LoginScreen.tsx')).LoginScreen }),
          },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('../site/SiteShell.tsx')).SiteShell }),
        children: [
          {
            element: <RethrowRejections />,
            errorElement: <ErrorScreen />,
            children: lazyRoutes(sitePages),
          },
        ],
      },
      {
        element: <RequireSession />,
        children: [
          {
            lazy: async () => ({ Component: (await import('../shell/ConsoleShell.tsx')).ConsoleShell }),
            children: [
              {
                element: <RethrowRejections />,
                errorElement: <ErrorScreen />,
                children: lazyRoutes(consolePages),
              },
            ],
          },
        ],
      },
    ],
  },
];

/**
 * Brings the code of a page that is there as HTML already, so that the router has it from the beginning. Code that does
 * not arrive is asked for again by the router, which shows what is then the matter.
 */
export async function loadPage(address: { readonly pathname: string }): Promise<void> {
  const matches = matchRoutes(routes, address) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

export function createRouter() {
  return createBrowserRouter(routes);
}
