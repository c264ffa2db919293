import type { Tone } from '#domain/shared/tone.ts';

/** The visible colors of each tone. */
const tones = {
  green: 'success',
  amber: 'warning',
  red: 'error',
  blue: 'info',
  gray: 'neutral',
} satisfies Record<string, Tone>;

export type Color = keyof typeof tones;

/** Returns a color of the current theme, for text or for a mark such as a dot or bar. */
export function colorOf(color: Color, of: 'text' | 'mark' = 'text'): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(--mui-palette-status-${tones[color]}-${of})`;
  const shown = getComputedStyle(probe).color;
  probe.remove();
  return shown;
}
