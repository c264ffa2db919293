import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { Menus } from '#application/menu/Menus.ts';
import { DAYS } from '#domain/menu/menu.ts';
import { aCategory, aMenu, anItem, categoryFields, itemFields } from '#tests/support/builders/menu.ts';
import { containerAt } from '../support/containerAt.ts';
import { expectFailure, INVALID, NOT_FOUND, itFails } from '../support/itFails.ts';
import { listOf, bearer, nonEmptyString, fromState, anyOfWords, price, scalar } from '../support/matchers.ts';
import { given } from '../support/pact.ts';
import { signedIn } from '../support/sessions.ts';
import { CREATED_STATUS, OK_STATUS, ANY_SUCCESS_STATUS, REFUSED_STATUS } from '../support/statuses.ts';

const { arrayContaining, atLeastOneLike, boolean, number, string } = MatchersV3;

const menusAt = (url: string) => containerAt(url, signedIn).get<Menus>(Menus);

// the console shows its own message for an error, so the contracts allow any body

const ROOT = '/api/companies/restaurants/${companyId}/menu';
const EXAMPLE = '/api/companies/restaurants/aurora/menu';
const menuPath = fromState(ROOT, EXAMPLE);
const categoriesPath = fromState(`${ROOT}/categories`, `${EXAMPLE}/categories`);
const categoryPath = fromState(`${ROOT}/categories/\${categoryId}`, `${EXAMPLE}/categories/sweets`);
const itemsPath = fromState(`${ROOT}/categories/\${categoryId}/items`, `${EXAMPLE}/categories/sweets/items`);
const itemPath = fromState(
  `${ROOT}/categories/\${categoryId}/items/\${itemId}`,
  `${EXAMPLE}/categories/sweets/items/pie`,
);
const itemId = fromState('${itemId}', 'pie');
const sweets = { restaurantId: 'aurora', categoryId: 'sweets' };

const fields = itemFields({
  imageUrl: 'https://aurora.example/pie.jpg',
  dietary: [{ type: 'spicy', level: 'mild' }],
  availability: { isAvailable: false, availableDays: ['monday'] },
});
const pie = { id: 'pie', ...fields };
const ofSweets = { description: 'Made in the house', isActive: false };
const desserts = categoryFields(ofSweets);

/** An item's required fields; only the image and a dietary level may be missing. */
const anyItem = {
  id: nonEmptyString('pie'),
  name: string(pie.name),
  description: string(pie.description),
  price: price(pie.price),
  aliases: listOf(string('coffee cake')),
  dietary: listOf({ type: string('spicy') }),
  displayOrder: number(1),
  availability: { isAvailable: boolean(false), availableDays: listOf(anyOfWords(DAYS, 'monday')) },
};
const barePie = anItem('pie', {
  imageUrl: undefined,
  aliases: ['coffee cake'],
  dietary: [{ type: 'spicy' }],
  displayOrder: 1,
  availability: { isAvailable: false, availableDays: ['monday'] },
});

/** An item with every field. */
const wholeItem = {
  ...anyItem,
  imageUrl: nonEmptyString('https://aurora.example/pie.jpg'),
  aliases: atLeastOneLike(string('coffee cake')),
  // in this example, only `spicy` has a level, which may be a word or a number
  dietary: arrayContaining({ type: string('spicy'), level: scalar('mild') }),
  availability: { isAvailable: boolean(false), availableDays: atLeastOneLike(anyOfWords(DAYS, 'monday')) },
};
const { imageUrl: _picture, ...pictureless } = wholeItem;

/** The fields of a category without its items. */
const ownFields = {
  name: string('Desserts'),
  description: string('Made in the house'),
  displayOrder: number(1),
  isActive: boolean(false),
};
const anyCategory = { id: nonEmptyString('sweets'), ...ownFields };

describe('Menu', () => {
  it('is read with its categories and items', () =>
    given('a restaurant with a menu')
      .uponReceiving('a request for the menu')
      .withRequest('GET', menuPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          categories: atLeastOneLike({ ...anyCategory, displayOrder: number(2), items: listOf(anyItem) }),
        }),
      )
      .executeTest(async ({ url }) => {
        const bareSweets = aCategory('sweets', [barePie], { ...ofSweets, displayOrder: 2 });
        expect(await menusAt(url).menu('aurora')).toEqual({ categories: [bareSweets] });
      }));

  it('is read with every field of an item', () =>
    given('a restaurant with a menu')
      .uponReceiving('a request for the menu, with an item that has every field')
      .withRequest('GET', menuPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          categories: arrayContaining({ ...anyCategory, items: arrayContaining(wholeItem) }),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await menusAt(url).menu('aurora')).toEqual(aMenu(aCategory('sweets', [pie], ofSweets)));
      }));

  it('can be empty', () =>
    given('a restaurant with an empty menu')
      .uponReceiving('a request for an empty menu')
      .withRequest('GET', menuPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ categories: [] }))
      .executeTest(async ({ url }) => {
        expect(await menusAt(url).menu('aurora')).toEqual({ categories: [] });
      }));

  itFails('a request for the menu', ['GET', menuPath], (url) => menusAt(url).menu('aurora'), {
    'of a restaurant the user may not see': [NOT_FOUND, 'a company the user may not see'],
  });
});

