import { PROVIDER } from '../support/pactFile.ts';
import { failuresIn } from './failures.ts';
import type { Provider } from './host.ts';
import { withImpact } from './impact.ts';
import { likelyCause, missingInResponse } from './notes.ts';
import { RecordingProxy } from './relay.ts';
import { runVerifier } from './runVerifier.ts';
import type { SelectedInteractions } from './selection.ts';
import type { StatesProxy } from './states.ts';
import type { Verdict } from './summary.ts';

/** Verifies every interaction with a provider, one at a time. */
export async function verification(
  provider: Provider,
  states: StatesProxy,
  { pact, interactions, skipped }: SelectedInteractions,
): Promise<Omit<Verdict, 'browser'>> {
  const relay = new RecordingProxy(provider);
  try {
    const results = await runVerifier(pact, {
      provider: PROVIDER,
      providerBaseUrl: await relay.listen(),
      followRedirects: false,
      // in milliseconds; the relay and the states time out earlier
      timeout: Math.ceil(provider.timeout * 1000) + 5000,
      providerStatesSetupUrl: await states.listen(),
      providerStatesSetupBody: true,
      providerStatesSetupTeardown: true,
      logLevel: 'error',
    });
    // unequal numbers of exchanges and results can't be matched
    const exchanges = relay.exchanges.length === results.length ? relay.exchanges : [];
    const failures = await withImpact(failuresIn(results, interactions, exchanges));
    const { problems, given } = states;
    // requests without their states say nothing about the provider
    const causes = problems.size > 0 ? [] : likelyCause(relay.exchanges);
    const notes = [...causes, ...missingInResponse(failures, given)];
    const verified = results.length;
    return { provider: provider.url, at: new Date(), verified, skipped, failures, problems, notes };
  } finally {
    relay.close();
    states.close();
  }
}
