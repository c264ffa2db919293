import { describe, expect, it } from 'vitest';
import type { Call } from '#domain/companies/call.ts';
import { CallRecording } from './CallRecording.ts';

const call: Call = {
  id: 'call-1',
  startedAt: new Date('2026-03-04T18:00:00Z'),
  endedAt: new Date('2026-03-04T18:01:12Z'),
  lines: [
    { speaker: 'agent', text: 'Trattoria Aurora!', atSeconds: 1 },
    { speaker: 'caller', text: 'A table for two.', atSeconds: 5 },
  ],
  recordingUrl: 'https://recordings.aurora.example/call-1.mp3',
};

describe('CallRecording', () => {
  it('is as long as the call until the sound says better', () => {
    const { player, url } = new CallRecording(call);
    expect(url).toBe(call.recordingUrl);
    expect(player.total).toBe(72);
  });

  it('is none where the address cannot be opened', () => {
    expect(new CallRecording({ ...call, recordingUrl: 'javascript:alert(1)' }).url).toBeUndefined();
    expect(new CallRecording({ ...call, recordingUrl: undefined }).url).toBeUndefined();
  });

  it('tells the line that is heard, and none before anything was', () => {
    const recording = new CallRecording(call);
    expect(recording.currentLine).toBe(-1);
    recording.player.seek(5);
    expect(recording.currentLine).toBe(1);
  });

  it('can be tried again when it could not be played', () => {
    const recording = new CallRecording(call);
    recording.refuse();
    expect(recording.failed).toBe(true);
    recording.retry();
    expect(recording).toMatchObject({ failed: false, retries: 1 });
  });
});
