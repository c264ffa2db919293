import type { Clock } from '#application/shared/Clock.ts';

export class BrowserClock implements Clock {
  static readonly needs = [] as const;

  now() {
    return new Date();
  }

  every(milliseconds: number, tick: (elapsedMs: number) => void) {
    // unlike Date.now(), unaffected by system clock changes
    const startedAt = performance.now();
    const timer = setInterval(() => tick(performance.now() - startedAt), milliseconds);
    return () => clearInterval(timer);
  }

  after(milliseconds: number, done: () => void) {
    const timer = setTimeout(done, milliseconds);
    return () => clearTimeout(timer);
  }
}
