import type { TabStorage } from '#application/shared/TabStorage.ts';
import { withJitter } from '#domain/shared/withJitter.ts';
import { reloadIfServed } from '../kit/lazy/reloadIfServed.ts';

/** A page's code failed to load, because of a bad connection or a new release that removed it. */
export class ChunkLoadError extends Error {}

/** Tab storage key of the URL that was reloaded because its code was missing. */
const KEY = 'loadedAnew';

/** Returns whether the page was already reloaded at this URL. */
export const wasReloaded = (storage: TabStorage): boolean => storage.read(KEY) === location.href;

/** Attempts after reconnecting, about a second apart (see rule: jitter), because a fresh connection may not work yet. */
export const RELOAD_ATTEMPTS_AFTER_RECONNECT = 5;

/**
 * Reloads the page, unless the server is unreachable.
 * @param signal aborts when the user navigates away
 * @returns whether the page reloads
 */
export async function reload(storage: TabStorage, tries: number, signal: AbortSignal): Promise<boolean> {
  const goes = await reloadIfServed(() => storage.write(KEY, location.href), signal);
  if (goes || tries <= 1 || signal.aborted) return goes;
  await new Promise((resolve) => setTimeout(resolve, withJitter(1000)));
  return reload(storage, tries - 1, signal);
}

/** Marks the page as loaded, so a later release may trigger another reload. */
export const clearReloadMark = (storage: TabStorage): void => storage.remove(KEY);
