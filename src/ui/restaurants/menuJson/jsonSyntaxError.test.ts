import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { isJson } from '#domain/restaurants/restaurant.ts';
import { jsonSyntaxError } from './jsonSyntaxError.ts';

describe('jsonSyntaxError', () => {
  it.each([
    ['{\n  "menu": {\n    "entrees" []\n  }\n}', 3, 15, 'a colon is missing'],
    ['{"a": 1\n"b": 2}', 2, 1, 'a comma is missing'],
    ['{\r\n  "a": 1,\r\n}', 3, 1, 'a property name in double quotes is missing'],
    ['[1, 2', 1, 6, 'a closing bracket is missing'],
    ['{"a": "b}', 1, 7, 'a closing quote is missing'],
    ['{"a": }', 1, 7, 'a value is missing'],
    ['// a menu\n{}', 1, 1, 'comments are not allowed'],
    ['{} {}', 1, 4, 'there is extra text after the end of the menu'],
    ['', 1, 1, 'a value is missing'],
  ])('finds the error in %j at line %d and column %d (%s)', (text, line, column, reason) => {
    expect(jsonSyntaxError(text)).toMatchObject({ line, column, reason });
  });

  it('reports excessive nesting unless the text is valid JSON', () => {
    const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(jsonSyntaxError(deep(100_000).slice(1))).toMatchObject({
      reason: 'the nesting is too deep to check',
    });
    expect(jsonSyntaxError(deep(1000))).toBeUndefined();
  });

  it('finds an error exactly when the text is not JSON', () => {
    const almostJson = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', '}', ',', '"', 'x', '\n'))
      .map(
        ([json, at, more]) =>
          json.slice(0, at % (json.length + 1)) + more + json.slice(at % (json.length + 1)),
      );
    fc.assert(
      fc.property(almostJson, (text) => {
        const fault = jsonSyntaxError(text);
        expect(fault === undefined).toBe(isJson(text));
        if (fault) expect(fault.line).toBeLessThanOrEqual(text.split('\n').length);
      }),
      { numRuns: 1000 },
    );
  });
});
