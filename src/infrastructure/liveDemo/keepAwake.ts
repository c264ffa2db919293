import type { CallResources } from './CallResources.ts';

/** Keeps the screen awake during a call, where the browser can. It stops doing so whenever the page is hidden. */
export async function keepAwake(resources: CallResources): Promise<void> {
  if (!('wakeLock' in navigator)) return;
  let lock: WakeLockSentinel | undefined;
  const acquire = async () => {
    // a call does not need it
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (resources.signal.aborted) await lock?.release();
  };
  const acquireAgain = () => {
    if (document.visibilityState === 'visible' && lock?.released) void acquire();
  };
  document.addEventListener('visibilitychange', acquireAgain, { signal: resources.signal });
  resources.hold(() => lock?.release());
  await acquire();
}
