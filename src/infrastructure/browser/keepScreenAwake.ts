/** How a caller ends its wake lock. */
interface WakeLockOwner {
  /** Aborts when the screen may turn off. */
  readonly signal: AbortSignal;
  /** Registers a function that releases the wake lock. */
  hold(release: () => unknown): void;
}

/**
 * Keeps the screen awake if the browser supports it. Browsers release the lock when the page is hidden, and
 * may refuse it to save power, so this requests the lock again whenever the page becomes visible.
 */
export async function keepScreenAwake(resources: WakeLockOwner): Promise<void> {
  if (!('wakeLock' in navigator)) return;
  let lock: WakeLockSentinel | undefined;
  let isAsked = false;
  const acquire = async () => {
    if (isAsked || lock?.released === false) return;
    isAsked = true;
    // optional: the app works without the lock
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    isAsked = false;
    if (resources.signal.aborted) await lock?.release();
  };
  const acquireAgain = () => {
    if (document.visibilityState === 'visible') void acquire();
  };
  document.addEventListener('visibilitychange', acquireAgain, { signal: resources.signal });
  resources.hold(() => lock?.release());
  await acquire();
}
