import { localDay, localTime } from '#domain/shared/localDay.ts';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { plainCell, type Table } from '#domain/shared/table.ts';
import { messageCountOf } from '#domain/shared/transcript.ts';
import type { Call, CallsOfNumber } from './call.ts';
import { hasKnownDuration, callSeconds } from './callMinutes.ts';

const SPEAKERS = { agent: 'Agent', caller: 'Caller' };

/** The column names from left to right, each with a function that returns the cell. */
const COLUMNS: Readonly<Record<string, (call: Call, number: string) => string>> = {
  Number: (_, number) => phoneNumberText(number),
  Caller: ({ caller = '' }) => phoneNumberText(caller),
  Started: ({ startedAt }) => (startedAt ? dateAndTime(startedAt) : ''),
  Seconds: (call) => (hasKnownDuration(call) ? String(callSeconds(call)) : ''),
  Length: (call) => (hasKnownDuration(call) ? minutesAndSeconds(callSeconds(call)) : ''),
  Messages: (call) => String(messageCountOf(call)),
  Outcome: ({ evaluation }) => evaluation?.text ?? '',
  Summary: ({ summary }) => summary ?? '',
  Transcript: ({ lines }) =>
    lines
      .map(({ speaker, text, atSeconds }) => `${minutesAndSeconds(atSeconds)} ${SPEAKERS[speaker]}: ${text}`)
      .join('\n'),
  Recording: ({ recordingUrl }) => recordingUrl ?? '',
  'Call ID': ({ id }) => id,
};

/**
 * Converts calls to a table with one row per call. Times are in the viewer's time zone, in a format that
 * spreadsheets recognize.
 */
export function callsToTable(lines: readonly CallsOfNumber[]): Table {
  const cellsOf = Object.values(COLUMNS);
  const rows = lines.flatMap(({ number, calls }) =>
    calls.map((call) => cellsOf.map((cellOf) => plainCell(cellOf(call, number)))),
  );
  return [Object.keys(COLUMNS), ...rows];
}

/** Formats a time as "2026-03-04 18:05:09". */
function dateAndTime(moment: Date): string {
  return `${localDay(moment)} ${localTime(moment)}:${String(moment.getSeconds()).padStart(2, '0')}`;
}
