import { describe, expect, it } from 'vitest';
import { aSession } from '#tests/support/builders.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { sessionFakes } from '#tests/support/sessionFakes.ts';
import { ProfileViewModel } from './ProfileViewModel.ts';

function setUp() {
  const { accounts, vm: session } = sessionFakes(aSession());
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
