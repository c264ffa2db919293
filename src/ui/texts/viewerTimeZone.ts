/** Zones reported by browsers that don't know the time zone or hide it. */
const NO_ZONE: ReadonlySet<string> = new Set(['Etc/Unknown', 'UTC', 'Etc/UTC', 'GMT', 'Etc/GMT']);

/**
 * Returns the viewer's time zone, such as `Europe/Rome`. Undefined if the browser does not know it. (rule: unreadable time zone)
 */
export function viewerTimeZone(): string | undefined {
  try {
    // some browsers report none, against the standard
    const zone: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!zone || NO_ZONE.has(zone)) return undefined;
    // throws for a name that the browser doesn't know itself
    Intl.DateTimeFormat('en-US', { timeZone: zone });
    return zone;
  } catch {
    return undefined;
  }
}
