import type { Call } from '#domain/companies/call.ts';
import { callSeconds } from '#domain/companies/callMinutes.ts';
import { dateAndTime } from '../../texts/dates.ts';

export const callTime = ({ startedAt }: Call): string =>
  startedAt ? dateAndTime(startedAt) : 'unknown date';

/** "92 seconds"; a call whose end was not reported has no length. */
export function callLength(call: Call): string {
  if (!call.startedAt || !call.endedAt) return 'Length unknown';
  return counted(callSeconds(call), 'second');
}

export const messageCount = ({ lines }: Call): string => counted(lines.length, 'message');

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
