import { strFromU8, unzipSync, type UnzipFileInfo } from 'fflate';

/** Lists the files in a ZIP archive without unpacking them. Returns undefined for a damaged archive. */
export function zipEntries(bytes: Uint8Array): readonly UnzipFileInfo[] | undefined {
  const entries: UnzipFileInfo[] = [];
  const list = (entry: UnzipFileInfo) => {
    entries.push(entry);
    return false;
  };
  try {
    unzipSync(bytes, { filter: list });
    return entries;
  } catch {
    return undefined;
  }
}

/** Returns the text of a file in a ZIP archive, decoded as UTF-8. */
export function zipText(bytes: Uint8Array, name: string): string | undefined {
  const { [name]: content } = unzipSync(bytes, { filter: (entry) => entry.name === name });
  return content && strFromU8(content);
}
