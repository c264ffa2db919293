import { describe, expect, it } from 'vitest';
import { aPendingChange } from '#tests/support/builders/deployments.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { FakeDeployments } from '#tests/support/fakes/FakeDeployments.ts';
import { savingFakes } from '#tests/support/fakes/savingFakes.ts';
import { loseResponse } from '#tests/support/loseResponse.ts';
import { ScheduleDeployment } from './ScheduleDeployment.ts';

const pending = [aPendingChange({ id: 'a' }), aPendingChange({ id: 'b' })];
const now = new Date('2026-03-04T12:00:00Z');
const tonight = new Date('2026-03-04T23:00:00Z');

function setUp(selected: readonly string[], at: Date | undefined) {
  const deployments = new FakeDeployments();
  deployments.waiting = pending;
  const { events, writes } = savingFakes();
  const useCase = new ScheduleDeployment(deployments, events, writes);
  const request = { restaurantId: 'aurora', pending, selected: new Set(selected), at, now };
  return { deployments, events, execute: () => useCase.execute(request) };
}

describe('ScheduleDeployment', () => {
  it('schedules the selected changes', async () => {
    const { deployments, execute } = setUp(['a', 'b'], tonight);
    expect(await execute()).toEqual({ outcome: 'scheduled', scheduledId: 'schedule-1' });
    expect(deployments.calls).toEqual(['schedule a b 2026-03-04T23:00:00.000Z']);
  });

  it.each([
    ['nothing is selected', [], tonight, 'nothing-selected'],
    ['no time is set', ['a'], undefined, 'no-time'],
    ['the time has passed', ['a'], new Date('2026-03-04T11:00:00Z'), 'past'],
  ] as const)('refuses when %s', async (_when, selected, at, outcome) => {
    const { deployments, execute } = setUp(selected, at);
    expect(await execute()).toEqual({ outcome });
    expect(deployments.calls).toEqual([]);
  });

  it('reports a refusal by the host', async () => {
    const { deployments, execute } = setUp(['a'], tonight);
    deployments.refusal = {};
    expect(await execute()).toEqual({ outcome: 'refused' });
  });

  it('announces the schedule, unless the host refused it', async () => {
    const { deployments, events, execute } = setUp(['a'], tonight);
    await execute();
    expect(events.published).toEqual([{ kind: 'scheduled', restaurantId: 'aurora' }]);
    deployments.refusal = {};
    await execute();
    expect(events.published).toHaveLength(1);
  });

  // (rule: unknown outcomes)
  describe('when the response is lost', () => {
    it('finds the time in the pending changes and announces the schedule', async () => {
      const { deployments, events, execute } = setUp(['a', 'b'], tonight);
      loseResponse(deployments, 'schedule', refused(504));
      expect(await execute()).toEqual({ outcome: 'scheduled', scheduledId: undefined });
      expect(events.published).toHaveLength(1);
    });

    it('has an unknown outcome if no pending change shows the time, and checks again before scheduling again', async () => {
      const { deployments, events, execute } = setUp(['a'], tonight);
      deployments.schedule = () => Promise.reject(unreachable());
      expect(await execute()).toEqual({ outcome: 'unknown' });
      expect(events.published).toEqual([]);
      deployments.schedule = () => Promise.reject(new Error('sent twice'));
      deployments.waiting = [aPendingChange({ id: 'a', scheduledFor: tonight })];
      expect(await execute()).toEqual({ outcome: 'scheduled', scheduledId: undefined });
    });
  });
});
