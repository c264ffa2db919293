import { expect, it } from 'vitest';
import { headersOf } from './headers.ts';

it('headersOf parses names before a colon and any value', () => {
  expect(headersOf(['X-Gateway-Key: sesame', 'Authorization:Basic a:b '])).toEqual({
    'x-gateway-key': 'sesame',
    authorization: 'Basic a:b',
  });
});

it.each(['sesame', ': sesame', 'X Key: sesame', 'X-Key: ses\name'])(
  'headersOf rejects an invalid line without repeating it: %j',
  (line) => {
    expect(() => headersOf(['X-Other: one', line])).toThrow(
      "--header takes 'Name: value'; number 2 is different",
    );
  },
);
