/** Variables that an agent receives before a conversation starts, by their names in the agent's prompt. */
export type DynamicVariables = Readonly<Record<string, string>>;

/**
 * The landing page's agent receives the time in New York and in UTC, and that the caller has no phone number
 * on file. (rule: landing demo variables)
 */
export function landingVariables(now: Date): DynamicVariables {
  return {
    platform: 'web',
    current_time: `${clock(now, 'America/New_York')} (America/New_York), ${clock(now, 'UTC')} (UTC)`,
    phone_number: 'not on file',
  };
}

/** A museum curator receives only the platform. (rule: curator variables) */
export const CURATOR_VARIABLES: DynamicVariables = { platform: 'web' };

function clock(now: Date, timeZone: string): string {
  return now.toLocaleString('en-US', { timeZone, dateStyle: 'full', timeStyle: 'short' });
}
