import { describe, expect, it } from 'vitest';
import { aPendingChange } from '#tests/support/builders/deployments.ts';
import { FakeRestaurantEvents } from '#tests/support/fakes/FakeRestaurantEvents.ts';
import { FakeDeployments } from '#tests/support/fakes/FakeDeployments.ts';
import { DeployChanges } from './DeployChanges.ts';

const pending = [aPendingChange({ id: 'a' }), aPendingChange({ id: 'b' })];

function setUp(selected: readonly string[]) {
  const deployments = new FakeDeployments();
  const events = new FakeRestaurantEvents();
  const request = { restaurantId: 'aurora', pending, selected: new Set(selected) };
  return { deployments, events, execute: () => new DeployChanges(deployments, events).execute(request) };
}

describe('DeployChanges', () => {
  it('deploys the selected changes', async () => {
    const { deployments, execute } = setUp(['b', 'gone']);
    expect(await execute()).toEqual({ outcome: 'deployed', deploymentId: 'deployment-1' });
    expect(deployments.calls).toEqual(['deploy b']);
  });

  it('refuses when nothing is selected', async () => {
    const { deployments, execute } = setUp(['gone']);
    expect(await execute()).toEqual({ outcome: 'nothing-selected' });
    expect(deployments.calls).toEqual([]);
  });

  it("passes on the host's reason when it refuses", async () => {
    const { deployments, execute } = setUp(['a']);
    deployments.refusal = { reason: 'Busy' };
    expect(await execute()).toEqual({ outcome: 'refused', reason: 'Busy' });
  });

  it('announces it, unless it was refused', async () => {
    const { deployments, events, execute } = setUp(['a']);
    await execute();
    expect(events.published).toEqual([{ kind: 'deployed', restaurantId: 'aurora' }]);
    deployments.refusal = {};
    await execute();
    expect(events.published).toHaveLength(1);
  });
});
