import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { formatMenuJson } from '#domain/restaurants/restaurant.ts';
import { formatJson } from './formatJson.ts';

describe('Format JSON', () => {
  it('keeps repeated keys and numbers as typed', () => {
    expect(formatJson(' {"a":[ 1.50,12345678901234567890 ],"a":{}} ')).toBe(
      '{\n  "a": [\n    1.50,\n    12345678901234567890\n  ],\n  "a": {}\n}',
    );
  });

  it('leaves invalid JSON unchanged', () => {
    for (const text of ['', ' {', '{"a": 1,}', '// nothing\n{}']) expect(formatJson(text)).toBe(text);
  });

  it('formats JSON like the text of a saved menu', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const shown = formatMenuJson(value);
        expect(formatJson(JSON.stringify(value))).toBe(shown);
        expect(formatJson(shown)).toBe(shown);
      }),
    );
  });
});
