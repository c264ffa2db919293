import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { comparable, searchable } from './comparable.ts';

// (rule: comparable text)
describe('comparable', () => {
  it('ignores differences in case, apostrophes, spaces, and hyphens', () => {
    for (const [what, one, other] of [
      ['case', "JOE'S", "joe's"],
      ['German capitals', 'STRASSE', 'Straße'],
      ['the German capital letter', 'STRAẞE', 'Straße'],
      ['Turkish capitals', 'İSKENDER', 'iskender'],
      ['a final sigma', 'ΣΟΥΒΛΑΚΙΑΣ', 'σουβλακιας'],
      ['apostrophes', 'a’b‘c´d`e′fʼg＇h', "a'b'c'd'e'f'g'h"],
      ['quotation marks', '“Nonna” 12″', '"Nonna" 12"'],
      ['dashes', 'a–b—c‑d−e--f', 'a-b-c-d-e-f'],
      ['white space', ' a\u00a0b\u3000c\t\r\nd  e ', 'a b c d e'],
      ['decomposed letters', 'Cafe\u0301'.concat('김치'.normalize('NFD')), 'Café김치'],
      ['widths and ligatures', 'ﾃﾘﾔｷ ＢＢＱ Soufﬂé', 'テリヤキ BBQ Soufflé'],
      ['fractions and ellipses', '1½ Chicken…', '1 1/2 chicken...'],
      ['invisible characters', '\ufeffMe\u200bn\u00adu\u202c\u0000', 'Menu'],
      ['an emoji variation', '☕\ufe0f Bar', '☕ bar'],
    ] as const)
      expect(comparable(one), what).toBe(comparable(other));
  });

  it('distinguishes words and accents', () => {
    for (const [what, one, other] of [
      ['accents', 'Café', 'Cafe'],
      ['words', 'Joe’s', 'Joes'],
      ['a dash', 'T-Bone', 'TBone'],
      ['a space', 'Blue Door', 'BlueDoor'],
      ['digits', 'Pho 99', 'Pho 9'],
    ] as const)
      expect(comparable(one), what).not.toBe(comparable(other));
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(comparable(comparable(text))).toBe(comparable(text));
      }),
    );
  });

  it('returns the same text for every Unicode form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const form of ['NFC', 'NFD']) expect(comparable(text.normalize(form))).toBe(comparable(text));
      }),
    );
  });
});

// (rule: searchable text)
describe('searchable', () => {
  it('ignores accents and the differences that comparable ignores', () => {
    for (const [text, expected] of [
      ['Crème brûlée', 'creme brulee'],
      ['Phở Đặc Biệt', 'pho dac biet'],
      ['Smørrebrød', 'smorrebrod'],
      ['Þórr', 'thorr'],
      ['Œufs', 'oeufs'],
      ['ISPARTA ısparta', 'isparta isparta'],
      ['Τσουρέκι', 'τσουρεκι'],
      ['Щи с грибами — ёлка', 'щи с грибами - елка'],
      ['שָׁלוֹם', 'שלום'],
      ['مُحَمَّد', 'محمد'],
    ] as const)
      expect(searchable(text), text).toBe(expected);
  });

  it('keeps the vowels of Indic scripts and the voicing of kana', () => {
    expect(searchable('पनीर')).not.toBe(searchable('पनर'));
    expect(searchable('がき')).not.toBe(searchable('かき'));
  });

  it('finds a Korean syllable while it is typed', () => {
    expect(searchable('김치')).toContain(searchable('기'));
    expect(searchable('김치')).toContain(searchable('ㄱ'));
  });

  it('is the same for text with the same comparable form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(searchable(comparable(text))).toBe(searchable(text));
      }),
    );
  });
});
