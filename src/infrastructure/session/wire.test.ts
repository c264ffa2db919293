import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PasswordReply, RefreshReply } from './wire.ts';

describe('A refreshed session', () => {
  it('has a token, even if the user is unreadable', () => {
    for (const user of [{ _id: 'ada' }, 'ada', null])
      expect(v.parse(RefreshReply, { accessToken: 'new', user }), JSON.stringify(user)).toEqual({
        accessToken: 'new',
      });
  });

  it('is malformed with a token of another type', () => {
    expect(v.is(RefreshReply, { accessToken: 7 })).toBe(false);
  });
});

describe('A changed password', () => {
  it('can return a token and a user', () => {
    const user = { firstName: 'Ada', lastName: 'Rossi', email: 'ada@tableside.example' };
    expect(v.parse(PasswordReply, { accessToken: 'new', user })).toEqual({ accessToken: 'new', user });
  });

  it('is changed but returns no session if the response is unreadable', () => {
    for (const body of [undefined, null, 'ok', { user: {} }, { accessToken: 7 }])
      expect(v.parse(PasswordReply, body), JSON.stringify(body)).toEqual({});
  });
});
