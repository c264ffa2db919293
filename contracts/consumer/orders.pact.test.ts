import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { Orders } from '#application/orders/Orders.ts';
import { containerAt } from '../support/containerAt.ts';
import { expectFailure } from '../support/expectFailure.ts';
import { bearer, nonEmptyString, fromState, instant } from '../support/matchers.ts';
import { given } from '../support/pact.ts';
import { signedIn } from '../support/sessions.ts';
import { OK_STATUS, SERVER_ERROR_STATUS, ANY_SUCCESS_STATUS, REFUSED_STATUS } from '../support/statuses.ts';

const { atLeastOneLike, boolean, string } = MatchersV3;

const ordersAt = (url: string) => containerAt(url, signedIn).get<Orders>(Orders);

const ordersPath = fromState('/api/companies/${companyId}/orders', '/api/companies/aurora/orders');

describe('Orders', () => {
  it('are listed with number, time, details, and printed status', () =>
    given('a company with orders')
      .uponReceiving('a request for the orders of a company')
      .withRequest('GET', ordersPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          orders: atLeastOneLike({
            orderNumber: nonEmptyString('1042'),
            timestamp: instant('2026-01-15T18:30:00.000Z'),
            details: string('TABLE 4\n2 x Tagliatelle al ragù'),
            isPrinted: boolean(true),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await ordersAt(url).list('aurora')).toEqual([
          {
            number: '1042',
            placedAt: new Date('2026-01-15T18:30:00.000Z'),
            details: 'TABLE 4\n2 x Tagliatelle al ragù',
            isPrinted: true,
          },
        ]);
      }));

  it('can be empty', () =>
    given('a company without orders')
      .uponReceiving('a request for the orders of a company that has none')
      .withRequest('GET', ordersPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ orders: [] }))
      .executeTest(async ({ url }) => {
        expect(await ordersAt(url).list('aurora')).toEqual([]);
      }));

  it('are not found if the company does not exist', () =>
    given('no such company')
      .uponReceiving('a request for the orders of a company that does not exist')
      .withRequest('GET', ordersPath, (request) => request.headers(bearer()))
      .willRespondWith(404)
      .executeTest(({ url }) => expectFailure(ordersAt(url).list('aurora'), 'not-found', 404)));

  it('fail if the server fails', () =>
    given('a company with orders', 'the server is failing')
      .uponReceiving('a request for the orders of a company while the server is failing')
      .withRequest('GET', ordersPath, (request) => request.headers(bearer()))
      .willRespondWith(SERVER_ERROR_STATUS)
      .executeTest(({ url }) => expectFailure(ordersAt(url).list('aurora'), 'rejected', 500)));
});

describe('Deleting an order', () => {
  const orderBody = { orderNumber: fromState('${orderNumber}', '1042') };

  it('removes it from the list', () =>
    given('a company with orders')
      .uponReceiving('a deletion of an order')
      .withRequest('DELETE', ordersPath, (request) => request.headers(bearer()).jsonBody(orderBody))
      // the body is unspecified
      .willRespondWith(ANY_SUCCESS_STATUS)
      .executeTest(async ({ url }) => {
        await expect(ordersAt(url).remove('aurora', '1042')).resolves.toBeUndefined();
      }));

  it('is refused if the order does not exist', () =>
    given('no such order')
      .uponReceiving('a deletion of an order that does not exist')
      .withRequest('DELETE', ordersPath, (request) => request.headers(bearer()).jsonBody(orderBody))
      .willRespondWith(404)
      .executeTest(({ url }) => expectFailure(ordersAt(url).remove('aurora', '1042'), 'not-found', 404)));

  it('is refused when the role is not allowed', () =>
    given('a company with orders', 'the role may not do this')
      .uponReceiving('a deletion of an order that the role does not allow')
      .withRequest('DELETE', ordersPath, (request) => request.headers(bearer()).jsonBody(orderBody))
      .willRespondWith(REFUSED_STATUS())
      .executeTest(({ url }) => expectFailure(ordersAt(url).remove('aurora', '1042'), 'rejected', 403)));

  it('fails without a message if the server fails', () =>
    given('a company with orders', 'the server is failing')
      .uponReceiving('a deletion of an order while the server is failing')
      .withRequest('DELETE', ordersPath, (request) => request.headers(bearer()).jsonBody(orderBody))
      .willRespondWith(SERVER_ERROR_STATUS)
      .executeTest(({ url }) => expectFailure(ordersAt(url).remove('aurora', '1042'), 'rejected', 500)));
});
