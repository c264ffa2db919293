import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { transcriptLinesSchema, transcriptLines } from './transcriptLines.ts';

const START = new Date('2026-03-04T18:00:00Z');
const at = (seconds: number) => START.getTime() + seconds * 1000;
const read = (messages: unknown, startedAt: Date | undefined = START) =>
  transcriptLines(v.parse(transcriptLinesSchema('time'), messages), startedAt);
const linesOf = (messages: unknown, startedAt?: Date) =>
  read(messages, startedAt).lines.map(({ speaker, text, atSeconds }) => [speaker, text, atSeconds]);
const line = (time: unknown, message: unknown = 'Hello', role: unknown = 'user') => ({ role, message, time });

// (rule: transcript lines)
describe('The time of a transcript line', () => {
  it('can have any common format', () => {
    for (const [what, time, seconds] of [
      ['seconds from the start', 65, 65],
      ['seconds as a text', '65.5', 65.5],
      ['a long call', 36_000, 36_000],
      ['milliseconds since 1970', at(65), 65],
      ['milliseconds since 1970 as a text', String(at(65)), 65],
      ['seconds since 1970', at(65) / 1000, 65],
      ['ISO 8601', new Date(at(65)).toISOString(), 65],
      ['a moment just before the start', at(-1), 0],
      ['a negative number', -3, 0],
    ] as const)
      expect(linesOf([line(time)]), what).toEqual([['caller', 'Hello', seconds]]);
  });

  it('is in milliseconds if it would be after the end of the call in seconds', () => {
    for (const [what, times, expected] of [
      ['milliseconds after the end of the call', [1200, 65_000], [1.2, 65]],
      ['seconds just after the end', [1.2, 100], [1.2, 100]],
      ['seconds long after the end', [1.2, 200_000], [1.2, 200_000]],
    ] as const) {
      const bodies = v.parse(
        transcriptLinesSchema('time'),
        times.map((time) => line(time)),
      );
      const { lines } = transcriptLines(bodies, START, 72);
      expect(
        lines.map(({ atSeconds }) => atSeconds),
        what,
      ).toEqual(expected);
    }
  });

  it('is in seconds if the length of the call is unknown', () =>
    expect(linesOf([line(5800)])).toEqual([['caller', 'Hello', 5800]]));

  it('is relative to the first line if the start of the call is unknown', () => {
    const { lines } = transcriptLines(
      v.parse(transcriptLinesSchema('time'), [line(at(5)), line(at(9))]),
      undefined,
    );
    expect(lines.map(({ atSeconds }) => atSeconds)).toEqual([0, 4]);
  });

  it('is the time of the previous line if unreadable', () => {
    for (const time of [null, undefined, 'soon', {}])
      expect(linesOf([line(7), line(time, 'Yes')]), JSON.stringify(time)).toEqual([
        ['caller', 'Hello', 7],
        ['caller', 'Yes', 7],
      ]);
  });

  it('decides how lines are sorted', () => {
    expect(linesOf([line(9, 'two'), line(3, 'one')]).map(([, text]) => text)).toEqual(['one', 'two']);
  });
});

describe('A transcript', () => {
  it('omits system and tool messages, but counts them', () => {
    for (const role of [
      'system',
      'tool',
      'tool_calls',
      'tool_call_result',
      'tool-result',
      'function',
      'Developer',
    ]) {
      const { lines, messageCount } = read([line(0, 'You are a host.', role), line(1)]);
      expect(lines, role).toHaveLength(1);
      expect(lines, role).not.toHaveProperty('unreadable');
      expect(messageCount, role).toBe(2);
    }
  });

  it('omits a blank line', () => {
    for (const message of [null, undefined, '', '  ', {}]) {
      const { lines, messageCount } = read([{ role: 'assistant', message, time: 0 }, line(1)]);
      expect(lines, JSON.stringify(message)).toHaveLength(1);
      expect(messageCount, JSON.stringify(message)).toBe(2);
    }
  });

  it('recognizes the agent', () => {
    for (const role of ['assistant', 'agent', 'bot', 'ai', 'Assistant', 'AGENT '])
      expect(linesOf([line(0, 'Hello', role)]), JSON.stringify(role)).toEqual([['agent', 'Hello', 0]]);
  });

  it('recognizes the caller, even with an unknown role', () => {
    for (const role of ['user', 'customer', 'human', 'Maître'])
      expect(linesOf([line(0, 'Hello', role)]), role).toEqual([['caller', 'Hello', 0]]);
  });

  it('shows a number as text', () => expect(linesOf([line(0, 1042)])).toEqual([['caller', '1042', 0]]));

  it('is empty if missing', () => {
    for (const messages of [null, undefined, []])
      expect(read(messages), JSON.stringify(messages)).toEqual({ lines: [] });
  });

  it('counts any other value as one unreadable line', () => {
    for (const messages of ['noise', 7])
      expect(read(messages).lines.unreadable, JSON.stringify(messages)).toBe(1);
  });

  it('counts unreadable lines', () => {
    const { lines } = read([line(0), 'noise', { message: 'Who?' }]);
    expect(lines).toHaveLength(1);
    expect(lines.unreadable).toBe(2);
  });
});
