/** What the import does with a column. `unused` columns are not imported. */
export const COLUMN_USES = [
  'category',
  'item',
  'description',
  'price',
  'locationPrice',
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
  'forSale',
  'notForSale',
  'online',
  'stock',
  'modifiers',
  'component',
  'kind',
  'priceType',
  'unused',
] as const;

export type ColumnUse = (typeof COLUMN_USES)[number];

/** Uses that more than one column may have. */
export const REPEATABLE_COLUMN_USES: readonly ColumnUse[] = [
  'sizePrice',
  'size',
  'forSale',
  'notForSale',
  'modifiers',
  'unused',
];

/** Uses of columns that are not imported. The preview may mention the cells of such columns. */
export const NOT_IMPORTED_COLUMN_USES: readonly ColumnUse[] = [
  'online',
  'stock',
  'modifiers',
  'component',
  'unused',
];

/** How to read a sheet. The app remembers this choice for files with the same column names. */
export interface ColumnChoice {
  /** The use of each column, from left to right. */
  readonly uses: readonly ColumnUse[];
  /** Whether the first row has column names. Otherwise, it has data. */
  readonly hasHeader: boolean;
}
