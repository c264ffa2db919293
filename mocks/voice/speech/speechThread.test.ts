import { describe, expect, it } from 'vitest';
import { serveSpeech, requestSpeech, type SpeechRequest } from './speechThread.ts';
import type { Say } from './speech.ts';

/** A thread that answers in its own time. */
function thread() {
  const orders: SpeechRequest[] = [];
  return { orders, ...requestSpeech((order) => void orders.push(order)) };
}

describe('speech of another thread', () => {
  it('comes to who asked for it, in whatever order', async () => {
    const { orders, say, take } = thread();
    const [one, two] = [say('one', 'en'), say('two', 'en')];
    expect(orders.map(({ text }) => text)).toEqual(['one', 'two']);
    take({ id: 2, samples: Int16Array.of(2) });
    take({ id: 1, samples: Int16Array.of(1) });
    expect([...(await one), ...(await two)]).toEqual([1, 2]);
  });

  it('fails with what the thread says', async () => {
    const { say, take } = thread();
    const said = say('one', 'tlh');
    take({ id: 1, problem: 'no voice' });
    await expect(said).rejects.toThrow('no voice');
  });

  it('fails for all who wait, and for who asks later, when the thread does', async () => {
    const { say, fail } = thread();
    const said = say('one', 'en');
    fail('no such file');
    await expect(said).rejects.toThrow('no such file');
    await expect(say('two', 'en')).rejects.toThrow('no such file');
  });

  it('is made there, or the reason given', async () => {
    const order = { id: 1, text: 'one', language: 'en' };
    const say: Say = async () => Int16Array.of(1);
    expect(await serveSpeech(Promise.resolve(say), order)).toEqual({ id: 1, samples: Int16Array.of(1) });
    expect(await serveSpeech(Promise.reject(new Error('too large')), order)).toEqual({
      id: 1,
      problem: 'Error: too large',
    });
  });
});
