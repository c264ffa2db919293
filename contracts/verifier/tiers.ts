import type { Interaction } from '../support/pactFile.ts';

/**
 * What depends on an interaction. `console`: a page of the console. `duty`: the host refuses what the console
 * never sends, such as a blank name or another company's ID. `faults`: the provider's fault injector.
 */
export const TIERS = ['console', 'duty', 'faults'] as const;
export type Tier = (typeof TIERS)[number];

const INJECTED: readonly string[] = ['the server is failing', 'the role may not do this'];

/** Only the host knows whether a password is wrong, so the console sends wrong ones. */
const UNKNOWN_TO_CONSOLE = /password$/;

export function tierOf({ states, request, response: { status } }: Interaction): Tier {
  if (states.some((name) => INJECTED.includes(name))) return 'faults';
  if (states.includes('a company the user may not see')) return 'duty';
  if (states.some((name) => name.includes('staff')) && status === 403) return 'duty';
  return status === 400 && !UNKNOWN_TO_CONSOLE.test(request.path) ? 'duty' : 'console';
}
