import { describe, expect, it } from 'vitest';
import { unreachable } from '#tests/support/failures.ts';
import { FakeClock } from '#tests/support/fakes/FakeClock.ts';
import { FakeSounds } from '#tests/support/fakes/FakeSounds.ts';
import { FakeVoiceLine } from '#tests/support/fakes/FakeVoiceLine.ts';
import { StartLandingDemo } from './StartLandingDemo.ts';
import type { DemoEvent } from './TimedDemo.ts';

function start({ signal }: { signal?: AbortSignal } = {}) {
  const [line, sounds, stop] = [new FakeVoiceLine(), new FakeSounds(), new AbortController()];
  const clock = new FakeClock(new Date('2026-03-04T17:00:00Z'));
  const events: DemoEvent[] = [];
  const outcome = new StartLandingDemo(line, sounds, clock).execute({
    listen: (event) => events.push(event),
    signal: signal ?? stop.signal,
  });
  const timesLeft = () => events.flatMap((event) => (event.kind === 'time' ? [event.secondsLeft] : []));
  const endings = () => events.flatMap((event) => (event.kind === 'ended' ? [event.ending] : []));
  return { line, sounds, clock, stop, outcome, events, timesLeft, endings };
}

async function connected() {
  const demo = start();
  demo.line.answer();
  await demo.outcome;
  return demo;
}

describe('StartLandingDemo', () => {
  it("connects to the landing page's agent with the local time, the UTC time, and no phone number", () => {
    const { line } = start();
    expect(line.requests).toHaveLength(1);
    expect(line.requests[0]).toMatchObject({
      agent: 'landing',
      variables: { platform: 'web', phone_number: 'not on file' },
    });
    expect(line.requests[0]?.variables['current_time']).toMatch(/12:00\sPM \(America.+5:00\sPM \(UTC\)/);
  });

  it("shows the agent's summary, and sends the agent an error if the summary is invalid", () => {
    const { line, events } = start();
    const tools = line.requests[0]?.tools;
    expect(Object.keys(tools ?? {})).toEqual(['show_summary']);
    const agreement = { kind: 'order', summary: 'two Arancini, 24 dollars' };
    expect(tools?.['show_summary']?.(agreement)).toBe('The summary is shown');
    expect(events).toEqual([{ kind: 'agreement', agreement }]);
    expect(() => tools?.['show_summary']?.({ kind: 'refund' })).toThrow('Expected a kind');
    expect(events).toHaveLength(1);
  });

  it('counts down from 60 once connected, with only the connect sound', async () => {
    const { line, clock, sounds, outcome, timesLeft } = start();
    line.tell({ kind: 'status', status: 'connecting' });
    clock.advance(5000);
    expect(timesLeft()).toEqual([]);
    expect(sounds.played).toEqual([]);
    line.answer();
    expect(await outcome).toMatchObject({ outcome: 'connected' });
    expect(sounds.played).toEqual(['connect']);
    clock.advance(2000);
    expect(timesLeft()).toEqual([60, 59, 58]);
  });

  // (rule: demo limit)
  it('hangs up and stops counting at 0, with the disconnect sound', async () => {
    const { line, clock, sounds, timesLeft, endings } = await connected();
    clock.advance(59_999);
    expect(line.done).toEqual([]);
    clock.advance(1);
    expect(timesLeft().at(-1)).toBe(0);
    expect(line.done).toEqual(['disconnect']);
    expect(endings()).toEqual([{ by: 'visitor' }]);
    expect(sounds.played).toEqual(['connect', 'disconnect']);
    expect(clock.isTicking).toBe(false);
  });

  it('follows the clock when ticks are late', async () => {
    const { line, clock, timesLeft } = await connected();
    clock.suspend(70_000);
    clock.advance(0);
    expect(timesLeft()).toEqual([60, 0]);
    expect(line.done).toEqual(['disconnect']);
  });

  it('counts whole seconds when a tick is slightly late', async () => {
    const { clock, timesLeft } = await connected();
    clock.suspend(1030);
    clock.advance(0);
    expect(timesLeft()).toEqual([60, 59]);
  });

  it('hangs up when stopped', async () => {
    const { line, clock, stop, sounds } = await connected();
    stop.abort();
    expect(line.done).toEqual(['disconnect']);
    expect(sounds.played).toEqual(['connect', 'disconnect']);
    expect(clock.isTicking).toBe(false);
  });

  it('cancels connecting when stopped, without a sound', async () => {
    const { line, stop, outcome, sounds } = start();
    stop.abort();
    expect(await outcome).toEqual({ outcome: 'stopped' });
    expect(line.isConnecting).toBe(false);
    expect(sounds.played).toEqual([]);
  });

  it('hangs up if the visitor stops at the moment of connecting', async () => {
    const { line, clock, stop, outcome } = start();
    line.answer();
    stop.abort();
    expect(await outcome).toEqual({ outcome: 'stopped' });
    expect(line.done).toEqual(['disconnect']);
    expect(clock.isTicking).toBe(false);
  });

  it('stops counting with the disconnect sound when the agent or a problem ends the session', async () => {
    for (const ending of [
      { by: 'agent' },
      { by: 'problem', problem: { kind: 'closed-by-server' } },
    ] as const) {
      const { line, clock, sounds, endings } = await connected();
      line.hangUp(ending);
      expect(endings()).toEqual([ending]);
      expect(sounds.played, ending.by).toEqual(['connect', 'disconnect']);
      expect(clock.isTicking, ending.by).toBe(false);
    }
  });

  it('reports the reason if the session could not start, without a sound', async () => {
    const { line, clock, sounds, outcome, timesLeft } = start();
    line.refuse({ kind: 'microphone-denied' });
    expect(await outcome).toEqual({ outcome: 'failed', problem: { kind: 'microphone-denied' } });
    clock.advance(2000);
    expect(sounds.played).toEqual([]);
    expect(timesLeft()).toEqual([]);
  });

  it('fails when the voice client cannot be loaded', async () => {
    const { line, outcome } = start();
    line.breakDown(unreachable());
    expect(await outcome).toEqual({ outcome: 'failed', problem: { kind: 'unreachable' } });
  });
});
