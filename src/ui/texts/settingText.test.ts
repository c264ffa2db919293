import { expect, it } from 'vitest';
import { settingText } from './settingText.ts';

it("A setting is formatted with its unit or its panel's label", () => {
  expect(settingText.maxCallDuration(5)).toBe('5 minutes');
  expect(settingText.silenceTimeout(1)).toBe('1 second');
  expect(settingText.backgroundAudioType('ambient')).toBe('Restaurant Ambiance');
});

it('Unexpected or unknown values are returned unchanged', () => {
  expect(settingText.retryDelay('soon')).toBe('soon');
  expect(settingText.backgroundAudioType('rain')).toBe('rain');
});
