import * as v from 'valibot';
import { comparable } from '#domain/shared/comparable.ts';
import { rowsWithUnreadable } from '#domain/shared/rows.ts';
import type { CallTranscript, TranscriptLine } from '#domain/shared/transcript.ts';
import { entriesOf, ifReadable, instant, epochMilliseconds, number, readRows, text } from './schemas.ts';

/** A line of a transcript. Each endpoint has another key for the line's time. */
export interface LineBody {
  readonly role: string;
  readonly message?: string | undefined;
  /** Seconds from the start of the call, or a date and time. */
  readonly time?: number | Date | undefined;
}

/** Returns the schema for the lines of a transcript, whose times have the given key. */
export const transcriptLinesSchema = (timeKey: string) =>
  v.pipe(
    v.nullish(v.unknown(), []),
    v.transform((values) =>
      readRows(
        entriesOf(values),
        v.pipe(
          v.looseObject({ role: text, message: ifReadable(text) }),
          v.transform(({ role, message, [timeKey]: time }): LineBody => ({
            role,
            message,
            time: timeOf(time),
          })),
        ),
      ),
    ),
  );

/** Returns a number unchanged, which may be seconds from the start, and text as a date and time. */
function timeOf(value: unknown): number | Date | undefined {
  const seconds = v.safeParse(number, value);
  if (seconds.success) return seconds.output;
  const moment = v.safeParse(instant, value);
  return moment.success ? moment.output : undefined;
}

/** The agent's roles. A speaker with any other role is the caller. */
const AGENTS = new Set(['agent', 'assistant', 'ai', 'bot']);
const NO_SPEECH = /^(system|developer|function|tool)/;

/** How many seconds after the end of a call a line's time may be, because clocks differ. */
const AFTER_END = 60;

/**
 * Returns the spoken lines of a call, sorted by time: lines with text, by the agent or the caller. Dates are
 * converted to seconds from the start of the call, or from its first line if the start is unknown. Numbers
 * are in seconds, or in milliseconds if they would otherwise be after the end of the call. A line without a
 * time gets the previous line's time. (rule: transcript lines)
 *
 * @param callSeconds the length of the call, if known
 */
export function transcriptLines(
  { rows, others }: { readonly rows: readonly LineBody[]; readonly others: readonly unknown[] },
  startedAt: Date | undefined,
  callSeconds?: number,
): CallTranscript {
  const unit = unitOf(rows, callSeconds);
  const moments = rows.map(({ time }) => millisecondsOf(time)).filter((moment) => moment !== undefined);
  const start = startedAt?.getTime() ?? (moments.length > 0 ? Math.min(...moments) : 0);
  let before = 0;
  const lines = rows.flatMap(({ role, message, time }): TranscriptLine[] => {
    const speaker = comparable(role);
    const moment = millisecondsOf(time);
    const seconds = moment === undefined ? secondsOf(time, unit, before) : (moment - start) / 1000;
    const atSeconds = Math.max(0, seconds);
    before = atSeconds;
    if (!message?.trim() || NO_SPEECH.test(speaker)) return [];
    return [{ speaker: AGENTS.has(speaker) ? 'agent' : 'caller', text: message, atSeconds }];
  });
  const messageCount = rows.length + others.length;
  return {
    lines: rowsWithUnreadable(
      lines.toSorted((one, other) => one.atSeconds - other.atSeconds),
      others.length,
    ),
    ...(messageCount !== lines.length && { messageCount }),
  };
}

/** Returns the length of one unit of the numeric times: 1 or 0.001 seconds. */
function unitOf(rows: readonly LineBody[], callSeconds = Infinity): number {
  const numbers = rows.flatMap(({ time }) =>
    typeof time === 'number' && epochMilliseconds(time) === undefined ? time : [],
  );
  const last = Math.max(0, ...numbers);
  const end = callSeconds + AFTER_END;
  return last > end && last / 1000 <= end ? 0.001 : 1;
}

const secondsOf = (time: LineBody['time'], unit: number, before: number) =>
  time === undefined ? before : Number(time) * unit;

const millisecondsOf = (time: LineBody['time']) =>
  time instanceof Date ? time.getTime() : epochMilliseconds(time ?? 0);
