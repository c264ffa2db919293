import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/orders/order.ts';
import type { TranscriptLine } from '#domain/shared/transcript.ts';
import type { Call } from './call.ts';
import { callOfOrder } from './callOfOrder.ts';

const at = (minute: number) => new Date(2026, 2, 4, 18, minute);
const order = (details = '1 x Tagliatelle al ragù   24.00'): Order => ({
  number: '41',
  placedAt: at(30),
  details,
  isPrinted: true,
});
const spoken = (...texts: readonly string[]): readonly TranscriptLine[] =>
  texts.map((text, index) => ({
    speaker: index % 2 === 0 ? 'agent' : 'caller',
    text,
    atSeconds: 10 * index,
  }));
const call = (id: string, changes: Partial<Call> = {}): Call => ({
  id,
  startedAt: at(25),
  endedAt: at(29),
  lines: spoken('Trattoria Aurora!', 'One ragù tagliatelle, please.'),
  ...changes,
});
const found = (ordered: Order, ...calls: readonly Call[]) =>
  callOfOrder(ordered, [{ id: 'bar', number: '+12125550142', calls }]);

// (rule: call of an order)
describe('The call of an order', () => {
  it('was running when the order was placed, or had ended at most 10 minutes earlier', () => {
    for (const [startedAt, endedAt, fits] of [
      [at(25), at(30), true],
      [at(25), at(40), true],
      [at(15), at(20), true],
      [at(15), at(19), false],
      [at(31), at(35), false],
      [undefined, at(30), false],
    ] as const)
      expect(found(order(), call('call-1', { startedAt, endedAt })) !== undefined, String(endedAt)).toBe(
        fits,
      );
  });

  it('ran at least until its last line if its end is unknown', () => {
    const lines = spoken('Hello', 'One tagliatelle al ragù.');
    expect(found(order(), call('call-1', { startedAt: at(20), endedAt: undefined, lines }))).toBeDefined();
    expect(found(order(), call('call-1', { startedAt: at(19), endedAt: undefined, lines }))).toBeUndefined();
  });

  it('is matched by the number on the ticket if several calls fit the time', () => {
    const ticket = order('Dana, (646) 555-0123\n1 x Pie');
    const calls = [call('call-1', { caller: '+16465550199' }), call('call-2', { caller: '+16465550123' })];
    expect(found(ticket, ...calls, call('call-3'))).toMatchObject({
      call: { id: 'call-2' },
      number: '+12125550142',
      matchedBy: 'phone',
    });
    expect(found(ticket, ...calls, call('call-3', { caller: '(646) 555-0123' }))).toBeUndefined();
  });

  it('is matched by time if only one call fits', () => {
    expect(found(order(), call('call-1'))).toMatchObject({ call: { id: 'call-1' }, matchedBy: 'time' });
    expect(found(order(), call('call-1'), call('call-2'))).toBeUndefined();
    expect(found(order())).toBeUndefined();
  });

  it("is not matched by time if the ticket has someone else's number", () => {
    const ticket = order('(646) 555-0123\n1 x Tagliatelle al ragù');
    expect(found(ticket, call('call-1', { caller: '+16465550199' }))).toBeUndefined();
    expect(found(ticket, call('call-1'))).toMatchObject({ matchedBy: 'time' });
  });

  it('is not matched by a number without an area code', () => {
    const ticket = order('555-0123\n1 x Tagliatelle al ragù');
    expect(found(ticket, call('call-1', { caller: '+16465550123' }))).toMatchObject({ matchedBy: 'time' });
  });

  it('is not matched by time if its transcript mentions nothing on the ticket', () => {
    expect(found(order(), call('call-1', { lines: spoken('Hello', 'A table for two.') }))).toBeUndefined();
    expect(found(order(), call('call-1', { lines: [] }))).toMatchObject({ atSeconds: 0 });
  });
});

describe("An order's time in its call", () => {
  const secondOf = (details: string, ...texts: readonly string[]) =>
    found(
      order(`(646) 555-0123\n${details}`),
      call('call-1', { caller: '+16465550123', lines: spoken(...texts) }),
    )?.atSeconds;

  it("is the time of the first line with an item's words, in any order and without short words", () => {
    expect(
      secondOf('1 x Pie\n2 x Tagliatelle al ragù, no salt', 'Hello', 'Hi', 'RAGU tagliatelle?', 'Yes'),
    ).toBe(20);
  });

  it('is the time of the first line about the allergy, if the ticket has one', () => {
    const texts = ['Hello', 'One pie.', 'Any allergies?', 'Nuts.'];
    expect(secondOf('1 x Pie\nALLERGY: nuts', ...texts)).toBe(20);
    expect(secondOf('1 x Pie\nAllergies: none', ...texts)).toBe(10);
    expect(secondOf('1 x Pie\nALLERGY: nuts', 'Hello', 'One pie.')).toBe(10);
  });

  it('is the start of the call if no line mentions the order', () => {
    expect(secondOf('1 x Pie', 'Hello', 'The usual, please.')).toBe(0);
  });
});
