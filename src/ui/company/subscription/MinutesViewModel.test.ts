import { describe, expect, it } from 'vitest';
import { RecalculateMinutes } from '#application/companies/RecalculateMinutes.ts';
import { settled } from '#tests/support/settled.ts';
import { unreachable } from '#tests/support/failures.ts';
import { FakeCompanies } from '#tests/support/fakes/FakeCompanies.ts';
import { MinutesViewModel } from './MinutesViewModel.ts';

async function recalculated(companies: FakeCompanies) {
  const vm = new MinutesViewModel(new RecalculateMinutes(companies));
  vm.recalculate('aurora');
  await settled();
  return vm;
}

describe('MinutesViewModel', () => {
  it('keeps the receipt and when it was drawn up, and says that it worked', async () => {
    const companies = new FakeCompanies();
    companies.callsOf = { aurora: [] };
    const before = Date.now();
    const vm = await recalculated(companies);
    expect(vm.recalculatedAt?.getTime()).toBeGreaterThanOrEqual(before);
    expect(vm.receipt).toEqual({ total: 0, lines: [] });
    expect(vm.notice.message).toEqual({ text: 'Minutes recalculated successfully!', tone: 'success' });
  });

  it('says that it did not work', async () => {
    const companies = new FakeCompanies();
    companies.trouble = unreachable();
    const vm = await recalculated(companies);
    expect(vm.receipt).toBeUndefined();
    expect(vm.recalculatedAt).toBeUndefined();
    expect(vm.notice.message).toEqual({ text: 'Error recalculating minutes', tone: 'error' });
  });
});
