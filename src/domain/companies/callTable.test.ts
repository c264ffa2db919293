import { describe, expect, it } from 'vitest';
import type { Call } from './call.ts';
import { callsToTable } from './callTable.ts';

const call: Call = {
  id: 'call-1',
  caller: '+16465550123',
  startedAt: new Date(2026, 2, 4, 18, 5, 9),
  endedAt: new Date(2026, 2, 4, 18, 7, 23),
  lines: [
    { speaker: 'agent', text: 'Trattoria Aurora!', atSeconds: 1 },
    { speaker: 'caller', text: 'A table for two.', atSeconds: 66 },
  ],
  evaluation: { tone: 'success', text: 'Pass' },
  summary: 'Booked a table.',
  recordingUrl: 'https://recordings.aurora.example/call-1.mp3',
};
const tableOf = (changes: Partial<Call>, number = '+12125550142') =>
  callsToTable([{ id: 'bar', number, calls: [{ ...call, ...changes }] }]);

describe('Calls as a table', () => {
  it('have one row per call below the column names', () => {
    expect(tableOf({})).toEqual([
      [
        'Number',
        'Caller',
        'Started',
        'Seconds',
        'Length',
        'Messages',
        'Outcome',
        'Summary',
        'Transcript',
        'Recording',
        'Call ID',
      ],
      [
        '(212) 555-0142',
        '(646) 555-0123',
        '2026-03-04 18:05:09',
        '134',
        '2:14',
        '2',
        'Pass',
        'Booked a table.',
        '0:01 Agent: Trattoria Aurora!\n1:06 Caller: A table for two.',
        'https://recordings.aurora.example/call-1.mp3',
        'call-1',
      ],
    ]);
  });

  it('leave unknown values empty instead of 0', () => {
    const unknown = {
      caller: undefined,
      startedAt: undefined,
      evaluation: undefined,
      summary: undefined,
      recordingUrl: undefined,
      lines: [],
    };
    expect(tableOf(unknown)[1]).toEqual(['(212) 555-0142', '', '', '', '', '0', '', '', '', '', 'call-1']);
  });

  it("contain no formulas, even if a caller's words look like a formula", () => {
    const [, line = []] = tableOf({ summary: '=HYPERLINK("https://x")' }, '+442079460958');
    expect(line[0]).toBe("'+442079460958");
    expect(line[7]).toBe('\'=HYPERLINK("https://x")');
  });
});
