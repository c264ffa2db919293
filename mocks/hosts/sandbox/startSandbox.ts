import type { Backend } from '../../backend.ts';
import { DEMO_SEED } from '../../seed/demoSeedNumber.ts';
import { clearSession, signInForScenario } from '../pageSession.ts';
import { setClock } from './pageClock.ts';
import { storeSandbox, type Sandbox } from './sandbox.ts';

/**
 * Sets the sandbox's clock and replaces all data. Signs out the current user, unless the scenario signs in
 * a user. If the app is already running, reload the page.
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
  else signInForScenario(values, backend.db.users.find(values['userId'] ?? ''));
  storeSandbox({
    clock,
    seed: seed === DEMO_SEED ? undefined : seed,
    scenario,
    signedIn: values['accessToken'] && values['email'],
  });
}

/** Generates demo rows, and loads the large row generator first. */
async function demoRows(seed: number) {
  const { demoSeed } = await import('../../seed/demo.ts');
  return demoSeed(seed);
}
