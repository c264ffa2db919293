import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refused, unreachable } from '#tests/support/failures.ts';
import { FakeApiKeys } from '#tests/support/fakes/FakeApiKeys.ts';
import { ApiKeyViewModel } from './ApiKeyViewModel.ts';

async function asked(prepare: (apiKeys: FakeApiKeys) => void = () => undefined) {
  const apiKeys = new FakeApiKeys();
  prepare(apiKeys);
  const vm = new ApiKeyViewModel(apiKeys);
  const leave = vm.start();
  vm.show('aurora');
  await vi.advanceTimersByTimeAsync(0);
  return { vm, leave };
}

describe('ApiKeyViewModel', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('does not request the key until the user asks for it', () => {
    const apiKeys = new FakeApiKeys();
    const vm = new ApiKeyViewModel(apiKeys);
    vm.start();
    expect(apiKeys.reads).toBe(0);
    expect(vm.key).toBeUndefined();
  });

  // (action: Show the API key)
  it('shows the key for 30 s', async () => {
    const { vm } = await asked();
    expect(vm.key).toBe('ts_live_4f81');
    vi.advanceTimersByTime(29_999);
    expect(vm.key).toBe('ts_live_4f81');
    vi.advanceTimersByTime(1);
    expect(vm.state).toEqual({ status: 'hidden' });
  });

  it('restarts the 30 s when the key is shown again', async () => {
    const { vm } = await asked();
    vi.advanceTimersByTime(20_000);
    vm.hide();
    vm.show('aurora');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(vm.key).toBe('ts_live_4f81');
  });

  it('says that there is no key', async () => {
    const { vm } = await asked((apiKeys) => (apiKeys.key = undefined));
    vi.advanceTimersByTime(60_000);
    expect(vm.state).toEqual({ status: 'none' });
  });

  it.each([
    [refused(500, 'The vault is closed'), 'The vault is closed'],
    [refused(500), 'Failed to fetch API key'],
    [unreachable(), 'Failed to fetch API key'],
  ])('says why the key could not be loaded (%s)', async (trouble, text) => {
    const { vm } = await asked((apiKeys) => (apiKeys.trouble = trouble));
    expect(vm.state).toEqual({ status: 'failed', text });
  });

  it('forgets the key when the user leaves the page', async () => {
    const { vm, leave } = await asked();
    leave();
    expect(vm.key).toBeUndefined();
  });

  it('does not show a key that arrives after the user has left the page', async () => {
    const vm = new ApiKeyViewModel(new FakeApiKeys());
    const leave = vm.start();
    vm.show('aurora');
    leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(vm.key).toBeUndefined();
    expect(vm.asking.running).toBe(false);
  });
});
