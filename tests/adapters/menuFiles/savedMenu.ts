import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';

/** A menu with all texts and numbers that spreadsheets often change. */
export const savedMenu = aMenu(
  aCategory(
    '0012',
    [
      anItem('1e5', {
        name: '=SUM(A1:A9)',
        description: '+1 for dessert',
        price: 7,
        aliases: ['-', '@home'],
      }),
      anItem('i2', { name: '7-11', description: '1/2 portion', price: 12.5, aliases: ['1,150', '12:30'] }),
      anItem('i3', { name: 'March 3', description: 'TRUE', price: 1150, aliases: [], dietary: [] }),
      anItem('i4', {
        name: '007',
        description: '1.150,00',
        price: 0.5,
        imageUrl: 'https://aurora.example/7.jpg',
      }),
    ],
    { name: '42' },
  ),
  aCategory(
    'c2',
    [
      anItem('i5', {
        name: 'Crème brûlée',
        description: 'Warm,\nwith "sugar"; sweet',
        price: 8,
        aliases: ['a\\b', 'c; d'],
      }),
      anItem('i6', { name: 'Joe’s 12" pie – large', description: ' spaces ', price: 11.99 }),
      anItem('i7', {
        name: "'quoted'",
        description: "'=1",
        price: 3,
        dietary: [{ type: 'spicy', level: 'mild' }, { type: 'Paleo' }],
        availability: { isAvailable: false, availableDays: ['monday', 'friday'] },
      }),
    ],
    { name: 'Café & Süßes', description: 'Served all day', isActive: false },
  ),
  aCategory('3', [], { name: 'TRUE', description: '2026-05-07' }),
);
