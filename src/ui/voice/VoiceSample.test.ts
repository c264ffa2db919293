import { describe, expect, it } from 'vitest';
import { unreachable } from '#tests/support/failures.ts';
import { FakeVoiceSettings } from '#tests/support/fakes/FakeVoiceSettings.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { VoiceSample } from './VoiceSample.ts';

function setUp() {
  const settings = new FakeVoiceSettings();
  const sample = new VoiceSample((wanted) => settings.test('aurora', wanted), 'autoplay');
  const listen = async (voiceId: string) => {
    sample.play(voiceId, 'Table for two?');
    await flushPromises();
  };
  return { settings, sample, listen };
}

describe('A voice sample', () => {
  it('plays the sentence without a message', async () => {
    const { settings, sample, listen } = setUp();
    await listen('Lily');
    expect(settings.trials).toEqual([{ voiceId: 'Lily', message: 'Table for two?' }]);
    expect(sample).toMatchObject({
      voiceId: 'Lily',
      soundUrl: 'https://cdn.example/test.mp3',
      isPlayerShown: false,
    });
    expect(sample.notice.message).toBeUndefined();
  });

  it('stops on request', async () => {
    const { sample, listen } = setUp();
    await listen('Lily');
    sample.stop();
    expect(sample).toMatchObject({ voiceId: undefined, soundUrl: undefined });
  });

  it('is replaced by the next sample, even while loading', async () => {
    const { sample, listen } = setUp();
    sample.play('Elliot', 'Table for two?');
    await listen('Lily');
    expect(sample).toMatchObject({ voiceId: 'Lily', soundUrl: 'https://cdn.example/test.mp3' });
    sample.play('Elliot', 'Table for two?');
    expect(sample).toMatchObject({ voiceId: 'Elliot', soundUrl: undefined });
  });

  it('does not play if stopped before it has loaded', async () => {
    const { sample } = setUp();
    sample.play('Lily', 'Table for two?');
    sample.stop();
    await flushPromises();
    expect(sample.soundUrl).toBeUndefined();
  });

  it('shows a player and a message when the browser blocks autoplay', async () => {
    const { sample, listen } = setUp();
    await listen('Lily');
    sample.showPlayer();
    expect(sample).toMatchObject({ voiceId: 'Lily', isPlayerShown: true });
    expect(sample.notice.message?.text).toBe('Voice test completed! Click play to hear the result.');
    sample.stop();
    expect(sample.isPlayerShown).toBe(false);
    expect(sample.notice.message).toBeUndefined();
  });

  it.each([
    ['is refused', 'Voice test failed. Please try again.'],
    ['fails', 'Failed to test voice'],
    ['cannot be played', 'Failed to test voice'],
  ])('that %s shows an error and ends', async (what, text) => {
    const { settings, sample, listen } = setUp();
    if (what === 'is refused') settings.reply = { outcome: 'refused' };
    if (what === 'fails') settings.trouble = unreachable();
    await listen('Lily');
    if (what === 'cannot be played') sample.soundFailed();
    expect(sample.voiceId).toBeUndefined();
    expect(sample.notice.message).toEqual({ text, tone: 'error' });
  });
});
