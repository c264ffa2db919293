export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text cut where it contains what is sought, whatever the case; one part when it does not. */
export function splitAtMatches(text: string, sought: string): readonly TextPart[] {
  const wanted = sought.trim();
  if (wanted === '') return [{ text, isMatch: false }];
  // the capturing group keeps the matches, at the odd places
  return text
    .split(new RegExp(`(${literally(wanted)})`, 'giu'))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
