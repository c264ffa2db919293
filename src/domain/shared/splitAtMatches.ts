export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a text at each match, ignoring case. */
export function splitAtMatches(text: string, sought: string): readonly TextPart[] {
  const wanted = sought.trim();
  if (wanted === '') return [{ text, isMatch: false }];
  // the capturing group keeps the matches, at odd indexes
  return text
    .split(new RegExp(`(${literally(wanted)})`, 'giu'))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
