import { expect, it } from 'vitest';
import { answerProblems, withoutByteOrderMark } from './answerRules.ts';

const agreed = (status: number, content?: unknown, method = 'GET') => ({
  request: { method, path: '/', query: {}, headers: {}, generators: {} },
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

const menu = { categories: [{ id: 'a', items: [{ id: 'b' }] }] };
const items = (...ids: readonly string[]) => ({ id: ids.join(), items: ids.map((id) => ({ id })) });

it.each([
  ['different', [items('a', 'b')], []],
  ['the same in one list', [items('a', 'a')], ['$.categories[*].items[*].id']],
  ['the same in two lists', [items('a', 'b'), items('a')], ['$.categories[*].items[*].id']],
])('answerProblems compares the IDs of elements (%s)', (_, categories, places) => {
  const text = JSON.stringify({ categories, tags: [{ id: 'x' }, { id: 'x' }] });
  expect(answerProblems(agreed(200, menu), { status: 200, text }).map(({ at }) => at)).toEqual(places);
});

const sent = {
  phone: '+1 212 555',
  url: '',
  days: ['monday', 'friday'],
  items: [{ name: 'Pie', displayOrder: 4 }],
};
const asStored = {
  phone: '+1212555',
  url: null,
  days: ['friday', 'monday'],
  items: [{ name: 'Pie', displayOrder: 1 }],
};

it.each([
  ['as sent', sent, []],
  ['as a host may store it', { id: 'x', ...asStored }, []],
  ['without an optional field', { ...sent, url: undefined }, []],
  ['the value before', { ...sent, phone: '+1646555' }, ['$.config.phone']],
  ['a value that was cleared', { ...sent, url: 'https://a.example' }, ['$.config.url']],
  ['another day', { ...sent, days: ['monday', 'sunday'] }, ['$.config.days[*]']],
  ['a list that grew', { ...sent, days: [...sent.days, 'sunday'] }, ['$.config.days']],
  ['an older element', { ...sent, items: [{ name: 'Tart' }] }, ['$.config.items[*].name']],
])('answerProblems compares the response to a save with the request (%s)', (_, config, places) => {
  const answer = { status: 200, text: JSON.stringify({ config }), sent: JSON.stringify(sent) };
  const found = answerProblems(agreed(200, { config: sent }, 'PUT'), answer);
  expect(found.map(({ at }) => at)).toEqual(places);
});

it('withoutByteOrderMark removes only the byte order mark', () => {
  expect(withoutByteOrderMark(Buffer.from('\ufeff{}')).toString()).toBe('{}');
  expect(withoutByteOrderMark(Buffer.from('{}')).toString()).toBe('{}');
});
