import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { RECORDING_PATH } from '../../seed/recordings.ts';

/**
 * Serves a generic recording where MSW's worker can't respond, such as in a new tab. Inside the app, each
 * call has its own recording.
 */
export function recording(): Plugin {
  return {
    name: 'fake-backend-recording',

    configureServer({ middlewares }) {
      middlewares.use(`/${RECORDING_PATH}`, (_request, response, next) => {
        response.setHeader('Content-Type', 'audio/mpeg');
        sample().then((sound) => response.end(sound), next);
      });
    },

    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: RECORDING_PATH, source: await sample() });
    },
  };
}

async function sample(): Promise<Uint8Array> {
  const { module } = await runnerImport<typeof import('../../handlers/audio/placeholderSpeech.ts')>(
    fileURLToPath(new URL('../../handlers/audio/placeholderSpeech.ts', import.meta.url)),
    { configFile: false },
  );
  return module.placeholderSpeech({
    durationSecs: 12,
    transcript: [
      { role: 'agent', message: 'Trattoria Aurora! How can I help you today?', seconds: 1 },
      { role: 'user', message: 'A table for two tonight, please, at eight.', seconds: 5 },
      { role: 'agent', message: 'Your table is booked. See you tonight!', seconds: 9 },
    ],
  });
}
