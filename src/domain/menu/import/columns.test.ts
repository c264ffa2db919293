import { describe, expect, it } from 'vitest';
import { aSheet } from '#tests/support/builders/sheet.ts';
import { recognizeColumns, headerSignature, assignColumnUse } from './columns.ts';

const recognized = (...rows: readonly (readonly string[])[]) => recognizeColumns(aSheet(rows));
const usesOf = (header: string) => {
  const { choice } = recognized(header.split(','));
  return choice.uses.map((use) => (use === 'unused' ? '-' : use)).join(' ');
};

// (rule: recognized columns)
describe('recognizeColumns', () => {
  it('recognizes the columns of known programs', () => {
    for (const [origin, header, uses] of [
      ['own', 'Category,Item,Description,Price', 'category item description price'],
      ['own', ' CATEGORY ,item*,Price ($)', 'category item price'],
      [
        'square',
        'Token,Item Name,Variation Name,SKU,Description,Category,Price,Enabled Downtown',
        '- item size - description category price forSale',
      ],
      [
        'square',
        'Reference Handle,Token,Item Name,Customer-facing Name,Variation Name,SKU,Description,Categories,Reporting Category,Item Type,Price,Archived,Modifier Set - Toppings,Tax - Sales (8%)',
        '- - item aliases size - description category - kind price notForSale modifiers -',
      ],
      [
        'clover',
        'Clover ID,Name,Alternate Name,Price,Price Type,Price Unit,Tax Rates,SKU,Modifier Groups,Quantity',
        '- item aliases price priceType - - - modifiers -',
      ],
      [
        'clover',
        'Clover ID,Name,Price,Price Type,Hidden?,Non-revenue item?,Modifier Groups,Categories,Variant Attribute,Variant Option',
        '- item price priceType notForSale notForSale modifiers category - size',
      ],
      [
        'loyverse',
        'Handle,SKU,Name,Category,Description,Sold by weight,Option 1 name,Option 1 value,SKU of included item,Track stock,Available for sale [Cafe],Price [Cafe],In stock [Cafe],Modifier - "Milk"',
        '- - item category description priceType - size component - forSale price stock modifiers',
      ],
      [
        'woocommerce',
        'ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,In stock?,Stock,Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
        '- kind - item forSale forSale description - available stock - price category imageUrl - - size',
      ],
      ['toast', 'Menu Name,Menu Group,Subgroup,Menu Item,Base Price', '- category - item price'],
      [
        'toast',
        'Master ID,Item ID,Parent ID,Menu Name,Menu Group,Subgroup,Menu Item,Avg Price',
        '- - - - category - item -',
      ],
      [
        'toast',
        'Entity type,Name,Menu group(s),Pricing strategy,Price',
        'kind item category priceType price',
      ],
      [
        'other',
        'Kategorie;Gericht;Beschreibung;Preis (€)'.replaceAll(';', ','),
        'category item description price',
      ],
      ['other', 'Catégorie,Plat,Description,Prix', 'category item description price'],
      ['other', 'Categoría,Platillo,Descripción,Precio', 'category item description price'],
      ['other', 'Section,Dish,Price USD', 'category item price'],
      ['own', 'Category,Item,Price in $', 'category item price'],
      ['other', 'categoryName,itemName,itemPrice', 'category item price'],
      ['other', 'category_name,item_name,price_cents', 'category item -'],
    ] as const) {
      expect(recognized(header.split(',')).origin, origin).toBe(origin);
      expect(usesOf(header), origin).toBe(uses);
    }
  });

  it('treats columns named after sizes as prices if they contain prices', () => {
    const header = ['Category', 'Item', 'Small', 'Large Price', '12"', 'Family'];
    const { choice } = recognized(header, ['Pizza', 'Margherita', '12', '18', '$14', 'yes']);
    expect(choice.uses).toEqual(['category', 'item', 'sizePrice', 'sizePrice', 'sizePrice', 'unused']);
  });

  it('imports the prices of meals, and the regular price of a shop instead of its sale price', () => {
    const row = ['Mains', 'Fish', '12', '18'];
    const usesIn = (header: string) => recognized(header.split(','), row).choice.uses.slice(2);
    expect(usesIn('Category,Item,Lunch Price,Dinner Price')).toEqual(['sizePrice', 'sizePrice']);
    expect(usesIn('Categories,Name,Sale price,Regular price')).toEqual(['unused', 'price']);
  });

  it('imports the columns of one location', () => {
    const header =
      'Token,Item Name,Variation Name,Price,Enabled Downtown,Price Downtown,Enabled Harbor,Price Harbor'.split(
        ',',
      );
    const at = (location?: string) => recognizeColumns(aSheet([header]), location);
    expect(at()).toMatchObject({ locations: ['Downtown', 'Harbor'], location: 'Downtown' });
    expect(at().choice.uses.slice(4)).toEqual(['forSale', 'locationPrice', 'unused', 'unused']);
    expect(at('Harbor').choice.uses.slice(4)).toEqual(['unused', 'unused', 'forSale', 'locationPrice']);
  });

  it('does not treat a quantity in stock as the availability of an item', () => {
    const usesIn = (...stock: readonly string[]) =>
      recognized(['Category', 'Item', 'In stock'], ...stock.map((cell) => ['Drinks', 'Cola', cell])).choice
        .uses[2];
    expect(usesIn('24', '0')).toBe('stock');
    expect(usesIn('1', '0')).toBe('available');
  });

  it("ignores other programs' ids, which could match by chance", () => {
    expect(usesOf('Category,Item,Item ID')).toBe('category item itemId');
    expect(usesOf('Menu Group,Menu Item,Item ID')).toBe('category item -');
  });

  it('finds the column names below a title', () => {
    const columns = recognized(
      ['Our menu'],
      [''],
      ['Category', 'Item', 'Price'],
      ['Pizza', 'Margherita', '12'],
    );
    expect(columns).toMatchObject({ start: 2, count: 3, choice: { hasHeader: true } });
  });

  it("finds no column names in a file that doesn't have any", () => {
    expect(recognized(['Pizza', 'Margherita', '12.50'], ['Pizza', 'Marinara', '11'])).toMatchObject({
      start: 0,
      choice: { hasHeader: false, uses: ['unused', 'unused', 'unused'] },
    });
    expect(recognized(['Gang', 'Was', 'Kosten'])).toMatchObject({ choice: { hasHeader: true } });
  });

  it('assigns most uses to one column, but modifiers and size prices to several', () => {
    const { choice } = recognized(['Category', 'Item', 'Price']);
    expect(assignColumnUse(choice, 2, 'item').uses).toEqual(['category', 'unused', 'item']);
    const sizes = assignColumnUse(assignColumnUse(choice, 0, 'sizePrice'), 2, 'sizePrice');
    expect(sizes.uses).toEqual(['sizePrice', 'item', 'sizePrice']);
  });

  it('identifies files by their column names, ignoring case and accents', () => {
    expect(headerSignature(['Catégorie ', 'ITEM'])).toBe(headerSignature(['categorie', 'Item']));
    expect(headerSignature(['a', 'b'])).not.toBe(headerSignature(['b', 'a']));
  });
});
