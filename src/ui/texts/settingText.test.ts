import { expect, it } from 'vitest';
import { settingText } from './settingText.ts';

it('a setting is said with its unit, or in the words that its panel has for it', () => {
  expect(settingText.maxCallDuration(5)).toBe('5 minutes');
  expect(settingText.silenceTimeout(1)).toBe('1 second');
  expect(settingText.backgroundAudioType('ambient')).toBe('Restaurant Ambiance');
});

it('a word where a number is meant, and one that no panel knows, are shown as they came', () => {
  expect(settingText.retryDelay('soon')).toBe('soon');
  expect(settingText.backgroundAudioType('rain')).toBe('rain');
});
