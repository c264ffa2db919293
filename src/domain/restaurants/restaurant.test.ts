import { describe, expect, it } from 'vitest';
import { formatMenuJson, isJson } from './restaurant.ts';

describe('formatMenuJson', () => {
  it('formats JSON with line breaks', () => {
    expect(formatMenuJson({ menu: [1] })).toBe('{\n  "menu": [\n    1\n  ]\n}');
  });
});

describe('isJson', () => {
  it('accepts only JSON', () => {
    expect(isJson(' {"a":[ 1,2 ]} ')).toBe(true);
    for (const text of ['', '{', '{"a": 1,}', "{'a': 1}", '// nothing\n{}', '01', 'undefined'])
      expect(isJson(text), JSON.stringify(text)).toBe(false);
  });
});
