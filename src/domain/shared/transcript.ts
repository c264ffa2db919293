/** One thing said in a call: by the voice agent, or by whoever called. */
export interface TranscriptLine {
  readonly speaker: 'agent' | 'caller';
  readonly text: string;
  /** Seconds from the start of the call. */
  readonly atSeconds: number;
}

/**
 * The line being said at that second: the last one that has begun; -1 before the first.
 * The lines stand in the order of their times.
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

/** The positions of the lines that contain the text, whatever the case; none for an empty text. */
export function linesContaining(lines: readonly TranscriptLine[], text: string): readonly number[] {
  const sought = text.trim().toLowerCase();
  if (sought === '') return [];
  return lines.flatMap((line, index) => (line.text.toLowerCase().includes(sought) ? [index] : []));
}
