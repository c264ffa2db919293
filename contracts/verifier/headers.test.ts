import { expect, it } from 'vitest';
import { headersOf } from './headers.ts';

it('headers are named before a colon, whatever follows', () => {
  expect(headersOf(['X-Gateway-Key: sesame', 'Authorization:Basic a:b '])).toEqual({
    'x-gateway-key': 'sesame',
    authorization: 'Basic a:b',
  });
});

it.each(['sesame', ': sesame', 'X Key: sesame', 'X-Key: ses\name'])(
  'what is no header is told without what it says: %j',
  (line) => {
    expect(() => headersOf(['X-Other: one', line])).toThrow(
      "--header takes 'Name: value', unlike number 2 of those given",
    );
  },
);
