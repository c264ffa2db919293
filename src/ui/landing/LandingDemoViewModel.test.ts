import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StartLandingDemo } from '#application/liveDemo/StartLandingDemo.ts';
import { FakeSounds } from '#tests/support/fakes/FakeSounds.ts';
import { FakeVoiceLine } from '#tests/support/fakes/FakeVoiceLine.ts';
import { systemClock } from '#tests/support/systemClock.ts';
import { LandingDemoViewModel } from './LandingDemoViewModel.ts';

function setUp() {
  const line = new FakeVoiceLine();
  const vm = new LandingDemoViewModel(new StartLandingDemo(line, new FakeSounds(), systemClock));
  return { line, vm, leave: vm.start() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// (action: Try the live demo)
describe('LandingDemoViewModel', () => {
  it("shows the agent's latest line", () => {
    const { line, vm } = setUp();
    expect(vm.caption).toBeUndefined();
    line.answer();
    line.say('Good evening.');
    line.tell({ kind: 'message', speaker: 'visitor', text: 'Hello.' });
    expect(vm.caption).toBe('Good evening.');
    line.say('A table for two?');
    expect(vm.caption).toBe('A table for two?');
  });

  it('lists all other lines of both speakers', () => {
    const { line, vm } = setUp();
    const others = () => vm.otherLines.map(({ text }) => text);
    line.answer();
    line.say('Good evening.');
    expect(others()).toEqual([]);
    line.tell({ kind: 'message', speaker: 'visitor', text: 'Hello.' });
    line.say('A table for two?');
    expect(others()).toEqual(['Good evening.', 'Hello.']);
    line.hangUp({ by: 'problem', problem: { kind: 'closed-by-server' } });
    expect(others()).toEqual(['Good evening.', 'Hello.', 'A table for two?']);
  });

  it('collapses 300 ms after it is stopped', async () => {
    const { line, vm } = setUp();
    line.answer();
    await vi.advanceTimersByTimeAsync(0);
    vm.call.stop();
    expect(line.done).toEqual(['disconnect']);
    await vi.advanceTimersByTimeAsync(299);
    expect(vm.isClosed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(vm.isClosed).toBe(true);
  });

  it('collapses when the minute is over, and when the agent hangs up', async () => {
    const first = setUp();
    first.line.answer();
    await vi.advanceTimersByTimeAsync(60_300);
    expect(first.vm.isClosed).toBe(true);
    const second = setUp();
    second.line.answer();
    second.line.hangUp({ by: 'agent' });
    await vi.advanceTimersByTimeAsync(300);
    expect(second.vm.isClosed).toBe(true);
  });

  it.each([
    [
      { kind: 'microphone-denied' } as const,
      'Microphone access was denied. Please allow microphone access to use the voice agent.',
    ],
    [{ kind: 'socket-error' } as const, 'The connection was closed due to a socket error.'],
    [
      { kind: 'worklet-not-loaded', worklet: 'rawAudioProcessor' } as const,
      'Failed to load the rawAudioProcessor worklet module. Make sure the browser supports AudioWorklets.',
    ],
  ])("stays open and shows the reason as the agent's line ($kind)", async (problem, text) => {
    const { line, vm } = setUp();
    line.refuse(problem);
    await vi.advanceTimersByTimeAsync(1000);
    expect(vm.caption).toBe(text);
    expect(vm.call.status).toBe('ended');
    expect(vm.isClosed).toBe(false);
  });

  it('logs the cause of an audio failure', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { line, vm } = setUp();
    const cause = new Error('No execution context');
    line.refuse({ kind: 'sound-failed', cause });
    await vi.advanceTimersByTimeAsync(0);
    expect(vm.caption).toBe("This browser couldn't set up the microphone or sound.");
    expect(logged).toHaveBeenCalledExactlyOnceWith(cause);
    logged.mockRestore();
  });

  it('shows a message if the service closes the connection, and can be started again', async () => {
    const { line, vm } = setUp();
    line.answer();
    line.say('Good evening.');
    line.hangUp({ by: 'problem', problem: { kind: 'closed-by-server' } });
    expect(vm.caption).toBe('The connection was closed by the server.');
    vm.begin();
    expect(vm.caption).toBeUndefined();
    expect(vm.call.status).toBe('connecting');
    expect(line.requests).toHaveLength(2);
  });

  it('hangs up and stops its timer when the visitor leaves', async () => {
    const { line, leave } = setUp();
    line.answer();
    await vi.advanceTimersByTimeAsync(0);
    leave();
    expect(line.done).toEqual(['disconnect']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('restarts with only the typed text', async () => {
    const { line, vm } = setUp();
    line.answer();
    await vi.advanceTimersByTimeAsync(0);
    line.say('Good evening.');
    vm.call.toggleMute();
    vm.call.write('And to drink?');
    void line.requests[0]?.tools?.['show_summary']?.({ kind: 'order', summary: 'two Arancini' });
    expect(vm.call.agreement).toBeDefined();
    line.hangUp({ by: 'problem', problem: { kind: 'closed-by-server' } });
    vm.begin();
    expect(vm.call).toMatchObject({ status: 'connecting', lines: [], muted: false, secondsLeft: 60 });
    expect(vm.call.agreement).toBeUndefined();
    expect(vm.call.draft).toBe('And to drink?');
  });
});
