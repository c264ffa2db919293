import type { MenuFile } from '#application/menu/MenuFiles.ts';

/** Creates a UTF-8 file from a text. */
export const menuFile = (name: string, text: string): MenuFile => ({
  name,
  bytes: new TextEncoder().encode(text),
});
