/** For how long the screen is to stay awake, and what closes what was opened for it. */
interface Wakefulness {
  /** Aborted as soon as the screen may go dark. */
  readonly signal: AbortSignal;
  /** Takes what lets the screen go dark. */
  hold(release: () => unknown): void;
}

/**
 * Keeps the screen awake, where the browser can. By itself it stops doing so whenever the page is hidden, and refuses to
 * begin there, or to save power: it is asked again whenever the page is seen.
 */
export async function keepScreenAwake(resources: Wakefulness): Promise<void> {
  if (!('wakeLock' in navigator)) return;
  let lock: WakeLockSentinel | undefined;
  let isAsked = false;
  const acquire = async () => {
    if (isAsked || lock?.released === false) return;
    isAsked = true;
    // everything goes on without it
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
