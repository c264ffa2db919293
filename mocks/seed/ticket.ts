import type { Random } from './random.ts';
import type { CompanyRow } from '../db/tables.ts';

export interface Dish {
  readonly name: string;
  /** In dollars. */
  readonly price: number;
}

const WIDTH = 32;
const rule = '-'.repeat(WIDTH);

const guests = 'Dana Priya Marco Wei Amara Jonas Lucía Tom Aisha Kenji Rosa Ben Mei Omar Ida Luis'.split(' ');
const streets = ['Mott Street', 'East 7th Street', 'Spring Street', 'Roosevelt Avenue', 'Bleecker Street'];
const wishes = ['no onions', 'extra sauce', 'well done', 'sauce on the side', 'no cheese', 'cut in half'];
const remarks = [
  'ALLERGY: nuts. Clean pan, please.',
  'ALLERGY: gluten.',
  'Birthday, add a candle',
  'Ring at the side door',
  'No cutlery',
];

/** Formats the printed kitchen ticket: order type, guest, dishes, and prices. */
export function ticket(dishes: readonly Dish[], chance: Random): string {
  const lines = Array.from({ length: 1 + chance.below(4) }, () => {
    const { name, price } = chance.pick(dishes);
    const count = chance.oneIn(3) ? 2 : 1;
    return { name, count, sum: count * price, wish: chance.oneIn(4) ? chance.pick(wishes) : undefined };
  });
  return [
    heading(chance),
    `${chance.pick(guests)}, (212) 555-01${chance.digits(2)}`,
    rule,
    ...lines.flatMap(({ name, count, sum, wish }) => [
      columns(`${count} x ${name}`, sum.toFixed(2)),
      ...(wish ? [`    ${wish}`] : []),
    ]),
    rule,
    columns('TOTAL', `$${lines.reduce((total, { sum }) => total + sum, 0).toFixed(2)}`),
    ...(chance.oneIn(4) ? ['', chance.pick(remarks)] : []),
  ].join('\n');
}

function heading(chance: Random): string {
  switch (chance.below(4)) {
    case 0:
      return `DELIVERY ${1 + chance.below(300)} ${chance.pick(streets)}`;
    case 1:
      return `TABLE ${1 + chance.below(24)}`;
    default:
      return `PICKUP IN ${15 + 5 * chance.below(7)} MIN`;
  }
}

function columns(left: string, right: string): string {
  return `${left.padEnd(WIDTH - right.length - 1)} ${right}`;
}

const anyDishes: readonly Dish[] = [
  { name: 'Soup of the day', price: 9 },
  { name: 'Dish of the day', price: 18 },
  { name: 'Sparkling water', price: 4 },
];

/** A company's dishes from all menu sections, or typical dishes if it has none. */
export function dishesOf({ menuData }: CompanyRow): readonly Dish[] {
  const menu = menuData?.['menu'];
  const sections: unknown[] = typeof menu === 'object' && menu !== null ? Object.values(menu) : [];
  const dishes = sections.flat().filter(isDish);
  return dishes.length > 0 ? dishes : anyDishes;
}

function isDish(item: unknown): item is Dish {
  return (
    typeof item === 'object' &&
    item !== null &&
    'name' in item &&
    typeof item.name === 'string' &&
    'price' in item &&
    typeof item.price === 'number'
  );
}
