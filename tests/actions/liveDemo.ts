import { StartCuratorSession } from '#application/liveDemo/StartCuratorSession.ts';
import { StartLandingDemo } from '#application/liveDemo/StartLandingDemo.ts';
import type { CallProblem } from '#domain/liveDemo/callProblem.ts';
import { CuratorViewModel } from '#ui/liveDemo/curator/CuratorViewModel.ts';
import { SampleCallViewModel } from '#ui/site/sampleCall/SampleCallViewModel.ts';
import { sampleCallText } from '#ui/texts/sampleCallText.ts';
import { LandingDemoViewModel } from '#ui/landing/LandingDemoViewModel.ts';
import { action, type Action, type Act } from './action.ts';
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

const waysToEnd = <Vm extends Talk>(start: (vm: Vm) => void): Readonly<Record<string, Act<Vm>>> => ({
  ...Object.fromEntries(
    Object.entries(refusals).map(([kind, [when, more]]) => [
      when,
      async (vm: Vm, app: HeadlessApp) => {
        start(vm);
        await app.settle();
        app.voiceLine.refuse({ kind, ...more } as CallProblem);
      },
    ]),
  ),
  async 'it is stopped while connecting'(vm, app) {
    start(vm);
    await app.settle();
    vm.call.stop();
  },
  async 'a minute has passed'(vm, app) {
    await connect(vm, app, start);
    for (let second = 0; second < MINUTE; second += 1000) await app.pass(1000);
  },
  async 'the connection is lost'(vm, app) {
    await connect(vm, app, start);
    app.voiceLine.hangUp({ by: 'problem', problem: { kind: 'socket-error' } });
  },
  async 'the agent hangs up'(vm, app) {
    await connect(vm, app, start);
    app.voiceLine.hangUp();
  },
});

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

/** The end of a session in a museum's panel, which has no message. */
const ended = {
  talked: 'the panel is idle',
  'not-started': 'the panel is idle, with its help line emphasized',
} as const;

/** Actions in voice sessions. */
export const liveDemo: readonly Action[] = [
  action('Try the live demo', {
    ...landing,
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
  action('Play the sample call', {
    purpose: 'A visitor listens to a recorded call with its transcript, without a microphone.',
    by: 'anybody',
    places: [{ page: 'home' }],
    viewModel: SampleCallViewModel,
    state: { visitor: {} },
    open: (vm) => vm.start(),
    run: (vm) => vm.player.toggle(),
    otherwise: { 'the audio fails to load': (vm) => vm.fail() },
    shows: ({ hasFailed }) => (hasFailed ? messageOf('status', sampleCallText.failed) : []),
  }),
  action('Talk with a museum curator', {
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
