import { CheckSession } from '#application/session/CheckSession.ts';
import { ChangePassword } from '#application/session/ChangePassword.ts';
import { Login } from '#application/session/Login.ts';
import { Logout } from '#application/session/Logout.ts';
import { SettleSignOut } from '#application/session/SettleSignOut.ts';
import { RefreshSession } from '#application/session/RefreshSession.ts';
import { DashboardViewModel } from '#ui/companies/DashboardViewModel.ts';
import { LoginViewModel } from '#ui/session/LoginViewModel.ts';
import { PasswordViewModel } from '#ui/session/PasswordViewModel.ts';
import { ProfileViewModel } from '#ui/session/ProfileViewModel.ts';
import { SessionViewModel } from '#ui/session/SessionViewModel.ts';
import type { PasswordChange } from '#domain/session/passwordChange.ts';
import { DEMO_PASSWORD } from '../../mocks/seed/personas.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { action, actionsOf, type Action } from './action.ts';
import type { HeadlessApp } from './HeadlessApp.ts';
import { formProblemsOf, loadFailureOf, messageOf } from './shownMessages.ts';

const typeCredentials = (password: string) => (vm: LoginViewModel, app: HeadlessApp) => {
  vm.typeEmail(app.value('email'));
  vm.typePassword(password);
};

const sessionAction = actionsOf(SessionViewModel, {
  state: { scenario: 'a signed-in user' },
  open: (vm) => vm.start(),
  shows: () => [],
});

const profile = {
  by: 'member',
  places: [{ page: 'profile' }],
  state: { scenario: 'a signed-in user' },
} as const;

const typePasswords =
  (newPassword: string, other: Partial<PasswordChange> = {}) =>
  (vm: PasswordViewModel) =>
    vm.fields.edit({ currentPassword: DEMO_PASSWORD, newPassword, confirmPassword: newPassword, ...other });

/** Actions for signing in and out. */
export const session: readonly Action[] = [
  action('Sign in', {
    purpose:
      'A user signs in with email and password to see their restaurants. **Forgot password?** writes an email to support, because the app can’t reset passwords.',
    by: 'anybody',
    places: [{ page: 'login' }],
    useCase: Login,
    viewModel: LoginViewModel,
    state: { scenario: 'a user with a password' },
    open: (vm) => vm.start(),
    enter: typeCredentials(DEMO_PASSWORD),
    run: (vm) => vm.submit(),
    otherInput: { 'the password is wrong': typeCredentials('another') },
    shows: (vm) => messageOf('notice', vm.session.error),
  }),
  sessionAction('Stay signed in after reopening the app', {
    purpose:
      'When the app opens, a returning user is still signed in, provided the host accepts the session.',
    by: 'the app',
    places: [{ page: 'dashboard' }],
    useCase: CheckSession,
    state: { scenario: 'a session that can be refreshed' },
  }),
  action('Renew an expired session', {
    purpose: 'When the host rejects an access token, the app renews the session unnoticed.',
    by: 'the app',
    places: [{ page: 'dashboard' }],
    useCase: RefreshSession,
    viewModel: DashboardViewModel,
    state: { scenario: 'an expired access token' },
    open: (vm) => vm.start(),
    shows: (vm) => loadFailureOf(vm.companies, failureText.companies),
  }),
  sessionAction('Sign out', {
    purpose: 'A user signs out so that no one else can use their account in this browser.',
    by: 'member',
    places: [{ page: 'dashboard' }],
    useCase: Logout,
    run: (vm) => vm.signOut(),
  }),
  sessionAction('Send a sign-out again', {
    purpose:
      'When the host did not confirm a sign-out, the app sends it again, so that no session stays open on a shared device.',
    by: 'anybody',
    places: [{ page: 'login' }],
    useCase: SettleSignOut,
    async open(vm, app) {
      const stop = vm.start();
      await app.settle();
      app.backend.faults.next('offline', 'POST /api/users/logout');
      vm.signOut();
      return stop;
    },
    run: (vm) => vm.settleSignOut(),
  }),
  action('Change the password', {
    purpose: 'A user sets a new password.',
    ...profile,
    useCase: ChangePassword,
    viewModel: PasswordViewModel,
    enter: typePasswords('longer-than-before'),
    run: (vm) => vm.submit(),
    otherInput: {
      'the current password is empty': () => undefined,
      'the new passwords differ': typePasswords('one', { confirmPassword: 'two' }),
      'the new password is too short': typePasswords('short'),
      'the current password is wrong': typePasswords('longer-than-before', { currentPassword: 'another' }),
    },
    shows: formProblemsOf,
  }),
  action('Change your name', {
    purpose:
      'A user changes their first and last name on this page. The API has no endpoint for it yet, so the change ends with the page.',
    ...profile,
    viewModel: ProfileViewModel,
    enter: (vm) => vm.fields.edit({ firstName: 'Julia' }),
    run: (vm) => vm.submit(),
    otherInput: { 'a name is empty': (vm) => vm.fields.edit({ firstName: '', lastName: '' }) },
    shows: formProblemsOf,
  }),
];
