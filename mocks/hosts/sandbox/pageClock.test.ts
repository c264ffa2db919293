import { afterEach, describe, expect, it } from 'vitest';
import { setClock } from './pageClock.ts';

const RealDate = Date;
afterEach(() => setClock(undefined));

describe('setClock', () => {
  it('freezes the current time', () => {
    setClock('2026-03-08T06:30:00.000Z');
    expect(Date.now()).toBe(Date.UTC(2026, 2, 8, 6, 30));
    expect(new Date().toISOString()).toBe('2026-03-08T06:30:00.000Z');
    const called: () => string = Date;
    expect(called()).toBe(new Date().toString());
  });

  it('changes the current time but no other dates', () => {
    setClock('2026-03-08T06:30:00.000Z');
    expect(new Date('2026-01-01T00:00:00.000Z').getTime()).toBe(Date.UTC(2026, 0, 1));
    expect(new Date(2026, 0, 1).getMonth()).toBe(0);
    expect(Date.parse('2026-01-01T00:00:00.000Z')).toBe(Date.UTC(2026, 0, 1));
    expect(new Date()).toBeInstanceOf(RealDate);
    expect(new RealDate(0)).toBeInstanceOf(Date);
  });

  it('keeps timers running while the time is frozen', async () => {
    setClock('2026-03-08T06:30:00.000Z');
    await new Promise((resolve) => void setTimeout(resolve, 1));
    expect(Date.now()).toBe(Date.UTC(2026, 2, 8, 6, 30));
  });

  it('resumes the real time without an instant', () => {
    setClock('2026-03-08T06:30:00.000Z');
    setClock(undefined);
    expect(Date).toBe(RealDate);
  });
});
