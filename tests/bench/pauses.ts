declare global {
  /** The state that these functions keep in the page between calls. */
  var pauseWatch: { longest: number; isOn: boolean } | undefined;
  var isScrolled: boolean | undefined;
}

// Each function runs in a page, without outer scope.

/**
 * Polls the clock with a timer. A gap between two polls shows that the page was unresponsive. Browsers limit
 * timers to 4 ms, and polling without a delay would stop WebKit from painting.
 */
export function startWatchingPauses(): void {
  const watch = { longest: 0, isOn: true };
  let last = performance.now();
  const look = () => {
    const now = performance.now();
    watch.longest = Math.max(watch.longest, now - last);
    last = now;
    if (watch.isOn) setTimeout(look);
  };
  look();
  globalThis.pauseWatch = watch;
}

/** In milliseconds. */
export const longestPause = () => globalThis.pauseWatch?.longest ?? 0;

export function stopWatchingPauses(): void {
  if (globalThis.pauseWatch) globalThis.pauseWatch.isOn = false;
}

/** Scrolls the page down at 4,000 px/s for three seconds. */
export function beginScrolling(): void {
  const start = performance.now();
  globalThis.isScrolled = false;
  const step = (now: number) => {
    scrollTo({ top: 4 * (now - start), behavior: 'instant' });
    if (now - start < 3000) requestAnimationFrame(step);
    else globalThis.isScrolled = true;
  };
  requestAnimationFrame(step);
}

export const scrolled = () => globalThis.isScrolled === true;
