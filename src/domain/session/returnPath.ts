interface SignInPaths {
  /** The page after sign-in if there is no page to return to. */
  readonly home: string;
  readonly login: string;
}

/**
 * Returns the page to open after sign-in: the visitor's previous page if it is a path of this app, otherwise
 * the dashboard. '//host' and '/\host' look like paths but lead to other sites.
 */
export function returnPath(from: unknown, { home, login }: SignInPaths): string {
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return home;
  return from === login ? home : from;
}
