import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import {
  clockTime,
  clockTimeToTheSecond,
  dateAndTime,
  fullDate,
  longDate,
  monthAndDay,
  monthAndYear,
  monthDayAndTime,
  shortDate,
} from './dates.ts';

const moments = fc.date({
  min: new Date('1900-01-02'),
  max: new Date('2200-12-30'),
  noInvalidDate: true,
});

describe('Dates and times', () => {
  it.each([
    [shortDate, { year: 'numeric', month: 'short', day: 'numeric' }],
    [fullDate, { year: 'numeric', month: 'long', day: 'numeric' }],
    [longDate, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }],
    [monthAndDay, { month: 'short', day: 'numeric' }],
    [clockTime, { hour: 'numeric', minute: '2-digit' }],
    [clockTimeToTheSecond, { hour: 'numeric', minute: '2-digit', second: '2-digit' }],
    [monthDayAndTime, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }],
    [dateAndTime, { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }],
  ] as const)('formats %o like Intl does in US English', (said, options) => {
    const format = new Intl.DateTimeFormat('en-US', options);
    fc.assert(
      fc.property(moments, (moment) => {
        expect(said(moment)).toBe(format.format(moment));
      }),
    );
  });

  it('names a month with its year', () => {
    expect(monthAndYear({ month: 12, year: 2026 })).toBe('December 2026');
  });
});
