import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  booleanSchema,
  ifReadable,
  instant,
  list,
  rowsUnderKey,
  nestedList,
  number,
  settingsText,
  text,
  unixSeconds,
} from './schemas.ts';

const Row = v.object({ id: v.string(), note: ifReadable(v.string()) });

// (rule: unreadable rows)
describe('A list in a response', () => {
  it('omits and counts unreadable rows', () => {
    const rows = v.parse(list(Row), [{ id: 'a' }, { id: 1 }, null, 'b', { id: 'c' }]);
    expect(rows.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(rows.unreadable).toBe(3);
  });

  it('has no count if all rows are readable', () => {
    expect(v.parse(list(Row), [{ id: 'a' }])).not.toHaveProperty('unreadable');
  });

  it('omits only an invalid optional value', () => {
    expect(v.parse(list(Row), [{ id: 'a', note: 5 }])).toEqual([{ id: 'a', note: undefined }]);
  });

  it('is empty if missing', () => {
    for (const rows of [null, undefined, []])
      expect(v.parse(list(Row), rows), JSON.stringify(rows)).toEqual([]);
  });

  it('must be a list', () => {
    for (const rows of ['rows', 5, { id: 'a' }])
      expect(v.is(list(Row), rows), JSON.stringify(rows)).toBe(false);
  });
});

// (rule: nested lists)
describe('A nested list', () => {
  const Parent = v.object({ rows: nestedList(Row) });
  const read = (rows: unknown) => v.parse(Parent, { rows }).rows;

  it('can be a list, an object of rows, or one row', () => {
    for (const [rows, ids] of [
      [{ 0: { id: 'a' }, 2: { id: 'c' } }, ['a', 'c']],
      [{ id: 'a' }, ['a']],
      [[{ id: 'a' }], ['a']],
      [{}, []],
      [[], []],
      [null, []],
      [undefined, []],
    ] as const) {
      expect(
        read(rows).map(({ id }) => id),
        JSON.stringify(rows),
      ).toEqual(ids);
      expect(read(rows), JSON.stringify(rows)).not.toHaveProperty('unreadable');
    }
  });

  it('may be missing', () => expect(v.parse(Parent, {}).rows).toEqual([]));

  it('counts any other value as one unreadable row', () => {
    for (const rows of ['rows', 5, false, { rows: [] }]) {
      expect(read(rows), JSON.stringify(rows)).toHaveLength(0);
      expect(read(rows).unreadable, JSON.stringify(rows)).toBe(1);
    }
  });
});

describe('A response that lists rows', () => {
  const Reply = rowsUnderKey('rows', Row);

  it('has the list under its key', () => {
    expect(v.parse(Reply, { rows: [{ id: 'a' }], total: 1 })).toEqual([{ id: 'a' }]);
  });

  it('is an empty list if the key is missing', () => {
    for (const body of [{ rows: null }, {}, { success: true }])
      expect(v.parse(Reply, body), JSON.stringify(body)).toEqual([]);
  });

  it('is malformed if the key has another value', () => {
    for (const body of [{ unexpected: [true] }, { error: 'Maintenance' }, [], 'rows', null])
      expect(v.is(Reply, body), JSON.stringify(body)).toBe(false);
  });
});

const outputOf = (schema: v.GenericSchema, value: unknown) => {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : 'unreadable';
};

// (rule: readable values)
describe('A value in a response', () => {
  const AT = new Date('2026-03-04T18:00:00Z');

  it('is parsed in every notation', () => {
    for (const [kind, schema, value, expected] of [
      ['text', text, '1042', '1042'],
      ['text', text, 1042, '1042'],
      ['text', text, '', ''],
      ['text', text, null, 'unreadable'],
      ['text', text, true, 'unreadable'],
      ['settings text', settingsText, 'Hi', 'Hi'],
      ['settings text', settingsText, null, ''],
      ['settings text', settingsText, undefined, 'unreadable'],
      ['number', number, 12.5, 12.5],
      ['number', number, '12.50', 12.5],
      ['number', number, ' 7 ', 7],
      ['number', number, '-3', -3],
      ['number', number, '1e3', 1000],
      ['number', number, '', 'unreadable'],
      ['number', number, ' ', 'unreadable'],
      ['number', number, '12,50', 'unreadable'],
      ['number', number, '0x10', 'unreadable'],
      ['number', number, '1e999', 'unreadable'],
      ['number', number, true, 'unreadable'],
      ['boolean', booleanSchema, true, true],
      ['boolean', booleanSchema, 'false', false],
      ['boolean', booleanSchema, 'TRUE', true],
      ['boolean', booleanSchema, 0, false],
      ['boolean', booleanSchema, '1', true],
      ['boolean', booleanSchema, 'maybe', 'unreadable'],
      ['boolean', booleanSchema, 2, 'unreadable'],
      ['boolean', booleanSchema, null, 'unreadable'],
      ['instant', instant, AT.toISOString(), AT],
      ['instant', instant, AT.getTime(), AT],
      ['instant', instant, String(AT.getTime()), AT],
      ['instant', instant, AT.getTime() / 1000, AT],
      ['instant', instant, AT.getTime() * 1e3, AT],
      ['instant', instant, AT.getTime() * 1e6, AT],
      ['instant', instant, 7, 'unreadable'],
      ['instant', instant, 'Tuesday', 'unreadable'],
      ['instant', instant, '2026-13-45', 'unreadable'],
      ['instant', instant, '2026-02-30T18:00:00Z', 'unreadable'],
      ['instant', instant, 1e30, 'unreadable'],
      ['instant', instant, null, 'unreadable'],
      ['unixSeconds', unixSeconds, AT.getTime() / 1000, AT],
      ['unixSeconds', unixSeconds, AT.getTime(), AT],
      ['unixSeconds', unixSeconds, AT.toISOString(), AT],
      ['unixSeconds', unixSeconds, 1, new Date(1000)],
    ] as const)
      expect(outputOf(schema, value), `${kind} ${JSON.stringify(value)}`).toEqual(expected);
  });
});

// (rule: times without a zone)
describe.each(['America/New_York', 'Asia/Tokyo'])('A time in a response, read in %s', (zone) => {
  afterEach(() => void vi.unstubAllEnvs());
  const read = (value: string) => {
    vi.stubEnv('TZ', zone);
    return v.parse(instant, value);
  };

  it.each([
    '2026-03-04T22:05:00',
    '2026-03-04T22:05',
    '2026-03-04 22:05:00.000000',
    '2026-03-04T22:05:00Z',
    '2026-03-04 22:05:00 UTC',
    '2026-03-04 17:05:00-05',
    '2026-03-05T07:05:00 +0900',
  ])('is in UTC unless it names a zone: %s', (value) =>
    expect(read(value)).toEqual(new Date(Date.UTC(2026, 2, 4, 22, 5))),
  );

  it.each([
    ['2024-02-29', 29],
    ['2024-02', 1],
  ])('without a time of day is a calendar day in the viewer’s zone: %s', (value, day) =>
    expect(read(value)).toEqual(new Date(2024, 1, day)),
  );
});
