import { localDay, localTime } from '#domain/shared/localDay.ts';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { plainCell, type Table } from '#domain/shared/table.ts';
import type { Call, CallsOfNumber } from './call.ts';
import { hasKnownDuration, callSeconds } from './callMinutes.ts';

const SPEAKERS = { agent: 'Agent', caller: 'Caller' };

/** What stands in which column, in the order of the columns. */
const COLUMNS: Readonly<Record<string, (call: Call, number: string) => string>> = {
  Number: (_, number) => phoneNumberText(number),
  Started: ({ startedAt }) => (startedAt ? dateAndTime(startedAt) : ''),
  Seconds: (call) => (hasKnownDuration(call) ? String(callSeconds(call)) : ''),
  Length: (call) => (hasKnownDuration(call) ? minutesAndSeconds(callSeconds(call)) : ''),
  Messages: ({ lines }) => String(lines.length),
  Outcome: ({ evaluation }) => evaluation?.text ?? '',
  Summary: ({ summary }) => summary ?? '',
  Transcript: ({ lines }) =>
    lines
      .map(({ speaker, text, atSeconds }) => `${minutesAndSeconds(atSeconds)} ${SPEAKERS[speaker]}: ${text}`)
      .join('\n'),
  Recording: ({ recordingUrl }) => recordingUrl ?? '',
  'Call ID': ({ id }) => id,
};

/** The calls as a table, a line for each, in the order given; times in the viewer's zone, as spreadsheets read them. */
export function callsToTable(lines: readonly CallsOfNumber[]): Table {
  const cellsOf = Object.values(COLUMNS);
  const rows = lines.flatMap(({ number, calls }) =>
    calls.map((call) => cellsOf.map((cellOf) => plainCell(cellOf(call, number)))),
  );
  return [Object.keys(COLUMNS), ...rows];
}

/** "2026-03-04 18:05:09" */
function dateAndTime(moment: Date): string {
  return `${localDay(moment)} ${localTime(moment)}:${String(moment.getSeconds()).padStart(2, '0')}`;
}
