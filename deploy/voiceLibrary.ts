import type { Plugin } from 'vite';

interface Edit {
  /** How the path of the library's module ends. */
  readonly module: string;
  readonly find: string;
  readonly replace: string;
  /** Goes before the module. */
  readonly head?: string;
}

const LIBRARY = '@elevenlabs/client';
const CONVERTER = '@alexanderolsen/libsamplerate-js/dist/libsamplerate.worklet.js?url&no-inline';

/** What is changed inside the voice library. The build fails when the library has no such text (any more). */
const edits: readonly Edit[] = [
  {
    // the one that an output resorts to would come from a public network
    module: 'web/addLibsamplerateModule.js',
    find: '"https://cdn.jsdelivr.net/npm/@alexanderolsen/libsamplerate-js@2.1.2/dist/libsamplerate.worklet.js"',
    replace: 'ownConverter',
    head: `import ownConverter from '${CONVERTER}';\n`,
  },
  {
    // it offers no way to give up connecting
    module: 'utils/WebSocketConnection.js',
    find: 'new WebSocket(url, protocols)',
    replace: 'config.openSocket(url, protocols)',
  },
];

const NO_WEBRTC = '\0voice-library:no-webrtc';

/**
 * Fits the voice library to this app, whose calls go over a websocket: 13 kB with gzip instead of 151 without WebRTC,
 * nothing from a public network, and calls that can be given up.
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
        if (!code.includes(edit.find)) throw new Error(`${id} is not what is changed of it: ${edit.find}`);
        return { code: (edit.head ?? '') + code.replace(edit.find, edit.replace), map: null };
      },
    },
  };
}
