import { describe, expect, it } from 'vitest';
import { echoingAgent, SENTENCE_MS, startTestSession } from '../testing/fakeClient.ts';

describe('A voice session', () => {
  describe('at the start', () => {
    it('sends nothing before the initiation data', async () => {
      const { advance, received } = startTestSession();
      await advance(5000);
      expect(received).toEqual([]);
    });

    it('closes with code 1008 if another message comes first', () => {
      const { send, ends } = startTestSession();
      send({ type: 'user_message', text: 'Hello?' });
      expect(ends).toEqual([[1008, 'Expected the initiation data first']]);
    });

    it('responds to the initiation data with metadata first', async () => {
      const { send, advance, received } = startTestSession();
      send({ type: 'conversation_initiation_client_data' });
      await advance(99);
      expect(received).toEqual([
        {
          type: 'conversation_initiation_metadata',
          conversation_initiation_metadata_event: {
            conversation_id: 'conv_1',
            agent_output_audio_format: 'pcm_16000',
            user_input_audio_format: 'pcm_16000',
          },
          at: 0,
        },
      ]);
    });

    it('greets the visitor', async () => {
      const { begin, responses } = startTestSession();
      await begin();
      expect(responses()).toEqual(['Hello there.']);
    });

    it('ignores audio before the metadata', async () => {
      const { send, advance, types } = startTestSession();
      send({ type: 'conversation_initiation_client_data' });
      send({ user_audio_chunk: 'AAAA' });
      await advance(0);
      expect(types()).toEqual(['conversation_initiation_metadata']);
    });
  });

  describe('while running', () => {
    it('pings every two seconds with the previous latency', async () => {
      const { begin, advance, send, of } = startTestSession();
      await begin();
      const [first] = of('ping');
      expect(first?.ping_event).not.toHaveProperty('ping_ms');
      await advance(40);
      send({ type: 'pong', event_id: first?.ping_event.event_id ?? 0 });
      await advance(4000);
      expect(of('ping').map(({ at }) => at)).toEqual([100, 2100, 4100]);
      expect(of('ping')[1]?.ping_event.ping_ms).toBe(40);
    });

    it('gives events increasing numbers', async () => {
      const { begin, advance, send, received } = startTestSession();
      await begin();
      send({ type: 'user_message', text: 'Well' });
      await advance(3000);
      const ids = received
        .filter(({ type }) => type !== 'agent_response_correction')
        .flatMap((message) => [...JSON.stringify(message).matchAll(/"event_id":(\d+)/g)])
        .map(([, id]) => Number(id));
      expect(ids.length).toBeGreaterThan(10);
      expect(ids).toEqual(ids.toSorted((one, other) => one - other));
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('sends a voice activity score for each audio chunk', async () => {
      const { begin, hum, of } = startTestSession();
      await begin();
      await hum(250, 0);
      await hum(500, 0.2);
      const scores = of('vad_score').map(({ vad_score_event: { vad_score } }) => vad_score);
      expect(scores).toHaveLength(3);
      expect(scores[0]).toBe(0);
      expect(scores[2]).toBeGreaterThan(0.9);
    });

    it('passes contextual updates to the agent', async () => {
      const learnt: string[] = [];
      const { begin, send, advance, responses } = startTestSession({
        dialogueFor: async () => ({ ...echoingAgent, learn: (fact) => void learnt.push(fact) }),
      });
      await begin();
      send({ type: 'contextual_update', text: 'The visitor looks at the vase.' });
      await advance(5000);
      expect(learnt).toEqual(['The visitor looks at the vase.']);
      expect(responses()).toHaveLength(1);
    });

    it('sends no audio to a text-only client', async () => {
      const { begin, advance, responses, soundMs } = startTestSession();
      await begin({ conversation_config_override: { conversation: { text_only: true } } });
      await advance(3000);
      expect(responses()).toEqual(['Hello there.']);
      expect(soundMs()).toBe(0);
    });
  });

  describe('at the end', () => {
    it('closes with code 1000 after the last word has been played', async () => {
      const { begin, send, advance, ends, clock } = startTestSession({
        dialogueFor: async () => ({ ...echoingAgent, answer: () => ({ text: 'Goodbye!', isLast: true }) }),
      });
      await begin();
      send({ type: 'user_message', text: 'Bye' });
      await advance(300 + SENTENCE_MS - 1);
      expect(ends).toEqual([]);
      await advance(1);
      expect(ends).toEqual([[1000, 'The conversation is over']]);
      expect(clock.pendingTimers).toBe(0);
    });

    it('stops all timers when the client disconnects', async () => {
      const { begin, conversation, advance, received, clock } = startTestSession();
      await begin();
      conversation.end();
      const before = received.length;
      await advance(10_000);
      expect(received).toHaveLength(before);
      expect(clock.pendingTimers).toBe(0);
    });

    it('closes with code 1007 after an invalid message or invalid Base64 audio', async () => {
      const [one, other] = [startTestSession(), startTestSession()];
      one.conversation.receive(undefined);
      expect(one.ends).toEqual([[1007, 'Received an invalid message']]);
      await other.begin();
      other.send({ user_audio_chunk: '***' });
      expect(other.ends).toEqual([[1007, 'Received an invalid message']]);
      expect(other.clock.pendingTimers).toBe(0);
    });
  });

  describe('with a fault', () => {
    it('closes after a second', async () => {
      const { begin, advance, ends, clock } = startTestSession({
        fault: { voice: 'closes', code: 1011, reason: '' },
      });
      await begin();
      await advance(899);
      expect(ends).toEqual([]);
      await advance(1);
      expect(ends).toEqual([[1011, '']]);
      expect(clock.pendingTimers).toBe(0);
    });

    it('drops the connection after a second', async () => {
      const { begin, advance, ends } = startTestSession({ fault: { voice: 'socket-error' } });
      await begin();
      await advance(900);
      expect(ends).toEqual(['failed']);
    });

    it('starts after a delay', async () => {
      const { begin, advance, types } = startTestSession({ fault: { voice: 'slow', ms: 5000 } });
      await begin();
      await advance(4899);
      expect(types()).toEqual([]);
      await advance(101);
      expect(types()).toContain('agent_response');
    });

    it("doesn't start if the client has disconnected during the delay", async () => {
      const { begin, conversation, advance, types } = startTestSession({
        fault: { voice: 'slow', ms: 5000 },
      });
      await begin();
      conversation.end();
      await advance(10_000);
      expect(types()).toEqual([]);
    });

    it('announces another audio format', async () => {
      const { begin, of } = startTestSession({ fault: { voice: 'format', format: 'mp3_44100' } });
      await begin();
      expect(of('conversation_initiation_metadata')[0]).toMatchObject({
        conversation_initiation_metadata_event: {
          agent_output_audio_format: 'mp3_44100',
          user_input_audio_format: 'mp3_44100',
        },
      });
    });

    it('with the silent fault, pings but never replies', async () => {
      const { begin, advance, send, types } = startTestSession({ fault: { voice: 'silent' } });
      await begin();
      send({ type: 'user_message', text: 'Hello?' });
      await advance(3000);
      expect(types()).toEqual(['conversation_initiation_metadata', 'ping', 'ping']);
    });
  });
});
