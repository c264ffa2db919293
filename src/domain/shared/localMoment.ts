import { localDay, localTime } from './localDay.ts';

/** An instant that the user chose as a local date and time. */
export interface LocalMoment {
  readonly at: Date;
  /**
   * `skipped` if clocks go forward past the chosen time; for example, 2:30 then becomes 3:30. `repeated` if
   * the chosen time occurs twice because clocks go back; `at` is then the first of the two.
   */
  readonly kind: 'usual' | 'skipped' | 'repeated';
}

const HOUR_MS = 3_600_000;

/**
 * Parses a local date and time such as `2026-03-04T18:30`, in the viewer's time zone. Returns one instant
 * even for a time that a clock change skips or repeats. (rule: skipped and repeated times)
 * @returns undefined for other text
 */
export function localMoment(text: string): LocalMoment | undefined {
  const at = new Date(text);
  if (!text.includes('T') || Number.isNaN(at.getTime())) return undefined;
  if (minuteOf(at) !== text.slice(0, 16)) return { at, kind: 'skipped' };
  // if clocks go back soon, the same local time may occur again after that change
  const later = new Date(at.getTime() + clockGoesBackBy(at));
  return { at, kind: later > at && minuteOf(later) === minuteOf(at) ? 'repeated' : 'usual' };
}

/** Returns the milliseconds by which clocks go back in the next three hours. */
function clockGoesBackBy(moment: Date): number {
  const soon = new Date(moment.getTime() + 3 * HOUR_MS);
  return Math.max(0, soon.getTimezoneOffset() - moment.getTimezoneOffset()) * 60_000;
}

const minuteOf = (moment: Date) => `${localDay(moment)}T${localTime(moment)}`;
