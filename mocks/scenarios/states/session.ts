import { REFRESH_COOKIE } from '../../handlers/users/refreshCookie.ts';
import type { State } from './state.ts';

/** States of sessions and expired tokens. */
export const sessionStates = {
  'a user with a password': (context) => {
    const { id: userId, email, password } = context.user();
    return { userId, email, password };
  },
  'a signed-in user': (context) => context.signIn(context.user()),
  'a session that can be refreshed': (context) => context.signIn(context.user()),
  'a session that has ended': (context) => {
    context.user();
    return { refreshCookie: `${REFRESH_COOKIE}=${context.given('refreshToken', 'refresh-token-1')}` };
  },
  'an expired access token': (context) => context.signIn(context.user(), { isExpired: true }),
} satisfies Record<string, State>;
