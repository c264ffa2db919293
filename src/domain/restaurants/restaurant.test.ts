import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { formatJson, formatMenuJson } from './restaurant.ts';

describe('formatMenuJson', () => {
  it('formats line by line', () => {
    expect(formatMenuJson({ menu: [1] })).toBe('{\n  "menu": [\n    1\n  ]\n}');
  });
});

describe('Format JSON', () => {
  it('reformats valid JSON', () => {
    expect(formatJson(' {"a":[ 1,2 ]} ')).toBe('{\n  "a": [\n    1,\n    2\n  ]\n}');
  });

  it('leaves invalid JSON unchanged', () => {
    for (const text of ['', '{', '{"a": 1,}', "{'a': 1}", '// nothing\n{}', '01', 'undefined'])
      expect(formatJson(text), JSON.stringify(text)).toBeUndefined();
  });

  it('changes no value, and is idempotent', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const formatted = formatJson(JSON.stringify(value));
        expect(JSON.parse(formatted ?? '')).toEqual(JSON.parse(JSON.stringify(value)));
        expect(formatJson(formatted ?? '')).toBe(formatted);
      }),
    );
  });
});
