import { describe, expect, it } from 'vitest';
import { answerProblems, withoutByteOrderMark } from './answerRules.ts';

const agreed = (status: number, content?: unknown) => ({
  response: {
    status,
    headers: {},
    matchingRules: { body: {} },
    ...(content !== undefined && { body: { contentType: 'application/json', content } }),
  },
});
const declined = { at: '$.success', expected: 'true or none', got: 'false' };

describe('answerProblems', () => {
  it.each([
    ['next to data', agreed(200, { orders: [] }), '{"orders":[],"success":false}'],
    ['where no body is needed', agreed(204), '{"success":false}'],
  ])('finds `success: false` %s', (_, interaction, text) =>
    expect(answerProblems(interaction, { status: 200, text })).toEqual([declined]),
  );

  it('finds a web page', () =>
    expect(answerProblems(agreed(204), { status: 200, text: '\n<!doctype html><p>' })).toEqual([
      { at: 'body', expected: 'no web page', got: '<!doctype html><p>' },
    ]));

  it.each([
    ['an agreed refusal', agreed(200, { success: false }), 200, '{"success":false}'],
    ['a success', agreed(200, { orders: [] }), 200, '{"orders":[],"success":true}'],
    ['an empty body', agreed(204), 204, ''],
    ['plain text', agreed(204), 200, 'OK'],
    ['an error', agreed(400), 400, '<!doctype html>'],
    ['an unexpected error', agreed(200, {}), 500, '{"success":false}'],
  ])('accepts %s', (_, interaction, status, text) =>
    expect(answerProblems(interaction, { status, text })).toEqual([]),
  );
});

describe('withoutByteOrderMark', () => {
  it('removes only the mark', () => {
    expect(withoutByteOrderMark(Buffer.from('\ufeff{}')).toString()).toBe('{}');
    expect(withoutByteOrderMark(Buffer.from('{}')).toString()).toBe('{}');
    expect(withoutByteOrderMark(Buffer.alloc(0)).toString()).toBe('');
  });
});
