import { describe, expect, it } from 'vitest';
import { refused, unreachable } from '#tests/support/failures.ts';
import { fieldNamedInMessage, fieldRefusal } from './fieldNamedInMessage.ts';

const fields = ['retries', 'maxRetries', 'ownerEmail', 'email'] as const;

describe('A message from the host', () => {
  it.each([
    ['maxRetries must be at most 5', 'maxRetries'],
    ['The owner email is taken', 'ownerEmail'],
    ['E-mail is required', 'email'],
  ])('"%s" is about the field %s', (message, field) => {
    expect(fieldNamedInMessage(message, fields)).toBe(field);
  });

  it('can be about no field', () => {
    expect(fieldNamedInMessage('Busy', fields)).toBeUndefined();
  });

  it('is shown at its field, and nowhere without one', () => {
    const refusal = fieldRefusal((sentence) => fieldNamedInMessage(sentence, fields));
    expect(refusal(refused(400, 'E-mail is required'), {})).toEqual({
      field: 'email',
      text: 'E-mail is required',
    });
    expect(refusal(refused(400, 'Busy'), {})).toBeUndefined();
    expect(refusal(unreachable(), {})).toBeUndefined();
  });
});
