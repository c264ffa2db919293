import type { Tone } from '#domain/shared/tone.ts';

/** What people see of the tones, in the words of the product. */
const tones = {
  green: 'success',
  amber: 'warning',
  red: 'error',
  blue: 'info',
  grey: 'neutral',
} satisfies Record<string, Tone>;

export type Colour = keyof typeof tones;

/** A colour as the theme has it now: of a word, or of a mark such as a dot or a bar. */
export function colourOf(colour: Colour, of: 'text' | 'mark' = 'text'): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(--mui-palette-status-${tones[colour]}-${of})`;
  const shown = getComputedStyle(probe).color;
  probe.remove();
  return shown;
}
