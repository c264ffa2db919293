import { REFRESH_COOKIE } from '../../handlers/users/refreshCookie.ts';
import type { State } from './state.ts';

/** Sessions and token expiry. */
export const sessionStates = {
  'a user with a password': (world) => {
    const { id: userId, email, password } = world.user();
    return { userId, email, password };
  },
  'a signed-in user': (world) => world.signIn(world.user()),
  'a session that can be refreshed': (world) => world.signIn(world.user()),
  'a session that has ended': (world) => {
    world.user();
    return { refreshCookie: `${REFRESH_COOKIE}=${world.given('refreshToken', 'refresh-token-1')}` };
  },
  'an expired access token': (world) => world.signIn(world.user(), { isExpired: true }),
} satisfies Record<string, State>;
