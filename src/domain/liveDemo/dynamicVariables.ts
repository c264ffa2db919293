/** What an agent is told of a conversation before it begins, by the names that its prompt knows. */
export type DynamicVariables = Readonly<Record<string, string>>;

/** The agent of the live demo is told both clocks, and that nobody called, so there is no number. (rule: landing demo variables) */
export function landingVariables(now: Date): DynamicVariables {
  return {
    platform: 'web',
    current_time: `${clock(now, 'America/New_York')} (America/New_York), ${clock(now, 'UTC')} (UTC)`,
    phone_number: 'not on file',
  };
}

/** A museum's curator is told the platform and nothing else. (rule: curator variables) */
export const CURATOR_VARIABLES: DynamicVariables = { platform: 'web' };

function clock(now: Date, timeZone: string): string {
  return now.toLocaleString('en-US', { timeZone, dateStyle: 'full', timeStyle: 'short' });
}
