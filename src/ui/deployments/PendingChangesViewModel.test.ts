import { describe, expect, it } from 'vitest';
import { aPendingChange } from '#tests/support/builders/deployments.ts';
import { unreachable } from '#tests/support/failures.ts';
import { FakeRestaurantEvents } from '#tests/support/fakes/FakeRestaurantEvents.ts';
import { FakeDeployments } from '#tests/support/fakes/FakeDeployments.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import type { PendingChange } from '#domain/deployments/pendingChange.ts';
import { SettingsAuthors } from '../forms/SettingsAuthors.ts';
import { PendingChangesViewModel } from './PendingChangesViewModel.ts';

/** A fake with one pending change for each restaurant. Records the requests and their signals. */
class ManyDeployments extends FakeDeployments {
  readonly reads: { readonly id: string; readonly signal: AbortSignal | undefined }[] = [];

  override async pending(restaurantId = '', signal?: AbortSignal): Promise<readonly PendingChange[]> {
    this.reads.push({ id: restaurantId, signal });
    await this.hold;
    await super.pending();
    return [aPendingChange({ id: restaurantId })];
  }
}

const VISIT = {};

function setUp() {
  const deployments = new ManyDeployments();
  const events = new FakeRestaurantEvents();
  const vm = new PendingChangesViewModel(deployments, events, new SettingsAuthors());
  const read = () => deployments.reads.map(({ id }) => id);
  return { deployments, events, vm, read, ids: () => vm.list?.map(({ id }) => id) };
}

describe('Pending changes', () => {
  // (action: View the number of pending changes)
  it('are counted once per visit to a restaurant', async () => {
    const { vm, read } = setUp();
    vm.open('aurora', VISIT);
    expect(vm.count).toBeUndefined();
    vm.open('aurora', VISIT);
    await flushPromises();
    expect(vm.count).toBe(1);
    expect(read()).toEqual(['aurora']);
  });

  it('are unknown for another restaurant until loaded, and late results for the first one are ignored', async () => {
    const { deployments, vm, ids, read } = setUp();
    vm.open('aurora', VISIT);
    await flushPromises();
    const answer = Promise.withResolvers<void>();
    deployments.hold = answer.promise;
    vm.reload();
    vm.open('saffron', VISIT);
    expect(vm.count).toBeUndefined();
    expect(deployments.reads[1]?.signal?.aborted).toBe(true);
    answer.resolve();
    await flushPromises();
    expect(ids()).toEqual(['saffron']);
    expect(read()).toEqual(['aurora', 'aurora', 'saffron']);
  });

  it('are counted again on return, because another user may have deployed', async () => {
    const { vm, read } = setUp();
    vm.open('aurora', VISIT);
    await flushPromises();
    vm.open('aurora', {});
    expect(vm.count).toBeUndefined();
    await flushPromises();
    expect(vm.count).toBe(1);
    expect(read()).toEqual(['aurora', 'aurora']);
  });

  it('are counted again after a save, but not without an open restaurant', async () => {
    const { vm, read } = setUp();
    vm.reload();
    expect(read()).toEqual([]);
    vm.open('aurora', VISIT);
    vm.reload();
    await flushPromises();
    expect(read()).toEqual(['aurora', 'aurora']);
  });

  it('are loaded once for all parts of a page, even before the visit is known', async () => {
    const { vm, read } = setUp();
    vm.open('aurora');
    vm.open('aurora', VISIT);
    vm.open('aurora');
    await flushPromises();
    expect(read()).toEqual(['aurora']);
  });

  it('are counted again after every write to their restaurant, but not to another one', async () => {
    const { events, vm, read } = setUp();
    vm.open('aurora', VISIT);
    await flushPromises();
    events.publish({ kind: 'saved', area: 'menu', restaurantId: 'aurora' });
    events.publish({ kind: 'deployed', restaurantId: 'aurora' });
    events.publish({ kind: 'saved', area: 'menu', restaurantId: 'saffron' });
    events.publish({ kind: 'orderDeleted', restaurantId: 'aurora' });
    await flushPromises();
    expect(read()).toEqual(['aurora', 'aurora', 'aurora']);
  });

  it('have no count if loading fails', async () => {
    const { deployments, vm } = setUp();
    vm.open('aurora', VISIT);
    await flushPromises();
    expect(vm.failed).toBe(false);
    deployments.trouble = unreachable();
    vm.reload();
    await flushPromises();
    expect(vm.failed).toBe(true);
  });
});
