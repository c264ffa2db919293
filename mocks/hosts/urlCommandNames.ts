// this file stays small, because the app imports it before the backend loads

import { pageLocalStorage } from './pageStorage.ts';

/** The backend's URL commands, in the sequence in which `urlCommands.ts` applies them. */
export const COMMANDS = ['clock', 'seed', 'scenario', 'as', 'token', 'latency', 'orders', 'fault'] as const;
export type Command = (typeof COMMANDS)[number];

/** The storage key of this browser's sandbox (`sandbox/sandbox.ts`). */
export const SANDBOX_KEY = 'fake-backend-world';

/**
 * Whether the current URL, or an earlier one, has set the user or the clock. If so, the app waits for the
 * backend.
 */
export function hasUrlCommands({ search }: Pick<Location, 'search'>): boolean {
  const query = new URLSearchParams(search);
  return COMMANDS.some((name) => query.has(name)) || pageLocalStorage.getItem(SANDBOX_KEY) !== null;
}
