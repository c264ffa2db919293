interface Palette {
  readonly ground: string;
  /** Color of lines and text. Its contrast to the background is at least 4.5:1. */
  readonly ink: string;
  readonly area: string;
  readonly accent: string;
}

/** The brand colors and similar ones: aubergine, celadon, apricot, plum, pine, and rose. */
export const PLATE_PALETTES: readonly [Palette, ...Palette[]] = [
  { ground: '#4F1F3F', ink: '#F6E3EC', area: '#6B2A55', accent: '#EFA75E' },
  { ground: '#C6DCD2', ink: '#3A1830', area: '#A9CBBE', accent: '#A9521A' },
  { ground: '#F3CFA6', ink: '#4A1D3B', area: '#E9B27C', accent: '#8A2F4E' },
  { ground: '#352849', ink: '#E9E1F4', area: '#4A3A66', accent: '#F2B06B' },
  { ground: '#1E473D', ink: '#DDEFE7', area: '#2F6B5B', accent: '#F2B06B' },
  { ground: '#F2DEE6', ink: '#541F43', area: '#E2BFCE', accent: '#C06A2E' },
];

export function platePaletteOf(random: () => number): Palette {
  return PLATE_PALETTES[Math.floor(random() * PLATE_PALETTES.length)] ?? PLATE_PALETTES[0];
}
