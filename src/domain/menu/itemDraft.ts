import { httpUrl } from '#domain/shared/httpUrl.ts';
import type { Problems } from '#domain/shared/problems.ts';
import { EVERY_DAY, type Availability, type Dietary, type Item, type ItemFields } from './menu.ts';
import { parsePrice, priceText } from './price.ts';

/** An item as edited in its form. The price is the typed text. */
export interface ItemDraft {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly imageUrl: string;
  readonly aliases: readonly string[];
  readonly dietary: readonly Dietary[];
  readonly availability: Availability;
}

export type ItemField = 'name' | 'price' | 'description' | 'imageUrl';
export type ItemProblem = 'required' | 'no-price' | 'no-url';
export type ItemProblems = Problems<ItemField, ItemProblem>;

/**
 * Returns why an item cannot be saved. Name, description, and a valid price are required, and an image needs
 * a URL. The length of texts, the number of aliases, and the price are unlimited. (rule: menu item form)
 */
export function itemProblems({ name, description, price, imageUrl }: ItemDraft): ItemProblems {
  return {
    ...(isBlank(name) && { name: 'required' }),
    ...(isBlank(price)
      ? { price: 'required' as const }
      : 'problem' in parsePrice(price) && { price: 'no-price' as const }),
    ...(isBlank(description) && { description: 'required' }),
    ...(!isBlank(imageUrl) && !httpUrl(imageUrl.trim()) && { imageUrl: 'no-url' }),
  };
}

export const NEW_ITEM: ItemDraft = {
  name: '',
  description: '',
  price: '',
  imageUrl: '',
  aliases: [],
  dietary: [],
  availability: EVERY_DAY,
};

export function draftOfItem(item: Item): ItemDraft {
  const { name, description, price, imageUrl = '', aliases, dietary, availability } = item;
  return { name, description, price: priceText(price), imageUrl, aliases, dietary, availability };
}

/** Converts a valid form to item fields. */
export function fieldsOfItem(draft: ItemDraft, displayOrder: number): ItemFields {
  const { name, description, price, imageUrl, aliases, dietary, availability } = draft;
  const parsed = parsePrice(price);
  return {
    name: name.trim(),
    description: description.trim(),
    price: 'price' in parsed ? parsed.price : 0,
    imageUrl: isBlank(imageUrl) ? undefined : imageUrl.trim(),
    aliases,
    dietary,
    displayOrder,
    availability,
  };
}

const isBlank = (text: string) => text.trim() === '';
