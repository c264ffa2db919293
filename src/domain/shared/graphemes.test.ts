import { describe, expect, it, vi } from 'vitest';
import fc from '#tests/support/properties.ts';
import { graphemesOf, initialOf, truncated } from './graphemes.ts';

describe('initialOf', () => {
  it('returns the first letter, digit, or emoji', () => {
    for (const [name, initial] of [
      ['Trattoria Aurora', 'T'],
      [' aurora', 'A'],
      ['🍕 Slice House', '🍕'],
      ['👨‍👩‍👧 Family Table', '👨‍👩‍👧'],
      ['1️⃣ First', '1️⃣'],
      ['𠮷野屋', '𠮷'],
      ['e\u0301toile', 'E\u0301'],
      ['नमस्ते', 'न'],
      ['\u200eJoe’s', 'J'],
      ['“Nonna”', 'N'],
      ["'t Zwaantje", 'T'],
      ['…', '…'],
      ['', ''],
      ['\u200b', ''],
    ] as const)
      expect(initialOf(name), JSON.stringify(name)).toBe(initial);
  });
});

describe('truncated', () => {
  it('cuts between graphemes', () => {
    for (const [text, length, expected] of [
      ['Margherita', 4, 'Marg…'],
      ['Margherita', 10, 'Margherita'],
      ['👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 2, '👨‍👩‍👧👨‍👩‍👧…'],
      ['🇮🇹🇫🇷', 2, '🇮🇹🇫🇷'],
      ['🍕🍕🍕', 1, '🍕…'],
      ['e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301…'],
      ['𠮷野屋', 1, '𠮷…'],
    ] as const)
      expect(truncated(text, length), JSON.stringify(text)).toBe(expected);
  });
});

describe('graphemesOf', () => {
  it('keeps all text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(graphemesOf(text).join('')).toBe(text);
      }),
    );
  });

  it('keeps surrogate pairs in browsers without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', {});
    expect(graphemesOf('🍕𠮷')).toEqual(['🍕', '𠮷']);
  });
});
