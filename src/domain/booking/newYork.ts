import type { Day } from './day.ts';

/** Meetings are held by the clocks of New York, wherever the visitor is. (rule: booking zone) */
export const MEETING_ZONE = 'America/New_York';

/** What the clock on a wall shows. */
export interface WallClock {
  readonly day: Day;
  /** Minutes since midnight, as the clock counts them. */
  readonly minute: number;
}

/** What the clocks of a zone show at a moment. */
export function wallClock(moment: Date, timeZone: string): WallClock {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment);
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** The moment at which the clocks of New York show this. Meant for the day: no clock is put forward or back then. */
export function momentInNewYork({ day, minute }: WallClock): Date {
  const asIfUtc = Date.parse(`${day}T00:00:00Z`) + minute * 60_000;
  const shown = wallClock(new Date(asIfUtc), MEETING_ZONE);
  const shownAsIfUtc = Date.parse(`${shown.day}T00:00:00Z`) + shown.minute * 60_000;
  const guess = asIfUtc + (asIfUtc - shownAsIfUtc);
  // the guess may lie on the other side of a change of the clocks
  const again = wallClock(new Date(guess), MEETING_ZONE);
  const againAsIfUtc = Date.parse(`${again.day}T00:00:00Z`) + again.minute * 60_000;
  return new Date(guess + (asIfUtc - againAsIfUtc));
}
