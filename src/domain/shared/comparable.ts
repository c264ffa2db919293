/**
 * Converts text to a form for comparison: normalized Unicode, lower case, straight apostrophes and quotes,
 * single spaces and hyphens, and no invisible characters. `Cafe\u0301 – Joe’s` becomes `caf\u00e9 - joe's`.
 * Two names count as the same if their comparable forms are equal. (rule: comparable text)
 */
export const comparable = (text: string): string => collapse(fold(text, unified));

/**
 * Converts a text, or the words to find in it, to the comparable form without accents. For example,
 * `Crème brûlée` becomes `creme brulee`. Letters stay decomposed, so the start of a Korean syllable finds the
 * whole syllable. (rule: searchable text)
 */
export const searchable = (text: string): string => collapse(searchableParts(text));

/** Returns the searchable form with repeated spaces and hyphens. Converts each grapheme independently. */
export const searchableParts = (text: string): string => fold(text, unaccented);

/**
 * Matches non-ASCII text, because only this text needs the slow conversion. A match includes the ASCII
 * character before it, because accents may combine with that character.
 */
const RUN = /[\0-\x7f]?[^\0-\x7f]+/g;

function fold(text: string, convert: (run: string) => string): string {
  return text.replace(RUN, convert).replace(CONTROLS, '').toLowerCase().replaceAll('`', "'");
}

const CONTROLS = /(?!\s)\p{Cc}/gu;

/** Caches conversions of short texts, because the same few apostrophes and accents occur again and again. */
function remembering(convert: (run: string) => string): (run: string) => string {
  const known = new Map<string, string>();
  return (run) => {
    if (run.length > 3) return convert(run);
    let converted = known.get(run);
    if (converted === undefined) {
      if (known.size > 5000) known.clear();
      converted = convert(run);
      known.set(run, converted);
    }
    return converted;
  };
}

const collapse = (text: string) => text.replace(/\s+/g, ' ').replace(/-{2,}/g, '-').trim();

/** Accents without a letter. People type them as apostrophes, but NFKC would convert accents to spaces. */
const SPACING_ACCENTS = /[\u00b4\u02ca\u02cb\u0384\u1fbd\u1fbf\u1fef\u1ffd\u1ffe]/g;
/** Apostrophes, including primes, modifier letters, and Armenian and Hebrew signs. */
const APOSTROPHES = /[\u2018-\u201b\u2032\u2035\u02b9\u02bb-\u02bf\u02c8\u055a\u05f3\ua78b\ua78c]/g;
const QUOTES = /[\u201c-\u201f\u00ab\u00bb\u2039\u203a\u2033\u02ba\u05f4\u300c-\u300f\u301d-\u301f]/g;
const DASHES = /[\p{Pd}\u2212\u2043\u02d7\u2796]/gu;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Fractions, which get a space before them, because `1½` means `1 1/2`, not `11/2`. */
const FRACTIONS = /[\u00bc-\u00be\u2150-\u215f\u2189]/g;

function unify(run: string): string {
  return (
    run
      .replace(SPACING_ACCENTS, "'")
      .replace(FRACTIONS, ' $&')
      // before NFKC, which would convert ″ to two apostrophes
      .replace(QUOTES, '"')
      .normalize('NFKC')
      // upper case unifies ß, ſ, ı, and ς with other letters, and lower case before that unifies ẞ
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .replaceAll('i\u0307', 'i')
      .replaceAll('ς', 'σ')
      .replace(INVISIBLE, '')
      .normalize('NFC')
      .replace(APOSTROPHES, "'")
      .replace(DASHES, '-')
      .replace(/[\u2044\u2215]/g, '/')
      .replaceAll('\u2800', ' ')
  );
}

/**
 * Marks of Latin, Greek, Cyrillic, Hebrew, and Arabic, and the Arabic tatweel. Excludes Indic scripts and
 * kana, where marks are vowels and consonants.
 */
const ACCENTS =
  /(?![\u3099\u309a])(?=\p{Mn})[\p{Script=Inherited}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]|\u0640/gu;

/** Ligatures and letters with a stroke, which Unicode doesn't decompose. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ƀ: 'b',
  ı: 'i',
};
const LETTERS = new RegExp(`[${Object.keys(UNDECOMPOSED).join('')}]`, 'g');

function unifyWithoutAccents(run: string): string {
  return unify(run)
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(LETTERS, (letter) => UNDECOMPOSED[letter] ?? letter);
}

const unified = remembering(unify);
const unaccented = remembering(unifyWithoutAccents);
