import { describe, expect, it } from 'vitest';
import { FakeCompanies } from '#tests/support/fakes/FakeCompanies.ts';
import { RecalculateMinutes } from './RecalculateMinutes.ts';

const startedAt = new Date('2026-03-04T18:00:00.000Z');
const endedAfter = (milliseconds: number) => new Date(startedAt.getTime() + milliseconds);

describe('RecalculateMinutes', () => {
  // (rule: recalculate minutes)
  it('rounds each call up to whole minutes and adds them up', async () => {
    const companies = new FakeCompanies();
    companies.callsOf = {
      aurora: [
        { id: 'c1', startedAt, endedAt: endedAfter(60_000) },
        { id: 'c2', startedAt, endedAt: endedAfter(60_001) },
        { id: 'c3', startedAt, endedAt: endedAfter(1) },
      ],
    };
    expect(await new RecalculateMinutes(companies).execute('aurora')).toMatchObject({
      total: 4,
      lines: [
        { id: 'c1', startedAt, seconds: 60, minutes: 1, runningTotal: 1 },
        { id: 'c2', startedAt, seconds: 61, minutes: 2, runningTotal: 3 },
        { id: 'c3', startedAt, seconds: 1, minutes: 1, runningTotal: 4 },
      ],
    });
  });
});
