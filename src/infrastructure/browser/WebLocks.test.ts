import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { flushMicrotasks } from '#tests/support/flushPromises.ts';
import { WebLocks } from './WebLocks.ts';

/** A browser's Web Locks, reduced to exclusive locks. */
class FakeLockManager {
  private readonly turns = new Map<string, Promise<unknown>>();

  async request<T>(name: string, { signal }: { readonly signal: AbortSignal }, work: () => Promise<T>) {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    const turn = this.turns.get(name);
    this.turns.set(name, Promise.all([turn, ended]));
    try {
      await Promise.race([turn, aborted]);
      return await work();
    } finally {
      end();
    }
  }
}

const withoutLocks = {};
const deniedLocks = {
  locks: { request: () => Promise.reject(new DOMException('Access is denied', 'SecurityError')) },
};

/** Starts work in tabs of one browser. The work ends on demand, and `begun` lists the started work. */
function setUp(navigator: object = { locks: new FakeLockManager() }) {
  vi.stubGlobal('navigator', navigator);
  vi.useFakeTimers();
  // fake timers don't include `AbortSignal.timeout`
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const begun: string[] = [];
  const openTab = () => {
    const locks = new WebLocks();
    return (work: string, names: readonly string[] = ['menu']) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const done = locks.run(names, () => {
        begun.push(work);
        return promise;
      });
      return { done, end: () => resolve(work), fail: () => reject(new Error(work)) };
    };
  };
  return { begun, run: openTab(), runInOtherTab: openTab() };
}

describe.each([
  ['with Web Locks', () => ({ locks: new FakeLockManager() })],
  ['without Web Locks', () => withoutLocks],
  ['with denied Web Locks', () => deniedLocks],
])('Work in one tab %s', (_case, navigator) => {
  it('waits for earlier work with the same lock name', async () => {
    const { begun, run } = setUp(navigator());
    const [menu, voice] = [run('menu'), run('voice', ['voice'])];
    const details = run('details', ['details', 'voice', 'menu']);
    run('later menu');
    await flushMicrotasks();
    expect(begun).toEqual(['menu', 'voice']);
    menu.end();
    expect(await menu.done).toBe('menu');
    await flushMicrotasks();
    expect(begun).toEqual(['menu', 'voice']);
    voice.end();
    await flushMicrotasks();
    expect(begun).toEqual(['menu', 'voice', 'details']);
    details.end();
    await flushMicrotasks();
    expect(begun).toEqual(['menu', 'voice', 'details', 'later menu']);
  });

  it('continues after failed work', async () => {
    const { begun, run } = setUp(navigator());
    const first = run('first');
    run('second');
    first.fail();
    await expect(first.done).rejects.toThrow('first');
    await flushMicrotasks();
    expect(begun).toEqual(['first', 'second']);
  });

  // (rule: lost writes)
  it('stops waiting for work that never ends', async () => {
    const { begun, run } = setUp(navigator());
    const lost = run('lost');
    run('next');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(begun).toEqual(['lost']);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['lost', 'next']);
    lost.end();
    expect(await lost.done).toBe('lost');
  });
});

describe('Work in several tabs', () => {
  it('waits for earlier work with the same lock name', async () => {
    const { begun, run, runInOtherTab } = setUp();
    const first = run('first');
    const second = runInOtherTab('second', ['voice', 'menu']);
    run('third', ['menu', 'voice']);
    await flushMicrotasks();
    expect(begun).toEqual(['first']);
    first.end();
    await flushMicrotasks();
    expect(begun).toEqual(['first', 'second']);
    second.fail();
    await expect(second.done).rejects.toThrow('second');
    await flushMicrotasks();
    expect(begun).toEqual(['first', 'second', 'third']);
  });

  it('never deadlocks', async () => {
    const { begun, run, runInOtherTab } = setUp();
    for (let round = 0; round < 3; round += 1) {
      run(`menu ${round}`, ['menu', 'voice']).end();
      runInOtherTab(`voice ${round}`, ['voice', 'menu']).end();
    }
    await flushMicrotasks();
    expect(begun).toHaveLength(6);
  });

  // (rule: lost writes)
  it('stops waiting for work in another tab that never ends, even if that tab is frozen', async () => {
    const locks = new FakeLockManager();
    const { begun, run } = setUp({ locks });
    void locks.request('menu', new AbortController(), () => new Promise(() => undefined));
    run('next');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(begun).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['next']);
  });

  it('runs at the same time without Web Locks', async () => {
    const { begun, run, runInOtherTab } = setUp(withoutLocks);
    run('here');
    runInOtherTab('there');
    await flushMicrotasks();
    expect(begun).toEqual(['here', 'there']);
  });
});
