import { describe, expect, it } from 'vitest';
import { aDeployment } from '#tests/support/builders/deployments.ts';
import { unreachable } from '#tests/support/failures.ts';
import { FakeDeployments } from '#tests/support/fakes/FakeDeployments.ts';
import { savingFakes } from '#tests/support/fakes/savingFakes.ts';
import { loseResponse } from '#tests/support/loseResponse.ts';
import { RevertDeployment } from './RevertDeployment.ts';

function setUp() {
  const deployments = new FakeDeployments();
  deployments.past = [aDeployment({ id: 'd1' })];
  const { events, writes } = savingFakes();
  const useCase = new RevertDeployment(deployments, events, writes);
  return { deployments, events, revert: () => useCase.execute('aurora', 'd1') };
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

  // (rule: unknown outcomes)
  it('succeeds after a lost response once the history shows the revert, at the latest at the next press', async () => {
    const { deployments, events, revert } = setUp();
    loseResponse(deployments, 'revert');
    expect(await revert()).toEqual({ outcome: 'reverted' });
    deployments.past = [aDeployment({ id: 'd1' })];
    deployments.revert = () => Promise.reject(unreachable());
    expect(await revert()).toEqual({ outcome: 'unknown' });
    deployments.revert = () => Promise.reject(new Error('sent twice'));
    deployments.past = [aDeployment({ id: 'd1', isReverted: true })];
    expect(await revert()).toEqual({ outcome: 'reverted' });
    expect(events.published).toHaveLength(2);
  });
});
