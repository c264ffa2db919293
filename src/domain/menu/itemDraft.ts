import { httpUrl } from '#domain/shared/httpUrl.ts';
import type { Problems } from '#domain/shared/problems.ts';
import { EVERY_DAY, type Availability, type Dietary, type Item, type ItemFields } from './menu.ts';
import { parsePrice, priceText } from './price.ts';

/** An item as its form holds it: what is typed is text. */
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

/**
 * What keeps an item from being saved: name, description and a price are needed, and a picture has an address of the web.
 * (rule: menu item form)
 */
export function itemProblems({
  name,
  description,
  price,
  imageUrl,
}: ItemDraft): Problems<ItemField, ItemProblem> {
  return {
    ...(isBlank(name) && { name: 'required' }),
    ...(isBlank(price)
      ? { price: 'required' as const }
      : parsePrice(price) === undefined && { price: 'no-price' }),
    ...(isBlank(description) && { description: 'required' }),
    ...(!isBlank(imageUrl) && !httpUrl(imageUrl.trim()) && { imageUrl: 'no-url' }),
  };
}

/** The form of a new item. */
export const NEW_ITEM: ItemDraft = {
  name: '',
  description: '',
  price: '',
  imageUrl: '',
  aliases: [],
  dietary: [],
  availability: EVERY_DAY,
};

/** The form of an item that is there. */
export function draftOfItem(item: Item): ItemDraft {
  const { name, description, price, imageUrl = '', aliases, dietary, availability } = item;
  return { name, description, price: priceText(price), imageUrl, aliases, dietary, availability };
}

/** What a draft without problems says of its item. */
export function fieldsOfItem(draft: ItemDraft, displayOrder: number): ItemFields {
  const { name, description, price, imageUrl, aliases, dietary, availability } = draft;
  return {
    name: name.trim(),
    description: description.trim(),
    price: parsePrice(price) ?? 0,
    imageUrl: isBlank(imageUrl) ? undefined : imageUrl.trim(),
    aliases,
    dietary,
    displayOrder,
    availability,
  };
}

const isBlank = (text: string) => text.trim() === '';
