import { describe, expect, it } from 'vitest';
import { aPendingChange } from '#tests/support/builders/deployments.ts';
import { unreachable } from '#tests/support/failures.ts';
import { FakeDeployments } from '#tests/support/fakes/FakeDeployments.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import type { PendingChange } from '#domain/deployments/pendingChange.ts';
import { PendingChangesViewModel } from './PendingChangesViewModel.ts';

/** Deployments of many restaurants, of each of which one change waits; `reads` lists whose were read, and with which signal. */
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
  const vm = new PendingChangesViewModel(deployments);
  const read = () => deployments.reads.map(({ id }) => id);
  return { deployments, vm, read, ids: () => vm.list?.map(({ id }) => id) };
}

describe('What waits for a deployment', () => {
  it('is counted once for a restaurant that is opened, on however many of its pages', async () => {
    const { vm, read } = setUp();
    vm.open('aurora', VISIT);
    expect(vm.count).toBeUndefined();
    vm.open('aurora', VISIT);
    await flushPromises();
    expect(vm.count).toBe(1);
    expect(read()).toEqual(['aurora']);
  });

  it('is not known of another restaurant until that was read, and what is read of the first is no matter', async () => {
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

  it('is counted again for who comes back to the restaurant: somebody may have deployed it meanwhile', async () => {
    const { vm, read } = setUp();
    vm.open('aurora', VISIT);
    await flushPromises();
    vm.open('aurora', {});
    expect(vm.count).toBeUndefined();
    await flushPromises();
    expect(vm.count).toBe(1);
    expect(read()).toEqual(['aurora', 'aurora']);
  });

  it('is counted again after something was saved, and never before a restaurant is open', async () => {
    const { vm, read } = setUp();
    vm.reload();
    expect(read()).toEqual([]);
    vm.open('aurora', VISIT);
    vm.reload();
    await flushPromises();
    expect(read()).toEqual(['aurora', 'aurora']);
  });

  it('is taken over from where it was read', async () => {
    const { vm, ids, read } = setUp();
    vm.setChanges('aurora', [aPendingChange({ id: 'known' })]);
    await flushPromises();
    vm.open('aurora', VISIT);
    expect(ids()).toEqual(['known']);
    expect(read()).toEqual([]);
  });

  it('is not taken over from a restaurant that was left', async () => {
    const { vm, ids, read } = setUp();
    vm.open('saffron', VISIT);
    await flushPromises();
    vm.setChanges('aurora', [aPendingChange({ id: 'late' })]);
    await flushPromises();
    expect(ids()).toEqual(['saffron']);
    vm.reload();
    await flushPromises();
    expect(read()).toEqual(['saffron', 'saffron']);
  });

  it('is not known of a restaurant that is read elsewhere, until it is, or that is left to this', async () => {
    const { vm, ids, read } = setUp();
    vm.open('aurora', VISIT);
    await flushPromises();
    vm.open('saffron', VISIT, true);
    expect(vm.count).toBeUndefined();
    expect(read()).toEqual(['aurora']);
    vm.open('saffron', VISIT);
    await flushPromises();
    expect(ids()).toEqual(['saffron']);
    vm.open('saffron', VISIT);
    expect(read()).toEqual(['aurora', 'saffron']);
  });

  it('may be impossible to count', async () => {
    const { deployments, vm } = setUp();
    vm.open('aurora', VISIT);
    await flushPromises();
    expect(vm.failed).toBe(false);
    deployments.trouble = unreachable();
    vm.reload();
    await flushPromises();
    expect(vm.failed).toBe(true);
  });

  it('is to be looked through by who wants to, which is said once', () => {
    const { vm } = setUp();
    expect(vm.consumeReviewRequest()).toBe(false);
    vm.requestReview();
    expect(vm.consumeReviewRequest()).toBe(true);
    expect(vm.consumeReviewRequest()).toBe(false);
  });

  it('is not to be looked through of another restaurant than the one where that was wanted', () => {
    const { vm } = setUp();
    vm.open('aurora', VISIT);
    vm.requestReview();
    vm.open('saffron', VISIT);
    expect(vm.consumeReviewRequest()).toBe(false);
  });
});
