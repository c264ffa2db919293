import { httpUrl } from '#domain/shared/httpUrl.ts';
import type { Rows } from '#domain/shared/rows.ts';
import type { CallTranscript } from '#domain/shared/transcript.ts';
import type { CallEvaluation } from './callEvaluation.ts';
import type { CallSpan } from './callMinutes.ts';

/** One phone call that the agent answered. */
export interface Call extends CallSpan, CallTranscript {
  readonly evaluation?: CallEvaluation | undefined;
  readonly summary?: string | undefined;
  /** As sent by the host. Becomes a link only if it is an http(s) URL. */
  readonly recordingUrl?: string | undefined;
  /** The caller's number, as the telephony service writes it. Absent if unknown. */
  readonly caller?: string | undefined;
}

/** The calls of one phone number, in the host's order. */
export interface CallsOfNumber {
  readonly id: string;
  readonly number: string;
  readonly calls: Rows<Call>;
}

/** Returns the link to a call's recording, if it has a usable one. */
export const recordingUrlOf = (callId: string, lines: readonly CallsOfNumber[]): string | undefined =>
  httpUrl(lines.flatMap(({ calls }) => calls).find(({ id }) => id === callId)?.recordingUrl);

/** Returns the number of unreadable calls. An unreadable phone number counts as one. */
export const countUnreadableCalls = (phoneLines: Rows<CallsOfNumber>): number =>
  phoneLines.reduce((sum, { calls }) => sum + (calls.unreadable ?? 0), phoneLines.unreadable ?? 0);
