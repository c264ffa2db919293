import { describe, expect, it } from 'vitest';
import { distinctAliases, withAlias } from './aliases.ts';
import { distinctDietary, withDietary, withoutDietary } from './dietary.ts';

describe('an alias', () => {
  it('is added without the blanks around it', () =>
    expect(withAlias(['coffee cake'], ' pick me up ')).toEqual(['coffee cake', 'pick me up']));
  it.each(['', '  '])('is not added when it is empty: %j', (alias) =>
    expect(withAlias(['coffee cake'], alias)).toEqual(['coffee cake']),
  );
  it.each(['coffee cake', 'Coffee Cake ', 'TIRAMISÙ'])('is not added when it is there already: %s', (alias) =>
    expect(withAlias(['Tiramisù', 'coffee cake'], alias)).toEqual(['Tiramisù', 'coffee cake']),
  );
  it('stands once in a list, in its first wording, and never empty', () =>
    expect(distinctAliases([' Coffee cake', '  ', 'coffee CAKE', 'pick me up'])).toEqual([
      'Coffee cake',
      'pick me up',
    ]));
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
  it('stands once in a list, with its first level, and never empty', () =>
    expect(
      distinctDietary([
        { type: 'spicy', level: ' mild ' },
        { type: '' },
        { type: 'spicy', level: 'hot' },
        { type: 'vegan' },
      ]),
    ).toEqual([{ type: 'spicy', level: 'mild' }, { type: 'vegan' }]));
  it('can be taken off again', () =>
    expect(withoutDietary([{ type: 'spicy' }, { type: 'vegan' }], 'spicy')).toEqual([{ type: 'vegan' }]));
});
