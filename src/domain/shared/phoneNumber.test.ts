import { describe, expect, it } from 'vitest';
import { cleanPhoneNumber, isPhoneNumber, phoneNumberText } from './phoneNumber.ts';

describe('phoneNumberText', () => {
  it('formats US numbers', () => {
    expect(phoneNumberText('+12125550142')).toBe('(212) 555-0142');
  });

  it.each([
    '+442079460958',
    '+1212555014',
    '+10125550142',
    '12125550142',
    '+1 (212) 555-0142',
    '+121255501423',
    'Front desk',
    'Front desk +12125550142',
    '',
  ])('keeps %j unchanged', (number) => expect(phoneNumberText(number)).toBe(number));
});

// (rule: phone number)
describe('A pasted phone number', () => {
  it.each([
    ['(212) 555-0142', '(212) 555-0142'],
    ['\u202a+1 212 555 0142\u202c', '+1 212 555 0142'],
    ['\ufeff+12125550142\u200b', '+12125550142'],
    ['212.555.0142', '212-555-0142'],
    ['(212)\u00a0555‑0142', '(212) 555-0142'],
    ['212–555–0142', '212-555-0142'],
    ['212\u2212555\u22120142', '212-555-0142'],
    ['212 555 0142 ext. 5', '212 555 0142'],
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
    [' 212 555 0142\n', '212 555 0142'],
  ])('%j is saved as %j', (pasted, saved) => {
    expect(cleanPhoneNumber(pasted)).toBe(saved);
    expect(isPhoneNumber(pasted)).toBe(true);
  });

  it.each([
    'Front desk',
    '212 call us',
    '0800 123456',
    '12345678901234567',
    'ext. 5',
    '',
    '5,5',
    '212-555-0142 or 0143',
  ])('%j is no phone number and stays unchanged', (text) => {
    expect(cleanPhoneNumber(text)).toBe(text);
    expect(isPhoneNumber(text)).toBe(false);
  });
});
