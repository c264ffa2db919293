import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sampleCall } from '#domain/liveDemo/sampleCall.ts';
import { SampleCallViewModel } from './SampleCallViewModel.ts';

// (action: Play the sample call)
describe('SampleCallViewModel', () => {
  it('marks the line that is playing', () => {
    const [, second] = sampleCall.lines;
    const vm = new SampleCallViewModel();
    vm.start();
    expect(vm.player.total).toBe(sampleCall.seconds);
    expect(vm.player.currentLine).toBe(-1);
    vm.player.started();
    vm.player.moved((second?.atSeconds ?? 0) + 0.1);
    expect(vm.player.currentLine).toBe(1);
    vm.player.moved(sampleCall.seconds);
    expect(vm.player.currentLine).toBe(sampleCall.lines.length - 1);
  });

  it('shows the order from the moment it is placed', () => {
    const vm = new SampleCallViewModel();
    vm.player.moved(sampleCall.agreedAtSeconds - 0.1);
    expect(vm.isAgreed).toBe(false);
    vm.player.moved(sampleCall.agreedAtSeconds);
    expect(vm.isAgreed).toBe(true);
  });
});

describe("The sample call's recording", () => {
  const bytes = readFileSync('public/sounds/sample-call.mp3');

  it('has the length of its lines, and is small', () => {
    // constant bit rate of 24 kbit/s, MPEG-2 layer III at 16 kHz: each frame has 108 bytes and lasts 36 ms
    expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xf3]);
    expect((bytes.length / 108) * 0.036).toBeCloseTo(sampleCall.seconds, 0);
    expect(bytes.length).toBeLessThan(150_000);
  });

  it('has consecutive lines, and ends with the last line', () => {
    const times = sampleCall.lines.map(({ atSeconds }) => atSeconds);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(sampleCall.seconds - (times.at(-1) ?? 0)).toBeGreaterThan(3);
    expect(times).toContain(sampleCall.agreedAtSeconds);
  });
});
