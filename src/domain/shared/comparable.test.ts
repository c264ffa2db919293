import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { comparable, searchable } from './comparable.ts';

// (rule: comparable text)
describe('comparable', () => {
  it.each([
    ['case', "JOE'S", "joe's"],
    ['German capitals', 'STRASSE', 'Straße'],
    ['the German capital letter', 'STRAẞE', 'Straße'],
    ['Turkish capitals', 'İSKENDER', 'iskender'],
    ['a final sigma', 'ΣΟΥΒΛΑΚΙΑΣ', 'σουβλακιας'],
    ['a curly apostrophe', 'Joe’s', "Joe's"],
    ['an opening quote as an apostrophe', 'Joe‘s', "Joe's"],
    ['an accent as an apostrophe', 'Joe´s', "Joe's"],
    ['a backtick as an apostrophe', 'Joe`s', "Joe's"],
    ['a prime as an apostrophe', 'Joe′s', "Joe's"],
    ['a modifier letter as an apostrophe', 'Joeʼs', "Joe's"],
    ['a full-width apostrophe', 'Joe＇s', "Joe's"],
    ['curly quotes', '“Nonna”', '"Nonna"'],
    ['a double prime', '12″ pizza', '12" pizza'],
    ['an en dash', 'Surf – Turf', 'Surf - Turf'],
    ['an em dash typed as two hyphens', 'Surf--Turf', 'Surf—Turf'],
    ['a non-breaking hyphen', 'T‑Bone', 'T-Bone'],
    ['a minus sign', 'T−Bone', 'T-Bone'],
    ['two spaces', 'Pho  99', 'Pho 99'],
    ['a non-breaking space', 'Pho\u00a099', 'Pho 99'],
    ['an ideographic space', 'Pho\u300099', 'Pho 99'],
    ['a tab and a line break', ' Pho\t\r\n99 ', 'Pho 99'],
    ['decomposed accents', 'Cafe\u0301 Ole\u0301', 'Caf\u00e9 Ol\u00e9'],
    ['decomposed Hangul', '김치'.normalize('NFD'), '김치'],
    ['half-width katakana', 'ﾃﾘﾔｷ', 'テリヤキ'],
    ['full-width letters', 'ＢＢＱ', 'BBQ'],
    ['ligatures', 'Soufﬂé', 'Soufflé'],
    ['a fraction', '1½ Chicken', '1 1/2 chicken'],
    ['an ellipsis', 'Wait…', 'wait...'],
    ['a zero-width space', 'Joe\u200b’s', "Joe's"],
    ['a byte order mark', '\ufeffMenu', 'Menu'],
    ['a soft hyphen', 'Cheese\u00adcake', 'Cheesecake'],
    ['marks of writing direction', '\u200eMenu\u202c', 'Menu'],
    ['an emoji variation', '☕\ufe0f Bar', '☕ bar'],
    ['a control character', 'Me\u0000nu', 'Menu'],
  ])('ignores %s', (_, one, other) => expect(comparable(one)).toBe(comparable(other)));

  it.each([
    ['accents', 'Café', 'Cafe'],
    ['words', 'Joe’s', 'Joes'],
    ['a dash', 'T-Bone', 'TBone'],
    ['a space', 'Blue Door', 'BlueDoor'],
    ['digits', 'Pho 99', 'Pho 9'],
  ])('distinguishes %s', (_, one, other) => expect(comparable(one)).not.toBe(comparable(other)));

  it('does not change its own result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(comparable(comparable(text))).toBe(comparable(text));
      }),
    );
  });

  it('returns the same for each Unicode form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const form of ['NFC', 'NFD']) expect(comparable(text.normalize(form))).toBe(comparable(text));
      }),
    );
  });
});

// (rule: searchable text)
describe('searchable', () => {
  it.each([
    ['Crème brûlée', 'creme brulee'],
    ['Cre\u0300me', 'creme'],
    ['Phở Đặc Biệt', 'pho dac biet'],
    ['Smørrebrød', 'smorrebrod'],
    ['Żurek Łódzki', 'zurek lodzki'],
    ['Þórr', 'thorr'],
    ['Œufs', 'oeufs'],
    ['ISPARTA ısparta', 'isparta isparta'],
    ['Τσουρέκι', 'τσουρεκι'],
    ['Щи с грибами — ёлка', 'щи с грибами - елка'],
    ['שָׁלוֹם', 'שלום'],
    ['مُحَمَّد', 'محمد'],
    ['Joe’s', "joe's"],
  ])('turns %j into %j', (text, expected) => expect(searchable(text)).toBe(expected));

  it('keeps the vowels of Indic scripts and the voicing of kana', () => {
    expect(searchable('पनीर')).not.toBe(searchable('पनर'));
    expect(searchable('がき')).not.toBe(searchable('かき'));
  });

  it('finds a Korean syllable while it is typed', () => {
    expect(searchable('김치')).toContain(searchable('기'));
    expect(searchable('김치')).toContain(searchable('ㄱ'));
  });

  it('is the same for texts with the same comparable form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(searchable(comparable(text))).toBe(searchable(text));
      }),
    );
  });
});
