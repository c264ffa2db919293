interface SignInPaths {
  /** Where sign-in leads when there is no page to go back to. */
  readonly home: string;
  /** The sign-in form itself. */
  readonly login: string;
}

/**
 * The page to go to after sign-in: the one that the visitor was sent away from if it is a path of this app,
 * the dashboard otherwise. '//host' and '/\host' look like paths but lead to other sites.
 */
export function returnPath(from: unknown, { home, login }: SignInPaths): string {
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return home;
  return from === login ? home : from;
}
