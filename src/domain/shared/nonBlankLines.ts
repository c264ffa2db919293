/** Lines that say something: a list that is entered one entry a line, without its blank lines and outer blanks. */
export function nonBlankLines(lines: readonly string[]): readonly string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
