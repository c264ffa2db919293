import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { Menus } from '#application/menu/Menus.ts';
import { aCategory, aMenu, anItem, categoryFields, itemFields } from '#tests/support/builders/menu.ts';
import { containerAt } from '../support/containerAt.ts';
import { expectFailure } from '../support/expectFailure.ts';
import { bearer, fromState, something } from '../support/matchers.ts';
import { given } from '../support/pact.ts';
import { signedIn } from '../support/sessions.ts';

const { atLeastLike, boolean, eachLike, number, string } = MatchersV3;

/** Any number of these, also none; the example has one. */
const listOf = <T>(one: T) => atLeastLike(one, 0, 1);

const menusAt = (url: string) => containerAt(url, signedIn).get<Menus>(Menus);

// a refusal is told in the console's own words: nothing is asked of its body

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
});
const pie = { id: 'pie', ...fields };
const soups = categoryFields({ name: 'Soups', displayOrder: 4 });

/** An item as it must come: what is optional may be absent. */
const anyItem = {
  id: something('pie'),
  name: string(pie.name),
  description: string(pie.description),
  price: number(pie.price),
  displayOrder: number(1),
};
const barePie = anItem('pie', { imageUrl: undefined, aliases: [], dietary: [] });

const anyCategory = {
  id: something('sweets'),
  name: string('Desserts'),
  description: string(''),
  displayOrder: number(1),
  isActive: boolean(true),
};

describe('the menu of a restaurant', () => {
  it('is read with its categories and their items', () =>
    given('a restaurant with a menu')
      .uponReceiving('a request for the menu')
      .withRequest('GET', menuPath, (request) => request.headers(bearer()))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          categories: eachLike({
            ...anyCategory,
            // any of the three lists may be empty
            items: listOf({
              ...anyItem,
              aliases: listOf(string('coffee cake')),
              dietary: listOf({ type: string('spicy') }),
              availability: { isAvailable: boolean(true), availableDays: eachLike(string('monday')) },
            }),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        const availability = { isAvailable: true, availableDays: ['monday'] };
        const item = anItem('pie', { imageUrl: undefined, dietary: [{ type: 'spicy' }], availability });
        expect(await menusAt(url).menu('aurora')).toEqual(aMenu(aCategory('sweets', [item])));
      }));

  it('may be empty', () =>
    given('a restaurant with an empty menu')
      .uponReceiving('a request for an empty menu')
      .withRequest('GET', menuPath, (request) => request.headers(bearer()))
      .willRespondWith(200, (response) => response.jsonBody({ categories: [] }))
      .executeTest(async ({ url }) => {
        expect(await menusAt(url).menu('aurora')).toEqual({ categories: [] });
      }));

  it('is not there for who may not see the restaurant', () =>
    given('a company the user may not see')
      .uponReceiving('a request for the menu of a restaurant the user may not see')
      .withRequest('GET', menuPath, (request) => request.headers(bearer()))
      .willRespondWith(404)
      .executeTest(({ url }) => expectFailure(menusAt(url).menu('aurora'), 'not-found', 404)));

  it('is not read when the server fails', () =>
    given('a restaurant with a menu', 'the server is failing')
      .uponReceiving('a request for the menu while the server is failing')
      .withRequest('GET', menuPath, (request) => request.headers(bearer()))
      .willRespondWith(500)
      .executeTest(({ url }) => expectFailure(menusAt(url).menu('aurora'), 'rejected', 500)));
});

describe('saving a whole menu', () => {
  const sent = { categories: [{ ...soups, items: [fields] }] };

  it('gives it back, with ids for what is new', () =>
    given('a restaurant with a menu')
      .uponReceiving('a menu to save')
      .withRequest('PUT', menuPath, (request) => request.headers(bearer()).jsonBody(sent))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          menu: { categories: [{ ...anyCategory, name: string('Soups'), items: [anyItem] }] },
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await menusAt(url).save('aurora', sent)).toEqual(
          aMenu(aCategory('sweets', [barePie], { name: 'Soups' })),
        );
      }));

  it('is refused where the role does not allow it', () =>
    given('a signed-in staff member of a company')
      .uponReceiving('a menu to save by a staff member')
      .withRequest('PUT', menuPath, (request) => request.headers(bearer()).jsonBody({ categories: [] }))
      .willRespondWith(403)
      .executeTest(({ url }) =>
        expectFailure(menusAt(url).save('aurora', { categories: [] }), 'rejected', 403),
      ));

  it('is refused with a price that is none', () => {
    const free = { categories: [{ ...soups, items: [{ ...fields, price: -1 }] }] };
    return given('a restaurant with a menu')
      .uponReceiving('a menu with a price that is none')
      .withRequest('PUT', menuPath, (request) => request.headers(bearer()).jsonBody(free))
      .willRespondWith(400)
      .executeTest(({ url }) => expectFailure(menusAt(url).save('aurora', free), 'rejected', 400));
  });

  it('fails when the server fails', () =>
    given('a restaurant with a menu', 'the server is failing')
      .uponReceiving('a menu to save while the server is failing')
      .withRequest('PUT', menuPath, (request) => request.headers(bearer()).jsonBody(sent))
      .willRespondWith(500)
      .executeTest(({ url }) => expectFailure(menusAt(url).save('aurora', sent), 'rejected', 500)));
});

