import { describe, expect, it } from 'vitest';
import { RecalculateMinutes } from '#application/companies/RecalculateMinutes.ts';
import { aCompany } from '#tests/support/builders.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { unreachable } from '#tests/support/failures.ts';
import { FakeCompanies } from '#tests/support/fakes/FakeCompanies.ts';
import { MinutesViewModel } from './MinutesViewModel.ts';

async function recalculated(companies: FakeCompanies) {
  const vm = new MinutesViewModel(new RecalculateMinutes(companies));
  vm.recalculate('aurora');
  await flushPromises();
  return vm;
}

const company = aCompany({ minutes: { totalCredits: 200, usedCredits: 137 } });

describe('MinutesViewModel', () => {
  it("uses the host's minutes until a recalculation", async () => {
    const companies = new FakeCompanies();
    companies.callsOf = {
      aurora: [
        { id: 'c1', startedAt: new Date(0), endedAt: new Date(61_000) },
        { id: 'c2', startedAt: new Date(0), endedAt: new Date(5000) },
      ],
    };
    const before = new MinutesViewModel(new RecalculateMinutes(companies));
    expect(before.minutesOf(company)).toBe(company.minutes);
    const vm = await recalculated(companies);
    expect(vm.minutesOf(company)).toEqual({
      totalCredits: 200,
      usedCredits: 3,
      lastCheckedAt: vm.recalculatedAt,
    });
  });

  // (action: Recalculate the used minutes)
  it('keeps the breakdown and its time, and shows a message', async () => {
    const companies = new FakeCompanies();
    companies.callsOf = { aurora: [] };
    const before = Date.now();
    const vm = await recalculated(companies);
    expect(vm.recalculatedAt?.getTime()).toBeGreaterThanOrEqual(before);
    expect(vm.receipt).toMatchObject({ total: 0, lines: [] });
    expect(vm.notice.message).toEqual({ text: 'Minutes recalculated successfully!', tone: 'success' });
  });

  it('shows a message when the recalculation fails', async () => {
    const companies = new FakeCompanies();
    companies.trouble = unreachable();
    const vm = await recalculated(companies);
    expect(vm.receipt).toBeUndefined();
    expect(vm.recalculatedAt).toBeUndefined();
    expect(vm.notice.message).toEqual({ text: 'Error recalculating minutes', tone: 'error' });
  });
});
