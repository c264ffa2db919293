/** Splits a text into graphemes: what people see as one character, such as é, 👨‍👩‍👧, or 🇮🇹. */
export function graphemesOf(text: string): readonly string[] {
  // each of these is one grapheme, and segmenting is slow
  if (/^[\t\n -~]*$/.test(text)) return text.split('');
  // Firefox has it since 2024
  if (!('Segmenter' in Intl)) return Array.from(text);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

let segmenter: Intl.Segmenter | undefined;

/** Spaces and invisible marks. */
const BLANK = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/u.source;
const LEADING_BLANK = new RegExp(`^${BLANK}+`, 'u');
/** Also punctuation, such as the ¡ or the quote that a name may begin with. */
const LEADING_PUNCTUATION = new RegExp(`^(${BLANK}|\\p{P})+`, 'u');

/** Returns the first grapheme of a name in upper case, for initials and plates. */
export function initialOf(name: string): string {
  const [initial = ''] = graphemesOf(
    name.replace(LEADING_PUNCTUATION, '') || name.replace(LEADING_BLANK, ''),
  );
  return initial.toUpperCase();
}

/** Cuts a text after a number of graphemes and adds an ellipsis. */
export function truncated(text: string, length: number): string {
  // a text has no more graphemes than code units
  if (text.length <= length) return text;
  const graphemes = graphemesOf(text);
  return graphemes.length > length ? `${graphemes.slice(0, length).join('')}…` : text;
}
