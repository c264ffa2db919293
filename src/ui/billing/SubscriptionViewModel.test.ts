import { describe, expect, it } from 'vitest';
import { ChoosePlan } from '#application/billing/ChoosePlan.ts';
import { RecalculateMinutes } from '#application/companies/RecalculateMinutes.ts';
import type { Company } from '#domain/companies/company.ts';
import { aCompany } from '#tests/support/builders.ts';
import { refused } from '#tests/support/failures.ts';
import { FakeBilling } from '#tests/support/fakes/FakeBilling.ts';
import { FakeBrowser } from '#tests/support/fakes/FakeBrowser.ts';
import { FakeRestaurantEvents } from '#tests/support/fakes/FakeRestaurantEvents.ts';
import { FakeCompanies } from '#tests/support/fakes/FakeCompanies.ts';
import { FakeIntervalChoice } from '#tests/support/fakes/FakeIntervalChoice.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';
import { SubscriptionViewModel } from './SubscriptionViewModel.ts';

async function open(company: Partial<Company> = {}) {
  const companies = new FakeCompanies();
  companies.company = aCompany({ plan: 'basic', ...company });
  // two calls of 10 minutes on each of the last 10 days
  companies.callsOf = {
    aurora: Array.from({ length: 20 }, (_, index) => {
      const startedAt = new Date();
      startedAt.setDate(startedAt.getDate() - Math.ceil((index + 1) / 2));
      return { id: `c${index}`, startedAt, endedAt: new Date(startedAt.getTime() + 600_000) };
    }),
  };
  const billing = new FakeBilling();
  const browser = new FakeBrowser();
  const hosts: { allowed: readonly string[] | undefined } = { allowed: undefined };
  const intervals = new FakeIntervalChoice();
  const vm = new SubscriptionViewModel(
    new OpenRestaurantViewModel(companies, new FakeRestaurantEvents()),
    new ChoosePlan(billing, browser, hosts),
    intervals,
    new RecalculateMinutes(companies),
  );
  const leave = vm.start('aurora');
  await flushPromises();
  return { companies, hosts, billing, browser, intervals, vm, leave };
}

describe('SubscriptionViewModel', () => {
  // (action: Upgrade the plan)
  it('stays busy while the browser leaves, and opens one page for two clicks', async () => {
    const { billing, browser, vm } = await open();
    vm.priceBy('annual');
    vm.choose('scale');
    vm.choose('business');
    await flushPromises();
    expect(billing.calls).toEqual(['checkout aurora scale annual']);
    expect(browser.address).toBe('https://pay.example/');
    expect(vm.openingPlan).toBe('scale');
  });

  it('remembers the billing interval', async () => {
    const { intervals, vm } = await open();
    vm.priceBy('annual');
    expect(intervals.last()).toBe('annual');
  });

  // (action: See which plan costs the least)
  it('estimates the usage once the calls have loaded', async () => {
    const { vm } = await open();
    expect(vm.estimate).toBeUndefined();
    vm.loadReceipt('aurora');
    await flushPromises();
    expect(vm.estimate).toMatchObject({ kind: 'estimate', month: 600, cheapest: { plan: { key: 'basic' } } });
  });

  it.each([
    ['starter', 'basic'],
    ['basic', undefined],
    ['scale', undefined],
  ] as const)('knows the cheapest upgrade from the plan %s', async (plan, upgrade) => {
    const { vm } = await open({ plan });
    expect(vm.cheapestUpgrade).toBeUndefined();
    vm.loadReceipt('aurora');
    await flushPromises();
    expect(vm.cheapestUpgrade).toBe(upgrade);
  });

  it('recommends no plan if the calls cannot be loaded', async () => {
    const { companies, vm } = await open({ plan: 'starter' });
    companies.trouble = refused(500);
    vm.loadReceipt('aurora');
    await flushPromises();
    expect(vm.receipt.failure).toBeDefined();
    expect(vm.cheapestUpgrade).toBeUndefined();
  });

  it('clears the failure on a retry or when the user leaves', async () => {
    const { billing, vm, leave } = await open();
    billing.trouble = refused(500);
    vm.choose('scale');
    await flushPromises();
    expect(vm.notice.message).toBeDefined();
    vm.choose('scale');
    expect(vm.notice.message).toBeUndefined();
    await flushPromises();
    expect(vm.notice.message).toBeDefined();
    leave();
    expect(vm.notice.message).toBeUndefined();
  });

  it.each(['stay', 'leave'] as const)(
    'does not redirect after the user has stopped waiting (%s)',
    async (how) => {
      const { browser, vm, leave } = await open();
      vm.choose('scale');
      if (how === 'stay') vm.choosing.cancel();
      else leave();
      expect(vm.openingPlan).toBeUndefined();
      await flushPromises();
      expect(browser.address).toBeUndefined();
      expect(vm.notice.message).toBeUndefined();
    },
  );

  it('lets the user choose again on return with Back', async () => {
    const { billing, vm } = await open();
    vm.choose('scale');
    await flushPromises();
    vm.choosing.cancel();
    vm.choose('business');
    await flushPromises();
    expect(billing.calls).toHaveLength(2);
  });

  it.each([
    ['basic', 'Failed to open billing portal. Please try again.'],
    ['scale', 'Failed to create checkout session. Please try again.'],
  ] as const)('says when the page for %s cannot be opened, and can be retried', async (plan, text) => {
    const { billing, vm } = await open();
    billing.trouble = refused(500);
    vm.choose(plan);
    await flushPromises();
    expect(vm.notice.message).toEqual({ text, tone: 'error' });
    expect(vm.openingPlan).toBeUndefined();
  });

  it('names a host that is not allowed, and does not redirect', async () => {
    const { hosts, browser, vm } = await open();
    hosts.allowed = ['checkout.example'];
    vm.choose('scale');
    await flushPromises();
    expect(browser.address).toBeUndefined();
    expect(vm.openingPlan).toBeUndefined();
    expect(vm.notice.message).toEqual({
      text: expect.stringContaining('leads to pay.example'),
      tone: 'error',
    });
  });

  // (action: Return from the checkout)
  it.each([
    ['canceled=true', 'Your subscription update was canceled. No changes were made to your subscription.'],
    ['success=true', 'Your subscription has been updated successfully!'],
    ['canceled=false', undefined],
    ['', undefined],
  ])('shows the result of a return with "%s"', async (query, text) => {
    const { vm } = await open();
    vm.showCheckoutResult(new URLSearchParams(query));
    expect(vm.notice.message?.text).toBe(text);
  });
});
