import { describe, expect, it } from 'vitest';
import { earliestMinute, scheduleProblem, schedulePicks } from './schedule.ts';

const now = new Date('2026-03-04T12:00:00Z');

describe('Scheduling a deployment', () => {
  it('needs a selected change and a time that is not in the past', () => {
    for (const [when, count, time, problem] of [
      ['something is selected and a time is to come', 1, '2026-03-04T12:01:00Z', undefined],
      ['the time is this very moment', 1, '2026-03-04T12:00:00Z', undefined],
      ['nothing is selected', 0, '2026-03-04T12:01:00Z', 'nothing-selected'],
      ['neither is there', 0, undefined, 'nothing-selected'],
      ['no time is set', 2, undefined, 'no-time'],
      ['the time cannot be read', 2, 'soon', 'no-time'],
      ['the time is over', 2, '2026-03-04T11:59:59Z', 'past'],
    ] as const)
      expect(scheduleProblem({ count, at: time === undefined ? undefined : new Date(time), now }), when).toBe(
        problem,
      );
  });
});

describe('The earliest schedule time', () => {
  it('is the next full minute', () => {
    for (const [moment, minute] of [
      ['2026-03-04T12:00:00.000Z', '2026-03-04T12:00:00.000Z'],
      ['2026-03-04T12:00:00.001Z', '2026-03-04T12:01:00.000Z'],
      ['2026-03-04T23:59:59.999Z', '2026-03-05T00:00:00.000Z'],
    ] as const) {
      const at = earliestMinute(new Date(moment));
      expect(at.toISOString(), moment).toBe(minute);
      expect(scheduleProblem({ count: 1, at, now: new Date(moment) }), moment).toBeUndefined();
    }
  });
});

// (rule: schedule picks)
describe('Schedule picks', () => {
  const names = (at: Date) => schedulePicks(at).map((pick) => [pick.name, pick.at]);

  it('are tonight at 11 PM and tomorrow at 6 AM', () => {
    expect(names(new Date(2026, 10, 28, 17))).toEqual([
      ['tonight', new Date(2026, 10, 28, 23)],
      ['tomorrow', new Date(2026, 10, 29, 6)],
    ]);
  });

  it('include this morning if it is after midnight', () => {
    expect(names(new Date(2026, 10, 29, 0, 30))).toEqual([
      ['today', new Date(2026, 10, 29, 6)],
      ['tonight', new Date(2026, 10, 29, 23)],
      ['tomorrow', new Date(2026, 10, 30, 6)],
    ]);
  });

  it('leave out tonight after 11 PM', () => {
    expect(names(new Date(2026, 10, 30, 23))).toEqual([['tomorrow', new Date(2026, 11, 1, 6)]]);
  });
});
