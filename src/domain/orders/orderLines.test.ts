import { describe, expect, it } from 'vitest';
import { orderLines, withoutNote } from './orderLines.ts';

// (rule: order lines)
describe('Order lines', () => {
  it('begin with a quantity and may end with a price', () => {
    for (const [line, quantity, name] of [
      ['2 Margherita', 2, 'Margherita'],
      ['2 x Margherita            36.00', 2, 'Margherita'],
      ['1x Tiramisù ..... $11.00', 1, 'Tiramisù'],
      ['  3 × Crème brûlée', 3, 'Crème brûlée'],
      ['12 X Oysters $1,036.00', 12, 'Oysters'],
      ['2 Xacuti chicken', 2, 'Xacuti chicken'],
      ['1 x 7 Up', 1, '7 Up'],
      ['1 x 寿司', 1, '寿司'],
    ] as const)
      expect(orderLines(line), line).toEqual([{ quantity, name }]);
  });

  it('need a quantity and a name', () => {
    for (const line of [
      'TABLE 4',
      'PICKUP IN 20 MIN',
      '(212) 555-0142',
      '212 555 0142',
      '12 x',
      '2 x 12',
      '0 Margherita',
      '100 Margherita',
      'TOTAL  $36.00',
      '    extra basil',
      '----',
      '',
    ])
      expect(orderLines(line), line).toEqual([]);
  });

  it('can follow a literal \\n', () => {
    expect(orderLines('TABLE 4\\n1 Pie\\n2 Tart').map(({ name }) => name)).toEqual(['Pie', 'Tart']);
  });

  it('may have a note after the name', () => {
    for (const name of [
      'Margherita, well done',
      'Margherita (no basil)',
      'Margherita - no basil',
      'Margherita',
    ])
      expect(withoutNote(name), name).toBe('Margherita');
    expect(withoutNote('Stir-fry')).toBe('Stir-fry');
  });
});
