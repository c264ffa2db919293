import type { MenuFile } from '#application/menu/MenuFiles.ts';

/** A file with a text in UTF-8. */
export const menuFile = (name: string, text: string): MenuFile => ({
  name,
  bytes: new TextEncoder().encode(text),
});
