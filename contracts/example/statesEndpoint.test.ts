import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from '../../mocks/hosts/server.ts';
import { isScenarioName } from '../../mocks/scenarios/scenarios.ts';
import { emptySeed } from '../../mocks/seed/empty.ts';
import { interactionsIn, PACT_FILE, PROVIDER } from '../support/pactFile.ts';
import { States } from '../verifier/states.ts';
import { brokenIn } from '../verifier/verdict.ts';
import { verified } from '../verifier/verified.ts';
import { statesEndpoint } from './statesEndpoint.ts';

it('the example of a states endpoint brings a provider into every state', { timeout: 120_000 }, async () => {
  const mock = await startServer({ port: 0, seed: emptySeed() });
  const { backend } = mock;
  const signedIn = () => backend.scenario('a signed-in user');
  const endpoint = statesEndpoint({
    async fill(state, ids) {
      if (!isScenarioName(state)) throw new Error(`The mock has no state "${state}"`);
      return backend.scenario(state, ids);
    },
    async spoil(status, path) {
      const values = path === undefined ? {} : await signedIn();
      backend.faults.next({ status, message: 'Not now' }, path && `POST ${path}`);
      return values;
    },
    restore: () => backend.faults.clear(),
  });
  endpoint.listen(0, '127.0.0.1');
  await once(endpoint, 'listening');
  const states = new States(`http://127.0.0.1:${(endpoint.address() as AddressInfo).port}`);
  const results = await verified({
    provider: PROVIDER,
    providerBaseUrl: mock.url,
    pactUrls: [PACT_FILE],
    providerStatesSetupUrl: await states.listen(),
    providerStatesSetupBody: true,
    providerStatesSetupTeardown: true,
    logLevel: 'error',
  });
  states.close();
  endpoint.close();
  await mock.close();

  // what it does not arrange is what may be left out
  expect([...states.problems.keys()], 'A state that is new goes into the table of statesEndpoint.ts').toEqual(
    ['a session that ends without a word'],
  );
  expect(brokenIn(results, interactionsIn(PACT_FILE)).filter(({ isPending }) => !isPending)).toEqual([]);
});

it('the example of a states endpoint is fifty lines of code', () => {
  const lines = readFileSync(join(import.meta.dirname, 'statesEndpoint.ts'), 'utf8').split('\n');
  const code = lines.filter((line) => line.trim() !== '' && !line.trim().startsWith('/**'));
  expect(code.length).toBeLessThanOrEqual(50);
});
