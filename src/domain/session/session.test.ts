import { describe, expect, it } from 'vitest';
import { sessionAfterPasswordChange, sessionAfterRefresh, sessionAfterSignUp } from './session.ts';

const user = { firstName: 'Ada', lastName: 'Rossi', email: 'ada@tableside.example' };
const stored = { accessToken: 'old', user };

describe('The session after sign-up', () => {
  it('is kept when the response contains a user', () => {
    expect(sessionAfterSignUp({ accessToken: 'new', user })).toEqual({ accessToken: 'new', user });
  });
  it('is dropped when the response contains no user', () => {
    expect(sessionAfterSignUp({ accessToken: 'new' })).toBeUndefined();
  });
  it('is dropped when the response contains no token', () => {
    expect(sessionAfterSignUp({ user })).toBeUndefined();
  });
});

describe('The session after a refresh', () => {
  it('is the stored user with the new token', () => {
    expect(sessionAfterRefresh(stored, { accessToken: 'new' })).toEqual({ accessToken: 'new', user });
  });
  it('is dropped when the response contains no token', () => {
    expect(sessionAfterRefresh(stored, {})).toBeUndefined();
  });

  const token = (claims: object) => `header.${btoa(JSON.stringify(claims))}.signature`;
  const ofAda = { accessToken: token({ sub: 'ada', iat: 1 }), user: { ...user, id: 'ada' } };
  it.each([
    ['is dropped', 'names another user', token({ sub: 'bo', iat: 2 }), false],
    ['is kept', 'names the same user', token({ sub: 'ada', iat: 2 }), true],
    ['is kept', 'has other claims', token({ email: 'bo@tableside.example' }), true],
    ['is kept', 'is opaque', 'new', true],
  ])('%s when the token %s', (_is, _what, accessToken, isKept) => {
    expect(sessionAfterRefresh(ofAda, { accessToken })?.accessToken).toBe(isKept ? accessToken : undefined);
  });
});

describe('The session after a password change', () => {
  it('uses the token and user of the response', () => {
    const renamed = { ...user, lastName: 'Bianchi' };
    expect(sessionAfterPasswordChange(stored, { accessToken: 'new', user: renamed })).toEqual({
      accessToken: 'new',
      user: renamed,
    });
  });
  it('stays the same when the response contains neither', () => {
    expect(sessionAfterPasswordChange(stored, {})).toEqual(stored);
    expect(sessionAfterPasswordChange(stored, { accessToken: '' })).toEqual(stored);
  });
});
