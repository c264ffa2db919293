import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from '../../mocks/hosts/server.ts';
import { isScenarioName } from '../../mocks/scenarios/scenarios.ts';
import { emptySeed } from '../../mocks/seed/empty.ts';
import { valuesNeededBy } from '../verifier/failures.ts';
import { closeServer, listenOnLoopback } from '../verifier/loopback.ts';
import { selectInteractions } from '../verifier/selection.ts';
import { TIERS } from '../verifier/tiers.ts';
import { statesEndpoint } from './statesEndpoint.ts';

it('the example states endpoint sets up every state and returns the values that its requests need', async () => {
  const { backend, close } = await startServer({ port: 0, seed: emptySeed() });
  const endpoint = statesEndpoint({
    async fill(state, ids) {
      if (!isScenarioName(state)) throw new Error(`The mock has no state "${state}"`);
      const values = Object.entries(await backend.scenario(state, ids));
      // removes the IDs, so that only generated values such as tokens remain
      return Object.fromEntries(values.filter(([name]) => !name.endsWith('Id') && name !== 'orderNumber'));
    },
    async failNext(status, path) {
      const values = await backend.scenario('a signed-in user');
      backend.faults.next({ status, message: 'Not now' }, `POST ${path}`);
      return values;
    },
    restore: () => backend.faults.clear(),
  });
  const url = await listenOnLoopback(endpoint);
  const { interactions } = selectInteractions({ tiers: TIERS, onlyReads: false, withoutStates: [] });

  const problems = new Set<string>();
  async function change(state: string, params: object, action: 'setup' | 'teardown') {
    const body = JSON.stringify({ state, params, action });
    const response = await fetch(url, { method: 'POST', body });
    if (!response.ok) problems.add(`${state}: no ${action}`);
    return response.json() as Promise<object>;
  }
  // interactions with the same states and values are equivalent
  const alike = Map.groupBy(interactions, (one) => JSON.stringify([one.providerStates, valuesNeededBy(one)]));
  for (const [one] of alike.values()) {
    const values: object[] = [];
    for (const { name, params } of one?.providerStates ?? [])
      values.push(await change(name, params, 'setup'));
    for (const { name, params } of one?.providerStates ?? []) await change(name, params, 'teardown');
    const given = new Set(values.flatMap((some) => Object.keys(some)));
    for (const need of one ? valuesNeededBy(one) : [])
      if (!given.has(need)) problems.add(`${one?.states.join(', ')}: no ${need}`);
  }
  closeServer(endpoint);
  await close();

  const optional = 'a session that gets no new access token';
  expect([...problems], 'A state that is new goes into the table of statesEndpoint.ts').toEqual([
    `${optional}: no setup`,
    `${optional}: no teardown`,
    `${optional}: no refreshCookie`,
    // these interactions also work with the values of the examples
    'an agent with conversations: no cursor',
    'an expired access token: no companyId',
  ]);
});

it('the example states endpoint has fifty lines of code', () => {
  const lines = readFileSync(join(import.meta.dirname, 'statesEndpoint.ts'), 'utf8').split('\n');
  const code = lines.filter((line) => line.trim() !== '' && !line.trim().startsWith('/**'));
  expect(code.length).toBeLessThanOrEqual(50);
});
