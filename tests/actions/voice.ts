import { VoiceViewModel } from '#ui/voice/VoiceViewModel.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { action, start, type Action, type ActionPlace } from './action.ts';
import { formProblemsOf, noticeOf, loadFailureOf } from './shownMessages.ts';

const places: readonly [ActionPlace] = [{ page: 'company', panel: 'voice' }];

const shared = {
  by: 'administrator',
  places,
  viewModel: VoiceViewModel,
  state: { scenario: 'a signed-in owner of a company' },
  shows: (vm: VoiceViewModel) => [
    ...formProblemsOf(vm.form),
    ...noticeOf(vm.voiceTest.notice),
    ...noticeOf(vm.sample.notice),
    ...loadFailureOf(vm.form.loading, failureText.voiceConfig),
  ],
} as const;

/** Actions for the voice configuration. */
export const voice: readonly Action[] = [
  action('View the voice settings', {
    ...shared,
    purpose:
      'An owner or admin views the voice that answers the phone and its settings. Other roles don’t see Voice AI Management or its panels. They read “Only owners and admins can manage the voice, menu, instructions, telephony, and deployments.”',
    run: start,
  }),
  action('Change the voice settings', {
    ...shared,
    purpose:
      'An owner or admin changes the voice or how it speaks. Callers hear the change once it is deployed.',
    open: start,
    run(vm) {
      vm.form.fields.edit({ speakingSpeed: 1.2, temperature: 0.4 });
      void vm.form.submit();
    },
    again: (vm) => void vm.form.submit(),
    otherwise: {
      'fields are invalid'(vm) {
        vm.form.fields.edit({
          voiceId: '',
          speakingSpeed: 3,
          voiceStability: 2,
          personality: 'custom',
          customPersonality: '',
          firstMessage: '',
          temperature: 2,
          maxResponseTime: 7,
          enableBackgroundSound: true,
          backgroundSoundUrl: 'a sound',
        });
        void vm.form.submit();
      },
    },
  }),
  action('Play a voice sample', {
    ...shared,
    purpose: 'An owner or admin listens to a voice before choosing it.',
    open: start,
    run(vm) {
      const [first] = vm.voices;
      if (first) vm.toggleSample(first);
    },
    otherwise: {
      async 'it is stopped'(vm, app) {
        const [first] = vm.voices;
        if (!first) return;
        vm.toggleSample(first);
        await app.settle();
        vm.toggleSample(first);
      },
    },
  }),
  action('Test the voice with a message', {
    ...shared,
    purpose: 'An owner or admin listens to their own text in the chosen voice with its settings.',
    open: start,
    run: (vm) => vm.test('Elliot'),
    otherwise: {
      async 'the audio can’t be played'(vm, app) {
        vm.test('Elliot');
        await app.settle();
        vm.voiceTest.soundFailed();
      },
    },
  }),
];
