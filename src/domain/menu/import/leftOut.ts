import { searchable } from '#domain/shared/comparable.ts';
import type { RowNote } from '../importedMenu.ts';
import { yesNoFromCell } from '../tableCells.ts';
import type { SheetRow } from './sheet.ts';
import type { SheetCells } from './SheetCells.ts';

/** Lists what is left out of an imported row, to show it to the user. (see rule: menu rows) */
export function leftOutOf(cells: SheetCells, row: SheetRow): readonly Pick<RowNote, 'remark' | 'text'>[] {
  const modifiers = modifiersOf(cells, row).join(', ');
  const days = cells.text(row, 'days');
  const categories = cells.text(row, 'category');
  const priceType = cells.text(row, 'priceType');
  return [
    ...(modifiers === '' ? [] : [{ remark: 'modifiers-left-out' as const, text: modifiers }]),
    ...(days === '' || cells.days(row) ? [] : [{ remark: 'days-left-out' as const, text: days }]),
    ...(firstCategory(cells, categories) === categories
      ? []
      : [{ remark: 'other-categories-left-out' as const, text: categories }]),
    ...(searchable(priceType).includes('per')
      ? [{ remark: 'price-per-unit' as const, text: priceType }]
      : []),
  ];
}

/** Square and Clover list all categories of an item in one cell. */
export function firstCategory(cells: SheetCells, named: string): string {
  const isList = searchable(cells.headingOf('category')) === 'categories';
  return isList ? (named.split(/[,;|]/)[0] ?? '').trim() || named : named;
}

/** Square has a column for each set, with yes or no in its cells. */
function modifiersOf(cells: SheetCells, row: SheetRow): readonly string[] {
  return cells.texts(row, 'modifiers').flatMap(({ heading, text }) => {
    const answer = yesNoFromCell(text);
    if (text === '' || answer === false) return [];
    return [answer === true ? heading.replace(/^modifier set\s*-\s*/i, '') : text];
  });
}
