import { describe, expect, it } from 'vitest';
import { claimPorts } from './claimPorts.ts';

describe('The ports of the browser tests', () => {
  it('are others for each of the runs that go beside each other', async () => {
    const first = await claimPorts();
    const second = await claimPorts();
    expect(second).toBeGreaterThanOrEqual(first + 10);
  });
});
