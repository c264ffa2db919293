import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { anItem, someMenu } from '#tests/support/builders/menu.ts';
import { hasNoProblems } from '#domain/shared/problems.ts';
import { draftOfItem, fieldsOfItem, itemProblems, NEW_ITEM, type ItemDraft } from './itemDraft.ts';
import { DAYS } from './menu.ts';

const problemsOf = (changes: Partial<ItemDraft>) =>
  itemProblems({ ...draftOfItem(anItem('i1')), ...changes });

describe('The item form', () => {
  it('requires a name, a price, and a description', () => {
    const required = { name: 'required', price: 'required', description: 'required' };
    expect(itemProblems(NEW_ITEM)).toEqual(required);
    expect(problemsOf({ name: ' ', price: ' ', description: '\n' })).toEqual(required);
    expect(problemsOf({})).toEqual({});
  });

  it('rejects an invalid price', () => {
    for (const price of ['-1', '1.234', 'twelve'])
      expect(problemsOf({ price }), price).toEqual({ price: 'no-price' });
  });

  it('accepts only URLs as an image', () => {
    expect(problemsOf({ imageUrl: 'javascript:alert(1)' })).toEqual({ imageUrl: 'no-url' });
    expect(problemsOf({ imageUrl: ' https://aurora.example/tiramisu.jpg ' })).toEqual({});
    // text from a web page may contain a non-breaking space
    expect(problemsOf({ imageUrl: '\u00a0https://aurora.example/tiramisu.jpg' })).toEqual({});
    expect(problemsOf({ imageUrl: ' ' })).toEqual({});
  });

  // (rule: new item availability)
  it('is available every day by default', () => {
    expect(NEW_ITEM.availability).toEqual({ isAvailable: true, availableDays: DAYS });
  });

  it('returns the original item', () =>
    fc.assert(
      fc.property(someMenu(), ({ categories }) => {
        for (const item of categories.flatMap(({ items }) => items)) {
          const draft = draftOfItem(item);
          expect({ id: item.id, ...fieldsOfItem(draft, item.displayOrder) }).toEqual(item);
          expect(hasNoProblems(itemProblems(draft))).toBe(item.description !== '');
        }
      }),
    ));

  it('trims text', () => {
    const draft = {
      ...NEW_ITEM,
      name: ' Affogato ',
      description: ' hot and cold ',
      price: ' 6.5 ',
      imageUrl: ' ',
    };
    expect(fieldsOfItem(draft, 4)).toMatchObject({
      name: 'Affogato',
      description: 'hot and cold',
      price: 6.5,
      imageUrl: undefined,
      displayOrder: 4,
    });
  });
});
