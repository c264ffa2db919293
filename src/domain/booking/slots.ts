import { isBookableDay } from './calendar.ts';
import { addDays, type Day } from '#domain/shared/day.ts';
import { MEETING_TIME_ZONE, momentInNewYork, wallClock } from './newYork.ts';

export const MEETING_MINUTES = 15;

/** A start time for a meeting. */
export interface Slot {
  /** New York time, such as `9:30 AM`. Sent to the host as is. */
  readonly label: string;
  /** Minutes since midnight. */
  readonly minute: number;
  readonly half: 'morning' | 'afternoon';
}

const SLOT_INTERVAL_MINUTES = 30;
/** Start of the first and last morning slot, in minutes since midnight. */
const MORNING = { from: 9 * 60, to: 11 * 60 + 30 };
/** Start of the first and last afternoon slot, in minutes since midnight. */
const AFTERNOON = { from: 13 * 60, to: 17 * 60 };

/**
 * Meetings last {@link MEETING_MINUTES} minutes. Slots start every {@link SLOT_INTERVAL_MINUTES} minutes, New
 * York time, from {@link MORNING} and from {@link AFTERNOON}. There are no slots at noon. (rule: time slots)
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

export const todayInNewYork = (now: Date): Day => wallClock(now, MEETING_TIME_ZONE).day;

/** Returns the slots of a day that have not started yet. (see rule: time slots) */
export function availableSlots(day: Day, now: Date): readonly Slot[] {
  const clock = wallClock(now, MEETING_TIME_ZONE);
  if (day > clock.day) return TIME_SLOTS;
  return day < clock.day ? [] : TIME_SLOTS.filter(({ minute }) => minute > clock.minute);
}

/** Returns the first day with an available slot. The calendar opens at this day. (see rule: time slots) */
export function firstBookableDay(now: Date): Day {
  const today = todayInNewYork(now);
  let day = today;
  while (!isBookableDay(day, today) || availableSlots(day, now).length === 0) day = addDays(day, 1);
  return day;
}

export const slotByLabel = (label: string): Slot | undefined =>
  TIME_SLOTS.find((slot) => slot.label === label);

export const slotStart = (day: Day, { minute }: Slot): Date => momentInNewYork({ day, minute });
