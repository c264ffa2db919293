import { DAY, HOUR, MINUTE } from './durations.ts';
import type { Rows, Snapshot, TableName } from './tables.ts';

/** When a restaurant is open, in the local time of this machine. */
export interface OpeningHours {
  /** Hours since midnight, such as 11.5 for 11:30 AM. */
  readonly opens: number;
  readonly closes: number;
  /** Days of the week, from 0 for Sunday. */
  readonly closedOn: readonly number[];
}

/** Time between closing and the first call that gets the after-hours message. */
const AFTER_CLOSING = 25 * MINUTE;

/** The words in a call's greeting that show that the restaurant was closed. */
const CLOSED = /is closed right now/;

/**
 * Moves calls, conversations, orders, and deployments into each restaurant's opening hours, in the same
 * sequence. Restaurants without hours stay unchanged. Calls with the after-hours message move to a time after
 * closing. The newest row is from just now or, if the restaurant is closed, just before it closed.
 */
export function placeInOpeningHours(
  hours: Readonly<Record<string, OpeningHours>>,
  snapshot: Snapshot,
  now: number,
): Snapshot {
  const placed: Snapshot = { ...snapshot };
  const rowsOf = <Name extends TableName>(name: Name): Rows[Name][] =>
    JSON.parse(snapshot[name] ?? '[]') as Rows[Name][];
  const numbers = new Map(rowsOf('phoneNumbers').map(({ id, companyId }) => [id, companyId]));
  const agents = new Map(rowsOf('agents').map(({ id, companyId }) => [id, companyId]));
  /** The milliseconds to add to move a time into opening hours. */
  const shiftOf = (companyId: string | undefined, iso: string, isAfterHours = false): number => {
    const open = companyId === undefined ? undefined : hours[companyId];
    const instant = Date.parse(iso);
    if (!open || instant > now) return 0;
    const place = isAfterHours ? afterClosing : openInstant;
    return place(open, now, now - instant) - instant;
  };
  const later = (iso: string, by: number) => new Date(Date.parse(iso) + by).toISOString();
  const place = <Name extends TableName>(name: Name, move: (row: Rows[Name]) => Rows[Name]) => {
    placed[name] = JSON.stringify(rowsOf(name).map(move));
  };

  place('calls', (call) => {
    const isAfterHours = CLOSED.test(call.messages[0]?.message ?? '');
    const by = shiftOf(numbers.get(call.phoneNumberId), call.startedAt, isAfterHours);
    return {
      ...call,
      startedAt: later(call.startedAt, by),
      endedAt: call.endedAt && later(call.endedAt, by),
    };
  });
  place('conversations', (row) => ({
    ...row,
    startedAt: later(row.startedAt, shiftOf(agents.get(row.agentId), row.startedAt)),
  }));
  place('orders', (row) => ({
    ...row,
    timestamp: later(row.timestamp, shiftOf(row.companyId, row.timestamp)),
  }));
  place('deployments', (row) => ({
    ...row,
    deployedAt: later(row.deployedAt, shiftOf(row.companyId, row.deployedAt)),
  }));
  place('pendingChanges', (row) => ({
    ...row,
    timestamp: later(row.timestamp, shiftOf(row.companyId, row.timestamp)),
  }));
  return placed;
}

/** The time within opening hours that corresponds to `age` milliseconds ago. */
function openInstant(hours: OpeningHours, now: number, age: number): number {
  const openShare = ((hours.closes - hours.opens) * HOUR * (7 - hours.closedOn.length)) / (7 * DAY);
  let left = age * openShare;
  for (let back = 0; ; back += 1) {
    const { opens, closes, isOpen } = dayOf(hours, now, back);
    const end = Math.min(closes, now);
    if (!isOpen || end <= opens) continue;
    // leaves a margin, because a call that starts at closing time would get the after-hours message
    const open = end - opens - (end < closes ? 0 : 10 * MINUTE);
    if (left < open) return end - left - (end < closes ? 0 : 10 * MINUTE);
    left -= open;
  }
}

/** A time shortly after closing, about `age` milliseconds ago. */
function afterClosing(hours: OpeningHours, now: number, age: number): number {
  const minutes = Math.floor(age / MINUTE) % 40;
  for (let back = Math.floor(age / DAY); ; back += 1) {
    const { closes, isOpen } = dayOf(hours, now, back);
    const instant = closes + AFTER_CLOSING + minutes * MINUTE;
    if (isOpen && instant < now - 5 * MINUTE) return instant;
  }
}

/** The opening hours `back` days ago, in local time. */
function dayOf({ opens, closes, closedOn }: OpeningHours, now: number, back: number) {
  const at = (hour: number) => {
    const day = new Date(now);
    day.setDate(day.getDate() - back);
    return day.setHours(Math.floor(hour), (hour % 1) * 60, 0, 0);
  };
  return { opens: at(opens), closes: at(closes), isOpen: !closedOn.includes(new Date(at(12)).getDay()) };
}
