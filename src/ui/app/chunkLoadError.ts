import type { TabStorage } from '#application/shared/TabStorage.ts';
import { withJitter } from '#domain/shared/withJitter.ts';
import { reloadIfServed } from '../kit/lazy/reloadIfServed.ts';

/** Thrown when a page's code fails to load, because of a bad connection or a newer release. */
export class ChunkLoadError extends Error {}

/** The session storage key of the URL that was reloaded because of missing code. */
const KEY = 'loadedAnew';

/** Returns whether the page at this URL has already been reloaded. */
export const wasReloaded = (storage: TabStorage): boolean => storage.read(KEY) === location.href;

/**
 * How many times to try a reload after the connection returns, because a new connection may not work yet.
 * Tries are about a second apart (see rule: jitter).
 */
export const RELOAD_ATTEMPTS_AFTER_RECONNECT = 5;

/**
 * Reloads the page if the server is reachable. Tries several times.
 * @param signal aborts when the user navigates away
 * @returns whether the page reloads
 */
export async function reload(storage: TabStorage, tries: number, signal: AbortSignal): Promise<boolean> {
  const goes = await reloadIfServed(() => storage.write(KEY, location.href), signal);
  if (goes || tries <= 1 || signal.aborted) return goes;
  await new Promise((resolve) => setTimeout(resolve, withJitter(1000)));
  return reload(storage, tries - 1, signal);
}

/** Removes the reload mark, so that missing code of a later release can reload the page again. */
export const clearReloadMark = (storage: TabStorage): void => storage.remove(KEY);
