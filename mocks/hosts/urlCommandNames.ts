// kept small because the app imports it before the backend loads

import { pageLocalStorage } from './pageStorage.ts';

/** URL commands for the backend, in the order `urlCommands.ts` applies them. */
export const COMMANDS = ['clock', 'seed', 'scenario', 'as', 'token', 'latency', 'orders', 'fault'] as const;
export type Command = (typeof COMMANDS)[number];

/** The storage key of this browser's sandbox (`sandbox/sandbox.ts`). */
export const SANDBOX_KEY = 'fake-backend-world';

/**
 * Whether the URL or an earlier one sets the user or the clock, in which case the app must wait for the
 * backend.
 */
export function hasUrlCommands({ search }: Pick<Location, 'search'>): boolean {
  const query = new URLSearchParams(search);
  return COMMANDS.some((name) => query.has(name)) || pageLocalStorage.getItem(SANDBOX_KEY) !== null;
}
