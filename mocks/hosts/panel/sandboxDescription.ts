import type { Sandbox } from '../sandbox/sandbox.ts';

/** Says which world the backend is in, and what time it is there. */
export function sandboxDescription({ clock, seed, scenario }: Sandbox): string {
  const rows = scenario ? `State: ${scenario}.` : seed === undefined ? 'The demo.' : `Seed ${seed}.`;
  return clock === undefined
    ? `${rows} Time goes on.`
    : `${rows} Time stands still at ${new Date(clock).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })}.`;
}

/** An instant as a field for a date and a time takes it, in the zone of whoever looks. */
export function localTime(instant: string): string {
  const date = new Date(instant);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19);
}
