import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { Restaurants } from '#application/restaurants/Restaurants.ts';
import { aNewRestaurant, aRestaurantForm } from '#tests/support/builders.ts';
import { containerAt } from '../support/containerAt.ts';
import { expectFailure } from '../support/expectFailure.ts';
import { bearer, nonEmptyString, fromState } from '../support/matchers.ts';
import { given } from '../support/pact.ts';
import { signedIn } from '../support/sessions.ts';
import {
  CREATED_STATUS,
  OK_STATUS,
  SERVER_ERROR_STATUS,
  ANY_SUCCESS_STATUS,
  REFUSED_STATUS,
} from '../support/statuses.ts';

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

  it("is refused if the owner's email is taken", () =>
    given('an owner email that is taken')
      .uponReceiving('a new restaurant with an owner email that is taken')
      .withRequest('POST', path, (request) => request.headers(bearer()).jsonBody(body))
      .willRespondWith(REFUSED_STATUS(409))
      .executeTest(({ url }) => expectFailure(restaurantsAt(url).create(restaurant), 'rejected', 409)));

  it('is refused if a field is missing', () =>
    given('an owner email that is free')
      .uponReceiving('a new restaurant without a description')
      .withRequest('POST', path, (request) =>
        request.headers(bearer()).jsonBody({ ...body, description: '' }),
      )
      .willRespondWith(REFUSED_STATUS(400))
      .executeTest(({ url }) =>
        expectFailure(restaurantsAt(url).create({ ...restaurant, description: '' }), 'rejected', 400),
      ));

  it('fails without a message if the server fails', () =>
    given('an owner email that is free', 'the server is failing')
      .uponReceiving('a new restaurant while the server is failing')
      .withRequest('POST', path, (request) => request.headers(bearer()).jsonBody(body))
      .willRespondWith(SERVER_ERROR_STATUS)
      .executeTest(({ url }) => expectFailure(restaurantsAt(url).create(restaurant), 'rejected', 500)));
});

describe('Restaurant form', () => {
  it('has contact, menu, and voice', () =>
    given('a signed-in owner of a company')
      .uponReceiving('a request for a restaurant by its owner')
      .withRequest('GET', restaurantPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          data: {
            name: string('Trattoria Aurora'),
            description: string('Neighbourhood Italian'),
            address: string('14 Mulberry Street, New York, NY 10013, USA'),
            phone: string('+1 (212) 555-0142'),
            email: string('ciao@aurora.example'),
            website: nonEmptyString('https://aurora.example'),
            tagline: nonEmptyString('Since 1987'),
            assistantConfig: {
              voiceId: string('Elliot'),
              firstMessage: string('Trattoria Aurora! How can I help you today?'),
            },
            // any object, because menus vary by restaurant
            menuData: {},
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
          data: {
            name: string('Trattoria Aurora'),
            description: string('Neighbourhood Italian'),
            address: string('14 Mulberry Street, New York, NY 10013, USA'),
            phone: string('+1 (212) 555-0142'),
            email: string('ciao@aurora.example'),
            assistantConfig: {
              voiceId: string('Elliot'),
              firstMessage: string('Trattoria Aurora! How can I help you today?'),
              backgroundSound: nonEmptyString('office'),
            },
            menuData: {},
          },
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

  it('is refused when the role is not allowed', () =>
    given('a signed-in staff member of a company')
      .uponReceiving('a request for a restaurant by a staff member')
      .withRequest('GET', restaurantPath, (request) => request.headers(bearer()))
      .willRespondWith(REFUSED_STATUS())
      .executeTest(({ url }) => expectFailure(restaurantsAt(url).form('aurora'), 'rejected', 403)));

  it('is not found if the restaurant does not exist', () =>
    given('no such company')
      .uponReceiving('a request for a restaurant that does not exist')
      .withRequest('GET', restaurantPath, (request) => request.headers(bearer()))
      .willRespondWith(404)
      .executeTest(({ url }) => expectFailure(restaurantsAt(url).form('aurora'), 'not-found', 404)));

  it('fails if the server fails', () =>
    given('a signed-in owner of a company', 'the server is failing')
      .uponReceiving('a request for a restaurant while the server is failing')
      .withRequest('GET', restaurantPath, (request) => request.headers(bearer()))
      .willRespondWith(SERVER_ERROR_STATUS)
      .executeTest(({ url }) => expectFailure(restaurantsAt(url).form('aurora'), 'rejected', 500)));
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

  it('is refused if a field is invalid', () =>
    given('a signed-in owner of a company')
      .uponReceiving('a change of a restaurant that removes its email')
      .withRequest('PUT', restaurantPath, (request) =>
        request.headers(bearer()).jsonBody({ ...changes, email: 'ciao' }),
      )
      .willRespondWith(REFUSED_STATUS(400))
      .executeTest(({ url }) =>
        expectFailure(
          restaurantsAt(url).change('aurora', aRestaurantForm({ email: 'ciao' })),
          'rejected',
          400,
        ),
      ));

  it('is refused when the role is not allowed', () =>
    given('a signed-in staff member of a company')
      .uponReceiving('a change of a restaurant by a staff member')
      .withRequest('PUT', restaurantPath, (request) => request.headers(bearer()).jsonBody(changes))
      .willRespondWith(REFUSED_STATUS())
      .executeTest(({ url }) =>
        expectFailure(restaurantsAt(url).change('aurora', aRestaurantForm()), 'rejected', 403),
      ));

  it('fails without a message if the server fails', () =>
    given('a signed-in owner of a company', 'the server is failing')
      .uponReceiving('a change of a restaurant while the server is failing')
      .withRequest('PUT', restaurantPath, (request) => request.headers(bearer()).jsonBody(changes))
      .willRespondWith(SERVER_ERROR_STATUS)
      .executeTest(({ url }) =>
        expectFailure(restaurantsAt(url).change('aurora', aRestaurantForm()), 'rejected', 500),
      ));
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

  it('is refused when the role is not allowed', () =>
    given('a signed-in staff member of a company')
      .uponReceiving('a deletion of a restaurant by a staff member')
      .withRequest('DELETE', restaurantPath, (request) => request.headers(bearer()))
      .willRespondWith(REFUSED_STATUS())
      .executeTest(({ url }) => expectFailure(restaurantsAt(url).remove('aurora'), 'rejected', 403)));

  it('is not found if the restaurant does not exist', () =>
    given('no such company')
      .uponReceiving('a deletion of a restaurant that does not exist')
      .withRequest('DELETE', restaurantPath, (request) => request.headers(bearer()))
      .willRespondWith(404)
      .executeTest(({ url }) => expectFailure(restaurantsAt(url).remove('aurora'), 'not-found', 404)));

  it('fails without a message if the server fails', () =>
    given('a signed-in owner of a company', 'the server is failing')
      .uponReceiving('a deletion of a restaurant while the server is failing')
      .withRequest('DELETE', restaurantPath, (request) => request.headers(bearer()))
      .willRespondWith(SERVER_ERROR_STATUS)
      .executeTest(({ url }) => expectFailure(restaurantsAt(url).remove('aurora'), 'rejected', 500)));
});
