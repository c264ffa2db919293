import { describe, expect, it } from 'vitest';
import { createBackend } from '../../backend.ts';
import { openHandoff } from '../../handlers/handoffs.ts';
import { demoSeed } from '../../seed/demo.ts';
import type { HandoffSubject } from '../../db/tables.ts';
import { handleVisit } from './visit.ts';

const companyId = 'trattoria-aurora';
const APP = 'https://app.test/demo/';

async function start(subject: HandoffSubject) {
  const backend = createBackend({ seed: demoSeed() });
  const request = new Request('https://api.test/api/x');
  await backend.warmUp();
  const url = new URL(await openHandoff({ db: backend.db, appUrl: APP }, request, subject));
  const session = url.searchParams.get('session') ?? '';
  const { kind } = subject;
  const press = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return handleVisit(backend, { kind, session, form });
  };
  const text = async () => {
    const answer = await handleVisit(backend, { kind, session });
    return 'page' in answer ? answer.page.title + answer.page.body.text : '';
  };
  const company = () => backend.db.companies.find(companyId);
  const connections = () => backend.db.connections.where({ companyId }).map(({ provider }) => provider);
  return { backend, session, press, text, company, connections };
}

const scaleAnnually = { kind: 'checkout', companyId, planId: 'scale', interval: 'annual' } as const;

describe('Checkout page', () => {
  it('shows the plan, the company, and the price', async () => {
    const shown = await (await start(scaleAnnually)).text();
    for (const words of [
      'Scale',
      '3,500 minutes',
      'Trattoria Aurora',
      '$400 a month',
      'yearly',
      'Pay $4,800',
    ]) {
      expect(shown).toContain(words);
    }
    expect(await (await start({ ...scaleAnnually, interval: 'monthly' })).text()).toContain('Pay $500');
  });

  it('changes the plan and minutes on payment and returns with success', async () => {
    const { press, company } = await start(scaleAnnually);
    const used = company()?.minutes?.usedCredits;
    expect(await press({ action: 'pay' })).toEqual({
      redirectTo: `${APP}company/trattoria-aurora/subscription?success=true`,
    });
    expect(company()).toMatchObject({ plan: 'scale', minutes: { totalCredits: 3500, usedCredits: used } });
    expect(company()?.minutes?.creditHistory.at(-1)).toMatchObject({ credits: 3500, reason: 'Scale plan' });
  });

  it("sells an Enterprise plan at the company's own price", async () => {
    const { text, press, company } = await start({ ...scaleAnnually, planId: 'enterprise' });
    expect(await text()).toContain('Pay the agreed price');
    await press({ action: 'pay' });
    expect(company()).toMatchObject({ plan: 'enterprise', minutes: { totalCredits: 20_000 } });
  });

  it('changes nothing when canceled, and returns with the cancellation', async () => {
    const { press, company } = await start(scaleAnnually);
    expect(await press({ action: 'cancel' })).toEqual({
      redirectTo: `${APP}company/trattoria-aurora/subscription?canceled=true`,
    });
    expect(company()).toMatchObject({ plan: 'starter', minutes: { totalCredits: 200 } });
  });

  it('ignores a second submission and redirects to the same address', async () => {
    const { press, company, text } = await start(scaleAnnually);
    const left = await press({ action: 'pay' });
    expect(await press({ action: 'cancel' })).toEqual(left);
    expect(company()?.minutes?.creditHistory).toHaveLength(2);
    expect(await text()).toContain(`href="${APP}company/trattoria-aurora/subscription?success=true"`);
  });

  it('responds 404 for an unknown visit, and after a reset', async () => {
    const { backend, session } = await start(scaleAnnually);
    expect(await handleVisit(backend, { kind: 'checkout', session: 'x' })).toMatchObject({ status: 404 });
    expect(await handleVisit(backend, { kind: 'billing', session })).toMatchObject({ status: 404 });
    await backend.reset();
    expect(await handleVisit(backend, { kind: 'checkout', session })).toMatchObject({ status: 404 });
  });

  it("escapes the company's name", async () => {
    const { backend, text } = await start(scaleAnnually);
    await backend.db.companies.update(companyId, { name: '<b>Bob’s</b> & "Co"' });
    expect(await text()).toContain('&#60;b&#62;Bob’s&#60;/b&#62; &#38; &#34;Co&#34;');
  });
});

describe('Billing portal page', () => {
  const subject = { kind: 'billing', companyId } as const;

  it('changes the plan, stays open, and confirms the change', async () => {
    const { press, company, text } = await start(subject);
    expect(await text()).toMatch(/value="starter"\s+required\s+checked/);
    expect(await press({ action: 'change', plan: 'basic' })).toMatchObject({
      status: 200,
      message: 'The plan is now Basic.',
    });
    expect(company()).toMatchObject({ plan: 'basic', minutes: { totalCredits: 625 } });
    expect(await text()).toMatch(/value="basic"\s+required\s+checked/);
  });

  it('changes nothing without a chosen plan', async () => {
    const { press, company } = await start(subject);
    expect(await press({ action: 'change' })).toMatchObject({ message: 'Choose a plan.' });
    expect(company()?.plan).toBe('starter');
  });

  it('cancels the plan and switches to Free', async () => {
    const { press, company, text } = await start(subject);
    await press({ action: 'cancel' });
    expect(company()).toMatchObject({ plan: 'free', minutes: { totalCredits: 30 } });
    expect(await text()).not.toContain('Cancel plan');
  });

  it('returns to the app', async () => {
    const { press } = await start(subject);
    expect(await press({ action: 'return' })).toEqual({
      redirectTo: `${APP}company/trattoria-aurora/subscription`,
    });
  });
});

describe('Authorization page', () => {
  const clover = { kind: 'authorization', companyId, provider: 'clover' } as const;
  const square = { ...clover, provider: 'square' } as const;
  const page = `${APP}company/trattoria-aurora`;

  it.each([
    [clover, 'allow', `${page}?clover_connected=true&company_id=trattoria-aurora`, ['square', 'clover']],
    [clover, 'deny', `${page}?clover_error=access_denied`, ['square']],
    [square, 'allow', page, ['square']],
    [square, 'deny', page, ['square']],
  ])('returns to the restaurant ($provider, $1)', async (subject, action, redirectTo, providers) => {
    const { press, connections } = await start(subject);
    expect(await press({ action })).toEqual({ redirectTo });
    expect(connections()).toEqual(providers);
  });

  it('names the requesting app and the requested access', async () => {
    const shown = await (await start(clover)).text();
    for (const words of ['Connect to Clover', 'Trattoria Aurora', 'Allow', 'Deny'])
      expect(shown).toContain(words);
  });
});
