import type { Table } from '#domain/shared/table.ts';

/** An example of a menu file, which the handbook shows and the import page offers as a download. */
export const EXAMPLE_MENU: Table = [
  ['Category', 'Item', 'Description', 'Price', 'Aliases', 'Dietary', 'Available', 'Days'],
  [
    'Pizza',
    'Margherita',
    'Tomato, basil, and mozzarella',
    '12.50',
    'plain pizza; cheese pizza',
    'vegetarian',
    'yes',
    'every day',
  ],
  ['', 'Diavola', 'Spicy salami', '14.00', '', 'spicy (medium)', 'yes', 'friday; saturday'],
  ['Desserts', 'Tiramisù', 'With coffee and mascarpone', '8.00', 'tiramisu', 'vegetarian', 'no', ''],
];
