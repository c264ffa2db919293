import { audioFormat, fromBase64, SAMPLE_RATE, toBase64 } from '../voice/audio/audioFormat.ts';
import type { Dialogue } from '../voice/agents/dialogue.ts';
import { startConversation, type ConversationOptions } from '../voice/conversation.ts';
import type { ClientMessage, Initiation, ServerMessage } from '../voice/wire.ts';
import { createFakeClock } from './fakeClock.ts';

/** Every sentence takes this long to speak. */
export const SENTENCE_MS = 2000;

const INITIATION: Initiation = { type: 'conversation_initiation_client_data' };

export const echoingAgent: Dialogue = {
  greeting: 'Hello there.',
  exampleQuestions: ['Is it blue?', 'Is it green?'],
  answer: (question) => ({ text: `You say ${question}` }),
  learn: () => undefined,
};

/** Starts a voice session on a fake clock, with a client that records what it receives. */
export function startTestSession(options: Partial<ConversationOptions> = {}) {
  const clock = createFakeClock();
  const received: (ServerMessage & { readonly at: number })[] = [];
  const ends: (readonly [code: number, reason: string] | 'failed')[] = [];
  const conversation = startConversation({
    id: 'conv_1',
    clock,
    speech: {
      prepare: () => undefined,
      say: async () => new Int16Array((SAMPLE_RATE * SENTENCE_MS) / 1000).fill(1000),
    },
    dialogueFor: async () => echoingAgent,
    peer: {
      send: (message) => void received.push({ ...message, at: clock.now() }),
      close: (code, reason) => void ends.push([code, reason]),
      fail: () => void ends.push('failed'),
    },
    ...options,
  });
  const send = (message: ClientMessage) => conversation.receive(message);

  return {
    ...clock,
    clock,
    conversation,
    received,
    ends,
    send,
    /** Starts the session and advances to the first word of the greeting. */
    async begin(initiation: Partial<Initiation> = {}) {
      send({ ...INITIATION, ...initiation });
      await clock.advance(100);
    },
    of: <Type extends ServerMessage['type']>(type: Type) =>
      received.filter((message) => message.type === type) as (Extract<ServerMessage, { type: Type }> & {
        readonly at: number;
      })[],
    types: () => received.map(({ type }) => type),
    responses: () =>
      received.flatMap((message) =>
        message.type === 'agent_response' ? [message.agent_response_event.agent_response] : [],
      ),
    /** The milliseconds of audio received so far. */
    soundMs: () =>
      received
        .flatMap((message) => (message.type === 'audio' ? [message.audio_event.audio_base_64] : []))
        .map((text) => (audioFormat('pcm_16000').decode(fromBase64(text)).length / SAMPLE_RATE) * 1000)
        .reduce((sum, milliseconds) => sum + milliseconds, 0),
    /** Sends audio in quarter-second chunks, like a microphone. The loudness is from 0 to 1. */
    async hum(milliseconds: number, loudness: number) {
      for (let sent = 0; sent < milliseconds; sent += 250) {
        const samples = Int16Array.from(
          { length: SAMPLE_RATE / 4 },
          (_, index) => Math.sin(index / 12) * loudness * Math.SQRT2 * 32_767,
        );
        send({ user_audio_chunk: toBase64(audioFormat('pcm_16000').encode(samples)) });
        await clock.advance(250);
      }
    },
  };
}
