import { PROVIDER } from '../support/pactFile.ts';
import type { Host } from './host.ts';
import { likelyCause, missingInResponse } from './notes.ts';
import { Relay } from './relay.ts';
import type { Results } from './results.ts';
import type { SelectedInteractions } from './selection.ts';
import type { States } from './states.ts';
import { failedInteractions } from './failedInteractions.ts';
import { runVerifier } from './runVerifier.ts';
import type { Verdict } from './reportText.ts';

interface Options {
  readonly provider: Host;
  readonly states: States;
  readonly agreed: SelectedInteractions;
  readonly isVerbose?: boolean;
  /** Called with the number of interactions run so far. */
  readonly onProgress?: (tried: number) => void;
}

/** Verifies every interaction with a provider, one at a time. */
export async function verification({
  provider,
  states,
  agreed: { pact, interactions, leftOut },
  isVerbose = false,
  onProgress,
}: Options): Promise<{ readonly verdict: Verdict; readonly results: Results }> {
  const relay = new Relay(provider, onProgress);
  try {
    const results = await runVerifier(
      {
        provider: PROVIDER,
        providerBaseUrl: await relay.listen(),
        followRedirects: false,
        // in milliseconds; relay and states time out earlier
        timeout: Math.ceil(provider.timeout * 1000) + 5000,
        ...pact,
        providerStatesSetupUrl: await states.listen(),
        providerStatesSetupBody: true,
        providerStatesSetupTeardown: true,
        logLevel: isVerbose ? 'warn' : 'error',
      },
      isVerbose,
    );
    // unequal counts can't be matched
    const exchanges = relay.exchanges.length === results.length ? relay.exchanges : [];
    const broken = failedInteractions(results, interactions, exchanges);
    const { problems, given } = states;
    const notes = [...likelyCause(relay.exchanges), ...missingInResponse(broken, given)];
    const asked = { provider: provider.url, at: new Date(), verified: results.length, leftOut };
    return { verdict: { ...asked, broken, problems, notes }, results };
  } finally {
    relay.close();
    states.close();
  }
}
