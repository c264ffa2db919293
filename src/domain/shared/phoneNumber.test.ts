import { describe, expect, it } from 'vitest';
import { cleanPhoneNumber, isPhoneNumber, phoneNumberText } from './phoneNumber.ts';

describe('phoneNumberText', () => {
  it('formats US numbers', () => {
    expect(phoneNumberText('+12125550142')).toBe('(212) 555-0142');
  });

  it('keeps other texts unchanged', () => {
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
describe('A pasted phone number', () => {
  it('is saved in the international format', () => {
    for (const [pasted, saved] of [
      ['(212) 555-0142', '(212) 555-0142'],
      ['\u202a+1 212 555 0142\u202c', '+1 212 555 0142'],
      ['212.555.0142', '212-555-0142'],
      ['(212)\u00a0555‑0142', '(212) 555-0142'],
      ['212\u2212555\u22120142', '212-555-0142'],
      ['212-555-0142 x5', '212-555-0142'],
      ['212-555-0142, Ext 5', '212-555-0142'],
      ['212-555-0142 extension 12', '212-555-0142'],
      ['+1-212-555-0142;ext=5', '+1-212-555-0142'],
      ['212-555-0142 #5', '212-555-0142'],
      ['tel:+1-212-555-0142', '+1-212-555-0142'],
      ['＋１ ２１２ ５５５ ０１４２', '+1 212 555 0142'],
      ['+٩٦٦ ١١ ٥٥٥ ٠١٤٢', '+966 11 555 0142'],
      ['212/555 0142', '212-555 0142'],
      ['2125550142.0', '2125550142'],
      ['+44 (0)20 7946 0958', '+44 20 7946 0958'],
    ] as const) {
      expect(cleanPhoneNumber(pasted), JSON.stringify(pasted)).toBe(saved);
      expect(isPhoneNumber(pasted), JSON.stringify(pasted)).toBe(true);
    }
  });

  it('stays unchanged if it is no phone number', () => {
    for (const text of [
      'Front desk',
      '212 call us',
      '0800 123456',
      '12345678901234567',
      'ext. 5',
      '',
      '5,5',
      '212-555-0142 or 0143',
    ]) {
      expect(cleanPhoneNumber(text), JSON.stringify(text)).toBe(text);
      expect(isPhoneNumber(text), JSON.stringify(text)).toBe(false);
    }
  });
});
