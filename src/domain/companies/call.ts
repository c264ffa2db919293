import type { TranscriptLine } from '#domain/shared/transcript.ts';
import type { CallEvaluation } from './callEvaluation.ts';
import type { CallSpan } from './callMinutes.ts';

/** One call that the phone answered. */
export interface Call extends CallSpan {
  readonly lines: readonly TranscriptLine[];
  readonly evaluation?: CallEvaluation | undefined;
  readonly summary?: string | undefined;
  /** As the host sent it: a link only if it is http(s). */
  readonly recordingUrl?: string | undefined;
}

/** The calls of one phone number of the company, in the order of the host. */
export interface CallsOfNumber {
  readonly id: string;
  readonly number: string;
  readonly calls: readonly Call[];
}
