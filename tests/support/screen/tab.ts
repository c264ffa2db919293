import { vi } from 'vitest';

/** Hides or shows the tab. */
export function showTab(isShown: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown);
  document.dispatchEvent(new Event('visibilitychange'));
}
