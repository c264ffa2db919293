import { describe, expect, it } from 'vitest';
import type { PosProvider } from '#domain/integrations/pointOfSale.ts';
import { aSession } from '#tests/support/builders.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import type { AllowedRedirectHosts } from '#application/shared/AllowedRedirectHosts.ts';
import { FakeBrowser } from '#tests/support/fakes/FakeBrowser.ts';
import { FakePendingConnect } from '#tests/support/fakes/FakePendingConnect.ts';
import { FakePointOfSale } from '#tests/support/fakes/FakePointOfSale.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { ConnectPointOfSale } from './ConnectPointOfSale.ts';

/** Connects and redirects to the provider. */
async function leave(connect: ConnectPointOfSale, provider: PosProvider) {
  const outcome = await connect.execute(provider, 'aurora');
  if (outcome.outcome === 'ready') outcome.leave();
  return outcome.outcome;
}

function setUp(
  sessions = new FakeSessionStore(aSession()),
  hosts: AllowedRedirectHosts = { allowed: undefined },
) {
  const pointOfSale = new FakePointOfSale();
  const pending = new FakePendingConnect();
  const browser = new FakeBrowser();
  const connect = new ConnectPointOfSale(pointOfSale, sessions, pending, browser, hosts);
  return { pointOfSale, sessions, pending, browser, connect };
}

describe('ConnectPointOfSale', () => {
  it("redirects to Square's authorization page, even without a stored session", async () => {
    const { connect, browser, pending } = setUp(new FakeSessionStore());
    expect(await leave(connect, 'square')).toBe('ready');
    expect(browser.address).toBe('https://pos.example/authorize');
    expect(pending.companyId).toBeUndefined();
  });

  it("remembers the company while the user is on Clover's page", async () => {
    const { connect, pending } = setUp();
    await leave(connect, 'clover');
    expect(pending.companyId).toBe('aurora');
  });

  it('sends no request to Clover without a stored session', async () => {
    const { connect, pointOfSale } = setUp(new FakeSessionStore());
    expect(await connect.execute('clover', 'aurora')).toEqual({ outcome: 'not-signed-in' });
    expect(pointOfSale.calls).toEqual([]);
  });

  it("stays in the app and stores nothing when the page's host is not allowed", async () => {
    const { connect, browser, pending } = setUp(undefined, { allowed: ['connect.example'] });
    expect(await connect.execute('clover', 'aurora')).toEqual({
      outcome: 'host-not-allowed',
      host: 'pos.example',
    });
    expect(browser.address).toBeUndefined();
    expect(pending.companyId).toBeUndefined();
  });

  it('stays in the app when the host sends no valid URL', async () => {
    for (const url of [undefined, 'http://pos.example/authorize']) {
      const { connect, pointOfSale, browser, pending } = setUp();
      pointOfSale.url = url;
      expect(await connect.execute('clover', 'aurora'), url).toEqual({ outcome: 'no-valid-url' });
      expect([browser.address, pending.companyId]).toEqual([undefined, undefined]);
    }
  });

  it('stores nothing until `leave` is called', async () => {
    const { connect, browser, pending } = setUp();
    expect(await connect.execute('clover', 'aurora')).toMatchObject({ outcome: 'ready' });
    expect(browser.address).toBeUndefined();
    expect(pending.companyId).toBeUndefined();
  });

  it('ends the session when Clover responds with 401', async () => {
    const { connect, pointOfSale, sessions } = setUp();
    pointOfSale.trouble = refused(401);
    await expect(connect.execute('clover', 'aurora')).rejects.toBe(pointOfSale.trouble);
    expect(sessions.read()).toBeUndefined();
  });

  it('rethrows any other failure and keeps the session', async () => {
    for (const [provider, trouble] of [
      ['square', refused(401)],
      ['clover', refused(500)],
      ['clover', unreachable()],
    ] as const) {
      const { connect, pointOfSale, sessions } = setUp();
      pointOfSale.trouble = trouble;
      await expect(connect.execute(provider, 'aurora')).rejects.toBe(trouble);
      expect(sessions.read(), `${provider} ${trouble.kind}`).toBeDefined();
    }
  });
});
