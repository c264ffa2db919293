import { isBookableDay } from './calendar.ts';
import { addDays, type Day } from '#domain/shared/day.ts';
import { MEETING_TIME_ZONE, momentInNewYork, wallClock } from './newYork.ts';

/** How long a meeting lasts. */
export const MEETING_MINUTES = 15;

/** A time at which a meeting can begin. */
export interface Slot {
  /** `9:30 AM`, by the clocks of New York; also what is sent. */
  readonly label: string;
  /** Minutes since midnight. */
  readonly minute: number;
  readonly half: 'morning' | 'afternoon';
}

/** Minutes from one beginning to the next. */
const SLOT_INTERVAL_MINUTES = 30;
/** When the first and the last meeting of a morning begin, in minutes since midnight. */
const MORNING = { from: 9 * 60, to: 11 * 60 + 30 };
/** The same of an afternoon, in minutes since midnight. */
const AFTERNOON = { from: 13 * 60, to: 17 * 60 };

/**
 * A meeting lasts {@link MEETING_MINUTES} minutes. One begins every {@link SLOT_INTERVAL_MINUTES} minutes, {@link MORNING} and
 * {@link AFTERNOON} by the clocks of New York, not over noon. (rule: time slots)
 */
export const TIME_SLOTS: readonly Slot[] = [
  ...between(MORNING, 'morning'),
  ...between(AFTERNOON, 'afternoon'),
];

function between({ from, to }: typeof MORNING, half: Slot['half']): Slot[] {
  return Array.from({ length: (to - from) / SLOT_INTERVAL_MINUTES + 1 }, (_, index) => {
    const minute = from + index * SLOT_INTERVAL_MINUTES;
    return { label: labelOf(minute), minute, half };
  });
}

function labelOf(minute: number): string {
  const hour = Math.floor(minute / 60);
  return `${hour > 12 ? hour - 12 : hour}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Which day it is where the meetings are held. */
export const todayInNewYork = (now: Date): Day => wallClock(now, MEETING_TIME_ZONE).day;

/** The slots that can be chosen on a day: none that has begun. (see rule: time slots) */
export function availableSlots(day: Day, now: Date): readonly Slot[] {
  const clock = wallClock(now, MEETING_TIME_ZONE);
  if (day > clock.day) return TIME_SLOTS;
  return day < clock.day ? [] : TIME_SLOTS.filter(({ minute }) => minute > clock.minute);
}

/** The first day on which a time can be chosen: with it the calendar begins. (see rule: time slots) */
export function firstBookableDay(now: Date): Day {
  const today = todayInNewYork(now);
  let day = today;
  while (!isBookableDay(day, today) || availableSlots(day, now).length === 0) day = addDays(day, 1);
  return day;
}

export const slotByLabel = (label: string): Slot | undefined =>
  TIME_SLOTS.find((slot) => slot.label === label);

/** When a meeting begins. */
export const slotStart = (day: Day, { minute }: Slot): Date => momentInNewYork({ day, minute });
