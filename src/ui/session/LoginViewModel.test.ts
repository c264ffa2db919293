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
  it('starts with the last typed email, and remembers the next one', () => {
    const { draft, vm } = setUp('ada@table');
    expect(vm.email).toBe('ada@table');
    vm.typeEmail('ada@tableside.example');
    expect(vm.email).toBe('ada@tableside.example');
    expect(draft.email()).toBe('ada@tableside.example');
  });

  it('keeps its input when the form opens again', () => {
    const { draft, vm } = setUp('ada@tableside.example');
    draft.remember('bo@tableside.example');
    vm.start();
    expect(vm.email).toBe('ada@tableside.example');
  });

  // (action: Sign in)
  it('signs the user in', async () => {
    const { session, vm } = setUp('ada@tableside.example');
    vm.typePassword('tableside');
    vm.submit();
    expect(vm.signingIn.running).toBe(true);
    await flushPromises();
    expect(session.user?.email).toBe('ada@tableside.example');
    expect(vm.signingIn.running).toBe(false);
  });

  it('clears errors once signed in', async () => {
    const { session, vm } = setUp('ada@tableside.example');
    vm.typePassword('tableside');
    vm.submit();
    session.report('Busy');
    await flushPromises();
    expect(session.error).toBeUndefined();
  });

  it.each([
    ['', 'tableside'],
    ['ada@tableside.example', ''],
  ])('does nothing while a field is empty ("%s" and "%s")', async (email, password) => {
    const { accounts, vm } = setUp(email);
    vm.typePassword(password);
    vm.submit();
    expect(vm.signingIn.running).toBe(false);
    await flushPromises();
    expect(accounts.calls).toEqual([]);
  });

  it("shows the host's message and keeps the password", async () => {
    const { session, vm } = setUp('ada@tableside.example');
    vm.typePassword('wrong');
    vm.submit();
    await flushPromises();
    expect(session.error).toBe('Invalid email or password');
    expect(vm.password).toBe('wrong');
  });

  it('shows a default message when the host sends none', async () => {
    const { accounts, session, vm } = setUp('ada@tableside.example');
    accounts.trouble = unreachable();
    vm.typePassword('tableside');
    vm.submit();
    await flushPromises();
    expect(session.error).toBe('Failed to login. Please check your credentials.');
  });

  it('clears the error on retry', () => {
    const { session, vm } = setUp('ada@tableside.example');
    session.report('Busy');
    vm.typePassword('tableside');
    vm.submit();
    expect(session.error).toBeUndefined();
  });

  it('clears the error and the password when the user leaves, and keeps the email', () => {
    const { session, vm } = setUp('ada@tableside.example');
    const leave = vm.start();
    session.report('Busy');
    vm.typePassword('wrong');
    leave();
    expect(session.error).toBeUndefined();
    expect(vm).toMatchObject({ email: 'ada@tableside.example', password: '' });
  });

  it.each([
    ['stops waiting', (vm: LoginViewModel) => vm.signingIn.cancel()],
    ['leaves the page', (vm: LoginViewModel) => vm.leave()],
  ])('abandons the sign-in when the user %s', async (_, abandon) => {
    const { accounts, session, vm } = setUp('ada@tableside.example');
    accounts.isSilent = true;
    vm.typePassword('tableside');
    vm.submit();
    await flushPromises();
    abandon(vm);
    accounts.isSilent = false;
    await flushPromises();
    expect(accounts.aborted).toEqual(['login ada@tableside.example']);
    expect(vm.signingIn.running).toBe(false);
    expect(session).toMatchObject({ user: undefined, error: undefined });
  });

  it('sends one request for two clicks', async () => {
    const { accounts, vm } = setUp('ada@tableside.example');
    vm.typePassword('tableside');
    vm.submit();
    vm.submit();
    await flushPromises();
    expect(accounts.calls).toEqual(['login ada@tableside.example']);
  });
});
