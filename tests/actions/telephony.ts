import { TelephonyViewModel } from '#ui/telephony/TelephonyViewModel.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { telephonyText } from '#ui/texts/telephonyText.ts';
import { actionsOf, start, type Action } from './action.ts';
import { formProblemsOf, noticeOf, loadFailureOf, messageOf } from './shownMessages.ts';

const action = actionsOf(TelephonyViewModel, {
  by: 'administrator',
  places: [{ page: 'company', panel: 'telephony' }],
  state: { scenario: 'a restaurant with call logs' },
  open: start,
  shows: (vm) => [
    ...formProblemsOf(vm.form),
    ...noticeOf(vm.testNotice),
    ...loadFailureOf(vm.form.loading, failureText.telephonyConfig, telephonyText.none),
    ...loadFailureOf(vm.logs, failureText.callLogs),
    ...messageOf('status', vm.logs.value?.length === 0 && telephonyText.noCalls),
  ],
});

export const telephony: readonly Action[] = [
  action('View telephony settings and recent calls', {
    purpose: 'An owner or admin views the agent’s phone number, its call settings, and the latest calls.',
    elsewhere: {
      'telephony is not set up': { scenario: 'a restaurant without telephony' },
      'there are no calls yet': { scenario: 'a signed-in owner of a company' },
    },
  }),
  action('Change the telephony settings', {
    purpose:
      'An owner or admin changes call limits, retries, and background sounds. Callers notice the change once it is deployed.',
    enter: (vm) => vm.form.fields.edit({ maxRetries: 5 }),
    run: (vm) => void vm.form.submit(),
    otherInput: {
      'fields are invalid': (vm) =>
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
        }),
    },
  }),
  action('Place a test call', {
    purpose: 'An owner or admin has the agent call the restaurant to hear it as callers do.',
    run: (vm) => vm.placeTestCall(),
    elsewhere: { 'there is no phone number': { scenario: 'a restaurant without a phone number' } },
  }),
];
