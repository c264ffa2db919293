/** Splits text into graphemes, which people see as single characters, such as é, 👨‍👩‍👧, or 🇮🇹. */
export function graphemesOf(text: string): readonly string[] {
  // each of these characters is one grapheme, and segmenting is slow
  if (/^[\t\n -~]*$/.test(text)) return text.split('');
  // Firefox before 2024 has no Intl.Segmenter
  if (!('Segmenter' in Intl)) return Array.from(text);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

let segmenter: Intl.Segmenter | undefined;

/** Spaces and invisible marks. */
const BLANK = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/u.source;
const LEADING_BLANK = new RegExp(`^${BLANK}+`, 'u');
/** Matches spaces, invisible marks, and punctuation at the start of a name, such as a ¡ or a quote. */
const LEADING_PUNCTUATION = new RegExp(`^(${BLANK}|\\p{P})+`, 'u');

/** Returns the first grapheme of a name in upper case, for initials. */
export function initialOf(name: string): string {
  const [initial = ''] = graphemesOf(
    name.replace(LEADING_PUNCTUATION, '') || name.replace(LEADING_BLANK, ''),
  );
  return initial.toUpperCase();
}

/** Shortens text to a number of graphemes and adds an ellipsis. */
export function truncated(text: string, length: number): string {
  // text never has more graphemes than code units
  if (text.length <= length) return text;
  const graphemes = graphemesOf(text);
  return graphemes.length > length ? `${graphemes.slice(0, length).join('')}…` : text;
}
