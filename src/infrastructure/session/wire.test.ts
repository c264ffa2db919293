import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PasswordReply, RefreshReply } from './wire.ts';

describe('A refreshed session', () => {
  it.each([{ _id: 'ada' }, 'ada', null])(
    'is its token, whatever the host says about the user (%j)',
    (user) => {
      expect(v.parse(RefreshReply, { accessToken: 'new', user })).toEqual({ accessToken: 'new' });
    },
  );

  it('is malformed with a token of another type', () => {
    expect(v.is(RefreshReply, { accessToken: 7 })).toBe(false);
  });
});

describe('A changed password', () => {
  it('can return a token and a user', () => {
    const user = { firstName: 'Ada', lastName: 'Rossi', email: 'ada@tableside.example' };
    expect(v.parse(PasswordReply, { accessToken: 'new', user })).toEqual({ accessToken: 'new', user });
  });

  it.each([undefined, null, 'ok', { user: {} }, { accessToken: 7 }])(
    'counts as changed and grants nothing when the response is unreadable (%j)',
    (body) => {
      expect(v.parse(PasswordReply, body)).toEqual({});
    },
  );
});
