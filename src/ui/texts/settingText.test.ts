import { expect, it } from 'vitest';
import { settingText } from './settingText.ts';

it("formats a setting with its unit or its panel's label", () => {
  expect(settingText.maxCallDuration(5)).toBe('5 minutes');
  expect(settingText.silenceTimeout(1)).toBe('1 second');
  expect(settingText.backgroundAudioType('ambient')).toBe('Restaurant Ambiance');
});

it('returns unexpected or unknown values unchanged', () => {
  expect(settingText.retryDelay('soon')).toBe('soon');
  expect(settingText.backgroundAudioType('rain')).toBe('rain');
});
