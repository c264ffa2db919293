import { vi } from 'vitest';

type Request = (name: string, ...rest: readonly unknown[]) => Promise<unknown>;

/**
 * Tabs of one browser wait for each other's turn, and a closed one gives its turn up. All tests are in one page, which stays:
 * a turn that a test was left in would be the next one's to wait for.
 */
export function ownPollingTurns(browser: string): void {
  const request = navigator.locks.request.bind(navigator.locks) as Request;
  const own: Request = (name, ...rest) => request(`${name} of ${browser}`, ...rest);
  vi.spyOn(navigator.locks, 'request').mockImplementation(own);
}
