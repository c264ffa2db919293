import type { Clock } from '#application/shared/Clock.ts';
import { BrowserClock } from '#infrastructure/browser/BrowserClock.ts';

/** The real clock, for tests that fake the timers. */
export const systemClock: Clock = new BrowserClock();
