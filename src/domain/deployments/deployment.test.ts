import { describe, expect, it } from 'vitest';
import { aDeployment } from '#tests/support/builders/deployments.ts';
import { deploymentTone, includesChanges, newestFirst } from './deployment.ts';

describe('A deployment', () => {
  it('has a text and a color for its status', () => {
    for (const [status, tone] of [
      ['success', 'success'],
      ['partial', 'warning'],
      ['failed', 'error'],
      ['queued', 'neutral'],
      ['constructor', 'neutral'],
    ] as const)
      expect(deploymentTone(status), status).toBe(tone);
  });

  it('includes changes with the same type and description, unless it failed', () => {
    const [menu, voice] = [
      { type: 'menu', description: 'Menu updated' },
      { type: 'voice', description: 'Voice updated' },
    ];
    const deployment = aDeployment({ changes: [menu, voice], status: 'partial' });
    expect(includesChanges(deployment, [voice])).toBe(true);
    expect(includesChanges(deployment, [voice, { ...menu, description: 'Menu imported' }])).toBe(false);
    expect(includesChanges(deployment, [{ ...menu, type: 'voice' }])).toBe(false);
    expect(includesChanges({ ...deployment, status: 'Failed' }, [voice])).toBe(false);
  });

  it('is listed before older deployments', () => {
    const at = (id: string, day: number) => aDeployment({ id, deployedAt: new Date(2026, 2, day) });
    expect(newestFirst([at('b', 2), at('c', 3), at('a', 1)]).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
});
