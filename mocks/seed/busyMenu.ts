import { EVERY_DAY, type Menu, type MenuItem } from '../db/settings/shapes.ts';
import type { Random } from './random.ts';

const CATEGORIES = 60;
const ITEMS = 2000;

const MANNERS = ['Grilled', 'Smoked', 'Stuffed', 'Braised', 'Crisp', 'Chilled', 'Roasted', 'Pickled'];
const DISHES = [
  'aubergine',
  'sea bass',
  'ravioli',
  'lamb',
  'artichoke',
  'polenta',
  'octopus',
  'fennel',
  'duck',
];
const SIDES = [
  'with lemon',
  'with saffron',
  'in its broth',
  'with almonds',
  'on rye',
  'with dill',
  'and capers',
];

/** Generates a menu of 2,000 items in 60 categories. */
export function busyMenu(chance: Random): Menu {
  const categories = Array.from({ length: CATEGORIES }, (_, index) => ({
    id: `category-${index + 1}`,
    name: `${chance.pick(MANNERS)} things ${index + 1}`,
    description: '',
    displayOrder: index + 1,
    isActive: true,
    items: itemsOf(index, chance),
  }));
  return { categories };
}

/** Generates every sixtieth item, so that categories have similar sizes. */
function itemsOf(category: number, chance: Random): MenuItem[] {
  const count = Math.ceil((ITEMS - category) / CATEGORIES);
  return Array.from({ length: count }, (_, place) => {
    const number = place * CATEGORIES + category + 1;
    return {
      id: `item-${number}`,
      name: `${chance.pick(MANNERS)} ${chance.pick(DISHES)} ${number}`,
      description: `${chance.pick(DISHES)} ${chance.pick(SIDES)}, ${chance.pick(MANNERS)}`.toLowerCase(),
      price: (400 + chance.below(3600)) / 100,
      imageUrl: null,
      aliases: chance.oneIn(4) ? [] : [`number ${number}`],
      dietary: chance.oneIn(3) ? [{ type: 'vegetarian', level: null }] : [],
      displayOrder: place + 1,
      availability: { isAvailable: !chance.oneIn(20), availableDays: EVERY_DAY },
    };
  });
}
