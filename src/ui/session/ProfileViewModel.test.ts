import { describe, expect, it } from 'vitest';
import { aSession } from '#tests/support/builders.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { sessionFakes } from '#tests/support/sessionFakes.ts';
import { formText } from '../texts/formText.ts';
import { ProfileViewModel } from './ProfileViewModel.ts';

function setUp() {
  const { accounts, vm: session } = sessionFakes(aSession());
  return { accounts, vm: new ProfileViewModel(session) };
}

// (action: Change your name)
describe('ProfileViewModel', () => {
  it("starts with the user's names and email", () => {
    const { vm } = setUp();
    expect(vm.fields.value).toEqual({ firstName: 'Ada', lastName: 'Rossi' });
    expect(vm.email).toBe('ada@tableside.example');
  });

  it('says that the name was updated, without a request', async () => {
    const { accounts, vm } = setUp();
    vm.fields.edit({ firstName: 'Adele' });
    vm.submit();
    await flushPromises();
    expect(vm.notice.message?.tone).toBe('success');
    expect(accounts.calls).toEqual([]);
    expect(vm.dirty).toBe(false);
    vm.start()();
    expect(vm.notice.message).toBeUndefined();
  });

  it('restores edits and tells the user', () => {
    const { vm } = setUp();
    vm.fields.edit({ firstName: 'Adele' });
    const returned = setUp().vm;
    returned.restore(vm.edits);
    expect(returned.fields.value).toEqual({ firstName: 'Adele', lastName: 'Rossi' });
    expect(returned.notice.message?.text).toBe(formText.resumed);
  });

  it('discards edits', () => {
    const { vm } = setUp();
    vm.fields.edit({ firstName: '' });
    vm.fields.touch('firstName');
    expect(vm.fields.problemOf('firstName')).toBe('First name is required');
    vm.reset();
    expect(vm.dirty).toBe(false);
    expect(vm.fields.problemOf('firstName')).toBeUndefined();
  });

  it('requires both names, and shows a problem after the first attempt', async () => {
    const { vm } = setUp();
    vm.fields.edit({ firstName: '  ', lastName: '' });
    expect(vm.fields.problemOf('firstName')).toBeUndefined();
    vm.submit();
    await flushPromises();
    expect(vm.fields.problemOf('firstName')).toBe('First name is required');
    expect(vm.fields.problemOf('lastName')).toBe('Last name is required');
    expect(vm.notice.message).toBeUndefined();
  });
});
