import { beforeEach, describe, expect, it, vi } from 'vitest';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { keepScreenAwake } from './keepScreenAwake.ts';

class Lock {
  released = false;
  async release() {
    this.released = true;
  }
}

let visibility: DocumentVisibilityState;
let locks: Lock[];

async function show(state: DocumentVisibilityState) {
  visibility = state;
  // browsers release locks when the page is hidden
  if (state === 'hidden') for (const lock of locks) lock.released = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await flushPromises();
}

async function begin() {
  const over = new AbortController();
  const releases: (() => unknown)[] = [];
  await keepScreenAwake({ signal: over.signal, hold: (release) => releases.push(release) });
  return () => {
    over.abort();
    for (const release of releases) release();
  };
}

const held = () => locks.filter(({ released }) => !released).length;

beforeEach(() => {
  locks = [];
  visibility = 'visible';
  const page = new EventTarget();
  Object.defineProperty(page, 'visibilityState', { get: () => visibility });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {
    wakeLock: {
      async request() {
        if (visibility === 'hidden') throw new DOMException('The page is not seen', 'NotAllowedError');
        const lock = new Lock();
        locks.push(lock);
        return lock;
      },
    },
  });
});

describe('keepScreenAwake', () => {
  it('keeps a wake lock until it is released, and requests a new lock whenever the page becomes visible', async () => {
    const end = await begin();
    expect(held()).toBe(1);
    await show('hidden');
    expect(held()).toBe(0);
    await show('visible');
    expect(held()).toBe(1);
    end();
    expect(held()).toBe(0);
    await show('visible');
    expect(held()).toBe(0);
  });

  it('requests a wake lock when a page that was opened in the background becomes visible', async () => {
    visibility = 'hidden';
    const end = await begin();
    expect(held()).toBe(0);
    await show('visible');
    expect(held()).toBe(1);
    end();
    expect(held()).toBe(0);
  });

  it('requests only one wake lock, even if the page becomes visible several times', async () => {
    const end = await begin();
    await Promise.all([show('visible'), show('visible')]);
    expect(held()).toBe(1);
    end();
    expect(held()).toBe(0);
  });
});
