import { describe, expect, it } from 'vitest';
import { CheckSession } from '#application/session/CheckSession.ts';
import { Logout } from '#application/session/Logout.ts';
import { aSession } from '#tests/support/builders.ts';
import { FakeAccounts } from '#tests/support/fakes/FakeAccounts.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { SessionViewModel } from './SessionViewModel.ts';
import { ProfileViewModel } from './ProfileViewModel.ts';

function setUp() {
  const accounts = new FakeAccounts();
  const store = new FakeSessionStore(aSession());
  const session = new SessionViewModel(store, new CheckSession(accounts, store), new Logout(accounts, store));
  return { accounts, vm: new ProfileViewModel(session) };
}

describe('ProfileViewModel', () => {
  it("starts with the user's names and email", () => {
    const { vm } = setUp();
    expect(vm.form.fields.value).toEqual({ firstName: 'Ada', lastName: 'Rossi' });
    expect(vm.email).toBe('ada@tableside.example');
  });

  it('says that it was updated, without a request', async () => {
    const { accounts, vm } = setUp();
    vm.form.fields.edit({ firstName: 'Adele' });
    vm.form.submit();
    await flushPromises();
    expect(vm.form.notice.message?.tone).toBe('success');
    expect(accounts.calls).toEqual([]);
    expect(vm.form.dirty).toBe(false);
    vm.start()();
  });

  it('requires both names, and says so from the first attempt on', async () => {
    const { vm } = setUp();
    vm.form.fields.edit({ firstName: '  ', lastName: '' });
    expect(vm.form.fields.problemOf('firstName')).toBeUndefined();
    vm.form.submit();
    await flushPromises();
    expect(vm.form.fields.problemOf('firstName')).toBe('First name is required');
    expect(vm.form.fields.problemOf('lastName')).toBe('Last name is required');
    expect(vm.form.notice.message).toBeUndefined();
  });
});
