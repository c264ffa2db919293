import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Failure } from '#application/Failure.ts';
import { ChangePassword } from '#application/session/ChangePassword.ts';
import { aSession } from '#tests/support/builders.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { FakePasswords } from '#tests/support/fakes/FakePasswords.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { PasswordViewModel } from './PasswordViewModel.ts';

async function changed(current: string, next: string, confirmed: string, passwords = new FakePasswords()) {
  const vm = new PasswordViewModel(new ChangePassword(passwords, new FakeSessionStore(aSession())));
  vm.fields.edit({ currentPassword: current });
  vm.fields.edit({ newPassword: next });
  vm.fields.edit({ confirmPassword: confirmed });
  vm.submit();
  await flushPromises();
  return vm;
}

// (action: Change the password)
describe('PasswordViewModel', () => {
  it('says that the password was changed and clears the fields', async () => {
    const vm = await changed('tableside', 'new-secret', 'new-secret');
    expect(vm.notice.message).toEqual({ text: 'Password changed successfully!', tone: 'success' });
    expect(vm.fields.value).toEqual({ currentPassword: '', newPassword: '', confirmPassword: '' });
  });

  it('shows the success message for 5 s', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const changing = changed('tableside', 'new-secret', 'new-secret');
    await vi.advanceTimersByTimeAsync(0);
    const vm = await changing;
    vi.advanceTimersByTime(4999);
    expect(vm.notice.message).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(vm.notice.message).toBeUndefined();
  });

  it('keeps input typed during the change, and says that it was not sent', async () => {
    const passwords = new FakePasswords();
    const change = vi.spyOn(passwords, 'change');
    const vm = new PasswordViewModel(new ChangePassword(passwords, new FakeSessionStore(aSession())));
    vm.fields.edit({
      currentPassword: 'tableside',
      newPassword: 'new-secret',
      confirmPassword: 'new-secret',
    });
    vm.submit();
    vm.saving.detach();
    vm.fields.edit({ newPassword: 'other-secret', confirmPassword: 'other-secret' });
    vm.submit();
    await flushPromises();
    expect(change).toHaveBeenCalledOnce();
    expect(vm.notice.message).toEqual({
      text: 'Password changed successfully!',
      detail: "The edits you made while saving aren't saved yet.",
      tone: 'success',
    });
    expect(vm.fields.value).toMatchObject({ newPassword: 'other-secret' });
  });

  it('shows the missing fields if nothing was typed', async () => {
    const vm = await changed('', '', '');
    expect(vm.fields.problemOf('currentPassword')).toBeDefined();
  });

  // (see rule: unsaved changes)
  it('does not store passwords as unsaved work', async () => {
    const vm = await changed('wrong', 'new-secret', 'new-secret');
    expect(vm.dirty).toBe(true);
    expect(vm).not.toHaveProperty('edits');
  });

  it('shows a problem until it is fixed', async () => {
    const vm = await changed('tableside', 'new-secret', 'other');
    expect(vm.fields.problemOf('confirmPassword')).toBe("New passwords don't match");
    vm.fields.edit({ confirmPassword: 'new-secret' });
    expect(vm.fields.problemOf('confirmPassword')).toBeUndefined();
  });

  it("shows the host's message and keeps the input", async () => {
    const vm = await changed('wrong', 'new-secret', 'new-secret');
    expect(vm.notice.message).toEqual({ text: 'Current password is incorrect', tone: 'error' });
    expect(vm.fields.value.newPassword).toBe('new-secret');
  });

  it('shows a default message when the host sends none', async () => {
    const passwords = new FakePasswords();
    passwords.change = () => Promise.reject(new Failure('rejected', { status: 500 }));
    const vm = await changed('tableside', 'new-secret', 'new-secret', passwords);
    expect(vm.notice.message?.text).toBe('Failed to change password. Please try again.');
  });
});
