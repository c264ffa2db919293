import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { museumDemos } from '#domain/museums/museumDemos.ts';
import { museums } from '#domain/museums/museums.ts';
import { motifs } from './motifs.ts';
import { PLATE_PALETTES } from './palette.ts';
import { Plate, type PlateProps } from './Plate.tsx';
import { titleLines } from './titleLines.ts';

const draw = (plate: PlateProps) => renderToStaticMarkup(createElement(Plate, plate));

const titles = museums.flatMap(({ id, name }) => [name, museumDemos[id].exhibit.title]);

/** Returns a color's relative luminance (WCAG). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('A generated picture', () => {
  it.each(museums)('of $name is smaller than 6 kB and contains only finite numbers', ({ id, kind, name }) => {
    for (const title of [name, museumDemos[id].exhibit.title]) {
      const drawn = draw({ seed: id, kind, title });
      expect(Buffer.byteLength(drawn)).toBeLessThan(6000);
      expect(drawn).not.toMatch(/NaN|undefined|Infinity|e-\d/);
    }
  });

  it('is equal for equal seeds and differs for different seeds', () => {
    const plate: PlateProps = { seed: 'planet-word', kind: 'letters', title: 'Planet Word' };
    expect(draw(plate)).toBe(draw(plate));
    expect(draw({ ...plate, seed: 'other' })).not.toBe(draw(plate));
  });

  it('has a distinct motif for each of the eight kinds', () => {
    const half = () => 0.5;
    const drawn = Object.values(motifs).map((motif) => motif(half).lines);
    expect(new Set(drawn).size).toBe(8);
    expect(new Set(museums.map(({ kind }) => kind)).size).toBe(8);
  });

  it('uses colors with a text contrast of at least 4.5:1', () => {
    for (const { ground, ink } of PLATE_PALETTES) expect(contrast(ground, ink)).toBeGreaterThan(4.5);
  });
});

describe('The title of a generated picture', () => {
  it.each(titles)('keeps all words in at most three lines that fit: %s', (title) => {
    const lines = titleLines(title);
    expect(lines.join(' ')).toBe(title);
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(30);
  });
});
