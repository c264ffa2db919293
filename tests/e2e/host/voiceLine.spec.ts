import { chunk, expect, isSilent, kinds, test } from '../support/voice/line.ts';
import {
  requestedDevices,
  expectNoOpenResources,
  audioWasHeard,
  loudness,
  peak,
} from '../support/voice/resources.ts';

test.describe('Voice line', () => {
  test("connects with the session's context, listens, plays audio, answers pings, and hangs up", async ({
    page,
    line,
  }) => {
    const { voice } = line;
    await line.open();
    const incoming = voice.nextCall();
    const connecting = line.connect({
      agent: { agentId: 'agent_glass', museum: 'corning-museum-of-glass' },
      variables: { platform: 'web', phone_number: 'not on file' },
      overrides: { prompt: 'Be brief', firstMessage: 'Hello', language: 'en', voiceId: 'v1' },
      llmExtraBody: { mood: 'calm' },
    });
    const call = await incoming;
    await call.accept();
    expect(await connecting).toBe('connected');
    expect(call.url.pathname).toBe('/v1/convai/conversation');
    expect(call.url.searchParams.get('agent_id')).toBe('agent_glass');
    expect(call.protocol).toBe('convai');
    expect(call.received[0]).toMatchObject({
      type: 'conversation_initiation_client_data',
      dynamic_variables: { platform: 'web', phone_number: 'not on file' },
      custom_llm_extra_body: { mood: 'calm' },
      conversation_config_override: {
        agent: { prompt: { prompt: 'Be brief' }, first_message: 'Hello', language: 'en' },
        tts: { voice_id: 'v1' },
      },
    });

    // a quarter of a second of 16-bit samples, plus or minus one block of 128 samples
    await chunk(call, (bytes) => bytes.length >= 8000 && bytes.length < 8000 + 256);
    const microphone = (await requestedDevices(page)).at(-1)?.audio;
    expect(microphone).toMatchObject({
      echoCancellation: true,
      noiseSuppression: true,
      sampleRate: { ideal: 16_000 },
    });

    call.send('ping', { ping_event: { event_id: 7 } });
    expect(await call.messageOf('pong')).toMatchObject({ event_id: 7 });

    call.send('internal_tentative_agent_response', {
      tentative_agent_response_internal_event: { tentative_agent_response: 'We may be' },
    });
    call.send('user_transcript', {
      user_transcription_event: { user_transcript: 'Are you open?', event_id: 1 },
    });
    call.say('We are open.', 2);
    call.tone(1, 2);
    await expect
      .poll(() => kinds(line, 'message'))
      .toEqual([
        { kind: 'message', speaker: 'visitor', text: 'Are you open?' },
        { kind: 'message', speaker: 'agent', text: 'We are open.' },
      ]);
    await expect
      .poll(() => kinds(line, 'mode'))
      .toEqual([
        { kind: 'mode', mode: 'speaking' },
        { kind: 'mode', mode: 'listening' },
      ]);

    expect(await kinds(line, 'audio')).toHaveLength(1);
    // one second of the agent's audio is played completely and at full volume
    const { rate, samples } = await audioWasHeard(page);
    // a busy machine records with gaps
    expect(samples.length / rate).toBeGreaterThan(0.85);
    expect(samples.length / rate).toBeLessThan(1.1);
    expect(loudness(samples)).toBeGreaterThan(0.3);
    expect(loudness(samples)).toBeLessThan(0.4);

    await line.run('like');
    expect(await call.messageOf('feedback')).toMatchObject({ score: 'like', event_id: 2 });
    await page.evaluate(() => window.linePage.call?.say('Thank you'));
    expect(await call.messageOf('user_message')).toMatchObject({ text: 'Thank you' });
    await page.evaluate(() => window.linePage.call?.sendContextualUpdate('The visitor reads the menu.'));
    expect(await call.messageOf('contextual_update')).toMatchObject({ text: 'The visitor reads the menu.' });

    await line.run('disconnect');
    expect(await call.closed).toEqual({ code: 1000, reason: 'User ended conversation' });
    expect(await kinds(line, 'ended')).toEqual([{ kind: 'ended', ending: { by: 'visitor' } }]);
    expect(await kinds(line, 'status')).toEqual(
      ['connecting', 'connected', 'disconnecting', 'disconnected'].map((status) => ({
        kind: 'status',
        status,
      })),
    );
    await expectNoOpenResources(page);
  });

  test('sends tool results and reports failing and unknown tools', async ({ line }) => {
    await line.open();
    const call = await line.connected();
    const callTool = (name: string, id: string) =>
      call.send('client_tool_call', {
        client_tool_call: { tool_name: name, tool_call_id: id, parameters: { a: 2, b: 3 } },
      });
    const resultOf = (id: string) => call.message((message) => message['tool_call_id'] === id);
    callTool('add', 't1');
    expect(await resultOf('t1')).toMatchObject({
      type: 'client_tool_result',
      result: '5',
      is_error: false,
    });
    callTool('fail', 't2');
    expect(await resultOf('t2')).toMatchObject({
      result: 'Client tool execution failed: the oven is cold',
      is_error: true,
    });
    callTool('toString', 't3');
    expect(await resultOf('t3')).toMatchObject({
      result: 'Client tool with name toString is not defined on client',
      is_error: true,
    });
    expect(await kinds(line, 'error')).toHaveLength(2);
    expect(await kinds(line, 'ended')).toEqual([]);
  });

  test("uses the build's curator for a museum", async ({ line }) => {
    await line.open();
    const incoming = line.voice.nextCall();
    const connecting = line.connect({ agent: { agentId: 'agent_source', museum: 'planet-word' } });
    const call = await incoming;
    await call.accept();
    expect(await connecting).toBe('connected');
    expect(call.url.searchParams.get('agent_id')).toBe('agent_words');
  });

  test('connects to a signed URL unchanged', async ({ line }) => {
    await line.open();
    const incoming = line.voice.nextCall();
    const signedUrl = `${line.voice.origin}/v1/convai/conversation?agent_id=agent_signed&token=t1`;
    const connecting = line.connect({ agent: { signedUrl } });
    const call = await incoming;
    await call.accept();
    expect(await connecting).toBe('connected');
    expect(call.url.pathname).toBe('/v1/convai/conversation');
    expect(Object.fromEntries(call.url.searchParams)).toMatchObject({
      agent_id: 'agent_signed',
      token: 't1',
    });
  });

  test('sends silence while muted', async ({ line }) => {
    await line.open();
    const call = await line.connected();
    await chunk(call, (bytes) => !isSilent(bytes));
    await line.run('mute');
    await chunk(call, isSilent);
    const before = call.received.length;
    await call.message((message) => call.received.indexOf(message) > before + 3);
    const later = call.received.slice(before + 1).map(({ user_audio_chunk: audio }) => String(audio));
    expect(later.every((audio) => isSilent(Buffer.from(audio, 'base64')))).toBe(true);
    await line.run('unmute');
    await call.message(
      (message) =>
        call.received.indexOf(message) > before + 4 &&
        !isSilent(Buffer.from(String(message['user_audio_chunk']), 'base64')),
    );
  });

  test('fades out within two seconds when the visitor interrupts, and drops late audio', async ({
    page,
    line,
  }) => {
    await line.open();
    const call = await line.connected();
    call.tone(6, 1);
    await expect.poll(() => peak(page, -4096)).toBeGreaterThan(0.45);
    // on a busy machine, the page counts gaps as listening
    const before = await kinds(line, 'mode');
    expect(before.at(-1)).toEqual({ kind: 'mode', mode: 'speaking' });
    await line.run('interrupt');
    await expect.poll(() => kinds(line, 'mode')).toHaveLength(before.length + 1);
    expect((await kinds(line, 'mode')).at(-1)).toEqual({ kind: 'mode', mode: 'listening' });
    await call.messageOf('user_activity');
    // the rest of the interrupted audio
    call.tone(1, 2);

    await expect.poll(() => peak(page, -4096)).toBeLessThan(0.001);
    const { samples, rate } = await audioWasHeard(page);
    // the volume falls gradually, one value per tenth of a second
    const tenths = Array.from({ length: Math.floor((samples.length / rate) * 10) }, (_, index) =>
      loudness(samples.slice((index * rate) / 10, ((index + 1) * rate) / 10)),
    );
    const fading = tenths.slice(tenths.findLastIndex((level) => level >= 0.3) + 1);
    expect(fading.length).toBeGreaterThan(6);
    expect(fading.length).toBeLessThan(20);
    // the volume falls by 80 dB in two seconds; gaps on a busy machine are even quieter
    const louder = fading.filter((level, tenth) => level > 0.33 * 10 ** (-tenth / 5));
    expect(louder).toEqual([]);

    // new audio plays at full volume
    const { length } = await page.evaluate(() => window.heard.samples);
    call.say('Gladly.', 3);
    call.tone(0.5, 3);
    await expect.poll(() => peak(page, length)).toBeGreaterThan(0.45);
    await line.run('disconnect');
    await expectNoOpenResources(page);
  });

  test('starts listening when the service interrupts the agent', async ({ page, line }) => {
    await line.open();
    const call = await line.connected();
    call.tone(6, 1);
    await expect.poll(() => peak(page, -4096)).toBeGreaterThan(0.45);
    call.send('interruption', { interruption_event: { event_id: 3 } });
    await expect
      .poll(async () => (await kinds(line, 'mode')).at(-1))
      .toEqual({ kind: 'mode', mode: 'listening' });
    await line.run('disconnect');
    await expectNoOpenResources(page);
  });
});
