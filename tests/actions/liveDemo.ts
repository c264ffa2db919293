import { StartCuratorSession } from '#application/liveDemo/StartCuratorSession.ts';
import { StartLandingDemo } from '#application/liveDemo/StartLandingDemo.ts';
import type { CallProblem } from '#domain/liveDemo/callProblem.ts';
import { CuratorViewModel } from '#ui/museum/CuratorViewModel.ts';
import { SampleCallViewModel } from '#ui/sampleCall/SampleCallViewModel.ts';
import { sampleCallText } from '#ui/texts/sampleCallText.ts';
import { LandingDemoViewModel } from '#ui/site/home/LandingDemoViewModel.ts';
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
  'microphone-denied': { when: 'the microphone is refused' },
  'no-microphone': { when: 'there is no microphone' },
  'socket-error': { when: 'the socket fails' },
  'closed-by-server': { when: 'the service closes the line' },
  'worklet-not-loaded': { when: 'the browser lacks audio worklets', worklet: 'rawAudioProcessor' },
  'unsupported-audio': { when: 'the service speaks another format', format: 'mp3_44100' },
  'sound-failed': { when: 'the sound cannot be set up', cause: 'no sound' },
  unreachable: { when: 'its code does not arrive' },
};

type Refusal<Kind> = { readonly when: string } & Omit<Extract<CallProblem, { readonly kind: Kind }>, 'kind'>;

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
    when: 'it is stopped before it is connected',
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
    when: 'the line breaks',
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
  talked: 'the panel is idle again',
  'not-started': 'the panel is idle again, its line of help emphasised',
} as const;

/** Voice sessions. */
export const liveDemo: readonly Action[] = [
  action({
    ...landing,
    id: 'talk-to-agent',
    title: 'Talk with the agent of the landing page',
    purpose:
      'A visitor tries on the landing page what a caller of a restaurant hears, for a minute and without an account.',
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
    title: 'Mute the microphone, interrupt the agent, write to it and rate what it says',
    purpose:
      'A visitor in a live demo who cannot speak, or does not want to hear more, has other ways than the voice.',
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
    title: 'Hear a sample call, without a microphone',
    purpose:
      'A visitor who does not want to speak listens to a call that was recorded, with its words beside it.',
    seenIn: [{ file: 'src/ui/sampleCall/SampleCallViewModel.test.ts' }],
    by: 'anybody',
    places: [{ page: 'home' }],
    viewModel: SampleCallViewModel,
    state: { visitor: {} },
    open: (vm) => vm.start(),
    run: (vm) => vm.player.toggle(),
    otherwise: [{ when: 'the sound cannot be had', act: (vm) => vm.fail() }],
    shows: ({ hasFailed }) => (hasFailed ? messageOf('status', sampleCallText.failed) : []),
  }),
  action({
    id: 'talk-to-curator',
    title: "Talk with a museum's curator",
    purpose: 'A visitor hears from a museum’s curator what there is to see, for a minute.',
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
