import { StartCuratorSession } from '#application/liveDemo/StartCuratorSession.ts';
import { StartLandingDemo } from '#application/liveDemo/StartLandingDemo.ts';
import type { CallProblem } from '#domain/liveDemo/callProblem.ts';
import { CuratorViewModel } from '#ui/liveDemo/curator/CuratorViewModel.ts';
import { SampleCallViewModel } from '#ui/site/sampleCall/SampleCallViewModel.ts';
import { sampleCallText } from '#ui/texts/sampleCallText.ts';
import { LandingDemoViewModel } from '#ui/landing/LandingDemoViewModel.ts';
import { action, type Action, type ActionVariant } from './action.ts';
import type { HeadlessApp } from './HeadlessApp.ts';
import { messageOf } from './shownMessages.ts';

const MINUTE = 60_000;
const MUSEUM = 'johnson-museum-of-art';

interface Talk {
  readonly call: { readonly stop: () => void };
}

const begin = {
  landing: (vm: LandingDemoViewModel) => void vm.start(),
  curator: (vm: CuratorViewModel) => void vm.start(MUSEUM),
};

/** Connection problems before a voice session opens. */
const refusals: { readonly [Kind in CallProblem['kind']]: Refusal<Kind> } = {
  'microphone-denied': { when: 'the microphone is denied' },
  'microphone-dismissed': { when: 'the microphone prompt is closed' },
  'microphone-blocked': { when: 'a policy forbids the microphone' },
  'microphone-blocked-by-system': { when: 'the operating system denies the microphone' },
  'microphone-unavailable': { when: 'the page is not secure' },
  'no-microphone': { when: 'there is no microphone' },
  'microphone-in-use': { when: 'another program uses the microphone' },
  'microphone-unsuitable': { when: 'the microphone does not fit' },
  'sound-blocked': { when: 'the sound does not start' },
  'socket-error': { when: 'the socket fails' },
  'closed-by-server': { when: 'the service closes the connection' },
  'worklet-not-loaded': { when: 'the browser lacks audio worklets', worklet: 'rawAudioProcessor' },
  'unsupported-audio': { when: 'the service uses an unsupported audio format', format: 'mp3_44100' },
  'sound-failed': { when: 'audio setup fails', cause: 'no sound' },
  unreachable: { when: 'its code fails to load' },
};

type Refusal<Kind> = { readonly when: string } & Omit<CallProblem & { readonly kind: Kind }, 'kind'>;

const waysToEnd = <Vm extends Talk>(start: (vm: Vm) => void): readonly ActionVariant<Vm>[] => [
  ...Object.entries(refusals).map(([kind, { when, ...more }]) => ({
    when,
    async act(vm: Vm, app: HeadlessApp) {
      start(vm);
      await app.settle();
      app.voiceLine.refuse({ kind, ...more } as CallProblem);
    },
  })),
  {
    when: 'it is stopped while connecting',
    async act(vm, app) {
      start(vm);
      await app.settle();
      vm.call.stop();
    },
  },
  {
    when: 'a minute has passed',
    async act(vm, app) {
      await connect(vm, app, start);
      for (let second = 0; second < MINUTE; second += 1000) await app.pass(1000);
    },
  },
  {
    when: 'the connection is lost',
    async act(vm, app) {
      await connect(vm, app, start);
      app.voiceLine.hangUp({ by: 'problem', problem: { kind: 'socket-error' } });
    },
  },
  {
    when: 'the agent hangs up',
    async act(vm, app) {
      await connect(vm, app, start);
      app.voiceLine.hangUp();
    },
  },
];

async function connect<Vm>(vm: Vm, app: HeadlessApp, start: (vm: Vm) => void): Promise<void> {
  start(vm);
  await app.settle();
  app.voiceLine.answer();
  await app.settle();
}

const landing = {
  by: 'anybody',
  places: [{ page: 'home' }],
  viewModel: LandingDemoViewModel,
  state: { visitor: {} },
  shows: (vm: LandingDemoViewModel) => messageOf('caption', vm.caption),
} as const;

/** How a museum's panel shows the end of a session, without a message. */
const ended = {
  talked: 'the panel is idle',
  'not-started': 'the panel is idle, with its help line emphasized',
} as const;

/** Voice sessions. */
export const liveDemo: readonly Action[] = [
  action({
    ...landing,
    id: 'talk-to-agent',
    title: 'Try the live demo',
    purpose:
      'A visitor talks with a restaurant’s agent on the landing page for one minute, without an account.',
    useCase: StartLandingDemo,
    async run(vm, app) {
      await connect(vm, app, begin.landing);
      app.voiceLine.say('Trattoria Aurora! How can I help you today?');
      vm.call.stop();
    },
    otherwise: waysToEnd(begin.landing),
  }),
  action({
    ...landing,
    id: 'steer-talk',
    title: 'Mute, interrupt, type, and rate in the live demo',
    purpose:
      'During a live demo, a visitor mutes the microphone, interrupts the agent, types a message, or rates a response.',
    open: (vm, app) => connect(vm, app, begin.landing),
    run(vm, app) {
      vm.call.toggleMute();
      vm.call.say('A table for two at eight, please.');
      app.voiceLine.say('I have noted a table for two at eight.');
      app.voiceLine.tell({ kind: 'audio' });
      app.voiceLine.tell({ kind: 'mode', mode: 'speaking' });
      vm.call.rate(true);
      vm.call.interrupt();
    },
  }),
  action({
    id: 'hear-sample-call',
    title: 'Play the sample call',
    purpose: 'A visitor listens to a recorded call with its transcript, without a microphone.',
    seenIn: ['src/ui/site/sampleCall/SampleCallViewModel.test.ts'],
    by: 'anybody',
    places: [{ page: 'home' }],
    viewModel: SampleCallViewModel,
    state: { visitor: {} },
    open: (vm) => vm.start(),
    run: (vm) => vm.player.toggle(),
    otherwise: [{ when: 'the audio fails to load', act: (vm) => vm.fail() }],
    shows: ({ hasFailed }) => (hasFailed ? messageOf('status', sampleCallText.failed) : []),
  }),
  action({
    id: 'talk-to-curator',
    title: 'Talk with a museum curator',
    purpose: 'A visitor talks with a museum’s virtual curator for one minute.',
    by: 'anybody',
    places: [{ page: 'museum' }],
    useCase: StartCuratorSession,
    viewModel: CuratorViewModel,
    state: { visitor: { museumId: MUSEUM } },
    async run(vm, app) {
      await connect(vm, app, begin.curator);
      app.voiceLine.say('Welcome! What would you like to know?');
      vm.call.stop();
    },
    otherwise: waysToEnd(begin.curator),
    shows: ({ call, outcome }) => [
      ...messageOf('caption', call.caption),
      ...messageOf('state', outcome && ended[outcome]),
    ],
  }),
];
