import type { Backend } from '../../backend.ts';
import { DEMO_SEED } from '../../seed/demoSeedNumber.ts';
import { clearSession, adoptSession } from '../pageSession.ts';
import { setClock } from './pageClock.ts';
import { storeSandbox, type Sandbox } from './sandbox.ts';

/**
 * Replaces all data with a new sandbox: its clock, then its rows dated for that clock. No user stays signed
 * in unless a scenario signs a user in. Reload the page if the app has already started.
 */
export async function startSandbox(
  backend: Backend,
  { clock, seed = DEMO_SEED, scenario }: Omit<Sandbox, 'signedIn'>,
): Promise<void> {
  setClock(clock);
  backend.latencyMs = 0;
  if (scenario === undefined || (await import('../../scenarios/scenarios.ts')).isTransient(scenario)) {
    await backend.reset();
    if (seed !== DEMO_SEED) await backend.replaceRows(await demoRows(seed));
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

/** Loads the large row generator on demand. */
async function demoRows(seed: number) {
  const { demoSeed } = await import('../../seed/demo.ts');
  return demoSeed(seed);
}
