import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PasswordReply, RefreshReply } from './wire.ts';

describe('A renewed session on the wire', () => {
  it.each([{ _id: 'ada' }, 'ada', null])('is its token, whatever the host says of the user (%j)', (user) => {
    expect(v.parse(RefreshReply, { accessToken: 'new', user })).toEqual({ accessToken: 'new' });
  });

  it('is not understood with a token of another kind', () => {
    expect(v.is(RefreshReply, { accessToken: 7 })).toBe(false);
  });
});

describe('A changed password on the wire', () => {
  it('may bring a token and a user', () => {
    const user = { firstName: 'Ada', lastName: 'Rossi', email: 'ada@tableside.example' };
    expect(v.parse(PasswordReply, { accessToken: 'new', user })).toEqual({ accessToken: 'new', user });
  });

  it.each([undefined, null, 'ok', { user: {} }, { accessToken: 7 }])(
    'is changed all the same, and brings nothing, where that cannot be read (%j)',
    (body) => {
      expect(v.parse(PasswordReply, body)).toEqual({});
    },
  );
});
