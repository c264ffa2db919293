import { vi } from 'vitest';

/** Makes the browser report that it is online or offline. Requests work in both cases. */
export function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

export function restoreConnection(): void {
  const { onLine } = navigator;
  vi.spyOn(navigator, 'onLine', 'get').mockRestore();
  if (!onLine) dispatchEvent(new Event('online'));
}
