import { analyse } from 'chardet';

/** A decoded text with the label of its encoding. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: string;
  /** Whether the file states its encoding or can have no other. */
  readonly isCertain: boolean;
}

/** Encodings of other scripts, by their names in chardet, with the least confidence and lead to be chosen. */
const OTHER_ENCODINGS = [
  {
    names: /^(?:Shift_JIS|EUC-JP|EUC-KR|Big5|GB18030|windows-125[1356]|KOI8-R|ISO-8859-[5678])$/,
    least: 25,
    lead: 15,
  },
  { names: /^(?:windows-1250|ISO-8859-2)$/, least: 50, lead: 30 },
];

/** Fewer letters beyond ASCII say nothing about the encoding. */
const MIN_LETTERS = 4;

/**
 * Decodes a text file: by its byte order mark, as UTF-16 or UTF-8 if the bytes allow it, otherwise in the
 * encoding that the text most likely has. Western programs on Windows and on old Macs write two encodings
 * with the same bytes for other letters. UTF-8 that a program misread as Western and saved again, with `Ã©`
 * for `é`, is repaired, and so are single lines of a file in UTF-8. (rule: text encoding)
 * @param chosen label of the encoding, if the user knows better
 * @returns the text, or the first line with bytes that the encoding does not allow
 */
export function decodeText(bytes: Uint8Array, chosen?: string): DecodedText | { readonly badLine: number } {
  const stated = chosen ?? byteOrderMark(bytes) ?? utf16Pattern(bytes);
  const certain = decoded(bytes, stated ?? 'utf-8', chosen === undefined);
  if (certain) return certain;
  const mixed = stated === undefined ? mixedText(bytes) : undefined;
  if (mixed !== undefined) return { text: mixed, encoding: 'utf-8', isCertain: false };
  const encoding = stated ?? likelyEncoding(bytes);
  return decoded(bytes, encoding, false) ?? { badLine: badLine(bytes, encoding) };
}

/** Decodes line by line where most lines with letters beyond ASCII are UTF-8, and others were pasted into it. */
function mixedText(bytes: Uint8Array): string | undefined {
  let [good, bad] = [0, 0];
  const lines: string[] = [];
  for (let start = 0, end = 0; start < bytes.length; start = end) {
    end = bytes.indexOf(LINE_FEED, start) + 1 || bytes.length;
    const line = bytes.subarray(start, end);
    const read = decoded(line, 'utf-8', false)?.text;
    if (read === undefined) bad += 1;
    else if (read.length < line.length) good += 1;
    lines.push(read ?? new TextDecoder(likelyEncoding(line)).decode(line));
  }
  return good > bad ? lines.join('') : undefined;
}

const LINE_FEED = 0x0a;

function badLine(bytes: Uint8Array, encoding: string): number {
  const [before = ''] = new TextDecoder(encoding).decode(bytes).split('\ufffd', 1);
  return before.split(/\r\n|\r|\n/).length;
}

function decoded(bytes: Uint8Array, encoding: string, isCertain: boolean): DecodedText | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes).replace(/^\ufeff+/, '');
    return { text: isCertain ? repaired(text) : text, encoding, isCertain };
  } catch {
    return undefined;
  }
}

/** Returns the text that it was before a program misread it, if all of it was misread. */
function repaired(text: string): string {
  if (!/[ÃÂ]|â€/.test(text)) return text;
  const byteOf = westernBytes();
  const bytes = Array.from(text, (letter) => byteOf.get(letter) ?? NaN);
  if (bytes.some(Number.isNaN)) return text;
  return decoded(Uint8Array.from(bytes), 'utf-8', false)?.text ?? text;
}

/** The byte of each character that Western Windows programs write. */
const westernBytes = () =>
  new Map(
    Array.from({ length: 256 }, (_, byte) => [
      new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
      byte,
    ]),
  );

function byteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Without a mark, a table in UTF-16 shows by the zero bytes of its separators, line ends, and digits. */
function utf16Pattern(bytes: Uint8Array): string | undefined {
  if (bytes.length < 2 || bytes.length % 2 !== 0) return undefined;
  const zeros = [0, 0];
  for (const [place, byte] of bytes.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const enough = bytes.length / 20;
  if (odd > enough && even < odd / 10) return 'utf-16le';
  return even > enough && odd < even / 10 ? 'utf-16be' : undefined;
}

function likelyEncoding(bytes: Uint8Array): string {
  return otherEncoding(bytes) ?? (isFromOldMac(bytes) ? 'macintosh' : 'windows-1252');
}

function otherEncoding(bytes: Uint8Array): string | undefined {
  if (bytes.filter((byte) => byte >= 0x80).length < MIN_LETTERS) return undefined;
  const matches = analyse(foreignWords(bytes));
  const western = matches.find(({ name }) => /^(?:windows-1252|ISO-8859-1)$/.test(name))?.confidence ?? 0;
  return matches
    .find(({ name, confidence }) =>
      OTHER_ENCODINGS.some(
        ({ names, least, lead }) => names.test(name) && confidence >= least && confidence >= western + lead,
      ),
    )
    ?.name.toLowerCase();
}

/** Returns only the words with letters beyond ASCII. The others would count as English. */
function foreignWords(bytes: Uint8Array): Uint8Array {
  const words: number[] = [];
  let word: number[] = [];
  const end = () => {
    if (word.some((byte) => byte >= 0x80)) words.push(...word, 0x20);
    word = [];
  };
  for (const byte of bytes) {
    if (byte >= 0x80 || isLetter(byte)) word.push(byte);
    else end();
  }
  end();
  return Uint8Array.from(words);
}

const isLetter = (byte: number) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;

const isFromOldMac = (bytes: Uint8Array): boolean =>
  plausibility(bytes, 'macintosh') > plausibility(bytes, 'windows-1252');

/** Letters where words have them, and signs where sentences have them. */
const PLAUSIBLE = [
  /(?<=[a-zà-öø-ÿœß])[à-öø-ÿœß]|[à-öø-ÿœß](?=[a-zà-öø-ÿœß])/gu,
  /(?<![a-zà-öø-ÿ])[À-ÖØ-ÞŒ](?=[a-zà-öø-ÿ])/gu,
  /(?<=[A-ZÀ-ÖØ-Þ])[À-ÖØ-ÞŒ]|[À-ÖØ-ÞŒ](?=[A-ZÀ-ÖØ-Þ]{2})/gu,
  /(?<=[\p{L}\d])[’®™°º½¼¾](?![^\s\p{P}\p{L}])|(?<=\s)[–—•](?=\s)|(?<=\p{L})(?<![aeiou])[–—](?=\p{L})|(?<=[aeiou])[–—](?=\p{L})(?![aeiou])|(?<![\p{L}\d])[“‘«](?=\p{L})|(?<=[\p{L}\p{P}])[”»…]|€ ?(?=\d)|(?<=\d ?)[€£]|£(?=\d)|[\u00a0]/gu,
];

/** Characters that no menu has, such as control codes and lone accents. */
const IMPLAUSIBLE = /(?<=[aeiou])[–—](?=[aeiou])|[\u0080-\u009f\ufffd¤¦¨¬¯¸Ž‡†‰ˆ˜∂∆∑√∞◊ˇ˘˙˝˛]/gu;

function plausibility(bytes: Uint8Array, encoding: string): number {
  const text = new TextDecoder(encoding).decode(bytes);
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return PLAUSIBLE.reduce((sum, pattern) => sum + count(pattern), 0) - count(IMPLAUSIBLE);
}
