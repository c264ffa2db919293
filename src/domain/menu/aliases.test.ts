import { describe, expect, it } from 'vitest';
import { distinctAliases, withAliases } from './aliases.ts';
import { distinctDietary, withDietary, withoutDietaryMark } from './dietary.ts';

describe('Menu aliases', () => {
  it('are trimmed when added', () =>
    expect(withAliases(['coffee cake'], ' pick me up ')).toEqual(['coffee cake', 'pick me up']));
  it('can be added as a list with commas', () =>
    expect(withAliases(['coffee cake'], 'pick me up, ,Coffee cake, tira')).toEqual([
      'coffee cake',
      'pick me up',
      'tira',
    ]));
  it('are not added when blank', () => {
    for (const alias of ['', '  ', '\u200b'])
      expect(withAliases(['coffee cake'], alias), JSON.stringify(alias)).toEqual(['coffee cake']);
  });
  it('are not added twice, ignoring case', () => {
    for (const alias of ['coffee cake', 'Coffee Cake ', 'TIRAMISÙ'])
      expect(withAliases(['Tiramisù', 'coffee cake'], alias), JSON.stringify(alias)).toEqual([
        'Tiramisù',
        'coffee cake',
      ]);
  });
  it('are not added twice in another spelling', () => {
    for (const [alias, other] of [
      ['Tiramisù', 'Tiramisu\u0300'],
      ['BBQ', 'ＢＢＱ\u200b'],
    ] as const) {
      expect(withAliases([alias], other), alias).toEqual([alias]);
      expect(distinctAliases([alias, other]), alias).toEqual([alias]);
    }
  });
  it('keep the first spelling of each alias and drop blank ones', () =>
    expect(distinctAliases([' Coffee cake', '  ', 'coffee CAKE', 'pick me up'])).toEqual([
      'Coffee cake',
      'pick me up',
    ]));
});

// (rule: dietary type)
describe('Dietary types', () => {
  it('can have a level', () => {
    expect(withDietary([], 'vegan')).toEqual([{ type: 'vegan' }]);
    expect(withDietary([{ type: 'vegan' }], 'spicy', ' mild ')).toEqual([
      { type: 'vegan' },
      { type: 'spicy', level: 'mild' },
    ]);
  });
  it('are not added without a selection', () => expect(withDietary([], '')).toEqual([]));
  it('are not added twice', () =>
    expect(withDietary([{ type: 'spicy', level: 'mild' }], 'spicy', 'hot')).toEqual([
      { type: 'spicy', level: 'mild' },
    ]));
  it('keep the first level of each type and drop blank ones', () =>
    expect(
      distinctDietary([
        { type: 'spicy', level: ' mild ' },
        { type: '' },
        { type: 'spicy', level: 'hot' },
        { type: 'vegan' },
      ]),
    ).toEqual([{ type: 'spicy', level: 'mild' }, { type: 'vegan' }]));
  it('can be removed', () =>
    expect(withoutDietaryMark([{ type: 'spicy' }, { type: 'vegan' }], 'spicy')).toEqual([{ type: 'vegan' }]));
});
