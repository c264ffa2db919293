import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { aVoiceConfig } from '#tests/support/builders/voice.ts';
import { hasNoProblems } from '#domain/shared/problems.ts';
import {
  normalizeVoiceConfig,
  PERSONALITIES,
  RESPONSE_TIMES,
  voiceWarnings,
  voiceProblems,
} from './voiceConfig.ts';

const problemsOf = (changes: Parameters<typeof aVoiceConfig>[0]) => voiceProblems(aVoiceConfig(changes));

describe('A voice configuration', () => {
  it('has numbers within their ranges', () => {
    for (const { field, inside, outside } of [
      { field: 'speakingSpeed', inside: [0.5, 1.2, 2], outside: [0.4, 2.1, NaN] },
      { field: 'voiceStability', inside: [0, 0.7, 1], outside: [-0.1, 1.1, NaN] },
      { field: 'temperature', inside: [0, 0.4, 1], outside: [-0.1, 1.1, NaN] },
      { field: 'maxResponseTime', inside: [10, 15, 20, 30], outside: [0, 12, 31, NaN] },
    ]) {
      for (const value of inside) expect(problemsOf({ [field]: value }), JSON.stringify(field)).toEqual({});
      for (const value of outside)
        expect(problemsOf({ [field]: value }), JSON.stringify(field)).toEqual({ [field]: 'out-of-range' });
    }
  });

  it('warns about a missing voice and first message, but can be saved', () => {
    const changes = { voiceId: '', firstMessage: ' ' };
    expect(voiceWarnings(aVoiceConfig(changes))).toEqual({ voiceId: 'missing', firstMessage: 'missing' });
    expect(problemsOf(changes)).toEqual({});
    expect(voiceWarnings(aVoiceConfig())).toEqual({});
  });

  it('requires a description only for a custom personality', () => {
    expect(problemsOf({ personality: 'custom', customPersonality: ' ' })).toEqual({
      customPersonality: 'required',
    });
    for (const personality of PERSONALITIES.filter((word) => word !== 'custom')) {
      expect(problemsOf({ personality, customPersonality: '' })).toEqual({});
    }
  });

  it('requires a URL for background sound that is on', () => {
    const backgroundSoundUrl = 'javascript:alert(1)';
    expect(problemsOf({ enableBackgroundSound: true, backgroundSoundUrl })).toEqual({
      backgroundSoundUrl: 'no-url',
    });
    expect(problemsOf({ enableBackgroundSound: false, backgroundSoundUrl })).toEqual({});
    expect(
      problemsOf({ enableBackgroundSound: true, backgroundSoundUrl: 'https://cdn.example/hum.mp3' }),
    ).toEqual({});
  });

  it("trims the sound's URL", () => {
    const padded = aVoiceConfig({
      enableBackgroundSound: true,
      backgroundSoundUrl: ' https://s.example/a.mp3 ',
    });
    expect(voiceProblems(padded)).toEqual({});
    expect(normalizeVoiceConfig(padded).backgroundSoundUrl).toBe('https://s.example/a.mp3');
  });

  it('drops an incomplete URL of a sound that is off', () => {
    const unfinished = aVoiceConfig({ backgroundSoundUrl: 'https:/' });
    expect(normalizeVoiceConfig(unfinished).backgroundSoundUrl).toBe('');
    expect(normalizeVoiceConfig({ ...unfinished, enableBackgroundSound: true }).backgroundSoundUrl).toBe(
      'https:/',
    );
    const known = aVoiceConfig({ backgroundSoundUrl: 'https://cdn.example/hum.mp3' });
    expect(normalizeVoiceConfig(known)).toEqual(known);
    const hosts = aVoiceConfig({ backgroundSoundUrl: 'office' });
    expect(normalizeVoiceConfig(hosts, hosts)).toEqual(hosts);
  });

  it('is valid with any values in range', () => {
    const tenths = (from: number, to: number) =>
      fc.integer({ min: from * 10, max: to * 10 }).map((count) => count / 10);
    const configs = fc.record({
      speakingSpeed: tenths(0.5, 2),
      voiceStability: tenths(0, 1),
      temperature: tenths(0, 1),
      maxResponseTime: fc.constantFrom(...RESPONSE_TIMES),
    });
    fc.assert(fc.property(configs, (changes) => hasNoProblems(problemsOf(changes))));
  });
});
