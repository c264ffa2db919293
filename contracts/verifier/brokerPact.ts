import type { VerifierOptions } from '@pact-foundation/pact-core';
import { CONSUMER, interactionsOf, PROVIDER, type Interaction } from '../support/pactFile.ts';

/** The verifier options for a broker and the provider version. */
export type Publishing = Pick<
  VerifierOptions,
  | 'pactBrokerUrl'
  | 'consumerVersionSelectors'
  | 'pactBrokerToken'
  | 'pactBrokerUsername'
  | 'pactBrokerPassword'
  | 'publishVerificationResult'
  | 'providerVersion'
  | 'providerVersionBranch'
  | 'buildUrl'
>;

/** The environment variables that configure the broker. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Uses the console's latest pact from any branch.
 * @param version the provider's version, usually its commit
 * @throws Error if no broker is configured
 */
export function publishingAs(version: string, branch: string | undefined, from: Environment): Publishing {
  const { PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: username, PACT_BROKER_PASSWORD: password } = from;
  const { PACT_BROKER_BASE_URL: base, BUILD_URL: buildUrl } = from;
  if (!base) throw new Error('--publish needs PACT_BROKER_BASE_URL: results go where the pact comes from');
  return {
    pactBrokerUrl: base.replace(/\/$/, ''),
    consumerVersionSelectors: [{ consumer: CONSUMER, latest: true }],
    publishVerificationResult: true,
    providerVersion: version,
    ...(branch && { providerVersionBranch: branch }),
    ...(buildUrl && { buildUrl }),
    ...(token && { pactBrokerToken: token }),
    ...(username && { pactBrokerUsername: username }),
    ...(password && { pactBrokerPassword: password }),
  };
}

/** Fetches the interactions of the broker's latest pact. @throws Error if the broker has none */
export async function interactionsAt(publishing: Publishing): Promise<readonly Interaction[]> {
  const url = `${publishing.pactBrokerUrl}/pacts/provider/${PROVIDER}/consumer/${CONSUMER}/latest`;
  const headers = { Accept: 'application/hal+json', ...signedBy(publishing) };
  const response = await fetch(url, { headers }).catch((cause: unknown) => {
    throw new Error(`The broker did not respond: ${url}`, { cause });
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The broker returned no pact: ${response.status} ${url}`);
  return interactionsOf(text);
}

function signedBy(publishing: Publishing): Record<string, string> {
  const { pactBrokerToken: token, pactBrokerUsername: name, pactBrokerPassword: password = '' } = publishing;
  if (token) return { Authorization: `Bearer ${token}` };
  return name ? { Authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` } : {};
}
