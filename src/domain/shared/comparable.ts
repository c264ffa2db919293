/**
 * Returns a text in the form in which equal texts are equal: in one Unicode form and case, with straight
 * apostrophes and quotes, single spaces and hyphens, and without invisible characters. `Cafe\u0301 – Joe’s`
 * becomes `caf\u00e9 - joe's`. Two texts are the same name if their comparable forms are equal. (rule:
 * comparable text)
 */
export const comparable = (text: string): string => collapse(fold(text, unified));

/**
 * Returns the comparable form without accents, to search in and to search for. `Crème brûlée` becomes
 * `creme brulee`. Letters stay decomposed, so a half-typed Korean syllable finds the whole one. (rule:
 * searchable text)
 */
export const searchable = (text: string): string => collapse(searchableParts(text));

/** The searchable form before its spaces and hyphens collapse. Graphemes can be converted one by one. */
export const searchableParts = (text: string): string => fold(text, unaccented);

/**
 * Only non-ASCII text needs the slow conversion. A run starts with the ASCII character before it, which
 * accents may combine with.
 */
const RUN = /[\0-\x7f]?[^\0-\x7f]+/g;

function fold(text: string, convert: (run: string) => string): string {
  return text.replace(RUN, convert).replace(CONTROLS, '').toLowerCase().replaceAll('`', "'");
}

const CONTROLS = /(?!\s)\p{Cc}/gu;

/** Remembers short runs, because the same few curly apostrophes and accents come up again and again. */
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

/** Accents that stand alone. People type them as apostrophes, and NFKC would turn them into spaces. */
const SPACING_ACCENTS = /[\u00b4\u02ca\u02cb\u0384\u1fbd\u1fbf\u1fef\u1ffd\u1ffe]/g;
/** Also primes, modifier letters, and the Armenian and Hebrew signs. */
const APOSTROPHES = /[\u2018-\u201b\u2032\u2035\u02b9\u02bb-\u02bf\u02c8\u055a\u05f3\ua78b\ua78c]/g;
const QUOTES = /[\u201c-\u201f\u00ab\u00bb\u2039\u203a\u2033\u02ba\u05f4\u300c-\u300f\u301d-\u301f]/g;
const DASHES = /[\p{Pd}\u2212\u2043\u02d7\u2796]/gu;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** `1½` means `1 1/2`, not `11/2`. */
const FRACTIONS = /[\u00bc-\u00be\u2150-\u215f\u2189]/g;

function unify(run: string): string {
  return (
    run
      .replace(SPACING_ACCENTS, "'")
      .replace(FRACTIONS, ' $&')
      // ″ would become two apostrophes
      .replace(QUOTES, '"')
      .normalize('NFKC')
      // upper case in between, for ß, ſ, ı, and ς, and lower case first, for ẞ
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
 * Marks of Latin, Greek, Cyrillic, Hebrew, and Arabic, and the Arabic tatweel. In Indic scripts and in kana,
 * marks are vowels and consonants.
 */
const ACCENTS =
  /(?![\u3099\u309a])(?=\p{Mn})[\p{Script=Inherited}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]|\u0640/gu;

/** Letters with a stroke and ligatures, which do not decompose. */
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
