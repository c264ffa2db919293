/** Splits a text into trimmed sentences. Initials and `Dr.` don't end a sentence. */
export function sentencesOf(text: string): string[] {
  const pieces = text.split(/(?<=[.!?]["'”’)]*)\s+/u);
  const sentences: string[] = [];
  for (const piece of pieces) {
    const last = sentences.at(-1);
    if (last !== undefined && /(^|[\s(])(\p{Lu}|Jr|Sr|St|Dr|Mr|Mrs|Ms|No)\.$/u.test(last)) {
      sentences[sentences.length - 1] = `${last} ${piece}`;
    } else if (piece.trim() !== '') {
      sentences.push(piece.trim());
    }
  }
  return sentences;
}
