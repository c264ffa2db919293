import type { CategoryPart, ItemPart } from '#domain/menu/compareMenus.ts';
import type { ImportProblem, ImportRule } from '#domain/menu/importedMenu.ts';
import { grouped } from './numbers.ts';

const rules = {
  'too-large': 'It is larger than 2 MB, which no menu is.',
  'no-json': 'This is not valid JSON.',
  'no-menu': 'There is no menu in this file.',
  'no-columns': 'The first line must name the columns, Category and Item among them.',
  'nothing-in-it': 'There is nothing in this file.',
  'no-category': 'The category has no name.',
  'no-name': 'The item has no name.',
  'no-price': 'The price is not a number of at least 0 with at most two decimals.',
  'no-url': 'The image URL does not begin with https:// or http://.',
  'neither-yes-nor-no': 'Write yes or no for what is available or active.',
} satisfies Record<ImportRule, string>;

export const importText = {
  how: 'A CSV file (for a spreadsheet) or JSON file (for programs) that was exported here, or JSON like the sample menu, of at most 2 MB. Nothing is saved before you have seen what changes.',
  keepRest: 'Keep what is not in the file',
  unreadable: (file: string) => `${file} cannot be imported. Nothing was changed.`,
  problem: (problem: ImportProblem) => [...placeOf(problem), rules[problem.rule]].join(': '),
  /** How many more there are than those that are listed. */
  more: (count: number) => `and ${grouped(count)} more`,
  /** What a file that was read brings, in figures. */
  read: (file: string, added: number, changed: number, removed: number) =>
    `${file}: ${grouped(added)} added, ${grouped(changed)} changed, ${grouped(removed)} removed`,
  nothing: (file: string) => `${file} says the same as the menu. Nothing would change.`,
  reordered: 'The order changes.',
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
  itemParts: {
    name: 'Name',
    category: 'Category',
    description: 'Description',
    price: 'Price',
    imageUrl: 'Image URL',
    aliases: 'Aliases',
    dietary: 'Dietary',
    availability: 'Availability',
  } satisfies Record<ItemPart, string>,
  categoryParts: {
    name: 'Name',
    description: 'Description',
    isActive: 'Active',
  } satisfies Record<CategoryPart, string>,
};

function placeOf({ line, category, place }: ImportProblem): readonly string[] {
  if (line !== undefined) return [`Line ${line}`];
  if (category === undefined) return [];
  return [place === undefined ? category : `${category || 'Without a category'}, item ${place}`];
}
