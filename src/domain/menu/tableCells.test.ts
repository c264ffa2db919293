import { describe, expect, it } from 'vitest';
import { daysFromCell } from './tableCells.ts';

// (rule: days in a file)
describe('Days in a cell', () => {
  it('can have any common spelling', () => {
    for (const [written, days] of [
      ['Mon-Fri', 'monday tuesday wednesday thursday friday'],
      ['Mon – Wed, Fri', 'monday tuesday wednesday friday'],
      ['Fri to Sun', 'friday saturday sunday'],
      ['Sat & Sun', 'saturday sunday'],
      ['Fridays and Saturdays', 'friday saturday'],
      ['Sun-Tue', 'monday tuesday sunday'],
      ['weekdays', 'monday tuesday wednesday thursday friday'],
      ['Weekends', 'saturday sunday'],
      ['Tue.; Thurs.', 'tuesday thursday'],
      ['daily', 'monday tuesday wednesday thursday friday saturday sunday'],
    ] as const)
      expect(daysFromCell(written), written).toEqual(days.split(' '));
  });

  it('keep unknown words, and can be blank', () => {
    for (const [written, days] of [
      ['lun; mar', ['lun', 'mar']],
      ['mon; holiday', ['monday', 'holiday']],
      ['Mon-Tue-Fri', ['mon-tue-fri']],
      ['longweekend', ['longweekend']],
      ['none', []],
      [' ', undefined],
    ] as const)
      expect(daysFromCell(written), JSON.stringify(written)).toEqual(days);
  });
});
