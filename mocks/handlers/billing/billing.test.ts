import { describe, expect, it } from 'vitest';
import { signedInAs } from '../../testing/testClient.ts';

async function start() {
  const { backend, post } = await signedInAs('owner');
  const path = '/api/companies/trattoria-aurora/subscription/checkout';
  return { backend, checkout: (body: unknown) => post(path, body) };
}

const order = { planId: 'scale', interval: 'annual' };

describe('POST subscription/checkout', () => {
  it('returns a page address for the chosen plan', async () => {
    const { backend, checkout } = await start();
    const { status, body } = await checkout(order);
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
    const { backend, checkout } = await start();
    await checkout(order);
    expect(backend.db.companies.find('trattoria-aurora')?.plan).toBe('starter');
  });

  it('rejects plans that are not for sale and unknown intervals', async () => {
    const { checkout } = await start();
    for (const [body, message] of [
      [{ planId: 'free', interval: 'annual' }, 'planId must be a plan for sale'],
      [{ planId: 'scale', interval: 'weekly' }, 'interval must be monthly or annual'],
      [undefined, 'The body must be a JSON object'],
    ] as const) {
      expect(await checkout(body), message).toMatchObject({ status: 400, body: { message } });
    }
  });
});
