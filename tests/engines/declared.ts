import type { EngineName } from './programs.ts';

interface Untried {
  readonly in: readonly EngineName[];
  readonly what: string;
  readonly why: string;
}

/** What the suite can't test in an engine. Printed after each run and in the handbook. */
export const untestedFeatures: readonly Untried[] = [
  {
    in: ['Firefox', 'WebKit'],
    what: 'The medium of print itself',
    why: 'Neither can be told from outside to show a page as printed. The rules for paper are put on the screen instead, so the layout of the paper is tried and the printing of it is not.',
  },
  {
    in: ['Firefox', 'WebKit'],
    what: 'What the browser itself says on its console, such as of a load that failed or a cookie that it refused',
    why: 'WebDriver BiDi tells what pages say, and WebKit’s driver not even that. What a page says as an error, throws or rejects is written down in the page, in all three.',
  },
  {
    in: ['Chromium', 'Firefox', 'WebKit'],
    what: 'The question whether a page may hear the microphone',
    why: 'No driver can answer it in all three. Each browser is told to let every page hear its microphone: one that beeps in Chromium, one in a silent room in the others.',
  },
  {
    in: ['Chromium', 'Firefox', 'WebKit'],
    what: 'That sounds are heard',
    why: 'They are played on a device that nobody hears. A recording has to go on, and the voice line has to speak and to hear.',
  },
  {
    in: ['Chromium', 'Firefox'],
    what: 'A page that comes back out of the memory of the browser',
    why: 'Chromium keeps none of the demo there while it is driven, and Firefox not each time. WebKit does, and is led that way.',
  },
  {
    in: ['WebKit'],
    what: 'That each browser that is started begins',
    why: 'Of a few dozen one never answers its driver. Another is started then, and the run says so.',
  },
  {
    in: ['WebKit'],
    what: 'Safari’s own rules, such as when it lets a page play sounds, and its software keyboard',
    why: 'The engine is that of GTK, the only one there is without a machine of Apple’s.',
  },
];

interface Lacking {
  /** The missing feature. */
  readonly what: string;
  /** The file that detects it, relative to the project root. */
  readonly file: string;
  readonly wayOn: string;
}

/**
 * Features that some engines lack, with the app's fallback. The app detects the feature, never the engine.
 */
export const missingFeatures: readonly Lacking[] = [
  {
    what: 'A moment in which the browser is idle (`requestIdleCallback`)',
    file: 'src/ui/shell/prefetchPages.ts',
    wayOn:
      'The code of other pages is fetched when somebody asks for it. The panel of the fake backend comes after a second.',
  },
  {
    what: 'Fields that grow with their text (`field-sizing`)',
    file: 'src/ui/kit/Field.tsx',
    wayOn: 'The field is measured by script as one types.',
  },
  {
    what: 'Text that holds still while something above it grows (`overflow-anchor`)',
    file: 'src/ui/kit/useWindowedRows.ts',
    wayOn: 'The page is scrolled by as much as it has grown.',
  },
  {
    what: 'A screen that is kept awake (`wakeLock`)',
    file: 'src/infrastructure/browser/keepScreenAwake.ts',
    wayOn: 'The screen goes dark when it would, and the page goes on.',
  },
  {
    what: 'A hint of which code is needed at once (a comment at the head of a file)',
    file: 'deploy/compileHint.ts',
    wayOn: 'It is a comment to others.',
  },
  {
    what: 'Sound before somebody has pressed something',
    file: 'src/infrastructure/orders/ToneBell.ts',
    wayOn: 'It is asked whether the sound has begun; if not, the page of orders says what lets it.',
  },
  {
    what: 'A device to play sounds on, for which one waits without end',
    file: 'src/infrastructure/liveDemo/CallSound.ts',
    wayOn: 'After ten seconds the call ends, and says that the sound could not be set up.',
  },
  {
    what: 'The length of a recording with the event that tells of it (`durationchange`)',
    file: 'src/ui/conversation/player/AudioPlayer.tsx',
    wayOn: 'It is read once more as the head of the recording has come.',
  },
];
