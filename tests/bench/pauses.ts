declare global {
  /** What these scripts leave in a page between one and the next. */
  var pauseWatch: { longest: number; isOn: boolean } | undefined;
  var isScrolled: boolean | undefined;
}

// Each of these runs in a page and may use nothing from around it.

/**
 * Begins to look at the clock again and again: what lies between two looks is a time in which the page answers nobody. By a timer,
 * which browsers let wait for 4 ms; looks without any wait leave WebKit no time to draw.
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
