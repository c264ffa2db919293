import { guestFirstNames } from './guestFirstNames.ts';
import type { Random } from './random.ts';
import type { CompanyRow } from '../db/tables.ts';

export interface Dish {
  readonly name: string;
  /** In dollars. */
  readonly price: number;
  /** Whether an order may consist of this dish alone. */
  readonly isMain?: boolean;
}

/** The dishes and streets on a restaurant's tickets. */
interface Kitchen {
  /** The dishes that callers can order. Leaves out alcohol, which is served only at the table. */
  readonly dishes: readonly Dish[];
  /** Streets nearby. */
  readonly streets: readonly string[];
}

const WIDTH = 32;
const rule = '-'.repeat(WIDTH);

const manhattan = ['Mott Street', 'Spring Street', 'Bleecker Street', 'Prince Street', 'Houston Street'];
const queens = ['Roosevelt Avenue', '35th Avenue', '37th Avenue', 'Northern Boulevard', '82nd Street'];

/** Guests' requests, for dishes whose name matches the pattern. */
const wishes: readonly (readonly [RegExp, readonly string[]])[] = [
  [/pizza/i, ['cut in squares', 'extra basil', 'well done']],
  [/tagliatelle/i, ['extra Parmesan', 'no Parmesan']],
  [/branzino/i, ['extra lemon', 'no fennel']],
  [/burrata/i, ['no basil oil']],
  [/arancini|samosa|paneer/i, ['sauce on the side']],
  [/butter chicken|masala|gobi|biryani/i, ['mild', 'extra hot']],
  [/lassi|water|juice/i, ['no ice']],
  [/soup/i, ['no dill']],
  [/patty melt/i, ['no onions', 'well done']],
  [/pancakes/i, ['butter on the side']],
  [/pie/i, ['with ice cream']],
];

const ALCOHOL = /chianti|pinot|negroni|wine|beer|by the glass/i;

/** Generates a printed kitchen ticket with order type, guest, dishes, and prices. */
export function kitchenTicket({ dishes, streets }: Kitchen, random: Random): string {
  const count = Math.min(dishes.length, 1 + random.below(4));
  const mains = dishes.filter(({ isMain }) => isMain);
  const chosen = new Set([random.pick(mains.length > 0 ? mains : dishes)]);
  while (chosen.size < count) chosen.add(random.pick(dishes));
  const lines = [...chosen].map((dish) => {
    const portions = random.oneIn(3) ? 2 : 1;
    return { ...dish, portions, sum: portions * dish.price, wish: wishFor(dish, random) };
  });
  const isDelivery = random.oneIn(3);
  return [
    isDelivery
      ? `DELIVERY ${10 + random.below(290)} ${random.pick(streets)}`
      : `PICKUP IN ${20 + 5 * random.below(6)} MIN`,
    `${random.pick(guestFirstNames)}, (${random.pick(AREA_CODES)}) 555-01${random.digits(2)}`,
    rule,
    ...lines.flatMap(({ name, portions, sum, wish }) => [
      columns(`${portions} x ${name}`, sum.toFixed(2)),
      ...(wish ? [`    ${wish}`] : []),
    ]),
    rule,
    columns('TOTAL', `$${lines.reduce((total, { sum }) => total + sum, 0).toFixed(2)}`),
    ...(random.oneIn(4) ? ['', random.pick(isDelivery ? deliveryRemarks : pickupRemarks)] : []),
  ].join('\n');
}

const AREA_CODES = ['212', '347', '646', '718', '917'];

// allergens that no dish in the demo's phone orders contains
const allergies = ['ALLERGY: shellfish. Clean pan, please.', 'ALLERGY: sesame.'];
const deliveryRemarks = [...allergies, 'Ring at the side door', 'Leave with the doorman', 'No cutlery'];
const pickupRemarks = [...allergies, 'No cutlery', 'Will call from the car', 'Extra napkins'];

function wishFor({ name }: Dish, random: Random): string | undefined {
  const fitting = wishes.find(([words]) => words.test(name))?.[1];
  return fitting && random.oneIn(4) ? random.pick(fitting) : undefined;
}

function columns(left: string, right: string): string {
  return `${left.padEnd(WIDTH - right.length - 1)} ${right}`;
}

const anyDishes: readonly Dish[] = [
  { name: 'Soup of the day', price: 9 },
  { name: 'Dish of the day', price: 18, isMain: true },
  { name: 'Sparkling water', price: 4 },
];

/** Returns a company's dishes and nearby streets. A company without a menu gets typical dishes. */
export function kitchenOf({ menuData, address }: CompanyRow): Kitchen {
  const menu = menuData?.['menu'];
  const sections: [string, unknown][] = typeof menu === 'object' && menu !== null ? Object.entries(menu) : [];
  const dishes = sections
    .flatMap(([section, items]) =>
      [items]
        .flat()
        .filter(isDish)
        .map((dish) => ({ ...dish, isMain: section === 'entrees' })),
    )
    .filter(({ name }) => !ALCOHOL.test(name));
  return {
    dishes: dishes.length > 0 ? dishes : anyDishes,
    streets: address?.city === 'Queens' ? queens : manhattan,
  };
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
