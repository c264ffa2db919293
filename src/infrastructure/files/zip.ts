/** A file in a ZIP file. */
export interface ZipEntry {
  readonly name: string;
  /** Uncompressed bytes. */
  readonly size: number;
  readonly compressedSize: number;
  readonly isCompressed: boolean;
  /** Place of its header. */
  readonly start: number;
}

/** Reads the directory at the end of a ZIP file (APPNOTE 4.3.12). Returns undefined for a damaged one. */
export function zipEntries(bytes: Uint8Array): readonly ZipEntry[] | undefined {
  const view = viewOf(bytes);
  const end = bytes.findLastIndex(
    (_, place) => place + 22 <= bytes.length && view.getUint32(place, true) === 0x06054b50,
  );
  if (end < 0) return undefined;
  const entries: ZipEntry[] = [];
  let place = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (place + 46 > bytes.length || view.getUint32(place, true) !== 0x02014b50) return undefined;
    const nameLength = view.getUint16(place + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(place + 46, place + 46 + nameLength)),
      size: view.getUint32(place + 24, true),
      compressedSize: view.getUint32(place + 20, true),
      isCompressed: view.getUint16(place + 10, true) !== 0,
      start: view.getUint32(place + 42, true),
    });
    place += 46 + nameLength + view.getUint16(place + 30, true) + view.getUint16(place + 32, true);
  }
  return entries;
}

/** Returns the text of a file in a ZIP file, in UTF-8. */
export async function zipText(
  bytes: Uint8Array<ArrayBuffer>,
  { start, compressedSize, isCompressed }: ZipEntry,
): Promise<string> {
  const view = viewOf(bytes);
  const data = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const stream = new Blob([bytes.subarray(data, data + compressedSize)]).stream();
  const content = isCompressed ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : stream;
  return new Response(content).text();
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);
