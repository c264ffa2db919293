import { describe, expect, it } from 'vitest';
import { claimPorts } from './claimPorts.ts';

describe('claimPorts', () => {
  it('gives concurrent runs different ports', async () => {
    const first = await claimPorts();
    const second = await claimPorts();
    expect(second).toBeGreaterThanOrEqual(first + 10);
  });
});
