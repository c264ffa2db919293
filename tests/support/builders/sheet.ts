import type { Cell, Sheet } from '#domain/menu/import/sheet.ts';

/** A table in a text file with commas, one line per row. */
export const aSheet = (rows: readonly (readonly Cell[])[]): Sheet => ({
  name: '',
  separator: ',',
  rows: rows.map((cells, index) => ({ line: index + 1, cells })),
});
