import type { Sandbox } from '../sandbox/sandbox.ts';

/** Describes the current sandbox and its clock. */
export function sandboxDescription({ clock, seed, scenario }: Sandbox): string {
  const rows = scenario ? `Scenario: ${scenario}.` : seed === undefined ? 'Demo data.' : `Seed ${seed}.`;
  return clock === undefined
    ? `${rows} The clock is running.`
    : `${rows} The clock is frozen at ${new Date(clock).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })}.`;
}

/** Formats a time for a `datetime-local` field, in the browser's time zone. */
export function localTime(instant: string): string {
  const date = new Date(instant);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19);
}
