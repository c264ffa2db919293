import { describe, expect, it } from 'vitest';
import { Deployments } from '#application/deployments/Deployments.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import { aSession } from '#tests/support/builders.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { wholeContainer } from '#tests/support/wholeContainer.ts';

/** A host that gives the same response to every request. */
function answering(body: unknown): Deployments {
  const container = wholeContainer({ origin: '', fetch: async () => Response.json(body) });
  container.rebind(SessionStore).toConstantValue(new FakeSessionStore(aSession()));
  return container.get<Deployments>(Deployments);
}

const change = {
  id: 'c1',
  type: 'voice',
  description: 'Voice configuration updated',
  timestamp: '2026-01-15T18:30:00.000Z',
  changedFields: ['temperature', 'voiceId'],
  userName: 'Marcus Webb',
};

const pending = async (more: object) => {
  const [first] = await answering({ changes: [{ ...change, ...more }] }).pending('aurora');
  return first;
};

describe('A pending change', () => {
  it('has the old and new field values from the host', async () => {
    const fieldChanges = [{ field: 'temperature', before: 0.7, after: null }];
    expect((await pending({ fieldChanges }))?.fields).toEqual([
      { path: 'temperature', values: { before: 0.7, after: null } },
      { path: 'voiceId', values: undefined },
    ]);
  });

  it('has only field names if the values are malformed', async () => {
    expect((await pending({ fieldChanges: { temperature: [0.7, 0.4] } }))?.fields).toEqual([
      { path: 'temperature', values: undefined },
      { path: 'voiceId', values: undefined },
    ]);
  });

  it('has a scheduled time if the host sends a valid one', async () => {
    const scheduledTime = '2026-01-16T18:30:00.000Z';
    expect((await pending({ scheduledTime }))?.scheduledFor).toEqual(new Date(scheduledTime));
    expect((await pending({ scheduledTime: null }))?.scheduledFor).toBeUndefined();
    expect((await pending({ scheduledTime: 'tonight' }))?.scheduledFor).toBeUndefined();
  });
});

describe('A response without optional fields', () => {
  it('is accepted as a success or a refusal', async () => {
    const accepting = answering({ success: true });
    expect(await accepting.deploy('aurora', ['c1'])).toEqual({ outcome: 'accepted' });
    expect(await accepting.schedule('aurora', ['c1'], new Date(0))).toEqual({ outcome: 'accepted' });
    expect(await answering({ success: false }).deploy('aurora', ['c1'])).toEqual({ outcome: 'refused' });
  });

  it('is a failure without a success flag', async () => {
    await expect(answering({}).revert('aurora', 'd1')).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('A past deployment', () => {
  const past = {
    id: 'd1',
    status: 'success',
    environment: 'production',
    deployedAt: '2026-01-15T18:30:00.000Z',
    deployedBy: 'Marcus Webb',
    changes: [],
    rollbackAvailable: false,
  };

  it('is reverted if the host sends the time of the revert', async () => {
    for (const [revertedAt, isReverted] of [
      ['2026-01-16T18:30:00.000Z', true],
      [undefined, false],
      ['soon', false],
    ] as const) {
      const [first] = await answering({ deployments: [{ ...past, revertedAt }] }).history('aurora');
      expect(first?.isReverted, revertedAt).toBe(isReverted);
    }
  });
});
