import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakePendingConnect } from '#tests/support/fakes/FakePendingConnect.ts';
import { CloverReturnViewModel } from './CloverReturnViewModel.ts';

function returning(query: string) {
  const pending = new FakePendingConnect();
  pending.begin('aurora');
  const vm = new CloverReturnViewModel(pending);
  const rest = vm.receive(new URLSearchParams(query), 'aurora');
  vm.announce();
  return { vm, pending, rest };
}

// (action: Return from Clover)
describe('CloverReturnViewModel', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows for 5 s that Clover is connected', () => {
    const { vm } = returning('clover_connected=true&company_id=aurora');
    expect(vm.notice.message).toEqual({
      text: 'Clover integration connected successfully!',
      tone: 'success',
    });
    vi.advanceTimersByTime(4999);
    expect(vm.notice.message).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(vm.notice.message).toBeUndefined();
  });

  it('shows for 5 s why Clover is not connected', () => {
    const { vm } = returning('clover_error=access_denied');
    expect(vm.notice.message).toEqual({ text: 'Clover connection failed: access_denied', tone: 'error' });
    vi.advanceTimersByTime(4999);
    expect(vm.notice.message).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(vm.notice.message).toBeUndefined();
  });

  it("returns the query without Clover's parameters, and clears the pending company", () => {
    const { rest, pending } = returning('clover_connected=true&company_id=aurora&tab=1');
    expect(rest?.toString()).toBe('tab=1');
    expect(pending.companyId).toBeUndefined();
  });

  it.each(['', 'clover_connected=true&company_id=other', 'clover_connected=false&company_id=aurora'])(
    'leaves the query "%s" alone and shows nothing',
    (query) => {
      const { vm, rest, pending } = returning(query);
      expect(rest).toBeUndefined();
      expect(vm.notice.message).toBeUndefined();
      expect(pending.companyId).toBe('aurora');
    },
  );
});
