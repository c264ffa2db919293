import { getResponse, http, type RequestHandler } from 'msw';

/** Handlers that load when the first request matches. Most visits never need them. */
export function lazyHandlers(
  paths: readonly string[],
  load: () => Promise<RequestHandler[]>,
): RequestHandler[] {
  let loaded: Promise<RequestHandler[]> | undefined;
  return paths.map((path) =>
    http.all(path, async ({ request }) => {
      loaded ??= load();
      return getResponse(await loaded, request);
    }),
  );
}
