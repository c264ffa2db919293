import { reloadIfServed } from '../kit/reloadIfServed.ts';

/** A page's code failed to load, because of a bad connection or a new release that removed it. */
export class ChunkLoadError extends Error {}

/** Session storage key of the URL that was reloaded because its code was missing. */
const KEY = 'loadedAnew';

/** Returns whether the page was already reloaded at this URL. */
export const wasReloaded = (): boolean => sessionStorage.getItem(KEY) === location.href;

/** Attempts after reconnecting, one second apart, because a fresh connection may not work yet. */
export const RELOAD_ATTEMPTS_AFTER_RECONNECT = 5;

/**
 * Reloads the page, unless the server is unreachable.
 * @param signal aborts when the user navigates away
 * @returns whether the page reloads
 */
export async function reload(tries: number, signal: AbortSignal): Promise<boolean> {
  const goes = await reloadIfServed(() => sessionStorage.setItem(KEY, location.href), signal);
  if (goes || tries <= 1 || signal.aborted) return goes;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return reload(tries - 1, signal);
}

/** Marks the page as loaded, so a later release may trigger another reload. */
export const clearReloadMark = (): void => sessionStorage.removeItem(KEY);
