import type { EngineName } from './programs.ts';

interface Untried {
  readonly in: readonly EngineName[];
  readonly what: string;
  readonly why: string;
}

/** Features that the suite can't test in an engine. Each run and the handbook list these features. */
export const untestedFeatures: readonly Untried[] = [
  {
    in: ['Firefox', 'WebKit'],
    what: 'Printing',
    why: 'Neither can emulate print under automation. Print styles are applied on screen instead, which tests the layout but not the printing.',
  },
  {
    in: ['Firefox', 'WebKit'],
    what: 'The browser’s own console messages, such as failed loads and rejected cookies',
    why: 'WebDriver BiDi only reports messages from pages, and WebKit’s driver reports none. In all three engines, the page itself records its errors and rejections.',
  },
  {
    in: ['Chromium', 'Firefox', 'WebKit'],
    what: 'The microphone prompt',
    why: 'Not every driver can answer it. Each browser grants a fake microphone instead: it beeps in Chromium and is silent in the others.',
  },
  {
    in: ['Chromium', 'Firefox', 'WebKit'],
    what: 'Audible sound',
    why: 'Audio goes to a silent device. The tests check that recordings advance and that the voice line sends and receives audio.',
  },
  {
    in: ['Chromium', 'Firefox'],
    what: 'The back/forward cache',
    why: 'Under automation, Chromium never caches the demo, and Firefox only sometimes. WebKit does, and has a journey for it.',
  },
  {
    in: ['WebKit'],
    what: 'Every browser start',
    why: 'One in a few dozen browser starts never responds to the test driver. The run then starts another and reports it.',
  },
  {
    in: ['WebKit'],
    what: 'Safari’s own behavior, such as its autoplay rules and its on-screen keyboard',
    why: 'The engine is WebKitGTK, the only one available without an Apple device.',
  },
];

interface Lacking {
  /** The name of the missing feature. */
  readonly what: string;
  /** The file that detects the feature, relative to the project root. */
  readonly file: string;
  readonly wayOn: string;
}

/** Features that some engines lack, with the app's fallback. The app detects features, not engines. */
export const missingFeatures: readonly Lacking[] = [
  {
    what: 'Idle callbacks (`requestIdleCallback`)',
    file: 'src/ui/shell/prefetchPages.ts',
    wayOn: 'The code of other pages loads on demand, and the fake backend’s panel after a second.',
  },
  {
    what: 'Fields that grow with their text (`field-sizing`)',
    file: 'src/ui/forms/Field.tsx',
    wayOn: 'A script measures the field during typing.',
  },
  {
    what: 'Scroll anchoring (`overflow-anchor`)',
    file: 'src/ui/kit/lists/useWindowedRows.ts',
    wayOn: 'A script scrolls the page by the added height.',
  },
  {
    what: 'Screen wake lock (`wakeLock`)',
    file: 'src/infrastructure/browser/keepScreenAwake.ts',
    wayOn: 'The screen may turn off.',
  },
  {
    what: 'Compile hints (a comment at the start of a file)',
    file: 'deploy/compileHint.ts',
    wayOn: 'Other engines ignore the comment.',
  },
  {
    what: 'Sound before the first click',
    file: 'src/infrastructure/orders/ToneBell.ts',
    wayOn: 'The app checks whether audio started. If not, the orders page explains how to allow it.',
  },
  {
    what: 'An audio device',
    file: 'src/infrastructure/liveDemo/CallSound.ts',
    wayOn: 'After ten seconds, the session ends and asks to check the speakers.',
  },
  {
    what: "A microphone at another rate than the sound's (older versions of Firefox)",
    file: 'src/infrastructure/liveDemo/Microphone.ts',
    wayOn: "The microphone keeps its device's rate, and a converter loads on demand.",
  },
  {
    what: 'The duration at `durationchange`',
    file: 'src/ui/calls/player/AudioPlayer.tsx',
    wayOn: 'The player reads it again once the metadata has loaded.',
  },
];
