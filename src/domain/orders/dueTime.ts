import { localDay } from '#domain/shared/localDay.ts';
import { localMoment } from '#domain/shared/localMoment.ts';
import { orderDetailsText, type Order } from './order.ts';

const MINUTE_MS = 60_000;

/** A due time may be this long before its order was placed, because clocks differ. */
const CLOCK_DIFFERENCE_MS = 5 * MINUTE_MS;

type Placed = Pick<Order, 'details' | 'placedAt'>;

/** Due times by order. A refresh keeps the objects of unchanged orders, so each order is parsed once. */
const known = new WeakMap<Placed, Date | undefined>();

/**
 * Returns the time when an order is due, if a line of its details has nothing but that time:
 * `PICKUP IN 20 MIN`, `READY BY 19:30`, or `7:30 PM`. A clock time is on the day the order was placed, in the viewer's time zone.
 * Returns undefined if lines disagree or a time is unclear: `7:30` without AM or PM, a range, a time on
 * another day or during a clock change, or more than five minutes before the order. (rule: due time)
 */
export function dueTime(order: Placed): Date | undefined {
  if (!known.has(order)) known.set(order, readDueTime(order));
  return known.get(order);
}

/** Returns the minutes until an order is due, counting only full minutes. Negative if the order is late. */
export function minutesUntilDue(order: Placed, now: Date): number | undefined {
  const due = dueTime(order);
  return due && wholeMinutes(due) - wholeMinutes(now);
}

/**
 * Whether an order is past a due time that still matters (see rule: past due time). A late order has an alarm
 * icon, a text such as `12 min late`, and a colored edge: red if not yet printed, amber if printed. For a
 * late order that is not yet printed, an alert also sounds once, if sound is on and the page was open when it
 * became late. The printed ticket never shows that an order is late. (rule: late order)
 */
export function isLate(order: Order, now: Date): boolean {
  return (minutesUntilDue(order, now) ?? 0) < 0 && !isDueTimePast(order, now);
}

/**
 * Whether a due time no longer matters: the order is printed and was due over an hour ago. The app doesn't
 * know when an order was picked up. (rule: past due time)
 */
export function isDueTimePast(order: Order, now: Date): boolean {
  return order.isPrinted && (minutesUntilDue(order, now) ?? 0) < -60;
}

const wholeMinutes = (moment: Date) => Math.floor(moment.getTime() / MINUTE_MS);

function readDueTime({ details, placedAt }: Placed): Date | undefined {
  const lines = orderDetailsText(details).split('\n');
  const day = lines.some((line) => ANOTHER_DAY.test(line)) ? undefined : localDay(placedAt);
  const stated = lines.flatMap((line) => {
    const span = SPAN.exec(line);
    const clock = CLOCK.exec(line);
    if (span) return [spanAfter(placedAt, span)];
    return clock ? [day && clockTimeOn(day, clock, placedAt)] : [];
  });
  const [due] = stated;
  return stated.every((other) => other && other.getTime() === due?.getTime()) ? due : undefined;
}

function spanAfter(placedAt: Date, [, hours = '0', minutes = '0']: RegExpExecArray): Date {
  return new Date(placedAt.getTime() + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS);
}

function clockTimeOn(day: string, [, digits, minute = '00', half]: RegExpExecArray, placedAt: Date) {
  const hour = hourOfDay(Number(digits), half);
  if (hour === undefined) return undefined;
  const moment = localMoment(`${day}T${String(hour).padStart(2, '0')}:${minute}`);
  const earliest = placedAt.getTime() - CLOCK_DIFFERENCE_MS;
  return moment?.kind === 'usual' && moment.at.getTime() >= earliest ? moment.at : undefined;
}

/** @param half A for AM, P for PM, or undefined. Without AM or PM, 1 to 12 are ambiguous. */
function hourOfDay(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour === 0 || (hour > 12 && hour < 24) ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (/p/i.test(half) ? 12 : 0);
}

const LABEL = String.raw`^[^\p{L}\p{N}]*(?:(?:order )?(?:pick-? ?up|take-?(?: ?out|away)|delivery|deliver|ready|due)[\s:–-]*)?`;
const END = String.raw`[^\p{L}\p{N}]*$`;

/** Matches `PICKUP IN 20 MIN` and `in 1 hour 15 minutes`. */
const SPAN = new RegExp(
  String.raw`${LABEL}in (?=\d)(?:(\d{1,2}) ?h(?:(?:ou)?rs?)?)? ?(?:(\d{1,3}) ?min(?:ute)?s?)?${END}`,
  'iu',
);

/** Matches `READY BY 19:30`, `Pickup: 7:30 p.m.`, and `7 PM`, but not the bare number `7`. */
const CLOCK = new RegExp(
  String.raw`${LABEL}(?:(?:time:?|at|by|for|@) )?(\d{1,2})(?=:| ?[ap]\.?m)(?::([0-5]\d))?(?: ?([ap])\.?m)?${END}`,
  'iu',
);

/** Matches a day, unless the line is an ordered item, such as `1 x Sunday roast` (see rule: order lines). */
const ANOTHER_DAY =
  /^(?!\s*\d+ ?[x×*]? ).*\b(?:tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}|\d{1,2}\/\d{1,2})\b/i;
