import { TelephonyViewModel } from '#ui/telephony/TelephonyViewModel.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { telephonyText } from '#ui/texts/telephonyText.ts';
import { action, start, type Action, type ActionPlace } from './action.ts';
import type { HeadlessApp } from './HeadlessApp.ts';
import { formProblemsOf, noticeOf, loadFailureOf, messageOf } from './shownMessages.ts';

const places: readonly [ActionPlace] = [{ page: 'company', panel: 'telephony' }];

const shared = {
  by: 'administrator',
  places,
  viewModel: TelephonyViewModel,
  state: { scenario: 'a restaurant with call logs' },
  shows: (vm: TelephonyViewModel, app: HeadlessApp) => [
    ...app.toast,
    ...formProblemsOf(vm.form),
    ...noticeOf(vm.testNotice),
    ...loadFailureOf(vm.form.loading, failureText.telephonyConfig, telephonyText.none),
    ...loadFailureOf(vm.logs, failureText.callLogs),
    ...(vm.logs.value?.length === 0 ? messageOf('status', telephonyText.noCalls) : []),
  ],
} as const;

export const telephony: readonly Action[] = [
  action('View telephony settings and recent calls', {
    ...shared,
    purpose: 'An owner or admin views the agent’s phone number, its call settings, and the latest calls.',
    run: start,
    elsewhere: {
      'telephony is not set up': { scenario: 'a restaurant without telephony' },
      'there are no calls yet': { scenario: 'a signed-in owner of a company' },
    },
  }),
  action('Change the telephony settings', {
    ...shared,
    purpose:
      'An owner or admin changes call limits, retries, and background sounds. Callers notice the change once it is deployed.',
    open: start,
    run(vm) {
      vm.form.fields.edit({ maxRetries: 5 });
      void vm.form.submit();
    },
    again: (vm) => void vm.form.submit(),
    otherwise: {
      'fields are invalid'(vm) {
        vm.form.fields.edit({
          phoneNumber: '',
          phoneId: '',
          assistantId: '',
          maxCallDuration: 7,
          backgroundAudioType: 'custom',
          backgroundAudioUrl: 'a sound',
          maxRetries: 9,
          retryDelay: 0,
          silenceTimeout: 0,
          interruptionSensitivity: 0,
        });
        void vm.form.submit();
      },
    },
  }),
  action('Place a test call', {
    ...shared,
    purpose: 'An owner or admin has the agent call the restaurant to hear it as callers do.',
    open: start,
    run: (vm) => vm.placeTestCall(),
    elsewhere: { 'there is no phone number': { scenario: 'a restaurant without a phone number' } },
  }),
];
