import { describe, expect, it } from 'vitest';
import { aPendingChange } from '#tests/support/builders/deployments.ts';
import { FakeDeployments } from '#tests/support/fakes/FakeDeployments.ts';
import { DeployChanges } from './DeployChanges.ts';

const pending = [aPendingChange({ id: 'a' }), aPendingChange({ id: 'b' })];

function setUp(selected: readonly string[]) {
  const deployments = new FakeDeployments();
  const request = { restaurantId: 'aurora', pending, selected: new Set(selected) };
  return { deployments, execute: () => new DeployChanges(deployments).execute(request) };
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
});
