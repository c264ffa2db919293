import type { VerifierOptions } from '@pact-foundation/pact-core';
import { CONSUMER, interactionsOf, PROVIDER, type Interaction } from '../support/pactFile.ts';

/** How Pact's own verifier reaches a broker, and under which version of the provider it publishes what it found. */
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

/** What of the environment says where a broker is, and who asks it. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The latest pact of the console is taken, whatever its branch.
 *
 * @param version of the provider that is verified, usually its commit
 * @throws Error when nothing says where the broker is
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

/** What the latest pact of a broker agrees on. @throws Error when the broker does not give it */
export async function interactionsAt(publishing: Publishing): Promise<readonly Interaction[]> {
  const url = `${publishing.pactBrokerUrl}/pacts/provider/${PROVIDER}/consumer/${CONSUMER}/latest`;
  const headers = { Accept: 'application/hal+json', ...signedBy(publishing) };
  const response = await fetch(url, { headers }).catch((cause: unknown) => {
    throw new Error(`No answer from the broker: ${url}`, { cause });
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The broker gave no pact: ${response.status} ${url}`);
  return interactionsOf(text);
}

function signedBy(publishing: Publishing): Record<string, string> {
  const { pactBrokerToken: token, pactBrokerUsername: name, pactBrokerPassword: password = '' } = publishing;
  if (token) return { Authorization: `Bearer ${token}` };
  return name ? { Authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` } : {};
}
