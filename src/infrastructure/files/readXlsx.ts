import readExcelFile from 'read-excel-file/universal';
import { DATE_CELL, isBlankRow, type Cell, type Sheet } from '#domain/menu/import/sheet.ts';
import { zipText } from './zip.ts';

/** Reads the non-empty sheets of an Excel workbook. Skips charts, and hidden sheets unless all are hidden. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<readonly Sheet[]> {
  const workbook = await readExcelFile(new Blob([bytes]), { trim: false });
  const hidden = hiddenSheets(bytes);
  const sheets = workbook
    .map(({ sheet, data }, place) => ({
      name: sheet,
      isHidden: hidden[place] === true,
      rows: rowsOf(data),
    }))
    .filter(({ rows }) => !rows.every(isBlankRow));
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  return (visible.length > 0 ? visible : sheets).map(({ name, rows }) => ({ name, rows }));
}

/** The package returns no data for a chart that fills its own sheet. */
const rowsOf = (data: readonly (readonly unknown[])[] | undefined) =>
  (data ?? []).map((cells, place) => ({
    line: place + 1,
    cells: cells.map((cell) => cellFrom(cell as Value)),
  }));

/** Returns, for each sheet, whether it is hidden. The package doesn't report this. */
function hiddenSheets(bytes: Uint8Array): readonly boolean[] {
  const workbook = zipText(bytes, 'xl/workbook.xml') ?? '';
  const sheets = workbook.match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? [];
  return sheets.map((sheet) => /\sstate="(?:hidden|veryHidden)"/.test(sheet));
}

/** The package's own type has `typeof Date` instead of `Date`. */
type Value = string | number | boolean | Date | null;

function cellFrom(value: Value): Cell {
  if (value === null) return '';
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Date) return `${DATE_CELL}${value.toISOString().slice(0, 10)}`;
  return value.replace(/\r\n?/g, '\n');
}
