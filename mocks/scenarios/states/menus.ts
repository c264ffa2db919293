import type { ScenarioContext } from '../scenarioContext.ts';
import { EVERY_DAY, type Menu, type MenuItem } from '../../db/settings/shapes.ts';
import { signInMember, type State } from './state.ts';

export const menuStates = {
  'a restaurant with a menu': (context) => ownerOf(context, menu(context)),
  'a restaurant with an empty menu': (context) => ownerOf(context, { categories: [] }),
  'no such category': (context) => ({
    ...ownerOf(context, { categories: [] }),
    categoryId: context.given('categoryId', 'no-such-category'),
  }),
  'no such menu item': (context) => {
    const { categories } = menu(context);
    const emptied = categories.map((category) => ({ ...category, items: [] }));
    return {
      ...ownerOf(context, { categories: emptied }),
      itemId: context.given('itemId', 'no-such-item'),
    };
  },
} satisfies Record<string, State>;

function ownerOf(context: ScenarioContext, { categories }: Menu) {
  const { values, company, companyId } = signInMember(context, 'owner');
  context.settings(company, { menu: { categories } });
  const [first] = categories;
  return { ...values, companyId, categoryId: first?.id ?? '', itemId: first?.items[0]?.id ?? '' };
}

function menu(context: ScenarioContext): Menu {
  const item = (id: string, name: string, price: number, overrides: Partial<MenuItem>): MenuItem => ({
    id,
    name,
    description: `${name} of the house`,
    price,
    imageUrl: null,
    aliases: [],
    dietary: [],
    displayOrder: 1,
    availability: { isAvailable: true, availableDays: EVERY_DAY },
    ...overrides,
  });
  return {
    categories: [
      {
        id: context.given('categoryId', 'desserts'),
        name: 'Desserts',
        description: 'Made in the house',
        displayOrder: 1,
        isActive: true,
        items: [
          item(context.given('itemId', 'tiramisu'), 'Tiramisù', 11, {
            imageUrl: 'https://aurora.example/tiramisu.jpg',
            aliases: ['coffee cake', 'pick me up'],
            dietary: [{ type: 'vegetarian', level: 'lacto-ovo' }],
            displayOrder: 1,
          }),
          item('panna-cotta', 'Panna cotta', 9, { displayOrder: 2 }),
          item('affogato', 'Affogato', 6.5, {
            displayOrder: 3,
            availability: { isAvailable: false, availableDays: ['friday', 'saturday'] },
          }),
        ],
      },
      {
        id: 'entrees',
        name: 'Entrees',
        description: '',
        displayOrder: 2,
        isActive: true,
        items: [
          item('arrabbiata', "Penne all'arrabbiata", 19, {
            aliases: ['spicy penne'],
            dietary: [
              { type: 'vegan', level: null },
              { type: 'spicy', level: 'hot' },
            ],
            displayOrder: 1,
          }),
          item('margherita', 'Pizza Margherita', 18, { aliases: ['plain pizza'], displayOrder: 2 }),
        ],
      },
      { id: 'specials', name: 'Specials', description: '', displayOrder: 3, isActive: false, items: [] },
    ],
  };
}
