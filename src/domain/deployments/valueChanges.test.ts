import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { valueChanges } from './valueChanges.ts';

const between = (before: unknown, after: unknown, path = 'menu') =>
  valueChanges({ path, values: { before, after } });

describe('valueChanges', () => {
  it('returns the old and new value', () => {
    expect(between(2, 4, 'callHandling.maxRetries')).toEqual([
      { place: ['Call handling', 'Max retries'], kind: 'changed', before: 2, after: 4, field: 'maxRetries' },
    ]);
  });

  it('returns undefined when the host names only the field', () => {
    expect(valueChanges({ path: 'speakingSpeed' })).toBeUndefined();
  });

  it('compares lists of words as one value', () => {
    expect(between(['bye'], ['bye', 'ciao'], 'endCallPhrases')).toEqual([
      {
        place: ['End call phrases'],
        kind: 'changed',
        before: ['bye'],
        after: ['bye', 'ciao'],
        field: 'endCallPhrases',
      },
    ]);
  });

  it('treats null, an empty string, and an empty list as no value', () => {
    expect(between(null, '')).toEqual([]);
    expect(between([], undefined)).toEqual([]);
    expect(between(null, 'hum.mp3')).toMatchObject([{ before: undefined, after: 'hum.mp3' }]);
    expect(between([false], null)).toMatchObject([{ before: [false], after: undefined }]);
  });

  it('names the list items and the changes in each', () => {
    const dish = (id: string, name: string, price: number) => ({ id, name, price });
    const starters = (...items: readonly unknown[]) => [{ id: 'c1', name: 'Antipasti', items }];
    expect(
      between(
        starters(dish('1', 'Arancini', 12), dish('2', 'Burrata', 16)),
        starters(dish('1', 'Arancini', 13), dish('3', 'Olives', 6)),
        'categories',
      ),
    ).toEqual([
      {
        place: ['Categories', 'Antipasti', 'Arancini', 'Price'],
        kind: 'changed',
        before: 12,
        after: 13,
        field: 'price',
      },
      { place: ['Categories', 'Antipasti', 'Olives'], kind: 'added' },
      { place: ['Categories', 'Antipasti', 'Burrata'], kind: 'removed' },
    ]);
  });

  it('reports a list that gets its first item or loses its last item', () => {
    const olives = { id: '3', name: 'Olives' };
    expect(between(null, [olives], 'items')).toEqual([{ place: ['Items', 'Olives'], kind: 'added' }]);
    expect(between([olives], null, 'items')).toEqual([{ place: ['Items', 'Olives'], kind: 'removed' }]);
  });

  it("omits the list's name inside a longer path", () => {
    expect(between([], [{ id: '1', name: 'Wine' }], 'upselling.items')).toEqual([
      { place: ['Upselling', 'Wine'], kind: 'added' },
    ]);
  });

  it('includes added and removed fields', () => {
    expect(between({ voice: 'Aria' }, { speed: 1.2 }, 'voice')).toEqual([
      { place: ['Voice', 'Voice'], kind: 'changed', before: 'Aria', after: undefined, field: 'voice' },
      { place: ['Voice', 'Speed'], kind: 'changed', before: undefined, after: 1.2, field: 'speed' },
    ]);
  });

  it('names an item of a list by its most readable field', () => {
    for (const [thing, name] of [
      [{ id: '1', name: 'Wine', instruction: 'Offer it' }, 'Wine'],
      [{ id: '1', name: '', instruction: 'Offer wine' }, 'Offer wine'],
      [{ id: '1', trigger: 'Asks for wine', type: 'upsell' }, 'Asks for wine'],
      [{ id: '1', type: 'upsell' }, 'upsell'],
      [{ id: '1' }, '1'],
      [{ amount: 3 }, '2'],
      ['by the glass', 'by the glass'],
    ] as const) {
      const first = { id: 'first', name: 'Water' };
      expect(between([first], [first, thing], 'items'), JSON.stringify(thing)).toMatchObject([
        { place: ['Items', name] },
      ]);
    }
  });

  it('identifies items without an id by their type', () => {
    const [late, allergy] = [
      { type: 'late', say: 'Sorry' },
      { type: 'allergy', say: 'We ask' },
    ];
    expect(between([late, allergy], [{ ...allergy, say: 'We look' }, late], 'situations')).toEqual([
      {
        place: ['Situations', 'allergy', 'Say'],
        kind: 'changed',
        before: 'We ask',
        after: 'We look',
        field: 'say',
      },
    ]);
  });

  it('shows lists of plain values as one value', () => {
    expect(between([], ['bye', ['ciao']], 'endCallPhrases')).toMatchObject([{ after: ['bye'] }]);
  });

  it('uses the new name of a renamed item', () => {
    const before = [{ id: '1', name: 'Arancini' }];
    const after = [{ id: '1', name: 'Arancini al ragù' }];
    expect(between(before, after, 'items')).toEqual([
      {
        place: ['Items', 'Arancini al ragù', 'Name'],
        kind: 'changed',
        before: 'Arancini',
        after: 'Arancini al ragù',
        field: 'name',
      },
    ]);
  });

  it('reports stages that are added or removed as a whole', () => {
    const stage = { messages: ['Ciao'], fallbackResponse: '' };
    expect(between(null, stage, 'conversationFlow.smallTalk')).toEqual([
      { place: ['Conversation flow', 'Small talk'], kind: 'added' },
    ]);
    expect(between(stage, null, 'conversationFlow.smallTalk')).toMatchObject([{ kind: 'removed' }]);
  });

  it('returns nothing for equal values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(between(value, structuredClone(value))).toEqual([]);
      }),
    );
  });

  it('accepts any value from the host', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        for (const { place } of between(before, after) ?? []) {
          expect(place.every((name) => typeof name === 'string')).toBe(true);
        }
      }),
    );
  });
});
