import { Fragment } from 'react';
import { matchRoutes, Outlet, type RouteObject } from 'react-router-dom';
import type { LoadSlices } from '../kit/state/CompositionContext.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import type { Slice } from '../kit/state/CompositionContext.ts';
import { ChunkLoadError } from './chunkLoadError.ts';
import { allPages, frames } from '../navigation/pages.ts';
import { RequireSession } from './RequireSession.tsx';
import { PageLoaded } from './PageLoaded.tsx';
import { Root } from './Root.tsx';
import { loadScreen } from '../navigation/loadScreen.ts';

/** A page or its frame. */
interface Part {
  readonly screen: string;
  readonly slices?: readonly Slice[];
}

/**
 * Builds the routes from the page list: each page with its code and slices, inside its frame. `lazy` is
 * always a function, not an object: with an object, React Router forgets a failed load of a route without a
 * loader, and the page stays blank.
 */
export function createRoutes(bring: LoadSlices): RouteObject[] {
  const load =
    ({ screen, slices = [] }: Part) =>
    async () => {
      const code = Promise.all([loadScreen(screen), bring(slices)]);
      const [Component] = await code.catch((cause: unknown) => {
        throw new ChunkLoadError(`The code of ${screen} failed to load`, { cause });
      });
      return { Component };
    };
  const pagesIn = (frame: keyof typeof frames | undefined): RouteObject => ({
    element: <PageLoaded />,
    // a failing page leaves its frame intact
    ...(frame && { errorElement: <ErrorScreen /> }),
    children: allPages
      .filter((page) => page.frame === frame)
      .map((page) => ({ path: page.path, lazy: load(page) })),
  });
  const framed = (frame: keyof typeof frames): RouteObject => ({
    Component: frames[frame].guarded ? RequireSession : Outlet,
    children: [
      {
        lazy: load(frames[frame]),
        children: [pagesIn(frame)],
      },
    ],
  });
  return [
    {
      element: <Root />,
      errorElement: <ErrorScreen />,
      // nothing to show before the first page, which brings its own skeleton
      hydrateFallbackElement: <Fragment />,
      children: [pagesIn(undefined), framed('site'), framed('console')],
    },
  ];
}

/**
 * Loads the code of a prerendered page before the router starts. If it fails, the router retries and shows
 * the error.
 */
export async function loadPage(routes: RouteObject[], address: { readonly pathname: string }): Promise<void> {
  const matches = matchRoutes(routes, address) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
