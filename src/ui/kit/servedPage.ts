/** Milliseconds after which the page is not waited for any more. */
const PATIENCE = 5000;

/** Asks for the page as it is served now, which may be of a newer release. @throws when it cannot be had */
export const servedPage = (): Promise<Response> =>
  fetch(location.pathname, { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE) });
