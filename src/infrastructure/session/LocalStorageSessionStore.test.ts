import { describe, expect, it, vi } from 'vitest';
import { LocalStorageSessionStore } from './LocalStorageSessionStore.ts';

describe('The lock of a session', () => {
  const store = new LocalStorageSessionStore();

  it('is not needed in a browser that denies locks along with storage', async () => {
    const request = () => Promise.reject(new DOMException('Access is denied', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await store.withLock(async () => 'done')).toBe('done');
  });

  it('is not needed in a browser without locks', async () => {
    vi.stubGlobal('navigator', {});
    expect(await store.withLock(async () => 'done')).toBe('done');
  });

  it('passes on a failure of the work, which runs once', async () => {
    vi.stubGlobal('navigator', {
      locks: { request: (_: string, __: object, work: () => unknown) => work() },
    });
    const work = vi.fn(() => Promise.reject(new Error('work')));
    await expect(store.withLock(work)).rejects.toThrow('work');
    expect(work).toHaveBeenCalledOnce();
  });
});
