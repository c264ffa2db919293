import { getResponse, http, type RequestHandler } from 'msw';

/** Handlers for these paths whose code is loaded by the first call to one of them: most visits make none. */
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
