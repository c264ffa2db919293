const LONGEST = 80;

/** Shortens a text to one line, without a stack trace. */
export function oneLine(text: string): string {
  const line = text
    .trim()
    .replace(/\n\s*at .*/s, '')
    .replaceAll(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
