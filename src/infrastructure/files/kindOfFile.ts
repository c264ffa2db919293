import { zipEntries } from './zip.ts';

/** A file's type, detected from its bytes. All types but `text` and `xlsx` are reasons to reject the file. */
export type FileKind = 'text' | 'xlsx' | 'old-excel' | 'other-program' | 'too-large' | 'damaged';

/** Maximum uncompressed bytes of a workbook. */
const MAX_UNPACKED_SIZE = 100_000_000;

/** Ignores the file extension, which is often wrong. Unrecognized files count as text. */
export function kindOfFile(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return 'old-excel';
  if (!startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return 'text';

  const entries = zipEntries(bytes);
  if (!entries) return 'damaged';
  if (!entries.some(({ name }) => /^xl\/workbook\.xml$/i.test(name))) return 'other-program';
  const unpacked = entries.reduce((sum, { originalSize }) => sum + originalSize, 0);
  return unpacked > MAX_UNPACKED_SIZE ? 'too-large' : 'xlsx';
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, place) => bytes[place] === byte);
