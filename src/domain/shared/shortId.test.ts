import { expect, it } from 'vitest';
import { shortId } from './shortId.ts';

it('An id is shortened to its first 8 characters', () => {
  expect(shortId('conv_0123456789')).toBe('conv_012');
  expect(shortId('short')).toBe('short');
});
