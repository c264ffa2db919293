import { describe, expect, it } from 'vitest';
import { serveSpeech, requestSpeech, type SpeechRequest } from './speechThread.ts';
import type { Say } from './speech.ts';

/** Creates a fake thread that replies on demand. */
function thread() {
  const orders: SpeechRequest[] = [];
  return { orders, ...requestSpeech((order) => void orders.push(order)) };
}

describe('SpeakingThread', () => {
  it('matches replies to requests in any order', async () => {
    const { orders, say, handleResponse } = thread();
    const [one, two] = [say('one', 'en'), say('two', 'en')];
    expect(orders.map(({ text }) => text)).toEqual(['one', 'two']);
    handleResponse({ id: 2, samples: Int16Array.of(2) });
    handleResponse({ id: 1, samples: Int16Array.of(1) });
    expect([...(await one), ...(await two)]).toEqual([1, 2]);
  });

  it("rejects with the thread's error", async () => {
    const { say, handleResponse } = thread();
    const said = say('one', 'tlh');
    handleResponse({ id: 1, problem: 'no voice' });
    await expect(said).rejects.toThrow('no voice');
  });

  it('rejects current and future requests after the thread fails', async () => {
    const { say, fail } = thread();
    const said = say('one', 'en');
    fail('no such file');
    await expect(said).rejects.toThrow('no such file');
    await expect(say('two', 'en')).rejects.toThrow('no such file');
  });

  it('responds with speech or with the error', async () => {
    const order = { id: 1, text: 'one', language: 'en' };
    const say: Say = async () => Int16Array.of(1);
    expect(await serveSpeech(Promise.resolve(say), order)).toEqual({ id: 1, samples: Int16Array.of(1) });
    expect(await serveSpeech(Promise.reject(new Error('too large')), order)).toEqual({
      id: 1,
      problem: 'Error: too large',
    });
  });
});
