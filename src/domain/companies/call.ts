import { httpUrl } from '#domain/shared/httpUrl.ts';
import type { Rows } from '#domain/shared/rows.ts';
import type { CallTranscript } from '#domain/shared/transcript.ts';
import type { CallEvaluation } from './callEvaluation.ts';
import type { CallSpan } from './callMinutes.ts';

/** One phone call that the agent answered. */
export interface Call extends CallSpan, CallTranscript {
  readonly evaluation?: CallEvaluation | undefined;
  readonly summary?: string | undefined;
  /** The URL as sent by the host. Shown as a link only if it is http(s). */
  readonly recordingUrl?: string | undefined;
  /** The caller's phone number, in the telephony service's format. Absent if unknown. */
  readonly caller?: string | undefined;
}

/** The calls to one of the restaurant's phone numbers, sorted as sent by the host. */
export interface CallsOfNumber {
  readonly id: string;
  readonly number: string;
  readonly calls: Rows<Call>;
}

/** Returns the URL of a call's recording, or undefined if the call has no http(s) URL. */
export const recordingUrlOf = (callId: string, lines: readonly CallsOfNumber[]): string | undefined =>
  httpUrl(lines.flatMap(({ calls }) => calls).find(({ id }) => id === callId)?.recordingUrl);

/** Returns the number of unreadable calls. An unreadable phone number counts as one call. */
export const countUnreadableCalls = (phoneLines: Rows<CallsOfNumber>): number =>
  phoneLines.reduce((sum, { calls }) => sum + (calls.unreadable ?? 0), phoneLines.unreadable ?? 0);
