import { describe, expect, it } from 'vitest';
import { aSession } from '#tests/support/builders.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { sessionFakes } from '#tests/support/sessionFakes.ts';

function setUp(session = true) {
  const fakes = sessionFakes(session ? aSession() : undefined);
  return { ...fakes, check: () => fakes.checkSession.execute() };
}

// (rule: session)
// (action: Stay signed in after reopening the app)
describe('CheckSession', () => {
  it('sends no request when signed out', async () => {
    const { accounts, check } = setUp(false);
    expect(await check()).toEqual({ outcome: 'signed-out' });
    expect(accounts.calls).toEqual([]);
  });

  it('keeps the user signed in when the host returns a token', async () => {
    const { store, check } = setUp();
    expect(await check()).toEqual({ outcome: 'kept' });
    expect(store.session).toEqual(aSession({ accessToken: 'renewed' }));
  });

  it('signs out when the host returns no token', async () => {
    const { accounts, store, check } = setUp();
    accounts.grant = {};
    expect(await check()).toEqual({ outcome: 'signed-out' });
    expect(store.session).toBeUndefined();
  });

  it('reports the refusal and signs out when the host responds with 401 or 403', async () => {
    for (const status of [401, 403]) {
      const { accounts, store, check } = setUp();
      accounts.trouble = refused(status);
      expect(await check(), `${status}`).toEqual({ outcome: 'refused' });
      expect(store.session, `${status}`).toBeUndefined();
    }
  });

  it('keeps the session unconfirmed after any other failure', async () => {
    for (const failure of [unreachable(), refused(404), refused(429), refused(503)]) {
      const { accounts, store, check } = setUp();
      accounts.trouble = failure;
      expect(await check(), `${failure.status}`).toEqual({ outcome: 'unconfirmed' });
      expect(store.session, `${failure.status}`).toEqual(aSession());
    }
  });

  it('does not change a session that started during the check', async () => {
    const { accounts, store, check } = setUp();
    const newer = aSession({ accessToken: 'newer' });
    accounts.duringRefresh = () => store.save(newer);
    expect(await check()).toEqual({ outcome: 'kept' });
    expect(store.session).toBe(newer);

    accounts.duringRefresh = () => store.save(aSession({ accessToken: 'newest' }));
    accounts.trouble = refused(401);
    expect(await check()).toEqual({ outcome: 'kept' });
    expect(store.session?.accessToken).toBe('newest');
  });
});
