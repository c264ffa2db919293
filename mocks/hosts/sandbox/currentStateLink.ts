import { formatFault } from '../../faults/faultNotation.ts';
import { DEMO_SEED } from '../../seed/demoSeedNumber.ts';
import type { Command } from '../urlCommandNames.ts';
import type { BackendControls } from '../../backend.ts';
import { signedInEmail } from '../pageSession.ts';
import { storedSandbox } from './sandbox.ts';

/** In an address: nobody is signed in. */
export const SIGNED_OUT = 'nobody';

/**
 * The address that opens what is on the screen in any browser: the page with its query, the world, who is signed in, and
 * what is set to go wrong. What was changed by hand since the world began is not in it.
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
  // a named state pauses them
  if (ordersPaused !== (scenario !== undefined)) say('orders', ordersPaused ? 'paused' : 'arriving');
  for (const fault of faults.waiting) say('fault', formatFault(fault));
  for (const fault of faults.standing) say('fault', `always ${formatFault(fault)}`);
  return url.href;
}
