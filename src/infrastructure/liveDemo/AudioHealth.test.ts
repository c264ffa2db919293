import { describe, expect, it, vi } from 'vitest';
import { AudioHealth } from './AudioHealth.ts';

function setUp() {
  const reported: (string | undefined)[] = [];
  return { reported, health: new AudioHealth((problem) => reported.push(problem?.kind)) };
}

describe('AudioHealth', () => {
  it('reports each change once', () => {
    const { reported, health } = setUp();
    health.note('output', undefined);
    health.note('output', { kind: 'sound-interrupted' });
    health.note('output', { kind: 'sound-interrupted' });
    health.note('output', undefined);
    expect(reported).toEqual(['sound-interrupted', undefined]);
  });

  it('reports a microphone problem before a sound problem', () => {
    const { reported, health } = setUp();
    health.note('output', { kind: 'sound-interrupted' });
    health.note('microphone', { kind: 'no-microphone' });
    health.note('output', { kind: 'sound-interrupted' });
    health.note('microphone', undefined);
    health.note('output', undefined);
    expect(reported).toEqual(['sound-interrupted', 'no-microphone', 'sound-interrupted', undefined]);
  });

  it('reports one interruption of the microphone and the sound, until both work again', () => {
    const { reported, health } = setUp();
    health.note('input', { kind: 'sound-interrupted' });
    health.note('output', { kind: 'sound-interrupted' });
    health.note('input', undefined);
    health.note('output', undefined);
    expect(reported).toEqual(['sound-interrupted', undefined]);
  });

  it('repairs every part', () => {
    const { health } = setUp();
    const repairs = [vi.fn(), vi.fn()];
    for (const repair of repairs) health.onRepair(repair);
    health.repair();
    for (const repair of repairs) expect(repair).toHaveBeenCalledOnce();
  });
});
