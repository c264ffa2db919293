import { describe, expect, it } from 'vitest';
import { phoneNumberText } from './phoneNumber.ts';

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
