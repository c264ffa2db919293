import { describe, expect, it } from 'vitest';
import { CheckSession } from '#application/session/CheckSession.ts';
import { Logout } from '#application/session/Logout.ts';
import { aSession } from '#tests/support/builders.ts';
import { FakeAccounts } from '#tests/support/fakes/FakeAccounts.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { ProfileViewModel } from './ProfileViewModel.ts';

function setUp() {
  const accounts = new FakeAccounts();
  const store = new FakeSessionStore(aSession());
  const session = new SessionViewModel(store, new CheckSession(accounts, store), new Logout(accounts, store));
  return { accounts, vm: new ProfileViewModel(session) };
}

describe('ProfileViewModel', () => {
  it('begins with the names and the e-mail of the user', () => {
    expect(setUp().vm).toMatchObject({ firstName: 'Ada', lastName: 'Rossi', email: 'ada@tableside.example' });
  });

  it('simulates the update: it says so, and makes no call', () => {
    const { accounts, vm } = setUp();
    vm.typeFirstName('Adele');
    vm.save();
    expect(vm.notice.message?.tone).toBe('success');
    expect(accounts.calls).toEqual([]);
    vm.start()();
  });

  it('needs both names, and says so from the first attempt on', () => {
    const { vm } = setUp();
    vm.typeFirstName('  ');
    vm.typeLastName('');
    expect(vm.firstNameProblem).toBeUndefined();
    vm.save();
    expect(vm.firstNameProblem).toBe('First name is required');
    expect(vm.lastNameProblem).toBe('Last name is required');
    expect(vm.notice.message).toBeUndefined();
  });
});
