import { describe, expect, it } from 'vitest';
import { sessionAfterPasswordChange, sessionAfterRefresh, sessionAfterSignUp } from './session.ts';

const user = { firstName: 'Ada', lastName: 'Rossi', email: 'ada@tableside.example' };
const stored = { accessToken: 'old', user };

describe('the session after a sign-up', () => {
  it('is kept when the answer has a user', () => {
    expect(sessionAfterSignUp({ accessToken: 'new', user })).toEqual({ accessToken: 'new', user });
  });
  it('is none when the answer has no user', () => {
    expect(sessionAfterSignUp({ accessToken: 'new' })).toBeUndefined();
  });
  it('is none when the answer has no token', () => {
    expect(sessionAfterSignUp({ user })).toBeUndefined();
  });
});

describe('the session after a refresh', () => {
  it('is the stored user with the new token', () => {
    expect(sessionAfterRefresh(stored, { accessToken: 'new' })).toEqual({ accessToken: 'new', user });
  });
  it('is none when the answer has no token', () => {
    expect(sessionAfterRefresh(stored, {})).toBeUndefined();
  });
});

describe('the session after a change of password', () => {
  it('takes over the token and the user of the answer', () => {
    const renamed = { ...user, lastName: 'Bianchi' };
    expect(sessionAfterPasswordChange(stored, { accessToken: 'new', user: renamed })).toEqual({
      accessToken: 'new',
      user: renamed,
    });
  });
  it('stays as it was when the answer brings neither', () => {
    expect(sessionAfterPasswordChange(stored, {})).toEqual(stored);
    expect(sessionAfterPasswordChange(stored, { accessToken: '' })).toEqual(stored);
  });
});
