import { vi } from 'vitest';

/** The tab goes out of sight, or comes back. */
export function showTab(isShown: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown);
  document.dispatchEvent(new Event('visibilitychange'));
}
