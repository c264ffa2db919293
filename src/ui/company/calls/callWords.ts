import type { Call } from '#domain/companies/call.ts';
import { callSeconds, hasLength } from '#domain/companies/callMinutes.ts';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { dateAndTime } from '../../texts/dates.ts';

export const callTime = ({ startedAt }: Call): string =>
  startedAt ? dateAndTime(startedAt) : 'unknown date';

/** "92 seconds (1:32)"; a call whose end was not reported has no length. */
export function callLength(call: Call): string {
  if (!hasLength(call)) return 'Length unknown';
  const seconds = callSeconds(call);
  return `${counted(seconds, 'second')} (${minutesAndSeconds(seconds)})`;
}

export const messageCount = ({ lines }: Call): string => counted(lines.length, 'message');

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
