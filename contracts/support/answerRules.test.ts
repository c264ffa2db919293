import { expect, it } from 'vitest';
import { answerProblems, withoutByteOrderMark } from './answerRules.ts';

const agreed = (status: number, content?: unknown) => ({
  response: {
    status,
    headers: {},
    matchingRules: { body: {} },
    ...(content !== undefined && { body: { contentType: 'application/json', content } }),
  },
});

it.each([
  ['`success: false` next to data', agreed(200, {}), 200, '{"orders":[],"success":false}', '$.success'],
  ['`success: false` where no body is needed', agreed(204), 200, '{"success":false}', '$.success'],
  ['a page', agreed(204), 200, '\n<!doctype html><p>', 'body'],
  ['an agreed refusal', agreed(200, { success: false }), 200, '{"success":false}', undefined],
  ['a success', agreed(200, {}), 200, '{"success":true}', undefined],
  ['plain text', agreed(204), 200, 'OK', undefined],
  ['an agreed error', agreed(400), 400, '<!doctype html>', undefined],
  ['an unexpected error', agreed(200, {}), 500, '{"success":false}', undefined],
])('answerProblems judges %s', (_, interaction, status, text, place) => {
  const places = answerProblems(interaction, { status, text }).map(({ at }) => at);
  expect(places).toEqual(place === undefined ? [] : [place]);
});

it('withoutByteOrderMark removes only the mark', () => {
  expect(withoutByteOrderMark(Buffer.from('\ufeff{}')).toString()).toBe('{}');
  expect(withoutByteOrderMark(Buffer.from('{}')).toString()).toBe('{}');
});
