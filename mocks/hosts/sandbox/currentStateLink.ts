import { formatFault } from '../../faults/faultNotation.ts';
import { DEMO_SEED } from '../../seed/demoSeedNumber.ts';
import type { Command } from '../urlCommandNames.ts';
import type { BackendControls } from '../../backend.ts';
import { signedInEmail } from '../pageSession.ts';
import { storedSandbox } from './sandbox.ts';

/** The value of the URL command `as` for a signed-out user. */
export const SIGNED_OUT = 'signed-out';

/**
 * Returns a URL that reproduces the current screen in any browser: page, query, sandbox, user, and faults.
 * The URL doesn't include data that the user has changed.
 */
export function currentStateLink({ faults, latencyMs, ordersPaused }: BackendControls): string {
  const { clock, seed = DEMO_SEED, scenario, signedIn } = storedSandbox();
  const url = new URL(location.href);
  const append = (command: Command, value: string) => url.searchParams.append(command, value);

  if (clock !== undefined) append('clock', clock);
  if (scenario === undefined || seed !== DEMO_SEED) append('seed', String(seed));
  if (scenario !== undefined) append('scenario', scenario);
  const email = signedInEmail();
  if (email !== signedIn) append('as', email ?? SIGNED_OUT);
  if (latencyMs > 0) append('latency', String(latencyMs));
  if (ordersPaused !== (scenario !== undefined)) append('orders', ordersPaused ? 'paused' : 'arriving');
  for (const fault of faults.waiting) append('fault', formatFault(fault));
  for (const fault of faults.repeating) append('fault', `always ${formatFault(fault)}`);
  return url.href;
}
