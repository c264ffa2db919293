import { formatFault } from '../../faults/faultNotation.ts';
import { DEMO_SEED } from '../../seed/demoSeedNumber.ts';
import type { Command } from '../urlCommandNames.ts';
import type { BackendControls } from '../../backend.ts';
import { signedInEmail } from '../pageSession.ts';
import { storedSandbox } from './sandbox.ts';

/** The URL value for signed out. */
export const SIGNED_OUT = 'signed-out';

/**
 * A URL that reproduces the current screen in any browser: page and query, sandbox, user, and faults.
 * Manual data changes are not included.
 */
export function currentStateLink({ faults, latencyMs, ordersPaused }: BackendControls): string {
  const { clock, seed = DEMO_SEED, scenario, signedIn } = storedSandbox();
  const url = new URL(location.href);
  const say = (command: Command, value: string) => url.searchParams.append(command, value);

  if (clock !== undefined) say('clock', clock);
  if (scenario === undefined || seed !== DEMO_SEED) say('seed', String(seed));
  if (scenario !== undefined) say('scenario', scenario);
  const email = signedInEmail();
  if (email !== signedIn) say('as', email ?? SIGNED_OUT);
  if (latencyMs > 0) say('latency', String(latencyMs));
  if (ordersPaused !== (scenario !== undefined)) say('orders', ordersPaused ? 'paused' : 'arriving');
  for (const fault of faults.waiting) say('fault', formatFault(fault));
  for (const fault of faults.standing) say('fault', `always ${formatFault(fault)}`);
  return url.href;
}
