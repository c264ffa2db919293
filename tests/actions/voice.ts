import { VoiceViewModel } from '#ui/voice/VoiceViewModel.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { actionsOf, start, type Action } from './action.ts';
import { formProblemsOf, noticeOf, loadFailureOf } from './shownMessages.ts';

const action = actionsOf(VoiceViewModel, {
  by: 'administrator',
  places: [{ page: 'company', panel: 'voice' }],
  state: { scenario: 'a signed-in owner of a company' },
  open: start,
  shows: (vm) => [
    ...formProblemsOf(vm.form),
    ...noticeOf(vm.voiceTest.notice),
    ...noticeOf(vm.sample.notice),
    ...loadFailureOf(vm.form.loading, failureText.voiceConfig),
  ],
});

/** Actions for the voice configuration. */
export const voice: readonly Action[] = [
  action('View the voice settings', {
    purpose:
      'An owner or admin views the voice that answers the phone and its settings. Other roles don’t see Voice AI Management or its panels. They read “Only owners and admins can manage the voice, menu, instructions, telephony, and deployments.”',
  }),
  action('Change the voice settings', {
    purpose:
      'An owner or admin changes the voice or how it speaks. Callers hear the change once it is deployed.',
    enter: (vm) => vm.form.fields.edit({ speakingSpeed: 1.2, temperature: 0.4 }),
    run: (vm) => void vm.form.submit(),
    otherInput: {
      'fields are invalid': (vm) =>
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
        }),
    },
  }),
  action('Play a voice sample', {
    purpose: 'An owner or admin listens to a voice before choosing it.',
    run(vm) {
      const [first] = vm.voices;
      if (first) vm.toggleSample(first);
    },
  }),
  action('Test the voice with a message', {
    purpose: 'An owner or admin listens to their own text in the chosen voice with its settings.',
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
