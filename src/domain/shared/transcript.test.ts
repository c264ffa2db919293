import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { currentLineIndex, linesContaining, type TranscriptLine } from './transcript.ts';

const line = (atSeconds: number, text = ''): TranscriptLine => ({ speaker: 'agent', text, atSeconds });

describe('The current transcript line', () => {
  it('is missing before the first line or without lines', () => {
    expect(currentLineIndex([line(0)], -1)).toBe(-1);
    expect(currentLineIndex([], 3)).toBe(-1);
  });

  it('is the last of several lines that start at the same time', () =>
    expect(currentLineIndex([line(0), line(2.5), line(2.5), line(7)], 2.5)).toBe(2));

  it('is the last line that has started', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000)), fc.nat(1100), (times, seconds) => {
        const sorted = times.toSorted((a, b) => a - b).map((time) => line(time));
        expect(currentLineIndex(sorted, seconds)).toBe(
          sorted.filter(({ atSeconds }) => atSeconds <= seconds).length - 1,
        );
      }),
    );
  });
});

describe('Searching a transcript', () => {
  const lines = [
    line(0, 'Trattoria Aurora, good evening'),
    line(3, 'A table for two'),
    line(5, 'For TWO, gladly'),
  ];
  it('finds every line with the text, ignoring case', () =>
    expect(linesContaining(lines, 'two')).toEqual([1, 2]));
  it('finds lines by several words', () => {
    for (const [sought, text] of [
      ['creme', 'One crème brûlée'],
      ['joe’s', "Joe's, how can I help?"],
      ['7:30', '７：３０, please'],
      ['שלום', 'שָׁלוֹם'],
    ] as const)
      expect(linesContaining([line(0, text)], sought), sought).toEqual([0]);
  });
  it('finds nothing for an empty search', () => expect(linesContaining(lines, ' ')).toEqual([]));
});
