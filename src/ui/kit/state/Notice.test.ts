import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notice } from './Notice.ts';

const saved = { text: 'Saved', tone: 'success' } as const;
const busy = { text: 'Busy', tone: 'error' } as const;

describe('Notice', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['brief', 3000],
    ['normal', 5000],
  ] as const)('clears itself after its duration (%s: %d ms)', (time, milliseconds) => {
    const notice = new Notice();
    notice.show(saved, time);
    vi.advanceTimersByTime(milliseconds - 1);
    expect(notice.message).toEqual(saved);
    vi.advanceTimersByTime(1);
    expect(notice.message).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops its timer when cleared', () => {
    const notice = new Notice();
    notice.show(saved, 'brief');
    notice.clear();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('without a duration, stays until dismissed', () => {
    const notice = new Notice();
    notice.show(saved);
    vi.advanceTimersByTime(60_000);
    expect(notice.message).toEqual(saved);
    notice.clear();
    expect(notice.message).toBeUndefined();
  });

  it('is shown elsewhere while its component is unmounted', () => {
    const notice = new Notice();
    const elsewhere = new Notice();
    notice.show(busy);
    notice.detach(elsewhere);
    expect(notice.message).toBeUndefined();
    notice.show(saved);
    expect([notice.message, elsewhere.message]).toEqual([undefined, saved]);
    notice.attach();
    notice.show(busy);
    expect([notice.message, elsewhere.message]).toEqual([busy, saved]);
  });

  it('stays while the user is reading it', () => {
    const notice = new Notice();
    notice.show(saved, 'brief');
    notice.hold('pointer');
    vi.advanceTimersByTime(60_000);
    expect(notice.message).toEqual(saved);
    notice.release('pointer');
    vi.advanceTimersByTime(3000);
    expect(notice.message).toBeUndefined();
  });

  it('restarts the duration after losing hover and focus', () => {
    const notice = new Notice();
    notice.show(saved, 'brief');
    notice.hold('pointer');
    notice.hold('focus');
    notice.release('pointer');
    vi.advanceTimersByTime(60_000);
    expect(notice.message).toEqual(saved);
    notice.release('focus');
    vi.advanceTimersByTime(2999);
    expect(notice.message).toEqual(saved);
    vi.advanceTimersByTime(1);
    expect(notice.message).toBeUndefined();
  });

  it('gives a newer message its own duration', () => {
    const notice = new Notice();
    notice.show(saved, 'brief');
    notice.release('focus');
    notice.release('pointer');
    vi.advanceTimersByTime(2000);
    notice.show(busy, 'brief');
    vi.advanceTimersByTime(2999);
    expect(notice.message).toEqual(busy);
  });

  it.each(['pointer', 'focus'] as const)('is not kept open by the %s once cleared', (reader) => {
    const notice = new Notice();
    notice.show(saved, 'brief');
    notice.hold(reader);
    notice.clear();
    notice.show(busy, 'brief');
    vi.advanceTimersByTime(3000);
    expect(notice.message).toBeUndefined();
  });

  it('stays while the tab is hidden, even if an older message was cleared', () => {
    const notice = new Notice();
    notice.hold('hidden');
    notice.show(saved, 'brief');
    notice.clear();
    notice.show(busy, 'brief');
    vi.advanceTimersByTime(60_000);
    expect(notice.message).toEqual(busy);
  });
});
