import { describe, expect, it } from 'vitest';
import { demoSeed } from '../seed/demo.ts';
import { DAY, MINUTE } from './durations.ts';
import { placeInOpeningHours } from './openingHours.ts';
import { withDatesRelativeTo } from './seed.ts';
import type { Rows, TableName } from './tables.ts';

const seed = demoSeed();
const { hours = {} } = seed;

function placedAt(now: number) {
  const dated = withDatesRelativeTo(seed, now);
  const snapshot = placeInOpeningHours(hours, dated, now);
  const rows = <Name extends TableName>(name: Name) => JSON.parse(snapshot[name] ?? '[]') as Rows[Name][];
  const companyOf = new Map([
    ...rows('phoneNumbers').map(({ id, companyId }) => [id, companyId] as const),
    ...rows('agents').map(({ id, companyId }) => [id, companyId] as const),
  ]);
  const events = [
    ...rows('calls').map(({ phoneNumberId, startedAt, messages }) => ({
      companyId: companyOf.get(phoneNumberId) ?? '',
      at: startedAt,
      isAfterHours: messages[0]?.message.includes('is closed right now') === true,
    })),
    ...rows('conversations').map(({ agentId, startedAt }) => ({
      companyId: companyOf.get(agentId) ?? '',
      at: startedAt,
      isAfterHours: false,
    })),
    ...rows('orders').map(({ companyId, timestamp }) => ({ companyId, at: timestamp, isAfterHours: false })),
    ...rows('deployments').map(({ companyId, deployedAt }) => ({
      companyId,
      at: deployedAt,
      isAfterHours: false,
    })),
  ];
  return { rows, events };
}

/** Whether a restaurant is open at an instant, in local time. */
function isOpen(companyId: string, iso: string): boolean {
  const { opens = 0, closes = 0, closedOn = [] } = hours[companyId] ?? {};
  const date = new Date(iso);
  const hour = date.getHours() + date.getMinutes() / 60;
  return hour >= opens && hour <= closes && !closedOn.includes(date.getDay());
}

// a Saturday, and the next Monday, when Trattoria Aurora is closed
const SATURDAY = new Date(2026, 10, 28).getTime();
const at = (day: number, hour: number) => new Date(SATURDAY + day * DAY).setHours(hour, 0, 0, 0);

describe('placeInOpeningHours', () => {
  it.each([
    ['during dinner', at(0, 20)],
    ['at four in the morning', at(0, 4)],
    ['on a closed day', at(2, 15)],
    ['a minute after opening', at(0, 12) + MINUTE],
  ])('moves every row into opening hours before the current time (%s)', (_moment, now) => {
    const { events } = placedAt(now);
    expect(events.length).toBeGreaterThan(150);
    for (const { companyId, at: iso, isAfterHours } of events) {
      expect(Date.parse(iso)).toBeLessThanOrEqual(now);
      expect(isOpen(companyId, iso), `${companyId} at ${new Date(iso).toString()}`).toBe(!isAfterHours);
    }
  });

  it('keeps the newest orders recent while the restaurant is open', () => {
    const now = at(0, 20);
    const newest = placedAt(now)
      .rows('orders')
      .filter(({ companyId }) => companyId === 'trattoria-aurora')
      .at(-1);
    expect(now - Date.parse(newest?.timestamp ?? '')).toBeLessThan(5 * MINUTE);
  });

  it('keeps the sequence of orders and the duration of calls', () => {
    const now = at(0, 4);
    const { rows } = placedAt(now);
    const dated = withDatesRelativeTo(seed, now);
    const times = rows('orders')
      .filter(({ companyId }) => companyId === 'saffron-house')
      .map(({ timestamp }) => Date.parse(timestamp));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    const lengths = (calls: readonly Rows['calls'][]) =>
      calls.map(({ startedAt, endedAt }) => endedAt && Date.parse(endedAt) - Date.parse(startedAt));
    expect(lengths(rows('calls'))).toEqual(lengths(JSON.parse(dated.calls ?? '[]') as Rows['calls'][]));
  });

  it('changes nothing for a restaurant without opening hours', () => {
    const now = at(0, 4);
    const orders = withDatesRelativeTo(seed, now).orders;
    expect(placeInOpeningHours({}, { orders: orders ?? '' }, now).orders).toBe(orders);
  });
});
