import { describe, expect, it } from 'vitest';
import { Billing } from '#application/billing/Billing.ts';
import { containerAt } from '../support/containerAt.ts';
import { INVALID, itFails } from '../support/itFails.ts';
import { bearer, fromState, webAddress } from '../support/matchers.ts';
import { given } from '../support/pact.ts';
import { signedIn } from '../support/sessions.ts';
import { OK_STATUS } from '../support/statuses.ts';

const billingAt = (url: string) => containerAt(url, signedIn).get<Billing>(Billing);

// the console shows its own message for an error, so the contracts allow any body

describe('Billing portal', () => {
  const portalPath = fromState(
    '/api/companies/${companyId}/billing-portal',
    '/api/companies/aurora/billing-portal',
  );
  const portal = 'https://billing.example/portal?session=aurora';

  it('has an address', () =>
    given('a company that may be billed')
      .uponReceiving('a request for the billing portal')
      .withRequest('POST', portalPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ url: webAddress(portal) }))
      .executeTest(async ({ url }) => {
        expect(await billingAt(url).portalUrl('aurora')).toBe(portal);
      }));
});

describe('Plan checkout', () => {
  const checkoutPath = fromState(
    '/api/companies/${companyId}/subscription/checkout',
    '/api/companies/aurora/subscription/checkout',
  );
  const checkout = 'https://billing.example/checkout?session=aurora';

  it.each(['monthly', 'annual'] as const)('has an address %s', (interval) =>
    given('a company that may be billed')
      .uponReceiving(`a request for the ${interval} checkout of a plan`)
      .withRequest('POST', checkoutPath, (request) =>
        request.headers(bearer()).jsonBody({ planId: 'business', interval }),
      )
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ url: webAddress(checkout) }))
      .executeTest(async ({ url }) => {
        expect(await billingAt(url).checkoutUrl('aurora', 'business', interval)).toBe(checkout);
      }),
  );

  it('has an address for a plan with an agreed price', () =>
    given('a company that may be billed')
      .uponReceiving('a request for the checkout of the plan without a list price')
      .withRequest('POST', checkoutPath, (request) =>
        request.headers(bearer()).jsonBody({ planId: 'enterprise', interval: 'monthly' }),
      )
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ url: webAddress(checkout) }))
      .executeTest(async ({ url }) => {
        expect(await billingAt(url).checkoutUrl('aurora', 'enterprise', 'monthly')).toBe(checkout);
      }));

  itFails(
    'a request for the checkout of a plan',
    ['POST', checkoutPath, { body: { planId: 'free', interval: 'monthly' } }],
    (url) => billingAt(url).checkoutUrl('aurora', 'free', 'monthly'),
    { 'that cannot be bought': [INVALID, 'a company that may be billed'] },
  );
});
