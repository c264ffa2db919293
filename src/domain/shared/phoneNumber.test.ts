import { describe, expect, it } from 'vitest';
import { cleanPhoneNumber, isPhoneNumber, isSameNumber, phoneNumberText, telUrl } from './phoneNumber.ts';

describe('phoneNumberText', () => {
  it('formats US numbers', () => {
    expect(phoneNumberText('+12125550142')).toBe('(212) 555-0142');
  });

  it('keeps other text unchanged', () => {
    for (const number of [
      '+442079460958',
      '+1212555014',
      '+10125550142',
      '12125550142',
      '+1 (212) 555-0142',
      '+121255501423',
      'Front desk',
      'Front desk +12125550142',
      '',
    ])
      expect(phoneNumberText(number), number).toBe(number);
  });
});

// (rule: phone number)
describe('A phone number', () => {
  it('is saved as typed, but with plain dashes and spaces and without invisible marks', () => {
    for (const [typed, saved] of [
      ['(212) 555-0142', '(212) 555-0142'],
      ['+1--212  555 0142', '+1--212  555 0142'],
      [' 1 ', '1'],
      ['+44 (0)20 7946 0958', '+44 (0)20 7946 0958'],
      ['\u202a+1 212 555 0142\u202c', '+1 212 555 0142'],
      ['(212)\u00a0555‑0142', '(212) 555-0142'],
      ['212\u2212555–0142\ufeff', '212-555-0142'],
    ] as const) {
      expect(cleanPhoneNumber(typed), JSON.stringify(typed)).toBe(saved);
      expect(isPhoneNumber(typed), JSON.stringify(typed)).toBe(true);
    }
  });

  it('is invalid with other visible characters', () => {
    for (const text of [
      'Front desk',
      '212 call us',
      '0800 123456',
      '12345678901234567',
      '212.555.0142',
      '212-555-0142 x5',
      '212-555-0142, Ext 5',
      '+1-212-555-0142;ext=5',
      '212-555-0142 #5',
      '212/555 0142',
      '212/555 0142 / 143',
      '212-555-0142 or 0143',
      'tel:+1-212-555-0142',
      '2125550142.0',
      '＋１ ２１２ ５５５ ０１４２',
      '+٩٦٦ ١١ ٥٥٥ ٠١٤٢',
      '',
    ]) {
      expect(cleanPhoneNumber(text), JSON.stringify(text)).toBe(text);
      expect(isPhoneNumber(text), JSON.stringify(text)).toBe(false);
    }
  });
});

describe('A phone number to call', () => {
  it('has only its digits and plus sign in the URL', () => {
    expect(telUrl('+1 (212) 555-0142')).toBe('tel:+12125550142');
  });

  it("has no URL if it isn't a valid number", () => {
    expect(['anonymous', '', '212-555-0142 x5'].map(telUrl)).toEqual([undefined, undefined, undefined]);
  });

  it('is the same with or without punctuation and the US country code', () => {
    expect(isSameNumber('+12125550142', '(212) 555-0142')).toBe(true);
    expect(isSameNumber('+442079460958', '020 7946 0958')).toBe(false);
    expect(isSameNumber('anonymous', 'anonymous')).toBe(false);
  });
});
