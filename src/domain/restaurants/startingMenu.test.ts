import { describe, expect, it } from 'vitest';
import { menuFromJson } from '#domain/menu/menuJson.ts';
import { emptyMenuJson, importedMenuJson, importedMenuSize } from './startingMenu.ts';

const details = { name: ' Osteria Nina ', address: '1 Lake Street', phone: '+1 607 555 0100', email: '' };

const menu = {
  categories: [
    {
      name: 'Pizza',
      items: [
        {
          name: 'Diavola',
          description: 'Spicy salami',
          price: 14,
          aliases: ['spicy pizza'],
          dietary: [{ type: 'spicy', level: 'hot' }],
          isAvailable: false,
          availableDays: ['friday'],
        },
        { name: 'Broken row', isSkipped: true },
      ],
    },
    { name: 'Drinks', items: [{ name: 'Water' }] },
  ],
};

// (rule: starting menu)
describe('The starting menu', () => {
  it('is empty, with the sections of the sample menu and the details entered so far', () => {
    expect(JSON.parse(emptyMenuJson(details))).toEqual({
      businessName: 'Osteria Nina',
      contactInformation: { address: '1 Lake Street', phone: '+1 607 555 0100', email: '' },
      menu: { appetizers: [], entrees: [], desserts: [], beverages: [] },
    });
  });

  it("has a file's items by category, without rows that cannot be imported", () => {
    expect(JSON.parse(importedMenuJson(details, menu))).toMatchObject({
      businessName: 'Osteria Nina',
      menu: {
        Pizza: [
          {
            name: 'Diavola',
            description: 'Spicy salami',
            price: 14,
            aliases: ['spicy pizza'],
            dietary: [{ type: 'spicy', level: 'hot' }],
            availability: { isAvailable: false, availableDays: ['friday'] },
          },
        ],
        Drinks: [{ name: 'Water', description: '' }],
      },
    });
  });

  it('can be imported again without changes', () => {
    expect(menuFromJson(importedMenuJson(details, menu))).toMatchObject({
      outcome: 'read',
      menu: {
        categories: [
          { name: 'Pizza', items: [{ aliases: ['spicy pizza'], isAvailable: false, price: 14 }] },
          { name: 'Drinks', items: [{ name: 'Water', price: undefined }] },
        ],
      },
    });
  });

  it('keeps the items of two categories with the same name', () => {
    const soups = (name: string) => ({ name: 'Soups', items: [{ name, price: 7 }] });
    const json = importedMenuJson(details, { categories: [soups('Chili'), soups('Borscht')] });
    expect(JSON.parse(json)).toMatchObject({ menu: { Soups: [{ name: 'Chili' }, { name: 'Borscht' }] } });
  });

  it('has a count of its items and categories', () => {
    expect(importedMenuSize(menu)).toEqual({ items: 2, categories: 2 });
  });
});
