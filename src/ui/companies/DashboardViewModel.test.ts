import { describe, expect, it } from 'vitest';
import { aCompanySummary } from '#tests/support/builders.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { FakeCompanies } from '#tests/support/fakes/FakeCompanies.ts';
import { DashboardViewModel } from './DashboardViewModel.ts';

async function shown(count: number) {
  const companies = new FakeCompanies();
  companies.summaries = Array.from({ length: count }, (_, index) =>
    aCompanySummary({ id: `c${index}`, name: `No. ${index}` }),
  );
  const vm = new DashboardViewModel(companies);
  const stop = vm.start();
  await flushPromises();
  return { companies, vm, stop };
}

// (action: View your restaurants)
describe('DashboardViewModel', () => {
  it('has a filter if there are eight or more restaurants', async () => {
    expect((await shown(7)).vm.canFilter).toBe(false);
    expect((await shown(8)).vm.canFilter).toBe(true);
  });

  it('shows the restaurants that match the filter', async () => {
    const { vm } = await shown(8);
    vm.setFilter('no. 3');
    expect(vm.shown.map(({ id }) => id)).toEqual(['c3']);
  });

  it('cancels its request when the user leaves the screen', async () => {
    const companies = new FakeCompanies();
    new DashboardViewModel(companies).start()();
    await flushPromises();
    expect(companies.lastSignal?.aborted).toBe(true);
  });
});
