/** How long to wait for the server's response, in milliseconds. */
const SERVER_TIMEOUT_MS = 5000;

/** Requests the current page from the server, which may have a newer release. @throws if the page cannot be loaded */
export const isPageServed = (): Promise<Response> =>
  fetch(location.pathname, { cache: 'no-cache', signal: AbortSignal.timeout(SERVER_TIMEOUT_MS) });

/**
 * Reloads the page if the server responds. Otherwise, a reload would replace the page with the browser's
 * error page.
 * @param going runs just before the reload
 * @param signal cancels the reload
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
