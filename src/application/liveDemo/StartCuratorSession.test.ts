import { describe, expect, it } from 'vitest';
import { museumDemos } from '#domain/museums/museumDemos.ts';
import { unreachable } from '#tests/support/failures.ts';
import { FakeClock } from '#tests/support/fakes/FakeClock.ts';
import { FakeSounds } from '#tests/support/fakes/FakeSounds.ts';
import { FakeVoiceLine } from '#tests/support/fakes/FakeVoiceLine.ts';
import { StartCuratorSession } from './StartCuratorSession.ts';

const museum = 'corning-museum-of-glass';

function start({ signal }: { signal?: AbortSignal } = {}) {
  const [line, sounds, clock] = [new FakeVoiceLine(), new FakeSounds(), new FakeClock()];
  const stop = new AbortController();
  const timesLeft: number[] = [];
  const outcome = new StartCuratorSession(line, sounds, clock).execute({
    museum,
    signal: signal ?? stop.signal,
    listen: (event) => {
      if (event.kind === 'time') timesLeft.push(event.secondsLeft);
    },
  });
  return { line, sounds, clock, stop, outcome, timesLeft };
}

describe('StartCuratorSession', () => {
  it("connects to the museum's curator on the web platform, without tools", () => {
    const { line } = start();
    expect(line.requests).toHaveLength(1);
    expect(line.requests[0]).toMatchObject({
      agent: { agentId: museumDemos[museum].agentId, museum },
    });
    expect(line.requests[0]?.variables).toEqual({ platform: 'web' });
    expect(line.requests[0]).not.toHaveProperty('tools');
  });

  it('plays the connecting sound and starts the countdown at 60 seconds immediately', async () => {
    const { line, clock, sounds, outcome, timesLeft } = start();
    expect(sounds.played).toEqual(['connecting']);
    clock.advance(2000);
    expect(timesLeft).toEqual([60, 59, 58]);
    line.answer();
    expect(await outcome).toMatchObject({ outcome: 'connected' });
    expect(sounds.played).toEqual(['connecting', 'connect']);
    clock.advance(1000);
    expect(timesLeft.at(-1)).toBe(57);
  });

  // (rule: demo limit)
  it('hangs up when the countdown reaches 0, a minute after the start', async () => {
    const { line, clock, sounds, outcome } = start();
    clock.advance(20_000);
    line.answer();
    await outcome;
    clock.advance(39_999);
    expect(line.done).toEqual([]);
    clock.advance(1);
    expect(line.done).toEqual(['disconnect']);
    expect(sounds.played).toEqual(['connecting', 'connect', 'disconnect']);
  });

  it('stops if the session is not connected within the minute', async () => {
    const { line, clock, sounds, outcome } = start();
    clock.advance(60_000);
    expect(await outcome).toEqual({ outcome: 'stopped' });
    expect(line.isConnecting).toBe(false);
    expect(sounds.played).toEqual(['connecting']);
    expect(clock.isTicking).toBe(false);
  });

  it('does not start the countdown after an early stop', async () => {
    const { outcome, timesLeft } = start({ signal: AbortSignal.abort() });
    expect(await outcome).toEqual({ outcome: 'stopped' });
    expect(timesLeft).toEqual([]);
  });

  it('stops the countdown and reports the reason if the session cannot start', async () => {
    const unloaded = start();
    unloaded.line.breakDown(unreachable());
    expect(await unloaded.outcome).toEqual({ outcome: 'failed', problem: { kind: 'unreachable' } });
    const denied = start();
    denied.line.refuse({ kind: 'microphone-denied' });
    expect(await denied.outcome).toEqual({ outcome: 'failed', problem: { kind: 'microphone-denied' } });
    expect([unloaded.clock.isTicking, denied.clock.isTicking]).toEqual([false, false]);
  });
});
