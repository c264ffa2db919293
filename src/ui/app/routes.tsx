import { Fragment } from 'react';
import { matchRoutes, Outlet, type RouteObject } from 'react-router-dom';
import type { LoadSlices } from '../kit/CompositionContext.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { ChunkLoadError } from './chunkLoadError.ts';
import { allPages, frames, type Slice } from './pages.ts';
import { RequireSession } from './RequireSession.tsx';
import { RethrowRejections } from './RethrowRejections.tsx';
import { Root } from './Root.tsx';
import { loadScreen } from './screens.ts';

/** A page or its frame. */
interface Part {
  readonly screen: string;
  readonly slices?: readonly Slice[];
}

/**
 * The list of pages as the router wants it: each with the code and the bindings that it needs, in its frame.
 * `lazy` is a function everywhere, not an object of functions: with an object, a page whose code does not arrive
 * stays blank, as the router forgets the failure where there is no loader.
 */
export function createRoutes(bring: LoadSlices): RouteObject[] {
  const load =
    ({ screen, slices = [] }: Part) =>
    async () => {
      const code = Promise.all([loadScreen(screen), bring(slices)]);
      const [Component] = await code.catch((cause: unknown) => {
        throw new ChunkLoadError(`The code of ${screen} did not arrive`, { cause });
      });
      return { Component };
    };
  const pagesIn = (frame: keyof typeof frames | undefined): RouteObject => ({
    element: <RethrowRejections />,
    // a page that breaks leaves its frame as it is
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
      // nothing to show before the first page is there: it arrives with its own outline
      hydrateFallbackElement: <Fragment />,
      children: [pagesIn(undefined), framed('site'), framed('console')],
    },
  ];
}

/**
 * Brings the code of a page that is there as HTML already, so that the router has it from the beginning. Code that does
 * not arrive is asked for again by the router, which shows what is then the matter.
 */
export async function loadPage(routes: RouteObject[], address: { readonly pathname: string }): Promise<void> {
  const matches = matchRoutes(routes, address) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
