import { Fragment } from 'react';
import { matchRoutes, Outlet, type RouteObject } from 'react-router-dom';
import type { LoadSlices } from '../kit/state/CompositionContext.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import type { Slice } from '../kit/state/CompositionContext.ts';
import { ChunkLoadError } from './chunkLoadError.ts';
import { allPages, pageLayouts } from '../navigation/pages.ts';
import { RequireSession } from './RequireSession.tsx';
import { PageLoaded } from './PageLoaded.tsx';
import { Root } from './Root.tsx';
import { loadScreen } from '../navigation/loadScreen.ts';

/** A page or frame. */
interface Part {
  readonly screen: string;
  readonly slices?: readonly Slice[];
}

/**
 * Builds the routes from the page list. Each page loads its code and slices, and renders in its frame. `lazy`
 * is a function, not an object: with an object, React Router doesn't retry a failed load of a route without a
 * loader, and the page stays blank.
 */
export function createRoutes(loadSlices: LoadSlices): RouteObject[] {
  const load =
    ({ screen, slices = [] }: Part) =>
    async () => {
      const code = Promise.all([loadScreen(screen), loadSlices(slices)]);
      const [Component] = await code.catch((cause: unknown) => {
        throw new ChunkLoadError(`The code of ${screen} failed to load`, { cause });
      });
      return { Component };
    };
  const pagesIn = (frame: keyof typeof pageLayouts | undefined): RouteObject => ({
    element: <PageLoaded />,
    // if a page fails, the frame around it stays
    ...(frame && { errorElement: <ErrorScreen /> }),
    children: allPages
      .filter((page) => page.frame === frame)
      .map((page) => ({ path: page.path, lazy: load(page) })),
  });
  const framed = (frame: keyof typeof pageLayouts): RouteObject => ({
    Component: pageLayouts[frame].guarded ? RequireSession : Outlet,
    children: [
      {
        lazy: load(pageLayouts[frame]),
        children: [pagesIn(frame)],
      },
    ],
  });
  return [
    {
      element: <Root />,
      errorElement: <ErrorScreen />,
      // renders nothing before the first page, because each page has its own skeleton
      hydrateFallbackElement: <Fragment />,
      children: [pagesIn(undefined), framed('site'), framed('console')],
    },
  ];
}

/**
 * Loads the code of a prerendered page before the router starts. If loading fails, the router tries again and
 * shows the error.
 */
export async function loadPage(routes: RouteObject[], address: { readonly pathname: string }): Promise<void> {
  const matches = matchRoutes(routes, address) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
