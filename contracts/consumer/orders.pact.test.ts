import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { Orders } from '#application/orders/Orders.ts';
import { containerAt } from '../support/containerAt.ts';
import { NOT_FOUND, itFails } from '../support/itFails.ts';
import { bearer, nonEmptyString, fromState, instant } from '../support/matchers.ts';
import { given } from '../support/pact.ts';
import { signedIn } from '../support/sessions.ts';
import { OK_STATUS, ANY_SUCCESS_STATUS } from '../support/statuses.ts';

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

  itFails(
    'a request for the orders of a company',
    ['GET', ordersPath],
    (url) => ordersAt(url).list('aurora'),
    {
      'that does not exist': [NOT_FOUND, 'no such company'],
    },
  );
});

describe('Deleting an order', () => {
  const orderBody = { orderNumber: fromState('${orderNumber}', '1042') };

  it('removes the order from the list', () =>
    given('a company with orders')
      .uponReceiving('a deletion of an order')
      .withRequest('DELETE', ordersPath, (request) => request.headers(bearer()).jsonBody(orderBody))
      // the contracts allow any body
      .willRespondWith(ANY_SUCCESS_STATUS)
      .executeTest(async ({ url }) => {
        await expect(ordersAt(url).remove('aurora', '1042')).resolves.toBeUndefined();
      }));

  itFails(
    'a deletion of an order',
    ['DELETE', ordersPath, { body: orderBody }],
    (url) => ordersAt(url).remove('aurora', '1042'),
    {
      'that does not exist': [NOT_FOUND, 'no such order'],
    },
  );
});
