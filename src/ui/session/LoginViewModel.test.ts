import { describe, expect, it } from 'vitest';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { unreachable } from '#tests/support/failures.ts';
import { FakeLoginDraft } from '#tests/support/fakes/FakeLoginDraft.ts';
import { sessionFakes } from '#tests/support/sessionFakes.ts';
import { LoginViewModel } from './LoginViewModel.ts';

function setUp(typed = '') {
  const { accounts, login, vm: session } = sessionFakes();
  const draft = new FakeLoginDraft(typed);
  session.start();
  const vm = new LoginViewModel(login, draft, session);
  vm.start();
  return { accounts, draft, session, vm };
}

describe('LoginViewModel', () => {
  it('starts with the last typed email and remembers typing', () => {
    const { draft, vm } = setUp('ada@table');
    expect(vm.form.fields.value?.email).toBe('ada@table');
    vm.typeEmail('ada@tableside.example');
    expect(vm.form.fields.value?.email).toBe('ada@tableside.example');
    expect(draft.email()).toBe('ada@tableside.example');
  });

  it('keeps its input when shown again', () => {
    const { draft, vm } = setUp('ada@tableside.example');
    draft.remember('bo@tableside.example');
    vm.start();
    expect(vm.form.fields.value?.email).toBe('ada@tableside.example');
  });

  it('signs in', async () => {
    const { session, vm } = setUp('ada@tableside.example');
    vm.form.fields.edit({ password: 'tableside' });
    vm.submit();
    expect(vm.form.saving.running).toBe(true);
    await flushPromises();
    expect(session.user?.email).toBe('ada@tableside.example');
    expect(vm.form.saving.running).toBe(false);
  });

  it('clears errors once signed in', async () => {
    const { session, vm } = setUp('ada@tableside.example');
    vm.form.fields.edit({ password: 'tableside' });
    vm.submit();
    session.report('Busy');
    await flushPromises();
    expect(session.error).toBeUndefined();
  });

  it.each([
    ['', 'tableside'],
    ['ada@tableside.example', ''],
  ])('does nothing while a field is empty ("%s", "%s")', async (email, password) => {
    const { accounts, vm } = setUp(email);
    vm.form.fields.edit({ password });
    vm.submit();
    expect(vm.form.saving.running).toBe(false);
    await flushPromises();
    expect(accounts.calls).toEqual([]);
  });

  it("shows the host's message and keeps the password", async () => {
    const { session, vm } = setUp('ada@tableside.example');
    vm.form.fields.edit({ password: 'wrong' });
    vm.submit();
    await flushPromises();
    expect(session.error).toBe('Invalid email or password');
    expect(vm.form.fields.value?.password).toBe('wrong');
  });

  it('shows its own message when the host sends none', async () => {
    const { accounts, session, vm } = setUp('ada@tableside.example');
    accounts.trouble = unreachable();
    vm.form.fields.edit({ password: 'tableside' });
    vm.submit();
    await flushPromises();
    expect(session.error).toBe('Failed to login. Please check your credentials.');
  });

  it('clears the error on retry and when the page is left', async () => {
    const { session, vm } = setUp('ada@tableside.example');
    const leave = vm.start();
    session.report('Busy');
    vm.form.fields.edit({ password: 'tableside' });
    vm.submit();
    expect(session.error).toBeUndefined();
    session.report('Busy');
    leave();
    expect(session.error).toBeUndefined();
  });

  it('sends one request for two clicks', async () => {
    const { accounts, vm } = setUp('ada@tableside.example');
    vm.form.fields.edit({ password: 'tableside' });
    vm.submit();
    vm.submit();
    await flushPromises();
    expect(accounts.calls).toEqual(['login ada@tableside.example']);
  });
});
