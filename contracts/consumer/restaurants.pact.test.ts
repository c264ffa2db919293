import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { Restaurants } from '#application/restaurants/Restaurants.ts';
import { aNewRestaurant, aRestaurantForm } from '#tests/support/builders.ts';
import { containerAt } from '../support/containerAt.ts';
import { CONFLICT, INVALID, NOT_FOUND, itFails } from '../support/itFails.ts';
import { bearer, nonEmptyString, fromState } from '../support/matchers.ts';
import { given } from '../support/pact.ts';
import { signedIn } from '../support/sessions.ts';
import { CREATED_STATUS, OK_STATUS, ANY_SUCCESS_STATUS } from '../support/statuses.ts';

const { string } = MatchersV3;

const restaurantsAt = (url: string) => containerAt(url, signedIn).get<Restaurants>(Restaurants);

const restaurantPath = fromState(
  '/api/companies/restaurants/${companyId}',
  '/api/companies/restaurants/aurora',
);

const changes = {
  restaurantName: 'Trattoria Aurora',
  description: 'Neighbourhood Italian',
  address: '14 Mulberry Street, New York, NY 10013, USA',
  phone: '+1 (212) 555-0142',
  email: 'ciao@aurora.example',
  website: 'https://aurora.example',
  tagline: 'Since 1987',
  menuJson: '{"menu":{"entrees":[]}}',
  voiceId: 'Elliot',
  firstMessage: 'Trattoria Aurora! How can I help you today?',
  backgroundSound: '',
};

describe('Creating a restaurant', () => {
  const OWNER_EMAIL = 'nina@tableside.example';
  const path = '/api/companies/restaurants/create';
  const restaurant = aNewRestaurant({ ownerEmail: OWNER_EMAIL });
  const body = {
    ...changes,
    vapiPhoneId: 'phone-1',
    vapiPhoneNumber: '+12125550142',
    assistantId: 'trattoria-aurora',
    ownerEmail: fromState('${ownerEmail}', OWNER_EMAIL),
    ownerPassword: 'buongiorno',
    ownerFirstName: 'Giulia',
    ownerLastName: 'Ferraro',
  };

  it("returns the host's confirmation", () =>
    given('an owner email that is free')
      .uponReceiving('a new restaurant')
      .withRequest('POST', path, (request) => request.headers(bearer()).jsonBody(body))
      .willRespondWith(CREATED_STATUS, (response) =>
        response.jsonBody({ success: true, message: string('Trattoria Aurora was created') }),
      )
      .executeTest(async ({ url }) => {
        expect(await restaurantsAt(url).create(restaurant)).toBe('Trattoria Aurora was created');
      }));

  itFails('a new restaurant', ['POST', path, { body }], (url) => restaurantsAt(url).create(restaurant), {
    'with an owner email that is taken': [CONFLICT, 'an owner email that is taken'],
  });

  itFails(
    'a new restaurant',
    ['POST', path, { body: { ...body, description: '' } }],
    (url) => restaurantsAt(url).create({ ...restaurant, description: '' }),
    { 'without a description': [INVALID, 'an owner email that is free'] },
  );
});

describe('Restaurant form', () => {
  const voice = {
    voiceId: string('Elliot'),
    firstMessage: string('Trattoria Aurora! How can I help you today?'),
  };
  const form = {
    name: string('Trattoria Aurora'),
    description: string('Neighbourhood Italian'),
    address: string('14 Mulberry Street, New York, NY 10013, USA'),
    phone: string('+1 (212) 555-0142'),
    email: string('ciao@aurora.example'),
    assistantConfig: voice,
    // any object, because menus vary by restaurant
    menuData: {},
  };

  it('has contact, menu, and voice', () =>
    given('a signed-in owner of a company')
      .uponReceiving('a request for a restaurant by its owner')
      .withRequest('GET', restaurantPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          data: {
            ...form,
            website: nonEmptyString('https://aurora.example'),
            tagline: nonEmptyString('Since 1987'),
          },
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await restaurantsAt(url).form('aurora')).toEqual(
          aRestaurantForm({ menuJson: '{}', backgroundSound: undefined }),
        );
      }));

  it('includes a background sound if set', () =>
    given('a restaurant with background sounds')
      .uponReceiving('a request for a restaurant with a background sound')
      .withRequest('GET', restaurantPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          data: { ...form, assistantConfig: { ...voice, backgroundSound: nonEmptyString('office') } },
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await restaurantsAt(url).form('aurora')).toEqual(
          aRestaurantForm({
            menuJson: '{}',
            website: undefined,
            tagline: undefined,
            backgroundSound: 'office',
          }),
        );
      }));

  itFails('a request for a restaurant', ['GET', restaurantPath], (url) => restaurantsAt(url).form('aurora'), {
    'that does not exist': [NOT_FOUND, 'no such company'],
  });
});

describe('Editing a restaurant', () => {
  it('succeeds without a message', () =>
    given('a signed-in owner of a company')
      .uponReceiving('a change of a restaurant')
      .withRequest('PUT', restaurantPath, (request) => request.headers(bearer()).jsonBody(changes))
      .willRespondWith(ANY_SUCCESS_STATUS)
      .executeTest(async ({ url }) => {
        expect(await restaurantsAt(url).change('aurora', aRestaurantForm())).toBeUndefined();
      }));

  it('leaves out optional fields that the host never sent', () => {
    const { website: _website, tagline: _tagline, backgroundSound: _sound, ...required } = changes;
    const unset = { website: undefined, tagline: undefined, backgroundSound: undefined };
    return given('a signed-in owner of a company')
      .uponReceiving('a change of a restaurant without optional fields')
      .withRequest('PUT', restaurantPath, (request) => request.headers(bearer()).jsonBody(required))
      .willRespondWith(ANY_SUCCESS_STATUS)
      .executeTest(async ({ url }) => {
        expect(await restaurantsAt(url).change('aurora', aRestaurantForm(unset))).toBeUndefined();
      });
  });

  itFails(
    'a change of a restaurant',
    ['PUT', restaurantPath, { body: { ...changes, email: 'ciao' } }],
    (url) => restaurantsAt(url).change('aurora', aRestaurantForm({ email: 'ciao' })),
    { 'that removes its email': [INVALID, 'a signed-in owner of a company'] },
  );
});

describe('Deleting a restaurant', () => {
  it('succeeds without a message', () =>
    given('a signed-in owner of a company')
      .uponReceiving('a deletion of a restaurant')
      .withRequest('DELETE', restaurantPath, (request) => request.headers(bearer()))
      .willRespondWith(ANY_SUCCESS_STATUS)
      .executeTest(async ({ url }) => {
        expect(await restaurantsAt(url).remove('aurora')).toBeUndefined();
      }));

  itFails(
    'a deletion of a restaurant',
    ['DELETE', restaurantPath],
    (url) => restaurantsAt(url).remove('aurora'),
    {
      'that does not exist': [NOT_FOUND, 'no such company'],
    },
  );
});
