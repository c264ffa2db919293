import { describe, expect, it } from 'vitest';
import { rejectedField } from './rejectedField.ts';

const everywhere = () => true;
const fieldOf = (message: string | undefined, status = 400) => rejectedField({ status, message }, everywhere);

describe('A server message', () => {
  it('names a field', () => {
    for (const [message, field] of [
      ['Restaurant name is required', 'name'],
      ['restaurantName must be shorter', 'name'],
      ['Please enter a valid email address', 'email'],
      ['Please enter a valid owner email address', 'ownerEmail'],
      ['ownerEmail is taken', 'ownerEmail'],
      ['Address is required', 'address'],
      ['Phone number is required', 'phone'],
      ['VAPI Phone Number is in use', 'telephonyPhoneNumber'],
      ['vapiPhoneId does not exist', 'telephonyPhoneId'],
      ['Password must be at least 8 characters long', 'ownerPassword'],
      ['owner_first_name is required', 'ownerFirstName'],
      ['Owner last name is required', 'ownerLastName'],
      ['menuJson must be a JSON object', 'menuJson'],
      ['There is no voice Morgan', 'voiceId'],
      ['firstMessage is too long', 'firstMessage'],
      ['Assistant id is taken', 'assistantId'],
      ['backgroundSound must be a URL', 'backgroundSound'],
      ['Description is required', 'description'],
      ['website is not reachable', 'website'],
      ['Tagline is too long', 'tagline'],
    ] as const)
      expect(fieldOf(message), message).toBe(field);
  });

  it('can name no field or several', () => {
    for (const message of [
      'Something is wrong',
      'Phone number and email are required',
      'Only an owner or admin may do this',
    ])
      expect(fieldOf(message), message).toBeUndefined();
  });

  it("is always about the owner's email after a 409", () => {
    expect(fieldOf('Already exists', 409)).toBe('ownerEmail');
    expect(fieldOf(undefined, 409)).toBe('ownerEmail');
  });

  it('is never about a field that the form lacks', () => {
    const inEdit = (field: string) => !field.startsWith('owner');
    expect(rejectedField({ status: 409, message: 'Already exists' }, inEdit)).toBeUndefined();
    expect(rejectedField({ status: 400, message: 'Owner email is taken' }, inEdit)).toBeUndefined();
  });
});
