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
import { failureText } from '#ui/texts/failureText.ts';
import { action, type Act, type Action } from './action.ts';
import { formProblemsOf, loadFailureOf, messageOf } from './shownMessages.ts';

const changeTo =
  (newPassword: string, confirmPassword = newPassword): Act<PasswordViewModel> =>
  (vm, app) => {
    vm.fields.edit({ currentPassword: app.value('password'), newPassword, confirmPassword });
    vm.submit();
  };

/** Actions for signing in and out. */
export const session: readonly Action[] = [
  action('Sign in', {
    purpose: 'A user signs in with email and password to see their restaurants.',
    by: 'anybody',
    places: [{ page: 'login' }],
    useCase: Login,
    viewModel: LoginViewModel,
    state: { scenario: 'a user with a password' },
    open: (vm) => vm.start(),
    run(vm, app) {
      vm.typeEmail(app.value('email'));
      vm.typePassword(app.value('password'));
      vm.submit();
    },
    again: (vm) => vm.submit(),
    otherwise: {
      'the password is wrong'(vm, app) {
        vm.typeEmail(app.value('email'));
        vm.typePassword('another');
        vm.submit();
      },
      'the password is empty'(vm, app) {
        vm.typeEmail(app.value('email'));
        vm.submit();
      },
    },
    shows: (vm) => messageOf('notice', vm.session.error),
  }),
  action('Stay signed in after reopening the app', {
    purpose:
      'When the app opens, a returning user is still signed in, provided the host accepts the session.',
    by: 'the app',
    places: [{ page: 'dashboard' }],
    useCase: CheckSession,
    viewModel: SessionViewModel,
    state: { scenario: 'a session that can be refreshed' },
    run: (vm) => vm.start(),
    elsewhere: { 'the user is signed out': { scenario: 'a user with a password' } },
    shows: () => [],
  }),
  action('Renew an expired session', {
    purpose: 'When the host rejects an access token, the app renews the session unnoticed.',
    by: 'the app',
    places: [{ page: 'dashboard' }],
    useCase: RefreshSession,
    viewModel: DashboardViewModel,
    state: { scenario: 'an expired access token' },
    run: (vm) => vm.start(),
    shows: (vm) => loadFailureOf(vm.companies, failureText.companies),
  }),
  action('Sign out', {
    purpose: 'A user signs out so that no one else can use their account in this browser.',
    by: 'member',
    places: [{ page: 'dashboard' }],
    useCase: Logout,
    viewModel: SessionViewModel,
    state: { scenario: 'a signed-in user' },
    open: (vm) => vm.start(),
    run: (vm) => vm.signOut(),
    shows: () => [],
  }),
  action('Send a sign-out again', {
    purpose:
      'When the host did not confirm a sign-out, the app sends it again, so that no session stays open on a shared device.',
    by: 'anybody',
    places: [{ page: 'login' }],
    useCase: SettleSignOut,
    viewModel: SessionViewModel,
    state: { scenario: 'a signed-in user' },
    async open(vm, app) {
      const stop = vm.start();
      await app.settle();
      app.backend.faults.next('offline', 'POST /api/users/logout');
      vm.signOut();
      return stop;
    },
    run: (vm) => vm.settleSignOut(),
    shows: () => [],
  }),
  action('Change the password', {
    purpose: 'A user sets a new password.',
    by: 'member',
    places: [{ page: 'profile' }],
    useCase: ChangePassword,
    viewModel: PasswordViewModel,
    state: { scenario: 'a signed-in user' },
    run: changeTo('longer-than-before'),
    again: (vm) => vm.submit(),
    otherwise: {
      'the current password is empty': (vm) => vm.submit(),
      'the new passwords differ': changeTo('one', 'two'),
      'the new password is too short': changeTo('short'),
      'the current password is wrong'(vm, app) {
        app.values = { ...app.values, password: 'another' };
        changeTo('longer-than-before')(vm, app);
      },
    },
    shows: (vm) => formProblemsOf(vm),
  }),
  action('Change your name', {
    purpose: 'A user changes their first and last name.',
    by: 'member',
    places: [{ page: 'profile' }],
    viewModel: ProfileViewModel,
    state: { scenario: 'a signed-in user' },
    run(vm) {
      vm.fields.edit({ firstName: 'Julia' });
      vm.submit();
    },
    otherwise: {
      'a name is empty'(vm) {
        vm.fields.edit({ firstName: '', lastName: '' });
        vm.submit();
      },
    },
    shows: (vm) => formProblemsOf(vm),
  }),
];
