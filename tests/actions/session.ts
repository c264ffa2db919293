import { CheckSession } from '#application/session/CheckSession.ts';
import { ChangePassword } from '#application/session/ChangePassword.ts';
import { Login } from '#application/session/Login.ts';
import { Logout } from '#application/session/Logout.ts';
import { RefreshSession } from '#application/session/RefreshSession.ts';
import { DashboardViewModel } from '#ui/dashboard/DashboardViewModel.ts';
import { LoginViewModel } from '#ui/login/LoginViewModel.ts';
import { PasswordViewModel } from '#ui/profile/PasswordViewModel.ts';
import { ProfileViewModel } from '#ui/profile/ProfileViewModel.ts';
import { SessionViewModel } from '#ui/session/SessionViewModel.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { action, type Action } from './action.ts';
import { formProblemsOf, loadFailureOf, messageOf } from './shownMessages.ts';

/** Signing in and out. */
export const session: readonly Action[] = [
  action({
    id: 'sign-in',
    title: 'Sign in',
    purpose:
      'Somebody who has an account signs in with e-mail and password, to see the restaurants they belong to.',
    by: 'anybody',
    places: [{ page: 'login' }],
    useCase: Login,
    viewModel: LoginViewModel,
    state: { scenario: 'a user with a password' },
    open: (vm) => vm.start(),
    run(vm, app) {
      vm.typeEmail(app.value('email'));
      vm.draft.edit({ password: app.value('password') });
      vm.submit();
    },
    again: (vm) => vm.submit(),
    otherwise: [
      {
        when: 'the password is another',
        act(vm, app) {
          vm.typeEmail(app.value('email'));
          vm.draft.edit({ password: 'another' });
          vm.submit();
        },
      },
      {
        when: 'the password is empty',
        act(vm, app) {
          vm.typeEmail(app.value('email'));
          vm.submit();
        },
      },
    ],
    shows: (vm) => messageOf('notice', vm.session.error),
  }),
  action({
    id: 'check-session',
    title: 'Be signed in still when the app is opened again',
    purpose:
      'The app does this when it is opened: whoever signed in here before goes on without signing in again, as long as the host still accepts their session.',
    by: 'the app',
    places: [{ page: 'dashboard' }],
    useCase: CheckSession,
    viewModel: SessionViewModel,
    state: { scenario: 'a session that can be refreshed' },
    run: (vm) => vm.start(),
    otherwise: [
      { when: 'nobody is signed in', state: { scenario: 'a user with a password' }, act: (vm) => vm.start() },
    ],
    shows: () => [],
  }),
  action({
    id: 'renew-session',
    title: 'Go on after the access token has run out',
    purpose:
      'The app does this when the host refuses an access token: whoever is at work goes on, and reads nothing of it.',
    by: 'the app',
    places: [{ page: 'dashboard' }],
    useCase: RefreshSession,
    viewModel: DashboardViewModel,
    state: { scenario: 'an expired access token' },
    run: (vm) => vm.start(),
    shows: (vm) => loadFailureOf(vm.companies, failureText.companies),
  }),
  action({
    id: 'sign-out',
    title: 'Sign out',
    purpose:
      'Whoever is signed in leaves the console, so that nobody else goes on in their name in this browser.',
    by: 'member',
    places: [{ page: 'dashboard' }],
    useCase: Logout,
    viewModel: SessionViewModel,
    state: { scenario: 'a signed-in user' },
    open: (vm) => vm.start(),
    run: (vm) => vm.signOut(),
    shows: () => [],
  }),
  action({
    id: 'sign-out-in-another-tab',
    title: 'Be signed out here once another tab has signed out',
    purpose:
      'The app does this in every other tab of the browser: nobody stays signed in there without knowing.',
    by: 'the app',
    places: [{ page: 'dashboard' }],
    viewModel: SessionViewModel,
    state: { scenario: 'a signed-in user' },
    open: (vm) => vm.start(),
    run: (_vm, app) => app.sessions.clear(),
    shows: () => [],
  }),
  action({
    id: 'change-password',
    title: 'Change the password',
    purpose: 'Whoever is signed in gives themselves another password.',
    by: 'member',
    places: [{ page: 'profile' }],
    useCase: ChangePassword,
    viewModel: PasswordViewModel,
    state: { scenario: 'a signed-in user' },
    run(vm, app) {
      const newPassword = 'longer-than-before';
      vm.draft.edit({
        currentPassword: app.value('password'),
        newPassword,
        confirmPassword: newPassword,
      });
      vm.draft.submit();
    },
    again: (vm) => vm.draft.submit(),
    otherwise: [
      { when: 'the current password is left out', act: (vm) => vm.draft.submit() },
      {
        when: 'the new passwords differ',
        act(vm, app) {
          vm.draft.edit({
            currentPassword: app.value('password'),
            newPassword: 'one',
            confirmPassword: 'two',
          });
          vm.draft.submit();
        },
      },
      {
        when: 'the new password is short',
        act(vm, app) {
          vm.draft.edit({
            currentPassword: app.value('password'),
            newPassword: 'short',
            confirmPassword: 'short',
          });
          vm.draft.submit();
        },
      },
      {
        when: 'the current password is another',
        act(vm) {
          const newPassword = 'longer-than-before';
          vm.draft.edit({ currentPassword: 'another', newPassword, confirmPassword: newPassword });
          vm.draft.submit();
        },
      },
    ],
    shows: (vm) => formProblemsOf(vm.draft),
  }),
  action({
    id: 'change-name',
    title: 'Change the own name',
    purpose: 'Whoever is signed in says how they are called.',
    by: 'member',
    places: [{ page: 'profile' }],
    viewModel: ProfileViewModel,
    state: { scenario: 'a signed-in user' },
    run(vm) {
      vm.draft.edit({ firstName: 'Julia' });
      vm.draft.submit();
    },
    otherwise: [
      {
        when: 'a name is left out',
        act(vm) {
          vm.draft.edit({ firstName: '', lastName: '' });
          vm.draft.submit();
        },
      },
    ],
    shows: (vm) => formProblemsOf(vm.draft),
  }),
];
