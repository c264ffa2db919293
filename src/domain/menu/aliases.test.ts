import { describe, expect, it } from 'vitest';
import { withAlias } from './aliases.ts';
import { withDietary, withoutDietary } from './dietary.ts';

describe('an alias', () => {
  it('is added without the blanks around it', () =>
    expect(withAlias(['coffee cake'], ' pick me up ')).toEqual(['coffee cake', 'pick me up']));
  it.each(['', '  '])('is not added when it is empty: %j', (alias) =>
    expect(withAlias(['coffee cake'], alias)).toEqual(['coffee cake']),
  );
  it.each(['coffee cake', 'Coffee Cake '])('is not added when it is there already: %s', (alias) =>
    expect(withAlias(['coffee cake'], alias)).toEqual(['coffee cake']),
  );
});

describe('a dietary type', () => {
  it('is added with its level, if it has one', () => {
    expect(withDietary([], 'vegan')).toEqual([{ type: 'vegan' }]);
    expect(withDietary([{ type: 'vegan' }], 'spicy', ' mild ')).toEqual([
      { type: 'vegan' },
      { type: 'spicy', level: 'mild' },
    ]);
  });
  it('is not added when none is chosen', () => expect(withDietary([], '')).toEqual([]));
  it('is not added when it is there already', () =>
    expect(withDietary([{ type: 'spicy', level: 'mild' }], 'spicy', 'hot')).toEqual([
      { type: 'spicy', level: 'mild' },
    ]));
  it('can be taken off again', () =>
    expect(withoutDietary([{ type: 'spicy' }, { type: 'vegan' }], 'spicy')).toEqual([{ type: 'vegan' }]));
});
