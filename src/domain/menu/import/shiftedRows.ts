import type { ImportProblem } from '../importedMenu.ts';
import type { SheetColumns } from './columns.ts';
import { filePrice } from './filePrice.ts';
import { cellText, type Sheet, type SheetRow } from './sheet.ts';

/** Finds rows whose cells are in the wrong columns, because a separator or a quote was misread. */
export function shiftedRows(
  rows: readonly SheetRow[],
  { separator }: Sheet,
  { count, header, choice }: SheetColumns,
): readonly ImportProblem[] {
  if (separator === undefined) return [];
  const width = choice.hasHeader ? header.length : count;
  const price = choice.uses.indexOf('price');
  return rows.flatMap((row): ImportProblem[] => {
    if (row.cells.slice(width).some((cell) => cellText(cell) !== '')) {
      return [{ rule: 'extra-cells', line: row.line }];
    }
    return hasUnclosedQuote(row, { separator, width, price }) ? [{ rule: 'lost-quote', line: row.line }] : [];
  });
}

/**
 * Detects a cell with an unclosed quote, which ends at the next quotation mark, such as in `12"`. The cell
 * then contains the rest of its row, up to the price, and the start of another row.
 */
function hasUnclosedQuote(
  { cells }: SheetRow,
  { separator, width, price }: { separator: string; width: number; price: number },
): boolean {
  return cells.some((cell, place) => {
    const lines = cellText(cell).split('\n');
    const [first = '', last = ''] = [lines[0], lines.at(-1)];
    if (lines.length < 2 || price < place) return false;
    const rest = first.split(separator);
    return (
      place + rest.length === width &&
      last.split(separator).length + cells.length - place - 1 === width &&
      'price' in filePrice(rest[price - place] ?? '')
    );
  });
}
