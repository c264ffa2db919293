import { describe, expect, it } from 'vitest';
import { aCompany } from '#tests/support/builders.ts';
import { FakeRestaurantEvents } from '#tests/support/fakes/FakeRestaurantEvents.ts';
import { FakeCompanies } from '#tests/support/fakes/FakeCompanies.ts';
import { unreachable } from '#tests/support/failures.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { OpenRestaurantViewModel } from './OpenRestaurantViewModel.ts';

/** A fake that returns any company and records each read. */
class ManyCompanies extends FakeCompanies {
  readonly reads: string[] = [];
  role = 'owner';

  override async detail(companyId: string, signal?: AbortSignal) {
    this.reads.push(companyId);
    this.lastSignal = signal;
    if (this.trouble) throw this.trouble;
    return aCompany({ id: companyId, role: this.role });
  }
}

async function opened() {
  const companies = new ManyCompanies();
  const events = new FakeRestaurantEvents();
  const vm = new OpenRestaurantViewModel(companies, events);
  vm.start('aurora');
  await flushPromises();
  return { companies, events, vm };
}

// (action: View a restaurant)
describe('OpenRestaurantViewModel', () => {
  it('keeps the company while another page of the restaurant reloads it', async () => {
    const { companies, vm } = await opened();
    vm.see('users');
    vm.conversations.set('agent-1', { conversations: [], nextCursor: undefined });
    vm.start('aurora');
    expect(vm.company.value?.id).toBe('aurora');
    expect(vm.sectionInView).toBe('users');
    expect(vm.conversations.size).toBe(1);
    await flushPromises();
    expect(companies.reads).toEqual(['aurora', 'aurora']);
  });

  it("keeps the company, next to the failure, when another page's reload fails", async () => {
    const { companies, vm } = await opened();
    companies.trouble = unreachable();
    vm.start('aurora');
    await flushPromises();
    expect(vm.company.failure).toBe(companies.trouble);
    expect(vm.company.value?.id).toBe('aurora');
  });

  it('can skip the load if the company is already loaded', async () => {
    const { companies, vm } = await opened();
    vm.loadOnce('aurora');
    expect(companies.reads).toEqual(['aurora']);
    vm.loadOnce('saffron');
    await flushPromises();
    expect(companies.reads).toEqual(['aurora', 'saffron']);
    expect(vm.company.value?.id).toBe('saffron');
  });

  it('forgets the company when another one opens', async () => {
    const { vm } = await opened();
    vm.see('users');
    vm.conversations.set('agent-1', { conversations: [], nextCursor: undefined });
    vm.start('saffron');
    expect(vm.company.value).toBeUndefined();
    expect(vm.sectionInView).toBeUndefined();
    expect(vm.conversations.size).toBe(0);
  });

  it("forgets the company and stops loading once none of the restaurant's pages is open", async () => {
    const { companies, vm } = await opened();
    vm.start('aurora');
    vm.forget();
    expect(companies.lastSignal?.aborted).toBe(true);
    expect(vm.company.value).toBeUndefined();
    vm.loadOnce('aurora');
    expect(companies.reads).toHaveLength(3);
  });

  it('reloads after the restaurant was edited in this or another tab', async () => {
    const { companies, events } = await opened();
    events.publish({ kind: 'saved', area: 'details', restaurantId: 'aurora' });
    events.publish({ kind: 'saved', area: 'details', restaurantId: 'saffron' });
    events.publish({ kind: 'saved', area: 'voice', restaurantId: 'aurora' });
    expect(companies.reads).toEqual(['aurora', 'aurora']);
  });

  it("does not reload once none of the restaurant's pages is open", async () => {
    const { companies, events, vm } = await opened();
    vm.forget();
    events.publish({ kind: 'saved', area: 'details', restaurantId: 'aurora' });
    expect(companies.reads).toEqual(['aurora']);
  });

  // (see rule: roles)
  it('shows admin sections once the role is known', async () => {
    const companies = new ManyCompanies();
    const events = new FakeRestaurantEvents();
    const vm = new OpenRestaurantViewModel(companies, events);
    vm.start('aurora');
    expect(vm.mayAdminister).toBeUndefined();
    await flushPromises();
    expect(vm.mayAdminister).toBe(true);
    companies.role = 'staff';
    vm.start('aurora');
    await flushPromises();
    expect(vm.mayAdminister).toBe(false);
  });
});
