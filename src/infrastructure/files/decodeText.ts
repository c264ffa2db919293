/** The text of a file, and the label of its encoding. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: string;
  /** Whether the encoding is certain: the file states it, or the bytes are valid UTF-8. */
  readonly isCertain: boolean;
}

/** The usual encoding of files from Windows programs that don't state an encoding. */
const WESTERN = 'windows-1252';

/**
 * Decodes a text file by its byte order mark. Without a mark, decodes the file as UTF-8 if the bytes are
 * valid, and otherwise as Western text from Windows. Users can choose another encoding. (rule: text encoding)
 * @param chosen label of the encoding that the user chose, if any
 * @returns the text, or the number of the first line with invalid bytes
 */
export function decodeText(bytes: Uint8Array, chosen?: string): DecodedText | { readonly badLine: number } {
  const stated = chosen ?? byteOrderMark(bytes);
  const text = decoded(bytes, stated ?? 'utf-8');
  if (text !== undefined) {
    return { text, encoding: stated ?? 'utf-8', isCertain: chosen === undefined };
  }
  if (stated !== undefined) return { badLine: badLine(bytes, stated) };
  return { text: decoded(bytes, WESTERN) ?? '', encoding: WESTERN, isCertain: false };
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).replace(/^\ufeff+/, '');
  } catch {
    return undefined;
  }
}

function badLine(bytes: Uint8Array, encoding: string): number {
  const [before = ''] = new TextDecoder(encoding).decode(bytes).split('\ufffd', 1);
  return before.split(/\r\n|\r|\n/).length;
}

function byteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}
