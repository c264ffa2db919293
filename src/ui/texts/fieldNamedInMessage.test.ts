import { describe, expect, it } from 'vitest';
import { fieldNamedInMessage } from './fieldNamedInMessage.ts';

const fields = ['retries', 'maxRetries', 'ownerEmail', 'email'] as const;

describe('A message from the host', () => {
  it.each([
    ['maxRetries must be at most 5', 'maxRetries'],
    ['The owner email is taken', 'ownerEmail'],
    ['E-mail is required', 'email'],
  ])('"%s" is about the field %s', (message, field) => {
    expect(fieldNamedInMessage(message, fields)).toBe(field);
  });

  it('may be about no field', () => {
    expect(fieldNamedInMessage('Busy', fields)).toBeUndefined();
  });
});
