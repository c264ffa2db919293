import { describe, expect, it } from 'vitest';
import { aDeployment, aPendingChange } from '#tests/support/builders/deployments.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { FakeDeployments } from '#tests/support/fakes/FakeDeployments.ts';
import { savingFakes } from '#tests/support/fakes/savingFakes.ts';
import { loseResponse } from '#tests/support/loseResponse.ts';
import { DeployChanges } from './DeployChanges.ts';

const pending = [aPendingChange({ id: 'a' }), aPendingChange({ id: 'b', type: 'menu' })];

function setUp(selected: readonly string[]) {
  const deployments = new FakeDeployments();
  deployments.waiting = pending;
  const { events, writes } = savingFakes();
  const useCase = new DeployChanges(deployments, events, writes);
  const request = { restaurantId: 'aurora', pending, selected: new Set(selected) };
  const execute = (restaurantId = 'aurora') => useCase.execute({ ...request, restaurantId });
  return { deployments, events, execute };
}

describe('DeployChanges', () => {
  it('deploys the selected changes', async () => {
    const { deployments, execute } = setUp(['b', 'gone']);
    expect(await execute()).toEqual({ outcome: 'deployed', deploymentId: 'deployment-1' });
    expect(deployments.calls).toEqual(['deploy b']);
  });

  it('rejects an empty selection', async () => {
    const { deployments, execute } = setUp(['gone']);
    expect(await execute()).toEqual({ outcome: 'nothing-selected' });
    expect(deployments.calls).toEqual([]);
  });

  it("returns the host's reason if the host refuses", async () => {
    const { deployments, execute } = setUp(['a']);
    deployments.refusal = { reason: 'Busy' };
    expect(await execute()).toEqual({ outcome: 'refused', reason: 'Busy' });
  });

  it('announces the deployment, unless the host refused it', async () => {
    const { deployments, events, execute } = setUp(['a']);
    await execute();
    expect(events.published).toEqual([{ kind: 'deployed', restaurantId: 'aurora' }]);
    deployments.refusal = {};
    await execute();
    expect(events.published).toHaveLength(1);
  });

  // (rule: unknown outcomes)
  describe('when the response is lost', () => {
    it('finds the deployment in the history and announces it', async () => {
      const { deployments, events, execute } = setUp(['a', 'b']);
      loseResponse(deployments, 'deploy', refused(504));
      expect(await execute()).toEqual({ outcome: 'deployed', deploymentId: 'deployment-1' });
      expect(events.published).toHaveLength(1);
    });

    it('ignores earlier, failed, and different deployments in the history', async () => {
      const { deployments, events, execute } = setUp(['a', 'b']);
      deployments.past = [aDeployment({ id: 'earlier', changes: pending })];
      deployments.deploy = async () => {
        const failed = aDeployment({ id: 'failed', status: 'failed', changes: pending });
        const other = aDeployment({ id: 'other', changes: pending.slice(0, 1) });
        deployments.past = [failed, other, ...deployments.past];
        throw unreachable();
      };
      expect(await execute()).toEqual({ outcome: 'unknown' });
      expect(events.published).toEqual([]);
    });

    it("checks the same restaurant's history before deploying again", async () => {
      const { deployments, execute } = setUp(['a']);
      const { deploy } = deployments;
      deployments.deploy = () => Promise.reject(unreachable());
      await execute();
      deployments.deploy = deploy;
      deployments.past = [aDeployment({ id: 'late', changes: pending })];
      expect(await execute('saffron')).toEqual({ outcome: 'deployed', deploymentId: 'deployment-2' });
      expect(deployments.calls).toEqual(['deploy a']);
      deployments.past = deployments.past.slice(1);
      expect(await execute()).toEqual({ outcome: 'deployed', deploymentId: 'late' });
      expect(deployments.calls).toEqual(['deploy a']);
    });
  });
});
