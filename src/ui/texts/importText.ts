import type { CategoryPart, ItemPart } from '#domain/menu/compareMenus.ts';
import type { ImportProblem, ImportRule } from '#domain/menu/importedMenu.ts';
import { formatNumber } from './numbers.ts';

const rules = {
  'too-large': 'The file is larger than 2 MB.',
  'no-json': 'This is not valid JSON.',
  'no-menu': "This file doesn't contain a menu.",
  'no-columns': 'The first line must include Category and Item columns.',
  'nothing-in-it': 'This file is empty.',
  'no-category': 'The category has no name.',
  'no-name': 'The item has no name.',
  'no-price': 'The price must be a number like 12.50.',
  'no-url': 'The image URL must start with https:// or http://.',
  'neither-yes-nor-no': 'Available and Active must be yes or no.',
} satisfies Record<ImportRule, string>;

export const importText = {
  how: "Choose a CSV or JSON file exported here, or JSON in the sample menu format, up to 2 MB. You'll review changes before saving.",
  keepRest: 'Keep items missing from the file',
  unreadable: (file: string) => `${file} can't be imported. Nothing was changed.`,
  problem: (problem: ImportProblem) => [...placeOf(problem), rules[problem.rule]].join(': '),
  /** Number of entries not listed. */
  more: (count: number) => `and ${formatNumber(count)} more`,
  read: (file: string, added: number, changed: number, removed: number) =>
    `${file}: ${formatNumber(added)} added, ${formatNumber(changed)} changed, ${formatNumber(removed)} removed`,
  nothing: (file: string) => `${file} matches your menu. Nothing would change.`,
  reordered: 'Items will be reordered.',
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
  return [place === undefined ? category : `${category || 'No category'}, item ${place}`];
}
