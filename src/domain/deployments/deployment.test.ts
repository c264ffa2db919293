import { describe, expect, it } from 'vitest';
import { aDeployment } from '#tests/support/builders/deployments.ts';
import { deploymentTone, newestFirst } from './deployment.ts';

describe('A deployment', () => {
  it.each([
    ['success', 'success'],
    ['partial', 'warning'],
    ['failed', 'error'],
    ['queued', 'neutral'],
    ['constructor', 'neutral'],
  ])('with status %s is shown as %s', (status, tone) => expect(deploymentTone(status)).toBe(tone));

  it('is listed before older ones', () => {
    const at = (id: string, day: number) => aDeployment({ id, deployedAt: new Date(2026, 2, day) });
    expect(newestFirst([at('b', 2), at('c', 3), at('a', 1)]).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
});
