import { describe, expect, it } from 'vitest';
import { refused, unreachable } from '#tests/support/failures.ts';
import { FakeBilling } from '#tests/support/fakes/FakeBilling.ts';
import { FakeBrowser } from '#tests/support/fakes/FakeBrowser.ts';
import { ChoosePlan } from './ChoosePlan.ts';

const choice = { companyId: 'aurora', plan: 'scale', current: 'basic', interval: 'annual' } as const;

function setUp(allowed?: readonly string[]) {
  const billing = new FakeBilling();
  const browser = new FakeBrowser();
  return { billing, browser, choosePlan: new ChoosePlan(billing, browser, { allowed }) };
}

describe('ChoosePlan', () => {
  it('opens the checkout for a higher plan', async () => {
    const { billing, browser, choosePlan } = setUp();
    expect(await choosePlan.execute(choice)).toEqual({ outcome: 'leaving' });
    expect(billing.calls).toEqual(['checkout aurora scale annual']);
    expect(browser.address).toBe('https://pay.example/');
  });

  it('opens the billing portal for the current plan', async () => {
    const { billing, choosePlan } = setUp();
    expect(await choosePlan.execute({ ...choice, plan: 'basic' })).toEqual({ outcome: 'leaving' });
    expect(billing.calls).toEqual(['portal aurora']);
  });

  it('opens nothing for a plan below the current one', async () => {
    const { billing, browser, choosePlan } = setUp();
    expect(await choosePlan.execute({ ...choice, plan: 'starter' })).toEqual({ outcome: 'included' });
    expect(billing.calls).toEqual([]);
    expect(browser.address).toBeUndefined();
  });

  it('opens nothing if the user stops waiting', async () => {
    const { browser, choosePlan } = setUp();
    const wanted = new AbortController();
    const choosing = choosePlan.execute(choice, wanted.signal);
    wanted.abort();
    expect(await choosing).toEqual({ outcome: 'given-up' });
    expect(browser.address).toBeUndefined();
  });

  it('rethrows bugs', async () => {
    const { billing, choosePlan } = setUp();
    const fault = new TypeError('nothing to read');
    billing.checkoutUrl = () => Promise.reject(fault);
    await expect(choosePlan.execute(choice)).rejects.toBe(fault);
  });

  it("stays in the app if the page's host is not allowed", async () => {
    for (const plan of ['basic', 'scale'] as const) {
      const { browser, choosePlan } = setUp(['checkout.example']);
      const outcome = await choosePlan.execute({ ...choice, plan });
      expect(outcome, plan).toEqual({ outcome: 'host-not-allowed', host: 'pay.example' });
      expect(browser.address, plan).toBeUndefined();
    }
  });

  it('stays in the app if the page is not encrypted', async () => {
    const { billing, browser, choosePlan } = setUp();
    billing.url = 'http://pay.example/';
    expect(await choosePlan.execute(choice)).toEqual({ outcome: 'checkout-failed' });
    expect(browser.address).toBeUndefined();
  });

  it('stays in the app if the request for the page fails', async () => {
    for (const [plan, outcome] of [
      ['basic', 'portal-failed'],
      ['scale', 'checkout-failed'],
    ] as const) {
      for (const trouble of [unreachable(), refused(500), undefined]) {
        const { billing, browser, choosePlan } = setUp();
        billing.trouble = trouble;
        billing.url = undefined;
        expect(await choosePlan.execute({ ...choice, plan }), plan).toEqual({ outcome });
        expect(browser.address, plan).toBeUndefined();
      }
    }
  });
});
