/** Where sign-in leads when there is no page to go back to. */
export const HOME_AFTER_LOGIN = '/dashboard';

/**
 * The page to go to after sign-in: the one that the visitor was sent away from if it is a path of this app,
 * the dashboard otherwise. '//host' and '/\host' look like paths but lead to other sites.
 */
export function returnPath(from: unknown): string {
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return HOME_AFTER_LOGIN;
  return from === '/login' ? HOME_AFTER_LOGIN : from;
}
