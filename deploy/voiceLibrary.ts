import type { Plugin } from 'vite';

interface Edit {
  /** How the path of the library's module ends. */
  readonly module: string;
  /** What stands in it, each with what is to stand there instead. */
  readonly changes: readonly (readonly [find: string, replace: string])[];
  /** Goes before the module. */
  readonly head?: string;
}

const LIBRARY = '@elevenlabs/client';
const CONVERTER = '@alexanderolsen/libsamplerate-js/dist/libsamplerate.worklet.js?url&no-inline';

/**
 * What is changed inside the voice library. The build fails when the library has no such text (any more).
 * It has one converter from a public network, and no way to give up connecting: what a call opens, it opens through
 * the session's options `openSocket`, `wait` and `sound`.
 */
const edits: readonly Edit[] = [
  {
    module: 'web/addLibsamplerateModule.js',
    changes: [
      [
        '"https://cdn.jsdelivr.net/npm/@alexanderolsen/libsamplerate-js@2.1.2/dist/libsamplerate.worklet.js"',
        'ownConverter',
      ],
    ],
    head: `import ownConverter from '${CONVERTER}';\n`,
  },
  {
    module: 'utils/WebSocketConnection.js',
    changes: [['new WebSocket(url, protocols)', 'config.openSocket(url, protocols)']],
  },
  {
    module: 'web/VoiceSessionSetup.js',
    changes: [
      ['navigator.mediaDevices.getUserMedia(', 'options.sound.getUserMedia('],
      ['applyDelay(resolveDelay(', 'options.wait(resolveDelay('],
      ['MediaDeviceInput.create({', 'MediaDeviceInput.create({ sound: options.sound,'],
      ['MediaDeviceOutput.create({', 'MediaDeviceOutput.create({ sound: options.sound,'],
    ],
  },
  {
    module: 'web/input.js',
    changes: [
      ['static async create({', 'static async create({ sound,'],
      ['new window.AudioContext(', 'sound.createAudioContext('],
      ['inputStream = await navigator.mediaDevices.getUserMedia(', 'inputStream = await sound.getUserMedia('],
      ['await loadRaw', 'await sound.makeEndable(context); await loadRaw'],
      ['new AudioWorkletNode(', 'sound.createWorkletNode('],
    ],
  },
  {
    module: 'web/output.js',
    changes: [
      ['static async create({', 'static async create({ sound,'],
      ['new AudioContext(', 'sound.createAudioContext('],
      ['new Audio()', 'sound.createAudioElement()'],
      ['await loadAudioConcat', 'await sound.makeEndable(context); await loadAudioConcat'],
      ['new AudioWorkletNode(', 'sound.createWorkletNode('],
    ],
  },
];

const NO_WEBRTC = '\0voice-library:no-webrtc';

/**
 * Fits the voice library to this app, whose calls go over a websocket: 13 kB with gzip instead of 151 without WebRTC,
 * nothing from a public network, and calls that can be given up and leave nothing open.
 */
export function voiceLibrary(): Plugin {
  return {
    name: 'tableside:voice-library',
    enforce: 'pre',
    // as it is, so that the edits hold in development too
    config: () => ({ optimizeDeps: { exclude: [LIBRARY] } }),
    resolveId: {
      filter: { id: /\/WebRTCConnection\.js$/ },
      handler: (_id, importer) => (importer?.includes(LIBRARY) ? NO_WEBRTC : undefined),
    },
    load: {
      filter: { id: new RegExp(`^${NO_WEBRTC}$`) },
      handler: () =>
        `export class WebRTCConnection { static create() { throw new Error('Calls go over a websocket'); } }`,
    },
    transform: {
      filter: { id: new RegExp(`${LIBRARY}/dist/`) },
      handler(code, id) {
        // the development server may add a query
        const edit = edits.find(({ module }) => id.split('?')[0]?.endsWith(module));
        if (!edit) return undefined;
        const edited = edit.changes.reduce((text, [find, replace]) => {
          if (!text.includes(find)) throw new Error(`${id} is not what is changed of it: ${find}`);
          return text.replace(find, replace);
        }, code);
        return { code: (edit.head ?? '') + edited, map: null };
      },
    },
  };
}
