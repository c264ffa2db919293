import { describe, expect, it } from 'vitest';
import { anOrder } from '#tests/support/builders.ts';
import { localTime } from '#domain/shared/localDay.ts';
import { dueTime, isDueTimePast, isLate, minutesUntilDue } from './dueTime.ts';

const PLACED = new Date(2026, 2, 4, 18, 10, 40);
const due = (details: string, placedAt = PLACED) => dueTime({ details, placedAt });
const at = (hour: number, minute: number, second = 0) => new Date(2026, 2, 4, hour, minute, second);

// (rule: due time)
describe('The due time of an order', () => {
  it('can be relative to the time of the order', () => {
    for (const [line, expected] of [
      ['PICKUP IN 20 MIN', at(18, 30, 40)],
      ['ready in 45 minutes.', at(18, 55, 40)],
      ['** Delivery in 1 hr 15 min **', at(19, 25, 40)],
      ['Pick-up: in 2 hours', at(20, 10, 40)],
      ['IN 90 MIN', at(19, 40, 40)],
    ] as const)
      expect(due(`${line}\n2 x Margherita\\nTOTAL $36.00`), line).toEqual(expected);
  });

  it('can be a clock time on the day of the order', () => {
    for (const [line, expected] of [
      ['7:30 PM', at(19, 30)],
      ['READY BY 19:30', at(19, 30)],
      ['Pickup: 7:30 p.m.', at(19, 30)],
      ['ORDER PICKUP TIME: 7:30PM', at(19, 30)],
      ['Delivery at 11 pm', at(23, 0)],
      ['TAKE-OUT FOR 6:06 PM', at(18, 6)],
    ] as const)
      expect(due(`Maria, (212) 555-0142\\n${line}\\n1 x Sunday roast`), line).toEqual(expected);
    expect(due('PICKUP 12:30 AM', new Date(2026, 2, 4, 0, 5))).toEqual(at(0, 30));
    expect(due('PICKUP 12:30 PM', at(11, 0))).toEqual(at(12, 30));
    expect(due('READY BY 00:30', new Date(2026, 2, 4, 0, 5))).toEqual(at(0, 30));
  });

  it('is unknown if a line has no time or an ambiguous time', () => {
    for (const line of [
      'DELIVERY 236 Houston Street',
      'PICKUP',
      'PICKUP 20',
      'PICKUP IN 20',
      'PICKUP IN MIN',
      'PICKUP IN 20-30 MIN',
      'PICKUP IN 1.5 HOURS',
      'READY BY 7:30',
      'READY BY 07:30',
      '7:30-8:00 PM',
      'READY BY 19:75',
      'READY BY 24:10',
      'READY BY 13:30 PM',
      'READY BY 0:30 PM',
      'ORDERED 7:30 PM',
      'Will call in 20 min',
      '20',
      '(212) 555-0142',
      '2 x 7:30 PM',
    ])
      expect(due(line), line).toBeUndefined();
  });

  it('is unknown if a line names another day', () => {
    for (const day of ['TOMORROW', '3/5 please', 'For Friday', 'March 5', '3/5'])
      expect(due(`${day}\nREADY BY 19:30`), day).toBeUndefined();
    expect(due('Call Friday about catering\nPICKUP IN 20 MIN')).toEqual(at(18, 30, 40));
  });

  it('is known even if a dish names a day', () => {
    for (const dish of ['1 x Sunday roast', '2 Friday fish', '1x Marinara 12'])
      expect(due(`${dish}\nREADY BY 19:30`), dish).toEqual(at(19, 30));
  });

  it('is unknown if lines disagree', () => {
    expect(due('PICKUP IN 20 MIN\nREADY BY 19:30')).toBeUndefined();
    expect(due('PICKUP IN 20 MIN\nREADY BY 7:30')).toBeUndefined();
    expect(due('PICKUP 7:30 PM\nREADY BY 19:30')).toEqual(at(19, 30));
  });

  it('is unknown for a clock time more than five minutes before the order', () => {
    expect(due('READY BY 18:05')).toBeUndefined();
    expect(due('PICKUP 12:20 AM', at(23, 50))).toBeUndefined();
  });

  it('is unknown for a time that a clock change skips or repeats', () => {
    const changes = Array.from({ length: 365 }, (_, day) => new Date(2026, 0, day, 12)).filter(
      (noon) => new Date(noon.getTime() - 86_400_000).getTimezoneOffset() !== noon.getTimezoneOffset(),
    );
    for (const noon of changes) {
      const start = new Date(noon.getFullYear(), noon.getMonth(), noon.getDate(), 0, 10);
      const times = Array.from({ length: 4 }, (_, hour) => due(`PICKUP ${hour || 12}:30 AM`, start));
      expect(times.filter((time) => time === undefined)).toHaveLength(1);
    }
  });
});

// (rule: late order)
describe('A late order', () => {
  const order = anOrder('1', { placedAt: PLACED, details: 'PICKUP IN 20 MIN' });
  const printed = { ...order, isPrinted: true };
  const silent = anOrder('2', { placedAt: PLACED });

  it('is late by a number of full minutes', () => {
    expect(localTime(dueTime(order) ?? PLACED)).toBe('18:30');
    for (const [now, minutes] of [
      [at(18, 18, 59), 12],
      [at(18, 30, 0), 0],
      [at(18, 30, 59), 0],
      [at(18, 34, 0), -4],
    ] as const)
      expect(minutesUntilDue(order, now)).toBe(minutes);
  });

  it('is late once its due time has passed, whether printed or not', () => {
    expect(isLate(order, at(18, 30, 59))).toBe(false);
    expect(isLate(order, at(18, 31))).toBe(true);
    expect(isLate(printed, at(18, 31))).toBe(true);
    expect(isLate(silent, at(23, 0))).toBe(false);
  });

  // (rule: past due time)
  it('is no longer late after an hour if it is printed', () => {
    expect(isDueTimePast(printed, at(19, 30))).toBe(false);
    expect(isDueTimePast(printed, at(19, 31))).toBe(true);
    expect(isLate(printed, at(19, 31))).toBe(false);
    expect(isDueTimePast(order, at(23, 0))).toBe(false);
  });
});
