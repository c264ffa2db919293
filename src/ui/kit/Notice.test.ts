import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notice } from './Notice.ts';

const saved = { text: 'Saved', tone: 'success' } as const;

describe('Notice', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('clears itself after its time', () => {
    const notice = new Notice();
    notice.show(saved, 3000);
    vi.advanceTimersByTime(2999);
    expect(notice.message).toEqual(saved);
    vi.advanceTimersByTime(1);
    expect(notice.message).toBeUndefined();
  });

  it('stays for good without a time', () => {
    const notice = new Notice();
    notice.show(saved);
    vi.advanceTimersByTime(60_000);
    expect(notice.message).toEqual(saved);
    notice.clear();
    expect(notice.message).toBeUndefined();
  });

  it('waits while somebody is reading it', () => {
    const notice = new Notice();
    notice.show(saved, 3000);
    notice.hold();
    vi.advanceTimersByTime(60_000);
    expect(notice.message).toEqual(saved);
    notice.resume();
    vi.advanceTimersByTime(3000);
    expect(notice.message).toBeUndefined();
  });

  it('gives a newer message its own time', () => {
    const notice = new Notice();
    notice.show(saved, 3000);
    vi.advanceTimersByTime(2000);
    notice.show({ text: 'Busy', tone: 'error' }, 3000);
    vi.advanceTimersByTime(2000);
    expect(notice.message?.text).toBe('Busy');
  });
});
