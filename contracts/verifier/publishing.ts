import type { VerifierOptions } from '@pact-foundation/pact-core';
import { CONSUMER } from '../support/pactFile.ts';

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

/**
 * Uses the console's latest pact from any branch.
 * @param version the provider's version, usually its commit
 * @throws Error if no broker is configured
 */
export function publishingAs(
  version: string,
  branch: string | undefined,
  from: Readonly<Record<string, string | undefined>>,
): Publishing {
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
