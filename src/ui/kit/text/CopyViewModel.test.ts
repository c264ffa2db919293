import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser } from '#tests/support/fakes/FakeBrowser.ts';
import { CopyViewModel } from './CopyViewModel.ts';

function copying(isAllowed: boolean) {
  const browser = new FakeBrowser();
  browser.mayCopy = isAllowed;
  return { vm: new CopyViewModel(browser), browser };
}

describe('CopyViewModel', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('copies the text and shows a confirmation for 2 s', async () => {
    const { vm, browser } = copying(true);
    await vm.copy('conv_0123456789');
    expect(browser.clipboard).toBe('conv_0123456789');
    expect(vm.outcome).toBe('copied');
    vi.advanceTimersByTime(1999);
    expect(vm.outcome).toBe('copied');
    vi.advanceTimersByTime(1);
    expect(vm.outcome).toBeUndefined();
  });

  it('restarts the 2 s when copying again', async () => {
    const { vm } = copying(true);
    await vm.copy('a');
    vi.advanceTimersByTime(1500);
    await vm.copy('a');
    vi.advanceTimersByTime(1500);
    expect(vm.outcome).toBe('copied');
  });

  it('shows a message if the browser does not allow copying', async () => {
    const { vm } = copying(false);
    await vm.copy('conv_0123456789');
    expect(vm.outcome).toBe('refused');
  });

  it('stops its timer when stopped', async () => {
    const { vm } = copying(true);
    const stop = vm.start();
    await vm.copy('a');
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