describe('Saving a whole menu', () => {
  const current = aMenu();
  const edited = { categories: [{ id: 'new desserts', ...desserts, items: [{ id: 'new pie', ...fields }] }] };
  const sent = { categories: [{ ...desserts, items: [fields] }] };

  it('returns the menu with IDs for new entries', () =>
    given('a restaurant with a menu')
      .uponReceiving('a menu to save')
      .withRequest('PUT', menuPath, (request) => request.headers(bearer()).jsonBody(sent))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          menu: { categories: atLeastOneLike({ ...anyCategory, items: atLeastOneLike(wholeItem) }) },
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await menusAt(url).save('aurora', edited, current)).toEqual(
          aMenu(aCategory('sweets', [pie], ofSweets)),
        );
      }));

  it('is rejected for an invalid price', () => {
    const item = anItem('new pie', { ...fields, price: -1 });
    const free = { categories: [{ id: 'new desserts', ...desserts, items: [item] }] };
    const body = { categories: [{ ...desserts, items: [{ ...fields, price: -1 }] }] };
    return given('a restaurant with a menu')
      .uponReceiving('a menu with an invalid price')
      .withRequest('PUT', menuPath, (request) => request.headers(bearer()).jsonBody(body))
      .willRespondWith(REFUSED_STATUS(400))
      .executeTest(({ url }) => expectFailure(menusAt(url).save('aurora', free, current), 'rejected', 400));
  });
});

describe('Menu category', () => {
  it('is added', () =>
    given('a restaurant with a menu')
      .uponReceiving('a new category')
      .withRequest('POST', categoriesPath, (request) => request.headers(bearer()).jsonBody(desserts))
      .willRespondWith(CREATED_STATUS, (response) => response.jsonBody({ category: anyCategory }))
      .executeTest(async ({ url }) => {
        expect(await menusAt(url).addCategory('aurora', desserts)).toEqual(aCategory('sweets', [], ofSweets));
      }));

  itFails(
    'a new category',
    ['POST', categoriesPath, { body: { ...desserts, name: '' } }],
    (url) => menusAt(url).addCategory('aurora', { ...desserts, name: '' }),
    { 'without a name': [INVALID, 'a restaurant with a menu'] },
  );

  it('is changed', () =>
    given('a restaurant with a menu')
      .uponReceiving('a change of a category')
      .withRequest('PUT', categoryPath, (request) => request.headers(bearer()).jsonBody(desserts))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ category: ownFields }))
      .executeTest(async ({ url }) => {
        expect(await menusAt(url).changeCategory(sweets, desserts)).toEqual(desserts);
      }));

  itFails(
    'a change of a category',
    ['PUT', categoryPath, { body: desserts }],
    (url) => menusAt(url).changeCategory(sweets, desserts),
    {
      'that does not exist': [NOT_FOUND, 'no such category'],
    },
  );

  it('is deleted', () =>
    given('a restaurant with a menu')
      .uponReceiving('a deletion of a category')
      .withRequest('DELETE', categoryPath, (request) => request.headers(bearer()))
      // the contracts allow any body
      .willRespondWith(ANY_SUCCESS_STATUS)
      .executeTest(async ({ url }) => {
        await expect(menusAt(url).removeCategory(sweets)).resolves.toBeUndefined();
      }));
});

describe('Menu item', () => {
  it('is added', () =>
    given('a restaurant with a menu')
      .uponReceiving('a new menu item')
      .withRequest('POST', itemsPath, (request) => request.headers(bearer()).jsonBody(fields))
      .willRespondWith(CREATED_STATUS, (response) => response.jsonBody({ item: wholeItem }))
      .executeTest(async ({ url }) => {
        expect(await menusAt(url).addItem(sweets, fields)).toEqual(pie);
      }));

  itFails(
    'a new menu item',
    ['POST', itemsPath, { body: fields }],
    (url) => menusAt(url).addItem(sweets, fields),
    {
      'in a category that does not exist': [NOT_FOUND, 'no such category'],
    },
  );

  it('is changed and can lose its image', () => {
    const item = { ...pie, imageUrl: undefined };
    return given('a restaurant with a menu')
      .uponReceiving('a change of a menu item')
      .withRequest('PUT', itemPath, (request) =>
        request.headers(bearer()).jsonBody({ ...item, id: itemId, imageUrl: null }),
      )
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ item: pictureless }))
      .executeTest(async ({ url }) => {
        expect(await menusAt(url).changeItem(sweets, item)).toEqual({ ...pie, imageUrl: undefined });
      });
  });

  itFails(
    'a change of a menu item',
    ['PUT', itemPath, { body: { ...pie, id: itemId } }],
    (url) => menusAt(url).changeItem(sweets, pie),
    {
      'that does not exist': [NOT_FOUND, 'no such menu item'],
    },
  );

  it('is deleted', () =>
    given('a restaurant with a menu')
      .uponReceiving('a deletion of a menu item')
      .withRequest('DELETE', itemPath, (request) => request.headers(bearer()))
      // the contracts allow any body
      .willRespondWith(ANY_SUCCESS_STATUS)
      .executeTest(async ({ url }) => {
        await expect(menusAt(url).removeItem(sweets, 'pie')).resolves.toBeUndefined();
      }));
});
