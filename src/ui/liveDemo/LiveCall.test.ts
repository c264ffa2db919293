import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StartLandingDemo } from '#application/liveDemo/StartLandingDemo.ts';
import { FakeSounds } from '#tests/support/fakes/FakeSounds.ts';
import { FakeVoiceLine } from '#tests/support/fakes/FakeVoiceLine.ts';
import { systemClock } from '#tests/support/systemClock.ts';
import { LiveCall, type CallEnd } from './LiveCall.ts';

function begin() {
  const call = new LiveCall();
  const line = new FakeVoiceLine();
  const ends: CallEnd[] = [];
  const demo = new StartLandingDemo(line, new FakeSounds(), systemClock);
  call.begin(
    (request) => demo.execute(request),
    (end) => ends.push(end),
  );
  return { call, line, ends };
}

async function connected() {
  const running = begin();
  running.line.answer();
  await vi.advanceTimersByTimeAsync(0);
  return running;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('LiveCall', () => {
  it("shows the session's state", async () => {
    const { call, line } = begin();
    expect(call.look).toBe('connecting');
    line.answer();
    expect(call.look).toBe('listening');
    expect(call.canInterrupt).toBe(false);
    line.tell({ kind: 'mode', mode: 'speaking' });
    expect(call.look).toBe('speaking');
    expect(call.canInterrupt).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    call.stop();
    expect(call.look).toBe('ended');
  });

  it('shows an audio problem until it is fixed, and repairs the audio after a click', async () => {
    const { call, line } = await connected();
    call.repairAudio();
    expect(line.done).toEqual(['repair audio']);
    line.tell({ kind: 'audio-problem', problem: { kind: 'microphone-muted' } });
    expect(call.audioProblem).toEqual({ kind: 'microphone-muted' });
    expect(call.status).toBe('connected');
    line.tell({ kind: 'audio-problem', problem: undefined });
    expect(call.audioProblem).toBeUndefined();
  });

  it('is slow after 15 s of connecting, until connected or canceled', async () => {
    const { call, line, ends } = begin();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(call.slow).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(call.slow).toBe(true);
    line.answer();
    expect(call.slow).toBe(false);
    const second = begin();
    await vi.advanceTimersByTimeAsync(15_000);
    second.call.stop();
    expect(second.call.slow).toBe(false);
    expect(second.ends).toEqual([{ wasConnected: false, problem: undefined }]);
    expect(ends).toEqual([]);
  });

  it('is almost over in the last ten seconds', async () => {
    const { call } = await connected();
    await vi.advanceTimersByTimeAsync(49_000);
    expect(call.isAlmostOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(call.isAlmostOver).toBe(true);
    call.stop();
    expect(call.isAlmostOver).toBe(false);
  });

  it('sends typed text only once connected', async () => {
    const { call, line } = begin();
    call.write('Are you open?');
    call.sendDraft();
    expect(call.draft).toBe('Are you open?');
    line.answer();
    await vi.advanceTimersByTimeAsync(0);
    call.sendDraft();
    expect(call.draft).toBe('');
    expect(line.done).toEqual(['say Are you open?']);
  });

  it('adds typed lines to the transcript', async () => {
    const { call, line } = await connected();
    call.say('  Are you open? ');
    call.say('   ');
    expect(line.done).toEqual(['say Are you open?']);
    expect(call.lines).toMatchObject([{ speaker: 'visitor', text: 'Are you open?' }]);
  });

  it('shortens an interrupted answer to the part that was spoken', async () => {
    const { call, line } = await connected();
    line.say('We have pasta and pizza.');
    line.say('Anything else?');
    line.tell({ kind: 'correction', original: 'We have pasta and pizza.', text: 'We have pasta...' });
    expect(call.lines.map(({ text }) => text)).toEqual(['We have pasta...', 'Anything else?']);
  });

  it("does not shorten a visitor's line that equals the agent's line", async () => {
    const { call, line } = await connected();
    line.say('Pasta and pizza?');
    call.say('Pasta and pizza?');
    line.tell({ kind: 'correction', original: 'Pasta and pizza?', text: 'Pasta...' });
    expect(call.lines.map(({ text }) => text)).toEqual(['Pasta...', 'Pasta and pizza?']);
  });

  it('shows the latest agreement', async () => {
    const { call, line } = await connected();
    const show = line.requests[0]?.tools?.['show_summary'];
    expect(call.agreement).toBeUndefined();
    void show?.({ kind: 'order', summary: 'two Arancini' });
    const booking = { kind: 'booking', summary: 'a table for two, tonight at 8 PM' };
    void show?.(booking);
    expect(call.agreement).toEqual(booking);
  });

  it('mutes and interrupts', async () => {
    const { call, line } = await connected();
    call.toggleMute();
    expect(call.muted).toBe(true);
    call.toggleMute();
    call.interrupt();
    expect(line.done).toEqual(['mute', 'unmute', 'interrupt']);
  });

  it('can rate a response once, after its audio has arrived', async () => {
    const { call, line } = await connected();
    line.say('Good evening.');
    call.rate(true);
    expect(line.done).toEqual([]);
    line.tell({ kind: 'audio' });
    expect(call.canRate).toBe(true);
    call.rate(true);
    call.rate(false);
    line.tell({ kind: 'audio' });
    call.rate(false);
    line.tell({ kind: 'message', speaker: 'visitor', text: 'Thank you' });
    line.tell({ kind: 'audio' });
    call.rate(false);
    expect(line.done).toEqual(['like']);
    line.say('Anything else?');
    line.tell({ kind: 'audio' });
    call.rate(false);
    expect(line.done).toEqual(['like', 'dislike']);
    line.say('Goodbye.');
    line.tell({ kind: 'audio' });
    call.stop();
    expect(call.canRate).toBe(false);
  });

  it('only logs non-fatal errors', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { call, line, ends } = await connected();
    line.say('Good evening.');
    line.tell({ kind: 'error', message: 'A tool has failed' });
    expect(logged).toHaveBeenCalledExactlyOnceWith('A tool has failed');
    expect(call).toMatchObject({ status: 'connected', caption: 'Good evening.' });
    expect(call.lines).toHaveLength(1);
    expect(ends).toEqual([]);
    logged.mockRestore();
  });

  it('returns volume levels while connected, and silence otherwise', async () => {
    const { call, line } = await connected();
    line.levels = { input: 0.2, output: 0.7 };
    expect(call.levels()).toEqual({ input: 0.2, output: 0.7 });
    call.stop();
    expect(call.levels()).toEqual({ input: 0, output: 0 });
  });

  it('reports its end once, and ignores later events', async () => {
    const { call, line, ends } = await connected();
    call.stop();
    line.say('Wait!');
    expect(ends).toEqual([{ wasConnected: true, problem: undefined }]);
    expect(call.lines).toEqual([]);
  });
});
