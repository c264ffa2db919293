/** Time zones that browsers report if they don't know the zone or hide it. */
const NO_ZONE: ReadonlySet<string> = new Set(['Etc/Unknown', 'UTC', 'Etc/UTC', 'GMT', 'Etc/GMT']);

/**
 * Returns the viewer's time zone, such as `Europe/Rome`, or undefined if the browser doesn't know it. (rule:
 * unreadable time zone)
 */
export function viewerTimeZone(): string | undefined {
  try {
    // some browsers return undefined, contrary to the standard
    const zone: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!zone || NO_ZONE.has(zone)) return undefined;
    // throws for a name that the browser itself doesn't know
    Intl.DateTimeFormat('en-US', { timeZone: zone });
    return zone;
  } catch {
    return undefined;
  }
}
