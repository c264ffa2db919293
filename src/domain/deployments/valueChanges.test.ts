import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { valueChanges } from './valueChanges.ts';

const between = (before: unknown, after: unknown, path = 'menu') =>
  valueChanges({ path, values: { before, after } });

describe('What a change will change', () => {
  it('is the old value and the new one', () => {
    expect(between(2, 4, 'callHandling.maxRetries')).toEqual([
      { place: ['Call handling', 'Max retries'], kind: 'changed', before: 2, after: 4, field: 'maxRetries' },
    ]);
  });

  it('is not known where the host has told only the name of the field', () => {
    expect(valueChanges({ path: 'speakingSpeed' })).toBeUndefined();
  });

  it('may be a list of words', () => {
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

  it('counts null, an empty text and an empty list as nothing', () => {
    expect(between(null, '')).toEqual([]);
    expect(between([], undefined)).toEqual([]);
    expect(between(null, 'hum.mp3')).toMatchObject([{ before: undefined, after: 'hum.mp3' }]);
    expect(between([false], null)).toMatchObject([{ before: [false], after: undefined }]);
  });

  it('names the things of a list, and what changes in each', () => {
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

  it('may be the first thing of a list, or its last', () => {
    const olives = { id: '3', name: 'Olives' };
    expect(between(null, [olives], 'items')).toEqual([{ place: ['Items', 'Olives'], kind: 'added' }]);
    expect(between([olives], null, 'items')).toEqual([{ place: ['Items', 'Olives'], kind: 'removed' }]);
  });

  it('leaves out the name of a list that is within something', () => {
    expect(between([], [{ id: '1', name: 'Wine' }], 'upselling.items')).toEqual([
      { place: ['Upselling', 'Wine'], kind: 'added' },
    ]);
  });

  it('is told of the fields that something had before, and of those that it has now', () => {
    expect(between({ voice: 'Aria' }, { speed: 1.2 }, 'voice')).toEqual([
      { place: ['Voice', 'Voice'], kind: 'changed', before: 'Aria', after: undefined, field: 'voice' },
      { place: ['Voice', 'Speed'], kind: 'changed', before: undefined, after: 1.2, field: 'speed' },
    ]);
  });

  it.each([
    [{ id: '1', name: 'Wine', instruction: 'Offer it' }, 'Wine'],
    [{ id: '1', name: '', instruction: 'Offer wine' }, 'Offer wine'],
    [{ id: '1', trigger: 'Asks for wine', type: 'upsell' }, 'Asks for wine'],
    [{ id: '1', type: 'upsell' }, 'upsell'],
    [{ id: '1' }, '1'],
    [{ amount: 3 }, '2'],
    ['by the glass', 'by the glass'],
  ])('calls %j of a list by what people know it by: %s', (thing, name) => {
    const first = { id: 'first', name: 'Water' };
    expect(between([first], [first, thing], 'items')).toMatchObject([{ place: ['Items', name] }]);
  });

  it('knows a thing without an id by its type', () => {
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

  it('shows of a list what can be shown in one piece', () => {
    expect(between([], ['bye', ['ciao']], 'endCallPhrases')).toMatchObject([{ after: ['bye'] }]);
  });

  it('calls a thing by its new name', () => {
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

  it('may be a whole stage that comes or goes', () => {
    const stage = { messages: ['Ciao'], fallbackResponse: '' };
    expect(between(null, stage, 'conversationFlow.smallTalk')).toEqual([
      { place: ['Conversation flow', 'Small talk'], kind: 'added' },
    ]);
    expect(between(stage, null, 'conversationFlow.smallTalk')).toMatchObject([{ kind: 'removed' }]);
  });

  it('is nothing between two that are the same, whatever they are', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(between(value, structuredClone(value))).toEqual([]);
      }),
    );
  });

  it('never fails, whatever the host sends', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        for (const { place } of between(before, after) ?? []) {
          expect(place.every((name) => typeof name === 'string')).toBe(true);
        }
      }),
    );
  });
});
