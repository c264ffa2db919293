import type { Cell, Sheet } from '#domain/menu/import/sheet.ts';

/** A sheet from a text file with commas and one line per row. */
export const aSheet = (rows: readonly (readonly Cell[])[]): Sheet => ({
  name: '',
  separator: ',',
  rows: rows.map((cells, index) => ({ line: index + 1, cells })),
});
