import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { aTelephonyConfig } from '#tests/support/builders/telephony.ts';
import { hasNoProblems } from '#domain/shared/problems.ts';
import {
  BACKGROUND_AUDIO,
  CALL_DURATIONS,
  normalizeTelephony,
  INTERRUPTION_SENSITIVITY_RANGE,
  MAX_RETRIES_RANGE,
  RETRY_DELAY_RANGE,
  SILENCE_TIMEOUT_RANGE,
  telephonyWarnings,
  telephonyProblems,
  type TelephonyConfig,
} from './telephonyConfig.ts';

const problemsOf = (changes: Partial<TelephonyConfig>) => telephonyProblems(aTelephonyConfig(changes));

const RANGES = {
  maxRetries: MAX_RETRIES_RANGE,
  retryDelay: RETRY_DELAY_RANGE,
  silenceTimeout: SILENCE_TIMEOUT_RANGE,
  interruptionSensitivity: INTERRUPTION_SENSITIVITY_RANGE,
};
const ranges = Object.entries(RANGES) as [keyof typeof RANGES, { min: number; max: number }][];

describe('A telephony configuration', () => {
  it('is valid as sent by the host', () => {
    expect(problemsOf({})).toEqual({});
  });

  it('warns about a missing phone number, phone ID, or assistant, but can be saved', () => {
    const changes = { phoneNumber: ' ', phoneId: '', assistantId: ' ' };
    expect(telephonyWarnings(aTelephonyConfig(changes))).toEqual({
      phoneNumber: 'missing',
      phoneId: 'missing',
      assistantId: 'missing',
    });
    expect(problemsOf(changes)).toEqual({});
    expect(telephonyWarnings(aTelephonyConfig())).toEqual({});
  });

  it("warns about text that doesn't look like a phone number", () => {
    for (const phoneNumber of ['0123', '+1 212 555', '++1', 'call us', '12345678901234567']) {
      const expected = phoneNumber === '+1 212 555' ? {} : { phoneNumber: 'malformed' };
      expect(telephonyWarnings(aTelephonyConfig({ phoneNumber })), phoneNumber).toEqual(expected);
      expect(problemsOf({ phoneNumber }), phoneNumber).toEqual({});
    }
  });

  it('allows calls of 5, 10, 15, 20, or 30 minutes', () => {
    for (const maxCallDuration of CALL_DURATIONS) expect(problemsOf({ maxCallDuration })).toEqual({});
    for (const maxCallDuration of [0, 7, 31, NaN]) {
      expect(problemsOf({ maxCallDuration })).toEqual({ maxCallDuration: 'out-of-range' });
    }
  });

  it('requires a URL only for custom background audio', () => {
    for (const backgroundAudioType of BACKGROUND_AUDIO) {
      const expected = backgroundAudioType === 'custom' ? { backgroundAudioUrl: 'no-url' } : {};
      expect(problemsOf({ backgroundAudioType, backgroundAudioUrl: 'javascript:alert(1)' })).toEqual(
        expected,
      );
    }
    expect(
      problemsOf({ backgroundAudioType: 'custom', backgroundAudioUrl: ' https://cdn.example/hum.mp3 ' }),
    ).toEqual({});
  });

  it('can have blank messages', () => {
    const silent = { busyMessage: '', afterHoursMessage: '', endCallPhrases: [], transferPhrases: [] };
    expect(problemsOf(silent)).toEqual({});
  });

  it('accepts every whole number in its range', () => {
    for (const [field, { min, max }] of ranges)
      fc.assert(
        fc.property(fc.integer({ min, max }), (value) => hasNoProblems(problemsOf({ [field]: value }))),
      );
  });

  it('rejects other numbers', () => {
    for (const [field, { min, max }] of ranges) {
      const others = fc.double().filter((value) => !Number.isInteger(value) || value < min || value > max);
      fc.assert(
        fc.property(others, (value) => {
          expect(problemsOf({ [field]: value })).toEqual({ [field]: 'out-of-range' });
        }),
      );
    }
  });
});

describe('A telephony configuration to save', () => {
  it('has trimmed phrases without blank lines', () => {
    const lines = fc.array(fc.oneof(fc.string(), fc.constantFrom('', '  ', ' bye ')));
    fc.assert(
      fc.property(lines, (endCallPhrases) => {
        const saved = normalizeTelephony(aTelephonyConfig({ endCallPhrases })).endCallPhrases;
        expect(saved).toEqual(endCallPhrases.map((line) => line.trim()).filter(Boolean));
      }),
    );
  });

  it('cleans a pasted phone number, and keeps other text', () => {
    const saved = (phoneNumber: string) => normalizeTelephony(aTelephonyConfig({ phoneNumber })).phoneNumber;
    expect(saved('\u202a+1 212 555‑0142\u202c')).toBe('+1 212 555-0142');
    expect(saved('212-555-0142 ext. 5')).toBe('212-555-0142 ext. 5');
  });

  it('drops an incomplete URL of unselected audio', () => {
    expect(normalizeTelephony(aTelephonyConfig({ backgroundAudioUrl: 'https:/' })).backgroundAudioUrl).toBe(
      '',
    );
    const known = aTelephonyConfig({ backgroundAudioUrl: 'https://cdn.example/hum.mp3' });
    expect(normalizeTelephony(known)).toEqual(known);
    const hosts = aTelephonyConfig({ backgroundAudioUrl: 'office' });
    expect(normalizeTelephony(hosts, hosts)).toEqual(hosts);
  });

  it('is idempotent', () => {
    const configs = fc.record({
      backgroundAudioUrl: fc.oneof(fc.webUrl(), fc.string()),
      endCallPhrases: fc.array(fc.string()),
      transferPhrases: fc.array(fc.string()),
    });
    fc.assert(
      fc.property(configs, (changes) => {
        const once = normalizeTelephony(aTelephonyConfig(changes));
        expect(normalizeTelephony(once)).toEqual(once);
      }),
    );
  });
});
