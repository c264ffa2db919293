const MAX_LINE_LENGTH = 26;

/** Breaks a title between words into at most three lines of similar length. */
export function titleLines(title: string): readonly string[] {
  const count = Math.min(3, Math.ceil(title.length / MAX_LINE_LENGTH));
  const aim = title.length / count;
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    const isOpen = last !== undefined && (last.length + word.length / 2 < aim || lines.length === count);
    if (isOpen) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
