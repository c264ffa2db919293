import { reloadIfServed } from '../kit/servedPage.ts';

/** The code of a page did not arrive: the line is bad, or a new release has taken it away. */
export class ChunkLoadError extends Error {}

/** Where the storage of the tab has the address that was loaded anew for want of its code. */
const KEY = 'loadedAnew';

/** Whether it has been tried at this address to load the page anew. */
export const wasReloaded = (): boolean => sessionStorage.getItem(KEY) === location.href;

/** Where the line has just come back, it may not carry yet: so often the page is asked for, with a second in between. */
export const RELOAD_ATTEMPTS_AFTER_RECONNECT = 5;

/**
 * Loads the page anew, unless it cannot be had.
 * @param signal ends it where somebody has gone on to another page
 * @returns whether it goes
 */
export async function reload(tries: number, signal: AbortSignal): Promise<boolean> {
  const goes = await reloadIfServed(() => sessionStorage.setItem(KEY, location.href), signal);
  if (goes || tries <= 1 || signal.aborted) return goes;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return reload(tries - 1, signal);
}

/** The page is there: the next release may take its code away again. */
export const clearReloadMark = (): void => sessionStorage.removeItem(KEY);
