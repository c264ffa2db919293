import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { currentLineIndex, linesContaining, type TranscriptLine } from './transcript.ts';

const line = (atSeconds: number, text = ''): TranscriptLine => ({ speaker: 'agent', text, atSeconds });

describe('The current transcript line', () => {
  const lines = [line(0), line(2.5), line(2.5), line(7)];
  it.each([
    [-1, -1],
    [0, 0],
    [2.4, 0],
    [2.5, 2],
    [6.9, 2],
    [100, 3],
  ])('at %d s is line %d', (seconds, index) => expect(currentLineIndex(lines, seconds)).toBe(index));

  it('is none without lines', () => expect(currentLineIndex([], 3)).toBe(-1));

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
  it.each([
    ['creme', 'One crème brûlée'],
    ['CREME', 'One cre\u0300me bru\u0302le\u0301e'],
    ['joe’s', "Joe's, how can I help?"],
    ["joe's", 'Joe‘s, how can I help?'],
    ['7:30', '７：３０, please'],
    ['שלום', 'שָׁלוֹם'],
  ])('finds %j in %j', (sought, text) => expect(linesContaining([line(0, text)], sought)).toEqual([0]));
  it('finds nothing for an empty search', () => expect(linesContaining(lines, ' ')).toEqual([]));
});
