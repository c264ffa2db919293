import { describe, expect, it } from 'vitest';
import { aDeployment } from '#tests/support/builders/deployments.ts';
import { FakeDeployments } from '#tests/support/fakes/FakeDeployments.ts';
import { FakeRestaurantEvents } from '#tests/support/fakes/FakeRestaurantEvents.ts';
import { RevertDeployment } from './RevertDeployment.ts';

function setUp() {
  const deployments = new FakeDeployments();
  deployments.past = [aDeployment({ id: 'd1' })];
  const events = new FakeRestaurantEvents();
  return {
    deployments,
    events,
    revert: () => new RevertDeployment(deployments, events).execute('aurora', 'd1'),
  };
}

describe('RevertDeployment', () => {
  it('reverts a deployment and announces it', async () => {
    const { deployments, events, revert } = setUp();
    expect(await revert()).toEqual({ outcome: 'reverted' });
    expect(deployments.calls).toEqual(['revert d1']);
    expect(events.published).toEqual([{ kind: 'reverted', restaurantId: 'aurora' }]);
  });

  it('announces nothing if the host refuses', async () => {
    const { deployments, events, revert } = setUp();
    deployments.refusal = {};
    expect(await revert()).toEqual({ outcome: 'refused' });
    expect(events.published).toEqual([]);
  });
});
