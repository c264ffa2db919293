import type { Backend } from '../../backend.ts';
import { DEMO_SEED } from '../../seed/demoSeedNumber.ts';
import { clearSession, adoptSession } from '../pageSession.ts';
import { setClock } from './pageClock.ts';
import { storeSandbox, type Sandbox } from './sandbox.ts';

/**
 * Begins a world in place of all that there is: its time, then its rows, dated for that, with nobody signed in but whom
 * a named state signs in. The page may go on as it is only if the app has not begun.
 */
export async function startSandbox(
  backend: Backend,
  { clock, seed = DEMO_SEED, scenario }: Omit<Sandbox, 'signedIn'>,
): Promise<void> {
  setClock(clock);
  backend.latencyMs = 0;
  if (scenario === undefined || (await import('../../scenarios/scenarios.ts')).isTransient(scenario)) {
    await backend.reset();
    if (seed !== DEMO_SEED) await backend.sow(await drawn(seed));
  }
  const values = scenario === undefined ? {} : await backend.scenario(scenario);
  if (scenario === undefined) clearSession();
  else adoptSession(values, backend.db.users.find(values['userId'] ?? ''));
  storeSandbox({
    clock,
    seed: seed === DEMO_SEED ? undefined : seed,
    scenario,
    signedIn: values['accessToken'] && values['email'],
  });
}

/** What draws them is large, and is loaded when another world is asked for. */
async function drawn(seed: number) {
  const { demoSeed } = await import('../../seed/demo.ts');
  return demoSeed(seed);
}
