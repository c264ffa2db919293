import { describe, expect, it } from 'vitest';
import type { Dialogue } from './agents/dialogue.ts';
import { echoingAgent, SENTENCE_MS, startTestSession } from '../testing/fakeClient.ts';

const LONG: Dialogue = { ...echoingAgent, greeting: 'One two three four. Five six seven eight.' };

const withTool: Dialogue = {
  ...echoingAgent,
  answer: () => ({
    text: 'I waited in vain.',
    tool: {
      name: 'show_summary',
      parameters: { kind: 'order' },
      replyTo: ({ is_error, result }) => ({ text: is_error ? `It says: ${result}.` : 'There it is.' }),
    },
  }),
};

/** Advances to the end of the greeting. */
async function atRest(dialogue: Dialogue = echoingAgent) {
  const talking = startTestSession({ dialogueFor: async () => dialogue });
  await talking.begin();
  await talking.advance(2 * SENTENCE_MS);
  return talking;
}

describe('Conversation turns', () => {
  describe('while the agent speaks', () => {
    it('start with a tentative response, the response, and its audio', async () => {
      const { begin, received } = startTestSession({ dialogueFor: async () => LONG });
      await begin();
      const told = received.filter(({ type }) => type !== 'ping').slice(1, 4);
      expect(told).toMatchObject([
        { tentative_agent_response_internal_event: { tentative_agent_response: 'One two three four.' } },
        { agent_response_event: { agent_response: LONG.greeting } },
        { type: 'audio' },
      ]);
    });

    it('send audio slightly ahead of playback', async () => {
      const { begin, advance, soundMs } = startTestSession({ dialogueFor: async () => LONG });
      await begin();
      for (let heard = 0; heard < 2 * SENTENCE_MS; heard += 100) {
        expect(soundMs()).toBeGreaterThanOrEqual(heard);
        expect(soundMs()).toBeLessThanOrEqual(heard + 1300);
        await advance(100);
      }
      await advance(1000);
      expect(soundMs()).toBe(2 * SENTENCE_MS);
    });

    it('stop on typed text and trim the response to the words already played', async () => {
      const { begin, advance, send, of, soundMs, types } = startTestSession({
        dialogueFor: async () => LONG,
      });
      await begin();
      await advance(SENTENCE_MS * 1.5);
      const sent = soundMs();
      send({ type: 'user_message', text: 'Stop' });
      expect(types().slice(-2)).toEqual(['interruption', 'agent_response_correction']);
      expect(of('agent_response_correction')[0]?.agent_response_correction_event).toEqual({
        original_agent_response: LONG.greeting,
        corrected_agent_response: 'One two three four. Five six...',
        event_id: of('agent_response')[0]?.agent_response_event.event_id,
      });
      await advance(299);
      expect(soundMs()).toBe(sent);
    });

    it('stop when the visitor speaks, but not on a beep or noise', async () => {
      const { begin, hum, of } = startTestSession({ dialogueFor: async () => LONG });
      await begin();
      await hum(1000, 0.004);
      expect(of('interruption')).toEqual([]);
      await hum(500, 0.2);
      expect(of('interruption')).toHaveLength(1);
    });

    it('stop when the visitor signals activity', async () => {
      const { begin, advance, send, of } = startTestSession();
      await begin();
      send({ type: 'user_activity' });
      expect(of('interruption')).toHaveLength(1);
      await advance(5000);
      expect(of('agent_response')).toHaveLength(1);
    });

    it('give audio after an interruption a higher event ID', async () => {
      const { begin, advance, send, of } = startTestSession();
      await begin();
      send({ type: 'user_message', text: 'Stop' });
      const before = of('audio').length;
      await advance(1000);
      const interruption = of('interruption')[0]?.interruption_event.event_id ?? Infinity;
      expect(of('audio').length).toBeGreaterThan(before);
      for (const { audio_event } of of('audio').slice(before)) {
        expect(audio_event.event_id).toBeGreaterThan(interruption);
      }
    });

    it('report no interruption after playback has ended', async () => {
      const { send, of } = await atRest();
      send({ type: 'user_message', text: 'Well' });
      expect(of('interruption')).toEqual([]);
    });
  });

  describe('while the visitor types', () => {
    it('reply after a moment', async () => {
      const { send, advance, responses } = await atRest();
      send({ type: 'user_message', text: 'Is it red?' });
      await advance(299);
      expect(responses()).toHaveLength(1);
      await advance(1);
      expect(responses().at(-1)).toBe('You say Is it red?');
    });

    it('ignore an empty text', async () => {
      const { send, advance, responses } = await atRest();
      send({ type: 'user_message', text: '  ' });
      send({ type: 'user_message' });
      await advance(5000);
      expect(responses()).toHaveLength(1);
    });

    it('answer only the second of two quick questions', async () => {
      const { send, advance, responses } = await atRest();
      send({ type: 'user_message', text: 'Red?' });
      send({ type: 'user_message', text: 'Blue?' });
      await advance(5000);
      expect(responses().slice(1)).toEqual(['You say Blue?']);
    });
  });

  describe('while the visitor speaks', () => {
    it('report unrecognized speech and present the first example', async () => {
      const { hum, advance, of, responses } = await atRest();
      await hum(1000, 0.2);
      expect(of('user_transcript')).toEqual([]);
      await hum(1000, 0);
      expect(of('user_transcript')[0]).toMatchObject({
        user_transcription_event: { user_transcript: '(spoken words)' },
      });
      await advance(300);
      expect(responses()[1]).toMatch(
        /cannot make out words.* Suppose you say: Is it blue\? You say Is it blue\?$/,
      );
    });

    it('continue with the next example after a silence, until the last example', async () => {
      const { hum, advance, responses } = await atRest();
      await hum(1000, 0.2);
      await hum(1000, 0);
      await advance(60_000);
      expect(responses()[2]).toBe('Or suppose you say: Is it green? You say Is it green?');
      expect(responses()[3]).toMatch(/all the examples/);
      expect(responses()).toHaveLength(4);
    });

    it('end the examples on a typed question', async () => {
      const { hum, send, advance, responses } = await atRest();
      await hum(1000, 0.2);
      await hum(1500, 0);
      send({ type: 'user_message', text: 'Is it red?' });
      await advance(60_000);
      expect(responses().slice(2)).toEqual(['You say Is it red?']);
    });
  });

  describe('with a client tool', () => {
    it('wait for the result and reply to it', async () => {
      const { send, advance, of, responses } = await atRest(withTool);
      send({ type: 'user_message', text: 'Show it' });
      await advance(1000);
      const call = of('client_tool_call')[0]?.client_tool_call;
      expect(call).toMatchObject({ tool_name: 'show_summary', parameters: { kind: 'order' } });
      expect(responses()).toHaveLength(1);
      send({
        type: 'client_tool_result',
        tool_call_id: call?.tool_call_id ?? '',
        result: 'shown',
        is_error: false,
      });
      expect(responses()[1]).toBe('There it is.');
    });

    it('mention the error of the tool', async () => {
      const { send, advance, of, responses } = await atRest(withTool);
      send({ type: 'user_message', text: 'Show it' });
      await advance(300);
      const callId = of('client_tool_call')[0]?.client_tool_call.tool_call_id ?? '';
      send({ type: 'client_tool_result', tool_call_id: callId, result: 'no such tool', is_error: true });
      expect(responses()[1]).toBe('It says: no such tool.');
    });

    it('continue after five seconds and ignore a late result', async () => {
      const { send, advance, of, responses } = await atRest(withTool);
      send({ type: 'user_message', text: 'Show it' });
      await advance(5300);
      expect(responses().slice(1)).toEqual(['I waited in vain.']);
      const callId = of('client_tool_call')[0]?.client_tool_call.tool_call_id ?? '';
      send({ type: 'client_tool_result', tool_call_id: callId, result: 'shown', is_error: false });
      expect(responses()).toHaveLength(2);
    });

    it('ignore the results of other tool calls', async () => {
      const { send, advance, responses } = await atRest(withTool);
      send({ type: 'user_message', text: 'Show it' });
      await advance(300);
      send({ type: 'client_tool_result', tool_call_id: 'another', result: 'shown', is_error: false });
      expect(responses()).toHaveLength(1);
    });
  });
});
