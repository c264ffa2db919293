import { describe, expect, it } from 'vitest';
import { daysFromCell } from './tableCells.ts';

// (rule: days in a file)
describe('Days in a cell', () => {
  it.each([
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
  ])('are read: %s', (written, days) => expect(daysFromCell(written)).toEqual(days.split(' ')));

  it.each([
    ['lun; mar', ['lun', 'mar']],
    ['mon; holiday', ['monday', 'holiday']],
    ['Mon-Tue-Fri', ['mon-tue-fri']],
    ['none', []],
    [' ', undefined],
  ])('are %j otherwise', (written, days) => expect(daysFromCell(written)).toEqual(days));
});
