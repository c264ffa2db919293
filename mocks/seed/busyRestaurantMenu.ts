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
export function busyRestaurantMenu(random: Random): Menu {
  const categories = Array.from({ length: CATEGORIES }, (_, index) => ({
    id: `category-${index + 1}`,
    name: `${random.pick(MANNERS)} things ${index + 1}`,
    description: '',
    displayOrder: index + 1,
    isActive: true,
    items: itemsOf(index, random),
  }));
  return { categories };
}

/** Generates every sixtieth item, so that categories have similar sizes. */
function itemsOf(category: number, random: Random): MenuItem[] {
  const count = Math.ceil((ITEMS - category) / CATEGORIES);
  return Array.from({ length: count }, (_, place) => {
    const number = place * CATEGORIES + category + 1;
    return {
      id: `item-${number}`,
      name: `${random.pick(MANNERS)} ${random.pick(DISHES)} ${number}`,
      description: `${random.pick(DISHES)} ${random.pick(SIDES)}, ${random.pick(MANNERS)}`.toLowerCase(),
      price: (400 + random.below(3600)) / 100,
      imageUrl: null,
      aliases: random.oneIn(4) ? [] : [`number ${number}`],
      dietary: random.oneIn(3) ? [{ type: 'vegetarian', level: null }] : [],
      displayOrder: place + 1,
      availability: { isAvailable: !random.oneIn(20), availableDays: EVERY_DAY },
    };
  });
}
