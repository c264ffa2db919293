import type { CategoryField } from '#domain/menu/categoryDraft.ts';
import type { ItemField } from '#domain/menu/itemDraft.ts';
import type { BulkChange } from '#domain/menu/bulkChange.ts';
import { DAYS, type Dietary } from '#domain/menu/menu.ts';
import type { FindingKind } from '#domain/menu/menuProblems.ts';
import { priceText } from '#domain/menu/price.ts';
import { nameWords } from '#domain/shared/nameWords.ts';
import { listOfNames } from './listOfNames.ts';
import { editorTexts } from './editorTexts.ts';
import { failureText } from './failureText.ts';
import { URL_HINT } from './inputText.ts';
import { countWithNoun, formatNumber } from './numbers.ts';

export const menuText = {
  saved: 'Menu saved successfully!',
  categoryDeleted: 'Category deleted successfully!',
  itemUpdated: 'Menu item updated successfully!',
  savesAs: (price: number) => `This price will be saved as ${priceWithDollarSign(price)}.`,
  itemDeleted: 'Menu item deleted successfully!',
  deleteCategory: 'Are you sure you want to delete this category? All items will be removed.',
  deleteItem: 'Are you sure you want to delete this menu item?',
  /** Message about a deletion that the user can undo. */
  removed: (name: string) => `${name} deleted`,
  categoryHasNewItems: (name: string) =>
    `${name} wasn't deleted, because it has new items. Delete the category again to delete the new items, too.`,
  alreadyDeleted: (name: string) => `${name} was already deleted by someone else.`,
  /** Says that a deleted item or category is back on the menu. */
  restored: (name: string) => `${name} is back on the menu.`,
  exportFailed: "Couldn't export the menu. Please try again.",
  exported: 'Menu exported',
  also: (aliases: readonly string[]) => `Aliases: ${aliases.join(', ')}`,
  readFailed: "Couldn't read the file. Please try again.",
};

export const dietaryLevelText = { needsType: 'Choose a type first' };

export const imageUrlText = {
  help: 'The URL of a photo. Optional.',
  loading: 'Loading the image...',
  failed: "This image can't be loaded. Check the URL.",
};

/** Messages about changing the selected items. */
export const bulkChangeText = {
  changing: (count: number) => `Changing ${itemCountText(count)}...`,
  selected: (count: number, hidden: number) =>
    `${itemCountText(count)} selected${hidden > 0 ? `, ${hidden} not shown here` : ''}`,
  done(change: BulkChange, count: number, category: string): string {
    if (change.kind === 'move') return `${itemCountText(count)} moved to ${category}`;
    return `${itemCountText(count)} marked ${change.isAvailable ? 'available' : 'unavailable'}`;
  },
  failed: { tone: 'error', detail: 'Nothing changed. The items are still selected.' },
  /** @param others how many other items were changed */
  partly: (names: readonly string[], others: number) =>
    ({
      tone: 'error',
      text: `Couldn't change ${listOfNames(names)}`,
      detail: [
        'Someone else moved or deleted them at the same time.',
        ...(others > 0 ? ['The other items were changed.'] : []),
      ].join(' '),
    }) as const,
  categoryGone: {
    tone: 'error',
    text: "The items weren't moved because someone else deleted that category",
    detail: 'The items are still selected. Choose another category.',
  },
} as const;

const place = (index: number, count: number) => `position ${index + 1} of ${count}`;

/** Announcements while the user moves an item. Indexes start at 0. */
export const moveAnnouncementText = {
  pickedUp: (name: string, index: number, count: number) => `Picked up ${name}, ${place(index, count)}`,
  moved: (name: string, index: number, count: number) => `${name}, ${place(index, count)}`,
  dropped: (name: string, index: number, count: number) => `Dropped ${name}, ${place(index, count)}`,
  added: (name: string, index: number, count: number) => `Added ${name}, ${place(index, count)}`,
  back: (name: string, index: number, count: number) => `${name} is back at ${place(index, count)}`,
};

const itemUpdated = { saved: menuText.itemUpdated, failed: failureText.updateMenuItem };
const categoryUpdated = { saved: 'Category updated successfully!', failed: failureText.updateCategory };

export const itemFormTexts = {
  ...editorTexts<ItemField>({
    sentences: {
      name: 'Enter a name',
      price: 'Enter a price, like 12.50',
      description: 'Enter a description',
      imageUrl: URL_HINT,
    },
    results: itemUpdated,
  }),
  results: itemUpdated,
  added: { saved: 'Menu item added successfully!', failed: failureText.addMenuItem },
};

export const categoryFormTexts = {
  ...editorTexts<CategoryField>({
    sentences: { name: 'Enter a name', displayOrder: 'Enter a number' },
    results: categoryUpdated,
  }),
  results: categoryUpdated,
  added: { saved: 'Category added successfully!', failed: failureText.addCategory },
};

/** Messages about saving the whole menu: a new sort order, or an import. */
export const saveMenuTexts = {
  problems: () => ({}),
  results: { saved: menuText.saved, failed: failureText.saveMenu },
};

/** Formats a dietary mark like "vegan" or "spicy (mild)". */
export const dietaryText = ({ type, level }: Dietary) => (level ? `${type} (${level})` : type);

/**
 * Formats days in the shortest way: "Every day except Monday" or "Only Friday". Returns an empty string for
 * every day.
 */
export function daysText(days: readonly string[]): string {
  const others = DAYS.filter((day) => !days.includes(day));
  if (others.length === 0) return '';
  if (days.length === 0) return 'Not on any day';
  const [words, named] = others.length < days.length ? ['Every day except', others] : ['Only', days];
  return `${words} ${named.map(nameWords).join(', ')}`;
}

/** Texts of menu findings, with the number of items. */
export const findingText = {
  'sounds-alike': (count) => `${itemCountText(count)} with names that sound alike`,
  'no-price': (count) => `${itemCountText(count)} missing a price`,
  'no-alias': (count) => `${itemCountText(count)} missing aliases`,
} satisfies Record<FindingKind, (count: number) => string>;

export const itemCountText = (count: number) => countWithNoun(count, 'item');

/** Formats a price with two decimals, such as "$1,150.00". */
export function priceWithDollarSign(price: number): string {
  const [dollars, cents] = priceText(price).split('.');
  return `$${formatNumber(Number(dollars))}.${cents}`;
}
