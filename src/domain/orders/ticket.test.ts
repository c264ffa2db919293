import { describe, expect, it } from 'vitest';
import { sumOrderTotals, ticketParts, ticketTotal } from './ticket.ts';

const warningsOf = (details: string) =>
  ticketParts(details)
    .filter(({ isAllergy }) => isAllergy)
    .map(({ text }) => text);

describe('Order details', () => {
  it('keep their sequence, with a literal \\n as a line break', () => {
    const details = 'TABLE 4\\n1 x Tiramisù\n\nALLERGY: nuts.\nNo cutlery';
    expect(ticketParts(details)).toEqual([
      { isAllergy: false, text: 'TABLE 4\n1 x Tiramisù\n' },
      { isAllergy: true, text: 'ALLERGY: nuts.' },
      { isAllergy: false, text: 'No cutlery' },
    ]);
  });

  it('mark an allergy', () => {
    for (const line of [
      'ALLERGY: nuts. Clean pan, please.',
      '    guest is allergic to shellfish',
      'Severe peanut allergy!',
      'lactose intolerant',
      'COELIAC, no flour at all',
      'Allergen: sesame',
      'no nuts, allergy',
      'no gluten (allergy)',
      'NO NUT ALLERGY',
      'no onions: allergy',
      'ALLERGY',
    ])
      expect(warningsOf(`TABLE 4\n${line}\nThank you`), JSON.stringify(line)).toEqual([line]);
  });

  it('do not mark other lines, or lines that say there are no allergies', () => {
    for (const line of [
      'TABLE 4',
      'No allergies',
      'No known allergies.',
      'Allergies: none',
      'ALLERGY: -',
      'Allergies: N/A',
      'no food intolerances',
      'no onions',
    ])
      expect(warningsOf(line), line).toEqual([]);
  });

  it('mark the line below an allergy heading', () => {
    expect(warningsOf('ALLERGIES:\n  peanuts\n1 x Arancini')).toEqual(['ALLERGIES:\n  peanuts']);
  });

  it('mark only the heading when no allergy follows it', () => {
    for (const line of ['none', 'None.', ' - no', 'N/A', ' -'])
      expect(warningsOf(`ALLERGIES:\n${line}\n1 x Arancini`), JSON.stringify(line)).toEqual(['ALLERGIES:']);
  });

  it('do not mark the line below another heading', () => {
    expect(warningsOf('STARTERS:\n1 x Arancini')).toEqual([]);
  });

  it('mark each of two allergy lines', () => {
    expect(warningsOf('allergy: nuts\n1 x Arancini\nallergy: eggs')).toHaveLength(2);
  });
});

describe('The total of an order', () => {
  it('is read from its line', () => {
    for (const [line, cents] of [
      ['TOTAL                     $39.00', 3900],
      ['Total: $1,039.50', 103_950],
      ['TOTAL 12.05', 1205],
      ['TOTAL DUE $12', 1200],
      ['  grand total ... $7.10', 710],
      ['TOTAL $0.00', 0],
    ] as const) {
      expect(ticketTotal(`1 x Arancini 39.00\n${line}\n\nALLERGY: nuts`), JSON.stringify(line)).toBe(cents);
      expect(ticketTotal(`1 x Arancini 39.00\\n${line}\\n`), JSON.stringify(line)).toBe(cents);
    }
  });

  it('is the last total, after tax and tip', () => {
    expect(ticketTotal('SUBTOTAL $30.00\nTOTAL $30.00\nTAX $2.66\nGRAND TOTAL $32.66')).toBe(3266);
  });

  it('is unknown without a dollar amount after "total"', () => {
    for (const details of [
      'TABLE 4\n2 x Tagliatelle al ragù',
      'SUBTOTAL $30.00',
      'TOTAL 3',
      'TOTAL ITEMS 5.00',
      'TOTAL €39.00',
      'TOTAL to be asked',
      '',
    ])
      expect(ticketTotal(details), JSON.stringify(details)).toBeUndefined();
  });
});

describe('The sum of orders', () => {
  const saying = { details: 'TOTAL $39.00' };
  const silent = { details: 'TABLE 4' };

  it('adds up known totals and counts orders without a total', () => {
    expect(sumOrderTotals([saying, silent, { details: 'TOTAL $0.10' }])).toEqual({ cents: 3910, unknown: 1 });
  });
  it('is unknown, not zero, when no order has a total', () => {
    expect(sumOrderTotals([silent, silent])).toEqual({ cents: undefined, unknown: 2 });
    expect(sumOrderTotals([{ details: 'TOTAL $0.00' }])).toEqual({ cents: 0, unknown: 0 });
  });
});
