import { createSpeech, type Say } from '../voice/speech/speech.ts';
import type { Spoken, ToSpeak } from './speechWorker.ts';

/** The synthesiser in a worker of its own: a sentence is a tenth of a second of work. */
export const browserSpeech = () => createSpeech(startWorker);

async function startWorker(): Promise<Say> {
  const worker = new Worker(new URL('./speechWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (spoken: Spoken) => void>();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Spoken>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });

  const say: Say = async (text, language) => {
    asked += 1;
    const order: ToSpeak = { id: asked, text, language };
    const { samples, problem } = await new Promise<Spoken>((resolve) => {
      waiting.set(order.id, resolve);
      worker.postMessage(order, []);
    });
    if (!samples) throw new Error(problem);
    return samples;
  };

  await new Promise<void>((resolve, reject) => {
    // a worker whose script or whose WebAssembly cannot be had
    worker.addEventListener('error', () => reject(new Error('The worker of the synthesiser failed')), {
      once: true,
    });
    say('Ready', 'en').then(() => resolve(), reject);
  });
  return say;
}
