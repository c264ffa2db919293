import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from '../../mocks/hosts/server.ts';
import { isScenarioName } from '../../mocks/scenarios/scenarios.ts';
import { emptySeed } from '../../mocks/seed/empty.ts';
import { PACT_FILE } from '../support/pactFile.ts';
import { closeServer, listenOnLoopback } from '../verifier/loopback.ts';
import { Host } from '../verifier/host.ts';
import { selectInteractions } from '../verifier/selection.ts';
import { States } from '../verifier/states.ts';
import { isVerified } from '../verifier/summary.ts';
import { TIERS } from '../verifier/tiers.ts';
import { verification } from '../verifier/verification.ts';
import { statesEndpoint } from './statesEndpoint.ts';

it('the example states endpoint sets up every state', { timeout: 120_000 }, async () => {
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
  const manner = { timeout: 30, headers: {} };
  const { verdict } = await verification({
    provider: new Host(mock.url, manner),
    states: new States(new Host(await listenOnLoopback(endpoint), manner)),
    agreed: selectInteractions(
      PACT_FILE,
      { tiers: TIERS, onlyReads: false, withoutStates: [] },
      mkdtempSync(join(tmpdir(), 'example-')),
    ),
  });
  closeServer(endpoint);
  await mock.close();

  // it may skip only optional states
  expect(
    [...verdict.problems.keys()],
    'A state that is new goes into the table of statesEndpoint.ts',
  ).toEqual(['a session that gets no new access token']);
  expect(isVerified({ ...verdict, browser: [] })).toBe(true);
});

it('the example states endpoint has fifty lines of code', () => {
  const lines = readFileSync(join(import.meta.dirname, 'statesEndpoint.ts'), 'utf8').split('\n');
  const code = lines.filter((line) => line.trim() !== '' && !line.trim().startsWith('/**'));
  expect(code.length).toBeLessThanOrEqual(50);
});
