import { expect, it } from 'vitest';
import { addressOf, addressText } from './addressText.ts';

it('addressText joins the parts that addressOf splits', () => {
  for (const text of [
    '14 Mulberry Street, New York, NY 10013, USA',
    'Suite 4, 1 Main Street, Ithaca, NY 14850, USA',
    'By the lake',
    '',
  ]) {
    expect(addressText(addressOf(text)), text).toBe(text);
  }
});

it('addressOf splits an address with clear parts', () => {
  expect(addressOf('14 Mulberry Street, New York, NY 10013, USA')).toEqual({
    street: '14 Mulberry Street',
    city: 'New York',
    state: 'NY',
    zipCode: '10013',
    country: 'USA',
  });
});

it('addressText returns an empty string for a missing address', () => expect(addressText(null)).toBe(''));
