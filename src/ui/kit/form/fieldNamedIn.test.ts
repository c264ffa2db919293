import { describe, expect, it } from 'vitest';
import { fieldNamedIn } from './fieldNamedIn.ts';

const fields = ['retries', 'maxRetries', 'ownerEmail', 'email'] as const;

describe('A sentence of the host', () => {
  it.each([
    ['maxRetries must be at most 5', 'maxRetries'],
    ['The owner email is taken', 'ownerEmail'],
    ['E-mail is required', 'email'],
  ])('"%s" is about %s', (message, field) => {
    expect(fieldNamedIn(message, fields)).toBe(field);
  });

  it('may be about no field', () => {
    expect(fieldNamedIn('Busy', fields)).toBeUndefined();
  });
});
