import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { Deployments } from '#application/deployments/Deployments.ts';
import { containerAt } from '../support/containerAt.ts';
import { listOf, bearer, fromState, instant, nonEmptyString } from '../support/matchers.ts';
import { given } from '../support/pact.ts';
import { signedIn } from '../support/sessions.ts';
import { OK_STATUS } from '../support/statuses.ts';

const { arrayContaining, atLeastOneLike, boolean, string } = MatchersV3;

const deploymentsAt = (url: string) => containerAt(url, signedIn).get<Deployments>(Deployments);

const at = (rest: string) =>
  fromState(
    `/api/companies/restaurants/\${companyId}/deployment/${rest}`,
    `/api/companies/restaurants/aurora/deployment/${rest}`,
  );
const changeId = fromState('${changeId}', 'change-1');

describe('Pending changes', () => {
  it('are listed with description, author, and time', () =>
    given('a restaurant with two pending changes')
      .uponReceiving('a request for the pending changes')
      .withRequest('GET', at('pending'), (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          changes: atLeastOneLike({
            id: nonEmptyString('change-1'),
            type: string('voice'),
            description: string('Voice configuration updated'),
            timestamp: instant('2026-01-15T18:30:00.000Z'),
            changedFields: listOf(string('temperature')),
            userName: string('Marcus Webb'),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        // field values are not part of the contract
        expect(await deploymentsAt(url).pending('aurora')).toEqual([
          {
            id: 'change-1',
            type: 'voice',
            description: 'Voice configuration updated',
            savedAt: new Date('2026-01-15T18:30:00.000Z'),
            author: 'Marcus Webb',
            fields: [{ path: 'temperature', values: undefined }],
            scheduledFor: undefined,
          },
        ]);
      }));

  it('can be empty', () =>
    given('a restaurant without pending changes')
      .uponReceiving('a request for the pending changes of a restaurant that has none')
      .withRequest('GET', at('pending'), (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ changes: [] }))
      .executeTest(async ({ url }) => {
        expect(await deploymentsAt(url).pending('aurora')).toEqual([]);
      }));
});

describe('Deployments', () => {
  const deployment = {
    id: nonEmptyString('deployment-1'),
    status: string('success'),
    environment: string('production'),
    deployedAt: instant('2026-01-15T18:30:00.000Z'),
    deployedBy: string('Giulia Ferraro'),
    changes: listOf({ type: string('menu'), description: string('Menu updated') }),
    rollbackAvailable: boolean(false),
  };

  it('are listed with their status', () =>
    given('a restaurant with deployments')
      .uponReceiving('a request for the history of deployments')
      .withRequest('GET', at('history'), (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({ deployments: atLeastOneLike(deployment) }),
      )
      .executeTest(async ({ url }) => {
        const history = await deploymentsAt(url).history('aurora');
        expect(history.map(({ id, rollbackAvailable }) => ({ id, rollbackAvailable }))).toEqual([
          { id: 'deployment-1', rollbackAvailable: false },
        ]);
      }));

  it('are listed with changes, notes, and whether they can be reverted', () =>
    given('a restaurant with deployments')
      .uponReceiving('a request for the history of deployments, with one that can be reverted')
      .withRequest('GET', at('history'), (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          deployments: arrayContaining({
            ...deployment,
            changes: atLeastOneLike({ type: string('menu'), description: string('Menu updated') }),
            rollbackAvailable: true,
            notes: string('For the spring'),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await deploymentsAt(url).history('aurora')).toEqual([
          {
            id: 'deployment-1',
            status: 'success',
            environment: 'production',
            deployedAt: new Date('2026-01-15T18:30:00.000Z'),
            deployedBy: 'Giulia Ferraro',
            changes: [{ type: 'menu', description: 'Menu updated' }],
            rollbackAvailable: true,
            isReverted: false,
            notes: 'For the spring',
          },
        ]);
      }));
});

describe('Deploying changes', () => {
  const body = { changes: [changeId] };

  it("returns the deployment's ID", () =>
    given('a restaurant with two pending changes')
      .uponReceiving('a deployment of one change')
      .withRequest('POST', at('deploy'), (request) => request.headers(bearer()).jsonBody(body))
      .willRespondWith(OK_STATUS, (response) =>
        // an ID is optional
        response.jsonBody({ success: true }),
      )
      .executeTest(async ({ url }) => {
        expect(await deploymentsAt(url).deploy('aurora', ['change-1'])).toEqual({ outcome: 'accepted' });
      }));

  it('is rejected if a change is no longer pending', () =>
    given('a restaurant without pending changes')
      .uponReceiving('a deployment of a change that is no longer pending')
      .withRequest('POST', at('deploy'), (request) => request.headers(bearer()).jsonBody(body))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ success: false }))
      .executeTest(async ({ url }) => {
        expect(await deploymentsAt(url).deploy('aurora', ['change-1'])).toEqual({ outcome: 'refused' });
      }));
});

describe('Scheduling a deployment', () => {
  // far enough away to stay in the future
  const time = new Date('2099-01-15T18:30:00.000Z');
  const body = { changes: [changeId], scheduledTime: time.toISOString() };
  const schedule = (url: string) => deploymentsAt(url).schedule('aurora', ['change-1'], time);

  it('succeeds', () =>
    given('a restaurant with two pending changes')
      .uponReceiving('a scheduled deployment')
      .withRequest('POST', at('schedule'), (request) => request.headers(bearer()).jsonBody(body))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ success: true }))
      .executeTest(async ({ url }) => {
        expect(await schedule(url)).toEqual({ outcome: 'accepted' });
      }));

  it('is rejected if a change is no longer pending', () =>
    given('a restaurant without pending changes')
      .uponReceiving('a scheduled deployment of a change that is no longer pending')
      .withRequest('POST', at('schedule'), (request) => request.headers(bearer()).jsonBody(body))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ success: false }))
      .executeTest(async ({ url }) => {
        expect(await schedule(url)).toEqual({ outcome: 'refused' });
      }));
});

describe('Reverting a deployment', () => {
  const body = { deploymentId: fromState('${deploymentId}', 'deployment-1') };
  const revert = (url: string) => deploymentsAt(url).revert('aurora', 'deployment-1');

  it('succeeds', () =>
    given('a restaurant with deployments')
      .uponReceiving('a revert of a deployment')
      .withRequest('POST', at('revert'), (request) => request.headers(bearer()).jsonBody(body))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ success: true }))
      .executeTest(async ({ url }) => {
        expect(await revert(url)).toBe(true);
      }));

  it('is rejected if the deployment was already reverted', () =>
    given('a deployment that was reverted')
      .uponReceiving('a revert of a deployment that was already reverted')
      .withRequest('POST', at('revert'), (request) => request.headers(bearer()).jsonBody(body))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ success: false }))
      .executeTest(async ({ url }) => {
        expect(await revert(url)).toBe(false);
      }));
});
