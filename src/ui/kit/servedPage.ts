/** Milliseconds after which the page is not waited for any more. */
const SERVER_TIMEOUT_MS = 5000;

/** Asks for the page as it is served now, which may be of a newer release. @throws when it cannot be had */
export const isPageServed = (): Promise<Response> =>
  fetch(location.pathname, { cache: 'no-cache', signal: AbortSignal.timeout(SERVER_TIMEOUT_MS) });

/**
 * Loads the page anew, if it can be had: with it comes the list of files that are there now. A page that cannot be had stays,
 * as the browser would put one of its own in its place.
 *
 * @param going is told just before it goes
 * @param signal ends it
 * @returns whether it goes
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
