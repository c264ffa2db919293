/** The second of a recording that a link's fragment asks for, `#t=83`; none when it asks for nothing of the kind. */
export function startSecondsFromFragment(fragment: string): number | undefined {
  const seconds = /^#?t=(\d+(?:\.\d+)?)$/.exec(fragment)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}
