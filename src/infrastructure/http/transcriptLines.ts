import * as v from 'valibot';
import { comparable } from '#domain/shared/comparable.ts';
import { rowsWith } from '#domain/shared/rows.ts';
import type { Spoken, TranscriptLine } from '#domain/shared/transcript.ts';
import { entriesOf, ifReadable, instant, momentIn, number, readRows, text } from './schemas.ts';

/** A line of a call, under the key that this host call uses for its time. */
export interface LineBody {
  readonly role: string;
  readonly message?: string | undefined;
  /** Seconds from the start, or a moment. */
  readonly time?: number | Date | undefined;
}

/** Lines of a call as the host sends them. */
export const lineBodies = (timeKey: string) =>
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

/** A moment as text is one; a number may be seconds from the start. */
function timeOf(value: unknown): number | Date | undefined {
  const seconds = v.safeParse(number, value);
  if (seconds.success) return seconds.output;
  const moment = v.safeParse(instant, value);
  return moment.success ? moment.output : undefined;
}

/** Names of the agent. Everyone else who speaks is the caller. */
const AGENTS = new Set(['agent', 'assistant', 'ai', 'bot']);
const NO_SPEECH = /^(system|developer|function|tool)/;

/** How long after the end of a call a line may be, in seconds, because clocks differ. */
const AFTER_END = 60;

/**
 * Returns what was said: lines with text, by the agent or by the caller, in order. Lines of tools and of the
 * system are no speech. Moments are reckoned from the start of the call, or else from its first line. Numbers
 * after the end of the call that are within it as milliseconds are milliseconds. A line without a time has the
 * time of the line before it. (rule: transcript lines)
 *
 * @param callSeconds the length of the call, if it is known
 */
export function transcriptLines(
  { rows, others }: { readonly rows: readonly LineBody[]; readonly others: readonly unknown[] },
  startedAt: Date | undefined,
  callSeconds?: number,
): Spoken {
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
    lines: rowsWith(
      lines.toSorted((one, other) => one.atSeconds - other.atSeconds),
      others.length,
    ),
    ...(messageCount !== lines.length && { messageCount }),
  };
}

/** The seconds in one of the numbers that are no moments. */
function unitOf(rows: readonly LineBody[], callSeconds = Infinity): number {
  const numbers = rows.flatMap(({ time }) =>
    typeof time === 'number' && momentIn(time) === undefined ? time : [],
  );
  const last = Math.max(0, ...numbers);
  const end = callSeconds + AFTER_END;
  return last > end && last / 1000 <= end ? 0.001 : 1;
}

const secondsOf = (time: LineBody['time'], unit: number, before: number) =>
  time === undefined ? before : Number(time) * unit;

const millisecondsOf = (time: LineBody['time']) =>
  time instanceof Date ? time.getTime() : momentIn(time ?? 0);
