import { vi } from 'vitest';

type Request = (name: string, ...rest: readonly unknown[]) => Promise<unknown>;

/**
 * Gives each test its own polling lock. Real tabs share a lock and release it on closing. All tests run in
 * one page, so a shared lock would block the next test.
 */
export function isolatePollingLock(browser: string): void {
  const request = navigator.locks.request.bind(navigator.locks) as Request;
  const own: Request = (name, ...rest) => request(`${name} of ${browser}`, ...rest);
  vi.spyOn(navigator.locks, 'request').mockImplementation(own);
}
