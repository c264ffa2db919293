/** How long to wait for the served page. */
const SERVER_TIMEOUT_MS = 5000;

/** Requests the page as served now, possibly by a newer release. @throws if it cannot be loaded */
export const isPageServed = (): Promise<Response> =>
  fetch(location.pathname, { cache: 'no-cache', signal: AbortSignal.timeout(SERVER_TIMEOUT_MS) });

/**
 * Reloads the page if the server responds, to get the current file list. Otherwise the page stays, because
 * the browser would replace it with an error page.
 * @param going called just before the reload
 * @param signal cancels it
 * @returns whether the page reloads
 */
export async function reloadIfServed(going: () => void, signal?: AbortSignal): Promise<boolean> {
  const isServed = await isPageServed().then(
    () => true,
    () => false,
  );
  if (!isServed || signal?.aborted) return false;
  going();
  location.reload();
  return true;
}
