import type { Rows } from '#domain/shared/rows.ts';
import { searchable } from './comparable.ts';

/** One line of a transcript, spoken by the agent or the caller. */
export interface TranscriptLine {
  readonly speaker: 'agent' | 'caller';
  readonly text: string;
  /** Seconds since the call started. */
  readonly atSeconds: number;
}

/** The transcript of a call. */
export interface CallTranscript {
  readonly lines: Rows<TranscriptLine>;
  /** The host's message count, if it includes unspoken messages such as tool calls. */
  readonly messageCount?: number | undefined;
}

/** Returns the host's message count, or the number of lines if the host's count is unknown. */
export const messageCountOf = ({ messageCount, lines }: CallTranscript): number =>
  messageCount ?? lines.length;

/**
 * Returns the index of the line being spoken at a second, which is the last line that has started by then.
 * Returns -1 before the first line. Expects lines sorted by time.
 */
export function currentLineIndex(lines: readonly TranscriptLine[], seconds: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((lines[middle]?.atSeconds ?? 0) <= seconds) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Returns the indexes of lines with the text, ignoring case and accents. An empty search finds none. */
export function linesContaining(lines: readonly TranscriptLine[], text: string): readonly number[] {
  const sought = searchable(text);
  if (sought === '') return [];
  return lines.flatMap((line, index) => (searchable(line.text).includes(sought) ? [index] : []));
}
