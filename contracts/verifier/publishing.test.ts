import { expect, it } from 'vitest';
import { publishingAs } from './publishing.ts';
import { unpublishedIn } from './runVerifier.ts';

const BROKER = 'https://broker.example';

it('results go to the broker of the pact, under the version and branch of the provider', () => {
  const environment = { PACT_BROKER_BASE_URL: `${BROKER}/`, PACT_BROKER_TOKEN: 'a-token' };
  expect(publishingAs('def456', 'summer', { ...environment, BUILD_URL: 'https://ci.example/7' })).toEqual({
    pactBrokerUrl: BROKER,
    pactBrokerToken: 'a-token',
    consumerVersionSelectors: [{ consumer: 'tableside-web', latest: true }],
    publishVerificationResult: true,
    providerVersion: 'def456',
    providerVersionBranch: 'summer',
    buildUrl: 'https://ci.example/7',
  });
  const user = { PACT_BROKER_BASE_URL: BROKER, PACT_BROKER_USERNAME: 'qa', PACT_BROKER_PASSWORD: 'own' };
  const publishing = publishingAs('def456', undefined, user);
  expect(publishing).toMatchObject({ pactBrokerUsername: 'qa', pactBrokerPassword: 'own' });
  expect(publishing).not.toHaveProperty('providerVersionBranch');
});

it('a rejection by the broker is in what Pact prints', () => {
  // recorded with pact-core 20.2
  const printed = `2026-11-28T23:13:28.824379Z  INFO ThreadId(03) pact_verifier::pact_broker: Fetching path '/pacticipants/api' from pact broker
2026-11-28T23:13:28.826308Z ERROR ThreadId(03) pact_verifier: Publishing of verification results failed with an error: IO Error - Request to pact broker path '/branches/summer/1' failed: 401 Unauthorized

Verifying a pact between console and host`;
  expect(unpublishedIn(printed)).toBe(
    "IO Error - Request to pact broker path '/branches/summer/1' failed: 401 Unauthorized",
  );
  expect(unpublishedIn('Verifying a pact between console and host\n')).toBeUndefined();
});
