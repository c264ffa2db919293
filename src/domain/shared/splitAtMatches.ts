import { graphemesOf } from './graphemes.ts';
import { searchable, searchableParts } from './comparable.ts';

export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits text at each match, ignoring case and accents. A match consists of whole graphemes. */
export function splitAtMatches(text: string, sought: string): readonly TextPart[] {
  const wanted = searchable(sought);
  if (wanted === '') return [{ text, isMatch: false }];
  const { form, origins, ends } = searchableOf(text);
  const parts: TextPart[] = [];
  let done = 0;
  const add = (end: number, isMatch: boolean) => {
    if (end > done) parts.push({ text: text.slice(done, end), isMatch });
    done = Math.max(done, end);
  };
  for (let at = form.indexOf(wanted); at >= 0; at = form.indexOf(wanted, at + wanted.length)) {
    add(origins[at] ?? 0, false);
    add(ends[at + wanted.length - 1] ?? text.length, true);
  }
  add(text.length, false);
  return parts;
}

/** Returns the searchable form, and the range in the original text of each character in that form. */
function searchableOf(text: string) {
  let form = '';
  const origins: number[] = [];
  const ends: number[] = [];
  let start = 0;
  for (const grapheme of graphemesOf(text)) {
    const end = start + grapheme.length;
    for (const letter of searchableParts(grapheme).replace(/\s+/g, ' ')) {
      // repeated spaces or hyphens count as one character
      if ((letter === ' ' || letter === '-') && form.endsWith(letter)) {
        ends[form.length - 1] = end;
        continue;
      }
      form += letter;
      for (let unit = 0; unit < letter.length; unit++) {
        origins.push(start);
        ends.push(end);
      }
    }
    start = end;
  }
  return { form, origins, ends };
}
