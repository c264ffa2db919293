import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { audioResponse } from '../../handlers/audio/audioResponse.ts';
import { RECORDING_PATH } from '../../seed/recordings.ts';

/**
 * Serves a generic recording where MSW's worker can't respond, such as in a new tab. Inside the app, each
 * call has its own recording. The generic recording is longer than its dialogue, because an order's link
 * starts playback in the middle.
 */
export function recording(): Plugin {
  return {
    name: 'fake-backend-recording',

    configureServer({ middlewares }) {
      middlewares.use(`/${RECORDING_PATH}`, ({ headers: { range = '' } }, response, next) => {
        const respond = async () => {
          const request = new Request('http://localhost', { headers: { range } });
          const answer = audioResponse(request, await sample());
          response.writeHead(answer.status, Object.fromEntries(answer.headers));
          response.end(Buffer.from(await answer.arrayBuffer()));
        };
        respond().catch(next);
      });
    },

    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: RECORDING_PATH, source: await sample() });
    },
  };
}

async function sample(): Promise<Uint8Array<ArrayBuffer>> {
  const { module } = await runnerImport<typeof import('../../handlers/audio/placeholderSpeech.ts')>(
    fileURLToPath(new URL('../../handlers/audio/placeholderSpeech.ts', import.meta.url)),
    { configFile: false },
  );
  return module.placeholderSpeech({
    durationSecs: 60,
    transcript: [
      { role: 'agent', message: 'Trattoria Aurora! How can I help you today?', seconds: 1 },
      { role: 'user', message: 'A table for two tonight, please, at eight.', seconds: 5 },
      { role: 'agent', message: 'Your table is booked. See you tonight!', seconds: 9 },
    ],
  });
}
