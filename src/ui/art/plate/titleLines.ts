/** As many letters as a line of a plate holds. */
const LONGEST = 26;

/** The title in lines that fit a plate, broken between words and as even as they can be; at most three. */
export function titleLines(title: string): readonly string[] {
  const count = Math.min(3, Math.ceil(title.length / LONGEST));
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
