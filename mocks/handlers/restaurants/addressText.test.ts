import { expect, it } from 'vitest';
import { addressOf, addressText } from './addressText.ts';

it('addressText returns the line that addressOf split', () => {
  for (const text of [
    '14 Mulberry Street, New York, NY 10013, USA',
    'Suite 4, 1 Main Street, Ithaca, NY 14850, USA',
    'By the lake',
    '',
  ]) {
    expect(addressText(addressOf(text)), text).toBe(text);
  }
});

it('addressOf splits an address when its parts are clear', () => {
  expect(addressOf('14 Mulberry Street, New York, NY 10013, USA')).toEqual({
    street: '14 Mulberry Street',
    city: 'New York',
    state: 'NY',
    zipCode: '10013',
    country: 'USA',
  });
});

it('a missing address is an empty line', () => expect(addressText(null)).toBe(''));
