import type { Interaction } from '../support/pactFile.ts';

/**
 * The purpose of an interaction. `console`: a page of the console needs it. `duty`: the host must reject a
 * request that the console never sends, such as a blank name or another company's ID.
 */
export const TIERS = ['console', 'duty'] as const;
export type Tier = (typeof TIERS)[number];

/** Password fields. Only the host can check a password, so the console also sends wrong passwords. */
const UNKNOWN_TO_CONSOLE = /password$/;

export function tierOf({ states, request, response: { status } }: Interaction): Tier {
  if (states.includes('a company the user may not see')) return 'duty';
  return status === 400 && !UNKNOWN_TO_CONSOLE.test(request.path) ? 'duty' : 'console';
}
