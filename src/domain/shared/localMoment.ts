import { localDay, localTime } from './localDay.ts';

/** An instant that was chosen as a local date and time. */
export interface LocalMoment {
  readonly at: Date;
  /**
   * `skipped` if clocks go forward over the chosen time, so it is the same time after the change. `repeated` if
   * clocks go back over it, so it is the first of two.
   */
  readonly kind: 'usual' | 'skipped' | 'repeated';
}

const HOUR_MS = 3_600_000;

/**
 * Parses a local date and time such as `2026-03-04T18:30`, in the viewer's time zone. A time that a clock
 * change skips or repeats is one instant all the same. (rule: skipped and repeated times)
 * @returns undefined for anything else
 */
export function localMoment(text: string): LocalMoment | undefined {
  const at = new Date(text);
  if (!text.includes('T') || Number.isNaN(at.getTime())) return undefined;
  if (minuteOf(at) !== text.slice(0, 16)) return { at, kind: 'skipped' };
  // before daylight saving ends, the same time comes again as much later as clocks go back
  const later = new Date(at.getTime() + clockGoesBackBy(at));
  return { at, kind: later > at && minuteOf(later) === minuteOf(at) ? 'repeated' : 'usual' };
}

/** By how many milliseconds clocks go back in the next three hours. */
function clockGoesBackBy(moment: Date): number {
  const soon = new Date(moment.getTime() + 3 * HOUR_MS);
  return Math.max(0, soon.getTimezoneOffset() - moment.getTimezoneOffset()) * 60_000;
}

const minuteOf = (moment: Date) => `${localDay(moment)}T${localTime(moment)}`;
