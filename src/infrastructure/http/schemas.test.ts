import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ifReadable, list, listIn } from './schemas.ts';

const Row = v.object({ id: v.string(), note: ifReadable(v.string()) });

// (rule: unreadable rows)
describe('A list in an answer', () => {
  it('leaves out rows that cannot be read, and counts them', () => {
    const rows = v.parse(list(Row), [{ id: 'a' }, { id: 1 }, null, 'b', { id: 'c' }]);
    expect(rows.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(rows.unreadable).toBe(3);
  });

  it('has no count if all rows can be read', () => {
    expect(v.parse(list(Row), [{ id: 'a' }])).not.toHaveProperty('unreadable');
  });

  it('loses only an odd optional value', () => {
    expect(v.parse(list(Row), [{ id: 'a', note: 5 }])).toEqual([{ id: 'a', note: undefined }]);
  });

  it.each([null, undefined, []])('is empty if it is %s', (rows) => {
    expect(v.parse(list(Row), rows)).toEqual([]);
  });

  it.each(['rows', 5, { id: 'a' }])('cannot be %j', (rows) => {
    expect(v.is(list(Row), rows)).toBe(false);
  });
});

describe('The answer of a call that lists rows', () => {
  const Reply = listIn('rows', Row);

  it('has the list under its key', () => {
    expect(v.parse(Reply, { rows: [{ id: 'a' }], total: 1 })).toEqual([{ id: 'a' }]);
  });

  it.each([{ rows: null }, {}, { success: true }])('is an empty list: %j', (body) => {
    expect(v.parse(Reply, body)).toEqual([]);
  });

  it.each([{ unexpected: [true] }, { error: 'Maintenance' }, [], 'rows', null])(
    'cannot be something else: %j',
    (body) => {
      expect(v.is(Reply, body)).toBe(false);
    },
  );
});
