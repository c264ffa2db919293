import { countWithNoun } from './numbers.ts';

/** Formats a duration for screen readers: "1 minute 23", "5 seconds", "4 minutes". */
export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  if (minutes === 0) return countWithNoun(rest, 'second');
  return rest === 0 ? countWithNoun(minutes, 'minute') : `${countWithNoun(minutes, 'minute')} ${rest}`;
}
