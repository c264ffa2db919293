import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { StartCuratorSession } from '#application/liveDemo/StartCuratorSession.ts';
import { museumDemos } from '#domain/museums/museumDemos.ts';
import { FakeSounds } from '#tests/support/fakes/FakeSounds.ts';
import { FakeVoiceLine } from '#tests/support/fakes/FakeVoiceLine.ts';
import { systemClock } from '#tests/support/systemClock.ts';
import { CuratorViewModel } from './CuratorViewModel.ts';

function setUp() {
  const line = new FakeVoiceLine();
  const vm = new CuratorViewModel(new StartCuratorSession(line, new FakeSounds(), systemClock));
  return { line, vm, leave: vm.start('corning-museum-of-glass') };
}

let logged: MockInstance<typeof console.warn>;
beforeEach(() => {
  vi.useFakeTimers();
  logged = vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  logged.mockRestore();
});

// (action: Talk with a museum curator)
describe('CuratorViewModel', () => {
  it('starts a session and shows the remaining time', async () => {
    const { line, vm } = setUp();
    expect(line.requests[0]).toMatchObject({
      agent: { agentId: museumDemos['corning-museum-of-glass'].agentId },
    });
    expect(vm.call.status).toBe('connecting');
    line.answer();
    await vi.advanceTimersByTimeAsync(3000);
    expect(vm.call.status).toBe('connected');
    expect(vm.call.secondsLeft).toBe(57);
    expect(vm.outcome).toBeUndefined();
  });

  it('shows the transcript during the session', async () => {
    const { line, vm } = setUp();
    line.answer();
    line.say('Welcome.');
    expect(vm.call.lines.map(({ text }) => text)).toEqual(['Welcome.']);
    await vi.advanceTimersByTimeAsync(0);
    vm.call.stop();
    expect(vm.outcome).toBe('talked');
    expect(line.done).toEqual(['disconnect']);
  });

  // (rule: curator connection failure)
  it('logs a failure without a message', async () => {
    const { line, vm } = setUp();
    line.refuse({ kind: 'microphone-in-use' });
    await vi.advanceTimersByTimeAsync(0);
    expect(vm.outcome).toBe('not-started');
    expect(logged).toHaveBeenCalledOnce();
  });

  it('treats a session as not started if the time is over before it connects', async () => {
    const { vm } = setUp();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(vm.outcome).toBe('not-started');
    expect(logged).not.toHaveBeenCalled();
  });

  it('hangs up when the visitor leaves, and ignores later events', async () => {
    const { line, vm, leave } = setUp();
    line.answer();
    await vi.advanceTimersByTimeAsync(0);
    leave();
    expect(line.done).toEqual(['disconnect']);
    expect(vm.outcome).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });
});
