// What the app asks before the backend is loaded: it is small, and says names only.

/** What an address may tell the backend in a page, in the order in which that is obeyed (`urlCommands.ts`). */
export const COMMANDS = ['clock', 'seed', 'scenario', 'as', 'token', 'latency', 'orders', 'fault'] as const;
export type Command = (typeof COMMANDS)[number];

/** Where this browser keeps which world the backend is in, unless that is the usual one (`world/world.ts`). */
export const SANDBOX_KEY = 'fake-backend-world';

/** Whether the backend is told, by this address or earlier, who is there or what time it is: the app must not begin before. */
export function hasUrlCommands({ search }: Pick<Location, 'search'>): boolean {
  const said = new URLSearchParams(search);
  return COMMANDS.some((name) => said.has(name)) || localStorage.getItem(SANDBOX_KEY) !== null;
}
