/** What the import does with a column. `unused` columns are not imported. */
export const COLUMN_USES = [
  'category',
  'item',
  'description',
  'price',
  'sizePrice',
  'size',
  'aliases',
  'dietary',
  'available',
  'days',
  'imageUrl',
  'categoryDescription',
  'categoryActive',
  'categoryId',
  'itemId',
  'modifiers',
  'kind',
  'priceType',
  'archived',
  'unused',
] as const;

export type ColumnUse = (typeof COLUMN_USES)[number];

/** How to read a sheet. Remembered for files with the same column names. */
export interface ColumnChoice {
  /** The use of each column, in the order of the file. */
  readonly uses: readonly ColumnUse[];
  /** Whether the first row has column names. Otherwise, it has data. */
  readonly hasHeader: boolean;
}
