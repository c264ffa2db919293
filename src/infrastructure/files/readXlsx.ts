import readExcelFile from 'read-excel-file/universal';
import { DATE_CELL, isBlankRow, type Cell, type Sheet } from '#domain/menu/import/sheet.ts';

/** Reads the sheets of an Excel workbook that have cells. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<readonly Sheet[]> {
  const workbook = await readExcelFile(new Blob([bytes]), { trim: false });
  return workbook
    .map(({ sheet, data }) => ({
      name: sheet,
      rows: data.map((cells, place) => ({
        line: place + 1,
        cells: cells.map((cell) => cellFrom(cell as Value)),
      })),
    }))
    .filter(({ rows }) => !rows.every(isBlankRow));
}

/** The package types dates as their constructor. */
type Value = string | number | boolean | Date | null;

function cellFrom(value: Value): Cell {
  if (value === null) return '';
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Date) return `${DATE_CELL}${value.toISOString().slice(0, 10)}`;
  return value.replace(/\r\n?/g, '\n');
}
