import { StartCuratorSession } from '#application/liveDemo/StartCuratorSession.ts';
import { StartLandingDemo } from '#application/liveDemo/StartLandingDemo.ts';
import type { CallProblem } from '#domain/liveDemo/callProblem.ts';
import { CuratorViewModel } from '#ui/liveDemo/curator/CuratorViewModel.ts';
import { SampleCallViewModel } from '#ui/site/sampleCall/SampleCallViewModel.ts';
import { sampleCallText } from '#ui/texts/sampleCallText.ts';
import { LandingDemoViewModel } from '#ui/landing/LandingDemoViewModel.ts';
import { action, type Action } from './action.ts';
import type { HeadlessApp } from './HeadlessApp.ts';
import { messageOf } from './shownMessages.ts';

const MUSEUM = 'johnson-museum-of-art';

type Refusals = {
  readonly [Kind in CallProblem['kind']]: readonly [
    when: string,
    more?: Omit<CallProblem & { kind: Kind }, 'kind'>,
  ];
};

/** Problems before a voice session opens. */
const refusals: Refusals = {
  'microphone-denied': ['the microphone is denied'],
  'microphone-dismissed': ['the microphone prompt is closed'],
  'microphone-blocked': ['a policy forbids the microphone'],
  'microphone-blocked-by-system': ['the operating system denies the microphone'],
  'microphone-unavailable': ['the page is not secure'],
  'no-microphone': ['there is no microphone'],
  'microphone-in-use': ['another program uses the microphone'],
  'microphone-unsuitable': ['the microphone does not fit'],
  'sound-blocked': ['the sound does not start'],
  'socket-error': ['the socket fails'],
  'closed-by-server': ['the service closes the connection'],
  'worklet-not-loaded': ['the browser lacks audio worklets', { worklet: 'rawAudioProcessor' }],
  'unsupported-audio': ['the service uses an unsupported audio format', { format: 'mp3_44100' }],
  'sound-failed': ['audio setup fails', { cause: 'no sound' }],
  unreachable: ['its code fails to load'],
};

const whenRefused = Object.entries(refusals).map(([kind, [when, more]]) => {
  const refuse = (_: object, app: HeadlessApp) => app.voiceLine.refuse({ kind, ...more } as CallProblem);
  return [when, refuse] as const;
});

/** Connects a session, in which the agent speaks until the visitor stops it. */
const talk = (greeting: string) => async (vm: { readonly call: { stop(): void } }, app: HeadlessApp) => {
  app.voiceLine.answer();
  await app.settle();
  app.voiceLine.say(greeting);
  vm.call.stop();
};

const visitor = { by: 'anybody', state: { visitor: {} } } as const;

/** Actions in voice sessions. */
export const liveDemo: readonly Action[] = [
  action('Try the live demo', {
    ...visitor,
    purpose:
      'A visitor talks with a restaurant’s agent on the landing page for one minute, without an account.',
    places: [{ page: 'home' }],
    useCase: StartLandingDemo,
    viewModel: LandingDemoViewModel,
    open: (vm) => void vm.start(),
    run: talk('Trattoria Aurora! How can I help you today?'),
    otherwise: Object.fromEntries(whenRefused),
    shows: (vm) => messageOf('caption', vm.caption),
  }),
  action('Play the sample call', {
    ...visitor,
    purpose: 'A visitor listens to a recorded call with its transcript, without a microphone.',
    places: [{ page: 'home' }],
    viewModel: SampleCallViewModel,
    open: (vm) => vm.start(),
    run: (vm) => vm.player.toggle(),
    otherwise: { 'the audio fails to load': (vm) => vm.fail() },
    shows: ({ hasFailed }) => messageOf('status', hasFailed && sampleCallText.failed),
  }),
  action('Talk with a museum curator', {
    ...visitor,
    purpose: 'A visitor talks with a museum’s virtual curator for one minute.',
    places: [{ page: 'museum' }],
    useCase: StartCuratorSession,
    viewModel: CuratorViewModel,
    state: { visitor: { museumId: MUSEUM } },
    open: (vm) => void vm.start(MUSEUM),
    run: talk('Welcome! What would you like to know?'),
    shows: ({ call }) => messageOf('caption', call.caption),
  }),
];
