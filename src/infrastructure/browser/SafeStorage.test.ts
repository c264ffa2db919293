import { describe, expect, it, vi } from 'vitest';
import { SafeStorage } from './SafeStorage.ts';

type Method = 'getItem' | 'setItem' | 'removeItem';

/** The browser's storage, shared by all tabs. The methods named in `failing` throw. */
class FakeStorage {
  readonly items = new Map<string, string>();
  failing: readonly Method[] = [];

  getItem(key: string) {
    this.check('getItem', 'SecurityError');
    return this.items.get(key) ?? null;
  }

  setItem(key: string, text: string) {
    this.check('setItem', 'QuotaExceededError');
    this.items.set(key, text);
  }

  removeItem(key: string) {
    this.check('removeItem', 'SecurityError');
    this.items.delete(key);
  }

  private check(method: Method, name: string) {
    if (this.failing.includes(method)) throw new DOMException('', name);
  }
}

function aTab(browser = new FakeStorage()) {
  return { browser, storage: new SafeStorage(() => browser) };
}

describe('SafeStorage', () => {
  it('reads what the browser stores', () => {
    const { browser, storage } = aTab();
    storage.write('theme', 'dark');
    expect(browser.items.get('theme')).toBe('dark');
    expect(aTab(browser).storage.read('theme')).toBe('dark');
    storage.remove('theme');
    expect(browser.items.size).toBe(0);
    expect(storage.read('theme')).toBeUndefined();
  });

  it('keeps an empty text', () => {
    const { browser, storage } = aTab();
    storage.write('email', '');
    expect(storage.read('email')).toBe('');
    browser.failing = ['setItem'];
    storage.write('email', '');
    expect(storage.read('email')).toBe('');
  });

  const blocked: readonly (readonly [string, () => Storage])[] = [
    [
      'blocked on access',
      () => {
        throw new DOMException('', 'SecurityError');
      },
    ],
    // WebViews without DOM storage
    ['null', () => null as unknown as Storage],
    ['missing', () => (globalThis as unknown as Record<string, Storage>)['missing'] as Storage],
  ];
  it('keeps values in memory when storage is unavailable', () => {
    for (const [what, browserStorage] of blocked) {
      const storage = new SafeStorage(browserStorage);
      expect(storage.read('theme'), what).toBeUndefined();
      storage.write('theme', 'dark');
      expect(storage.read('theme'), what).toBe('dark');
      storage.remove('theme');
      expect(storage.read('theme'), what).toBeUndefined();
      // as after a reload
      expect(new SafeStorage(browserStorage).read('theme'), what).toBeUndefined();
    }
  });

  describe('when the storage is full', () => {
    function aFullTab() {
      const tab = aTab();
      tab.storage.write('theme', 'light');
      tab.browser.failing = ['setItem'];
      tab.storage.write('theme', 'dark');
      return tab;
    }

    it('reads the written value instead of the stored one', () => {
      expect(aFullTab().storage.read('theme')).toBe('dark');
    });

    it('discards the obsolete stored value', () => {
      const { browser } = aFullTab();
      expect(aTab(browser).storage.read('theme')).toBeUndefined();
    });

    it('reads the written value even if the obsolete value stays in storage', () => {
      const { browser, storage } = aTab();
      storage.write('theme', 'light');
      browser.failing = ['setItem', 'removeItem'];
      storage.write('theme', 'dark');
      expect(browser.items.get('theme')).toBe('light');
      expect(storage.read('theme')).toBe('dark');
    });

    it('removes the value from memory', () => {
      const { storage } = aFullTab();
      storage.remove('theme');
      expect(storage.read('theme')).toBeUndefined();
    });

    it('stores the next value once there is space', () => {
      const { browser, storage } = aFullTab();
      browser.failing = [];
      storage.write('theme', 'light');
      expect(storage.read('theme')).toBe('light');
      expect(aTab(browser).storage.read('theme')).toBe('light');
    });

    it('reads a newer value from another tab, until that tab removes it', () => {
      const { browser, storage } = aFullTab();
      browser.failing = [];
      const otherTab = aTab(browser).storage;
      otherTab.write('theme', 'system');
      expect(storage.read('theme')).toBe('system');
      otherTab.remove('theme');
      expect(storage.read('theme')).toBeUndefined();
    });
  });

  it('does not read a removed value, even if the browser keeps it', () => {
    const { browser, storage } = aTab();
    storage.write('accessToken', 'secret');
    browser.failing = ['removeItem'];
    storage.remove('accessToken');
    expect(browser.items.get('accessToken')).toBe('secret');
    expect(storage.read('accessToken')).toBeUndefined();
  });

  it('keeps values in memory when reading throws', () => {
    const { browser, storage } = aTab();
    browser.failing = ['getItem', 'setItem', 'removeItem'];
    storage.write('theme', 'dark');
    expect(storage.read('theme')).toBe('dark');
    storage.remove('theme');
    expect(storage.read('theme')).toBeUndefined();
  });
});

describe('The shared instances', () => {
  it('use local and session storage', () => {
    const [local, session] = [new FakeStorage(), new FakeStorage()];
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('sessionStorage', session);
    SafeStorage.local.write('place', 'local');
    SafeStorage.session.write('place', 'session');
    expect([local, session].map(({ items }) => items.get('place'))).toEqual(['local', 'session']);
    SafeStorage.local.remove('place');
    SafeStorage.session.remove('place');
    expect([local, session].map(({ items }) => items.size)).toEqual([0, 0]);
  });
});