describe('a category', () => {
  it('is added', () =>
    given('a restaurant with a menu')
      .uponReceiving('a category to add')
      .withRequest('POST', categoriesPath, (request) => request.headers(bearer()).jsonBody(soups))
      .willRespondWith(200, (response) =>
        response.jsonBody({ category: { ...anyCategory, name: string('Soups'), displayOrder: number(4) } }),
      )
      .executeTest(async ({ url }) => {
        expect(await menusAt(url).addCategory('aurora', soups)).toEqual({
          id: 'sweets',
          ...soups,
          items: [],
        });
      }));

  it('is not added without a name', () =>
    given('a restaurant with a menu')
      .uponReceiving('a category to add without a name')
      .withRequest('POST', categoriesPath, (request) =>
        request.headers(bearer()).jsonBody({ ...soups, name: '' }),
      )
      .willRespondWith(400)
      .executeTest(({ url }) =>
        expectFailure(menusAt(url).addCategory('aurora', { ...soups, name: '' }), 'rejected', 400),
      ));

  it('is changed', () =>
    given('a restaurant with a menu')
      .uponReceiving('a category to change')
      .withRequest('PUT', categoryPath, (request) => request.headers(bearer()).jsonBody(soups))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          category: {
            name: string('Soups'),
            description: string(''),
            displayOrder: number(4),
            isActive: boolean(true),
          },
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await menusAt(url).changeCategory(sweets, soups)).toEqual(soups);
      }));

  it('is not changed when it is not there', () =>
    given('no such category')
      .uponReceiving('a category to change that is not there')
      .withRequest('PUT', categoryPath, (request) => request.headers(bearer()).jsonBody(soups))
      .willRespondWith(404)
      .executeTest(({ url }) => expectFailure(menusAt(url).changeCategory(sweets, soups), 'not-found', 404)));

  it('is deleted', () =>
    given('a restaurant with a menu')
      .uponReceiving('a deletion of a category')
      .withRequest('DELETE', categoryPath, (request) => request.headers(bearer()))
      // the body may be anything or nothing
      .willRespondWith(200)
      .executeTest(async ({ url }) => {
        await expect(menusAt(url).removeCategory(sweets)).resolves.toBeUndefined();
      }));

  it('is not deleted when the server fails', () =>
    given('a restaurant with a menu', 'the server is failing')
      .uponReceiving('a deletion of a category while the server is failing')
      .withRequest('DELETE', categoryPath, (request) => request.headers(bearer()))
      .willRespondWith(500)
      .executeTest(({ url }) => expectFailure(menusAt(url).removeCategory(sweets), 'rejected', 500)));
});

describe('an item', () => {
  it('is added', () =>
    given('a restaurant with a menu')
      .uponReceiving('a menu item to add')
      .withRequest('POST', itemsPath, (request) => request.headers(bearer()).jsonBody(fields))
      .willRespondWith(200, (response) => response.jsonBody({ item: anyItem }))
      .executeTest(async ({ url }) => {
        expect(await menusAt(url).addItem(sweets, fields)).toEqual(barePie);
      }));

  it('is not added to a category that is not there', () =>
    given('no such category')
      .uponReceiving('a menu item to add to a category that is not there')
      .withRequest('POST', itemsPath, (request) => request.headers(bearer()).jsonBody(fields))
      .willRespondWith(404)
      .executeTest(({ url }) => expectFailure(menusAt(url).addItem(sweets, fields), 'not-found', 404)));

  it('is changed, and loses a picture that is none any more', () => {
    const item = { ...pie, imageUrl: undefined };
    return given('a restaurant with a menu')
      .uponReceiving('a menu item to change')
      .withRequest('PUT', itemPath, (request) =>
        request.headers(bearer()).jsonBody({ ...item, id: itemId, imageUrl: null }),
      )
      .willRespondWith(200, (response) => response.jsonBody({ item: anyItem }))
      .executeTest(async ({ url }) => {
        expect(await menusAt(url).changeItem(sweets, item)).toEqual(barePie);
      });
  });

  it('is not changed when it is not there', () =>
    given('no such menu item')
      .uponReceiving('a menu item to change that is not there')
      .withRequest('PUT', itemPath, (request) => request.headers(bearer()).jsonBody({ ...pie, id: itemId }))
      .willRespondWith(404)
      .executeTest(({ url }) => expectFailure(menusAt(url).changeItem(sweets, pie), 'not-found', 404)));

  it('is deleted', () =>
    given('a restaurant with a menu')
      .uponReceiving('a deletion of a menu item')
      .withRequest('DELETE', itemPath, (request) => request.headers(bearer()))
      // the body may be anything or nothing
      .willRespondWith(200)
      .executeTest(async ({ url }) => {
        await expect(menusAt(url).removeItem(sweets, 'pie')).resolves.toBeUndefined();
      }));

  it('is not deleted when the server fails', () =>
    given('a restaurant with a menu', 'the server is failing')
      .uponReceiving('a deletion of a menu item while the server is failing')
      .withRequest('DELETE', itemPath, (request) => request.headers(bearer()))
      .willRespondWith(500)
      .executeTest(({ url }) => expectFailure(menusAt(url).removeItem(sweets, 'pie'), 'rejected', 500)));
});
