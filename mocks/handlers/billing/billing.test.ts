import { describe, expect, it } from 'vitest';
import { signedInAs } from '../../testing/testClient.ts';

async function start(name = 'owner') {
  const { backend, post } = await signedInAs(name);
  const ofAurora = (path: string) => `/api/companies/trattoria-aurora/${path}`;
  return { backend, post: (path: string, body?: unknown) => post(ofAurora(path), body) };
}

const CHECKOUT = 'subscription/checkout';
const order = { planId: 'scale', interval: 'annual' };

describe('POST subscription/checkout', () => {
  it('returns a page address for the chosen plan', async () => {
    const { backend, post } = await start();
    const { status, body } = await post(CHECKOUT, order);
    expect(status).toBe(200);
    const { url } = body as { url: string };
    const [, session] =
      /^http:\/\/api\.test\/__backend\/pages\/checkout\.html\?session=(\w+)$/.exec(url) ?? [];
    expect(backend.db.handoffs.find(session ?? '')).toMatchObject({
      kind: 'checkout',
      companyId: 'trattoria-aurora',
      ...order,
    });
  });

  it('changes nothing before payment', async () => {
    const { backend, post } = await start();
    await post(CHECKOUT, order);
    expect(backend.db.companies.find('trattoria-aurora')?.plan).toBe('starter');
  });

  it.each([
    [{ planId: 'gold', interval: 'annual' }, 'planId must be a plan for sale'],
    [{ planId: 'free', interval: 'annual' }, 'planId must be a plan for sale'],
    [{ planId: 'scale', interval: 'weekly' }, 'interval must be monthly or annual'],
    [{ planId: 'scale' }, 'interval must be monthly or annual'],
    [undefined, 'The body must be a JSON object'],
  ])('rejects %o', async (body, message) => {
    const { post } = await start();
    expect(await post(CHECKOUT, body)).toMatchObject({ status: 400, body: { message } });
  });
});

describe('POST billing-portal', () => {
  it('returns a page address', async () => {
    const { post } = await start('admin');
    expect(await post('billing-portal')).toMatchObject({
      status: 200,
      body: {
        url: expect.stringMatching(/^http:\/\/api\.test\/__backend\/pages\/billing\.html\?session=\w+$/),
      },
    });
  });
});

it.each([CHECKOUT, 'billing-portal'])('%s is limited to the owner and admins', async (path) => {
  const { post } = await start('staff');
  const message = 'Only an owner or admin may do this';
  expect(await post(path, order)).toMatchObject({ status: 403, body: { message } });
});
