import { vi } from 'vitest';

/** Has the page believe that its browser has a line, or none; calls go through all the same. */
export function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

export function restoreConnection(): void {
  const { onLine } = navigator;
  vi.spyOn(navigator, 'onLine', 'get').mockRestore();
  if (!onLine) dispatchEvent(new Event('online'));
}
