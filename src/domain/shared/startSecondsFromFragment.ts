/** Parses a start position in seconds from a URL fragment such as `#t=83`. */
export function startSecondsFromFragment(fragment: string): number | undefined {
  const seconds = /^#?t=(\d+(?:\.\d+)?)$/.exec(fragment)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}
