interface SignInPaths {
  /** The page after sign-in if there is no page to return to. */
  readonly home: string;
  readonly login: string;
}

/**
 * Returns the page to open after sign-in: the console page, with its query and fragment, that asked for the
 * sign-in, otherwise the dashboard. '//host' and '/\host' look like paths but lead to other sites.
 * (rule: return after sign-in)
 */
export function returnPath(from: unknown, { home, login }: SignInPaths): string {
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return home;
  return from === login ? home : from;
}
